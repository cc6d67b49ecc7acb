import { useEffect, useState } from 'react';
import { isCartGone } from '../cart/cart-failure.ts';
import { wayOut, type PageObject } from '../failed-page.rules.ts';
import { resolveSettings } from '../../core/config/settings.ts';
import { isServiceError } from '../../core/errors.ts';
import { isShopPage } from '../../core/locale-switch/shop-page.ts';
import { safeRedirect } from '../../core/redirect.ts';
import { runtime } from '../../core/runtime.ts';
import { loginLink } from './login-link.ts';
import { sitePath } from './site-link.ts';
import { reportLater, reportSolved } from '../report-later.ts';

/** The message to a member of customer service that they act for nobody any more. It leads to the next customer. */
const ACTING_ENDED = 'notification.acting-ended';

/**
 * Leaves for the error page or sign-in, in place of a page whose object could not be read. Returns true if the browser
 * leaves; else the widget shows the error itself. Pass `go` to test without a browser. Source: SHL-08, by `wayOut`.
 */
export const leaveForErrorPage = (
  object: PageObject,
  error: unknown,
  go: (address: string) => void = (address) => location.replace(address),
): boolean => {
  if (!isServiceError(error) || error.kind !== 'status') return false;
  const { config, author, registry } = runtime();
  // What was the customer's can't be read by the member, who has just ended acting here (ACC-08 d).
  if (registry.getSnapshot().messages.some(({ code }) => code === ACTING_ENDED)) return false;
  const address = `${location.pathname}${location.search}`;
  const { redirects } = resolveSettings(config.settings, location.pathname);
  // OCC answers 400 for a cart that is gone, which would read as a fault of the request.
  const status = object === 'cart' && isCartGone(error) ? 404 : error.status;
  const way = wayOut(object, { status, address, isShop: isShopPage(), author, redirects });
  if (way === undefined) return false;
  const path = way === 'login' ? loginLink() : errorPath(way, address, error.requestId);
  const target = safeRedirect(path, { here: location.href });
  if (target === undefined) return false;
  go(target);
  return true;
};

const errorPath = (errorCode: number, from: string, request: string | undefined): string =>
  sitePath('error', {
    errorCode,
    // An address must not name what belongs to another person (SES-13 d).
    ...(errorCode !== 403 && { from }),
    ...(request !== undefined && { request }),
  });

/** Leaves for the error page if the first read of a page's object failed. True while it may be leaving. Source: SHL-08. */
export const useLeaving = (object: PageObject, error: Error | null, known: boolean): boolean => {
  const [judged, setJudged] = useState<{ error: Error; leaves: boolean }>();
  useEffect(() => {
    if (error && !known)
      void Promise.resolve(leaveForErrorPage(object, error)).then((leaves) => setJudged({ error, leaves }));
  }, [object, error, known]);
  return error !== null && !known && (judged?.error !== error || judged.leaves);
};

/** Reports a failed read to the page's message centre, once, and removes the message after a later read succeeded. */
export const useReadFailure = (id: string, error: unknown): void => {
  useEffect(() => {
    if (error === null || error === undefined) reportSolved(id);
    else reportLater(id, error);
  }, [id, error]);
};
