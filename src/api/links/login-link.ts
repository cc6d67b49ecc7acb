import { safeRedirect } from '../../core/redirect.ts';
import { needsLocaleSegment, routePath } from '../../core/locale/routes.ts';
import { runtime } from '../../core/runtime.ts';
import { returnAddress } from './return-address.ts';

/**
 * Returns the address that the login page returns to: this page's. A login page passes on the address that it was given, if
 * that address is safe to follow (SEC-02).
 */
const returnTo = (): string | null => {
  const { pathname, search, href } = location;
  if (!/^(?!.*\/support\/).*\/login\/?$/i.test(pathname)) return returnAddress();
  const given = new URLSearchParams(search).get('returnTo');
  return safeRedirect(given, { here: href, storeHosts: runtime().config.storeHosts ?? [] }) && given
    ? given
    : null;
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
