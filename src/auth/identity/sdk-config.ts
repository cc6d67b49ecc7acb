import type { IdentityConfig } from './identity-config.ts';
import { IdentityError } from '../identity-errors.ts';

/** The timeout of a call, in milliseconds. Source: section 9. */
const IDENTITY_TIMEOUT_MS = 60_000;

/** Returns the SDK's configuration for a service. */
export const sdkConfig = ({ base, clientId, redirectUri, scope, realm }: IdentityConfig) => ({
  clientId,
  redirectUri,
  scope,
  realmPath: realm,
  serverConfig: { baseUrl: base, timeout: IDENTITY_TIMEOUT_MS },
  logLevel: 'none' as const,
  middleware: [stayWithService(base)],
});

/** A request of the vendor's SDK before it is sent. */
export type SdkRequest = { url: URL; init: RequestInit };

/** Creates the SDK's `middleware`: no address outside of `base` (with a trailing slash), no redirects (SEC-09, SEC-12). */
export const stayWithService =
  (base: string) =>
  ({ url, init }: SdkRequest, _action: unknown, next: () => unknown): void => {
    if (!url.href.startsWith(base)) throw new IdentityError('config');
    init.redirect = 'error';
    next();
  };
