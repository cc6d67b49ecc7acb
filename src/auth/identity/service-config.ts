import type { IdentityService } from '../../core/config/page-config.ts';
import { IdentityError } from '../identity-errors.ts';
import { realmPath } from '../realm-path.ts';

/** The service with all its values and whole addresses. */
export type ServiceConfig = {
  /** With a closing slash. */
  base: string;
  clientId: string;
  redirectUri: string;
  realm: string;
  scope: string;
  userIdClaim: string;
  /** By fetch on the page's own origin; a hidden frame elsewhere: a fetch is not led back from another origin. */
  renewal: 'fetch' | 'frame';
  login: 'redirect' | 'embedded';
  /** Who must have issued an id token. */
  issuer: string;
};

const DEFAULTS = {
  realm: 'root',
  scope: 'openid profile email',
  userIdClaim: 'sub',
  login: 'embedded',
} as const;

/**
 * Completes what the page's configuration says. `here` is the page's own address.
 *
 * @throws {IdentityError} when it says nothing, or what it says can't be used (section 8).
 */
export const serviceConfig = (given: IdentityService | undefined, here: string): ServiceConfig => {
  if (given === undefined) throw new IdentityError('no-config');
  if (!URL.canParse(given.base, here)) throw new IdentityError('no-server');
  if (!URL.canParse(given.redirectUri, here)) throw new IdentityError('config');
  const page = new URL(here);
  const base = `${new URL(given.base, here).href.replace(/\/+$/, '')}/`;
  const redirectUri = new URL(given.redirectUri, here);
  // A code must come back to where its verifier is.
  const all = { ...DEFAULTS, ...given };
  const known =
    ['fetch', 'frame', undefined].includes(all.renewal) && /^(redirect|embedded)$/.test(all.login);
  if (redirectUri.origin !== page.origin || given.clientId === '' || !known)
    throw new IdentityError('config');
  return {
    ...all,
    base,
    redirectUri: redirectUri.href,
    renewal: new URL(base).origin === page.origin ? (given.renewal ?? 'fetch') : 'frame',
    issuer: `${base}oauth2/${realmPath(all.realm)}`,
  };
};
