import { safeRedirect } from '../../../core/redirect.ts';
import { needsLocaleSegment, routePath } from '../../../core/locale/routes.ts';
import { runtime } from '../../../core/runtime.ts';

/** The maximum length of an address to return to. A longer one is shortened to its path, because servers refuse it. */
const LONGEST = 1500;

/**
 * Returns the address that the login page returns to: a path on the shop's own pages, else the whole address, which the
 * login page follows only for known hosts (SEC-02). A login page passes on the address that it was given, if that
 * address is safe to follow.
 */
const returnTo = (): string | null => {
  const { origin, pathname, search, hash, href } = location;
  if (/\/login\/?$/i.test(pathname)) {
    const given = new URLSearchParams(search).get('returnTo');
    return safeRedirect(given, { here: href, storeHosts: runtime().config.storeHosts ?? [] }) && given
      ? given
      : null;
  }
  const target = (runtime().config.storeUrl ?? origin) === origin ? pathname + search + hash : href;
  return target.length > LONGEST ? pathname : target;
};

/**
 * Returns the link to the shop's login page in this page's language. After signing in, it leads back here or to the
 * given path.
 */
export const loginLink = (back: string | null = returnTo()): string => {
  const { config, row } = runtime();
  const { hostname } = new URL(config.storeUrl ?? '', location.href);
  const path = routePath(
    'login',
    { lang: row.language, ...(back !== null && { returnTo: back }) },
    { locale: row.locale, localeSegment: needsLocaleSegment(row, hostname) },
  );
  return `${config.storeUrl ?? ''}${path}`;
};
