import { matchRoute } from './locale/match-route.ts';

/** Where a redirect may lead: the page’s own origin, and these hosts. */
export type RedirectRules = {
  /** The page's own address, `location.href`. */
  here: string;
  /** The configured store hosts, such as `store.example.ca`, each with its port if it has one. */
  storeHosts?: readonly string[];
};

const longest = 2048;
const rounds = 5;
const schemeWithoutHost = /^[a-z][a-z0-9+.-]*:(?!\/\/)/i;

/** A path with its ASCII decoded once; malformed and other sequences stay as they are. */
function decodeAscii(path: string): string {
  return path.replace(/%([0-7][0-9a-f])/gi, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** Whether a path names a host or a way up once any later reader has decoded it, however often. */
function isTreacherous(path: string): boolean {
  let text = path;
  for (let round = 0; round < rounds; round += 1) text = decodeAscii(text);
  return text !== decodeAscii(text) || /^\/[/\\]|\p{Cc}|(^|[/\\])\.\.([/\\]|$)/u.test(text);
}

/** What `new URL` would mend in silence, so that the text means one thing to it and another to its reader. */
function isMalformed(target: string): boolean {
  const path = target.replace(/[?#].*$/s, '');
  return /\p{Cc}/u.test(target) || path.includes('\\') || schemeWithoutHost.test(target);
}

/**
 * The address to send the browser to, absolute, or undefined if the target may not be followed. Any path
 * of the page's own origin may; on another configured store host only a path of the route table. All ways
 * out of the site (other hosts, other schemes, credentials, back slashes, encoded forms) are refused, so
 * targets may come from the address bar, storage or the CMS. Never throws. Source: SEC-02.
 */
export function safeRedirect(target: unknown, { here, storeHosts = [] }: RedirectRules): string | undefined {
  if (typeof target !== 'string' || target === '' || target.length > longest) return undefined;
  if (isMalformed(target) || !URL.canParse(target, here)) return undefined;
  const [url, page] = [new URL(target, here), new URL(here)];
  const isWeb = url.protocol === 'https:' || (url.protocol === 'http:' && page.protocol === 'http:');
  if (!isWeb || url.username !== '' || url.password !== '' || isTreacherous(url.pathname)) return undefined;
  if (url.origin === page.origin) return url.href;
  const isStore = storeHosts.some((host) => host.toLowerCase() === url.host);
  return isStore && matchRoute(url.pathname) ? url.href : undefined;
}
