/** What an id token says, unchecked; undefined when it is none. For checks see `identity/check-id-token.ts`. */
export const claimsOf = (idToken: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (sign) => sign.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

/** The customer's id by the configured claim. */
export const idIn = (claims: Readonly<Record<string, unknown>>, claim: string): string | undefined => {
  const id = Object.hasOwn(claims, claim) ? claims[claim] : undefined;
  return typeof id === 'string' && /^[\w.@-]{1,128}$/.test(id) ? id : undefined;
};

/** The customer's id that an id token names; undefined where it names none that can be used. */
export const customerId = (idToken: string, claim = 'sub'): string | undefined =>
  idIn(claimsOf(idToken) ?? {}, claim);
