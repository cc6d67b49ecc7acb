import { wayOut, type PageObject } from '../../../api/failed-page.rules.ts';
import { resolveSettings } from '../../../core/config/settings.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { isServiceError } from '../../../core/errors.ts';
import { needsLocaleSegment, routePath } from '../../../core/locale/routes.ts';
import { safeRedirect } from '../../../core/redirect.ts';
import { runtime } from '../../../core/runtime.ts';
import { loginLink } from './login-link.ts';

/**
 * For a widget whose page is about one order, quote, invoice or saved cart, when reading that one failed: true when the
 * browser leaves for the error page or sign-in, and the widget goes on showing that it waits; false when the widget is
 * to say itself what failed. `go` is the seam to the browser; the failed page leaves no entry, or Back would come to it
 * again. Source: SHL-08, by `wayOut`.
 */
export const leaveForErrorPage = (
  object: PageObject,
  error: unknown,
  go: (address: string) => void = (address) => location.replace(address),
): boolean => {
  if (!isServiceError(error) || error.kind !== 'status') return false;
  const { config, author } = runtime();
  const address = `${location.pathname}${location.search}`;
  const { redirects } = resolveSettings(config.settings, location.pathname);
  const way = wayOut(object, { status: error.status, address, isShop: isShop(), author, redirects });
  if (way === undefined) return false;
  const path = way === 'login' ? loginLink() : errorPath(way, address, error.requestId);
  const target = safeRedirect(path, { here: location.href });
  if (target === undefined) return false;
  go(target);
  return true;
};

/** Whether this page is one of the shop's own, where `hasStorePages` also holds for pages that only link to them. */
const isShop = (): boolean => {
  const { storeUrl } = runtime().config;
  if (storeUrl === undefined) return hasStorePages();
  return new URL(storeUrl, location.href).origin === location.origin;
};

const errorPath = (errorCode: number, from: string, request: string | undefined): string => {
  const { row } = runtime();
  return routePath(
    'error',
    {
      errorCode,
      // What is another person's is named in no address (SES-13 d).
      ...(errorCode !== 403 && { from }),
      ...(request !== undefined && { request }),
    },
    { locale: row.locale, localeSegment: needsLocaleSegment(row, location.hostname) },
  );
};
