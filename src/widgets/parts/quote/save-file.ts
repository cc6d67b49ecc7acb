/** How long a browser has to take a file over before its address goes, in milliseconds. */
const KEPT_MS = 60_000;

/** Hands a file to the shopper's browser, which saves or opens it. */
export const saveFile = (file: Blob, name: string): void => {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
};

/** A name that every file system takes; `name` is in the page's words. */
export const fileName = (name: string, ending: string): string =>
  `${name.replaceAll(/[^\p{L}\p{N}_-]/gu, '')}.${ending}`;
