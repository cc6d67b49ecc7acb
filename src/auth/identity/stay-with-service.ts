import { IdentityError } from '../identity-errors.ts';

/** A request of the vendor's SDK, before it is sent. */
export type SdkRequest = { url: URL; init: RequestInit };

/**
 * The SDK's `middleware` for a service at `base` (with a closing slash): nothing goes anywhere else, and no redirect is followed, for each call
 * carries a code, a token, a hint or what somebody answered (SEC-09, SEC-12).
 */
export const stayWithService =
  (base: string) =>
  ({ url, init }: SdkRequest, _action: unknown, next: () => unknown): void => {
    if (!url.href.startsWith(base)) throw new IdentityError('config');
    init.redirect = 'error';
    next();
  };
