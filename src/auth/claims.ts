import { tolerant } from '../core/tolerant.ts';

/** Returns the claims of an id token, unchecked (`identity/take-tokens.ts` checks). Undefined if it is none. */
export const claimsOf = (idToken: string): Readonly<Record<string, unknown>> | undefined => {
  const claims = tolerant((): unknown => {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (sign) => sign.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  });
  return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : undefined;
};

/** Returns the customer's id in the configured claim. Undefined if it is missing or malformed. */
export const idIn = (claims: Readonly<Record<string, unknown>>, claim: string): string | undefined => {
  const id = Object.hasOwn(claims, claim) ? claims[claim] : undefined;
  return typeof id === 'string' && /^[\w.@-]{1,128}$/.test(id) ? id : undefined;
};

/** Returns the customer's id in an id token. Undefined if the token has none that is usable. */
export const customerId = (idToken: string, claim = 'sub'): string | undefined =>
  idIn(claimsOf(idToken) ?? {}, claim);
