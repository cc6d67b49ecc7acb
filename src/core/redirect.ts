import { matchRoute } from './locale/match-route.ts';

/** The places that a redirect may lead to: the page's own origin, and these hosts. */
export type RedirectRules = {
  /** The page's own address, `location.href`. */
  here: string;
  /** The configured store hosts, such as `store.example.ca`, each with its port if it has one. */
  storeHosts?: readonly string[];
};

const longest = 2048;
const rounds = 5;
const schemeWithoutHost = /^[a-z][a-z0-9+.-]*:(?!\/\/)/i;

/** Decodes the ASCII sequences of a path once. Malformed and other sequences stay as they are. */
function decodeAscii(path: string): string {
  return path.replace(/%([0-7][0-9a-f])/gi, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** Returns whether a path, however often it is decoded later, could name a host or climb upwards. */
function isTreacherous(path: string): boolean {
  let text = path;
  for (let round = 0; round < rounds; round += 1) text = decodeAscii(text);
  return text !== decodeAscii(text) || /^\/[/\\]|\p{Cc}|(^|[/\\])\.\.([/\\]|$)/u.test(text);
}

/** Returns whether `new URL` would silently repair the text, so that it could be read in two ways. */
function isMalformed(target: string): boolean {
  const path = target.replace(/[?#].*$/s, '');
  return /\p{Cc}/u.test(target) || path.includes('\\') || schemeWithoutHost.test(target);
}

/**
 * Returns the absolute address of a redirect, or undefined if it must not be followed. Any path of the page's own origin is
 * allowed, on another store host only one of the route table. The target may come from the address bar, storage or the CMS.
 * Never throws. Source: SEC-02.
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
