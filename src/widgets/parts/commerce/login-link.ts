import { safeRedirect } from '../../../core/redirect.ts';
import { needsLocaleSegment, routePath } from '../../../core/locale/routes.ts';
import { runtime } from '../../../core/runtime.ts';

/** Longer addresses are not carried along: servers refuse them. */
const LONGEST = 1500;

/**
 * The page's address as the login page gets it: a path on the shop's own pages, else the whole address, which it
 * follows only to hosts it knows (SEC-02). A login page hands on what it was given, if it may be followed at all.
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

/** The shop's login page in this page's language, which comes back here, or to the path that is given. */
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
