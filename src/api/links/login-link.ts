import { safeRedirect } from '../../core/redirect.ts';
import { runtime } from '../../core/runtime.ts';
import { fromHere, sitePath } from './site-link.ts';

/** Returns this page's address, or on a login page the one that it was given, if it is safe to follow (SEC-02). */
const returnTo = (): string | null => {
  const { pathname, search, href } = location;
  if (!/^(?!.*\/support\/).*\/login\/?$/i.test(pathname)) return returnAddress();
  const given = new URLSearchParams(search).get('returnTo');
  return safeRedirect(given, { here: href, storeHosts: runtime().config.storeHosts ?? [] }) && given
    ? given
    : null;
};

/** Returns the link to the shop's login page in this page's language. It leads back to the given path. */
export const loginLink = (back: string | null = returnTo()): string => {
  const lang = runtime().row.language;
  return fromHere(sitePath('login', { lang, ...(back !== null && { returnTo: back }) }));
};

/** A longer address is not passed on, because servers refuse it. The shopper then comes back to its path alone. */
const LONGEST = 1500;

/** Returns this page's address to lead back to: a path on the shop's own pages, else the whole address (SEC-02). */
export const returnAddress = (): string => {
  const { origin, pathname, search, hash } = location;
  const path = (runtime().config.storeUrl ?? origin) === origin ? pathname : origin + pathname;
  const whole = path + search + hash;
  return whole.length > LONGEST ? path : whole;
};
