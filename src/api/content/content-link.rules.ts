const LONGEST = 2048;

/** Backslashes and control characters, which a browser interprets differently from us. */
const TREACHEROUS = /[\p{Cc}\\]/u;

/** Returns a link of the CMS if it is a path of this origin or http(s) without credentials. Source: SHL-05, SEC-02. */
export const contentLink = (raw: string): string | undefined => {
  const link = raw.trim();
  if (link.length > LONGEST || TREACHEROUS.test(link)) return undefined;
  if (/^\/(?!\/)/.test(link)) return link;
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return undefined;
  const { username, password } = new URL(link);
  return username === '' && password === '' ? link : undefined;
};
