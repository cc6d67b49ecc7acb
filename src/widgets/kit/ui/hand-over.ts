/** How long a browser has to take over a file before its address is revoked, in milliseconds. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which saves or opens it. */
export const saveFile = (file: Blob, name: string): void => {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
};

/** Returns a file name that every file system accepts. `name` is in the page's language. */
export const fileName = (name: string, ending: string): string =>
  `${name.replaceAll(/[^\p{L}\p{N}_-]/gu, '')}.${ending}`;

/** Puts a text into the clipboard. Resolves with false if the browser does not allow it, as without a secure connection. */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );
