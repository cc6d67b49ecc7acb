import type { IdentityService } from '../../core/config/page-config.ts';
import { IdentityError } from '../identity-errors.ts';
import { realmPath } from '../realm-path.ts';

/** The configuration of the identity service with all defaults applied and all addresses absolute. */
export type IdentityConfig = {
  /** The base address with a trailing slash. */
  base: string;
  clientId: string;
  redirectUri: string;
  realm: string;
  scope: string;
  userIdClaim: string;
  /** `fetch` on the page's own origin, else `frame`, because a fetch can't be redirected back from another origin. */
  renewal: 'fetch' | 'frame';
  login: 'redirect' | 'embedded';
  issuer: string;
};

const DEFAULTS = {
  realm: 'root',
  scope: 'openid profile email',
  userIdClaim: 'sub',
  login: 'embedded',
} as const;

/** Completes the identity service's configuration; `here` is the page's address. Throws `IdentityError`. */
export const identityConfig = (given: IdentityService | undefined, here: string): IdentityConfig => {
  if (given === undefined) throw new IdentityError('no-config');
  if (!URL.canParse(given.base, here)) throw new IdentityError('no-server');
  if (!URL.canParse(given.redirectUri, here)) throw new IdentityError('config');
  const page = new URL(here);
  const base = `${new URL(given.base, here).href.replace(/\/+$/, '')}/`;
  const redirectUri = new URL(given.redirectUri, here);
  const all = { ...DEFAULTS, ...given };
  const known =
    ['fetch', 'frame', undefined].includes(all.renewal) && /^(redirect|embedded)$/.test(all.login);
  // The code must come back to the origin that has its verifier.
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
