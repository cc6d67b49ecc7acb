import { hiddenValueCallback, metadataCallback, type Callback } from '../callbacks.ts';

/** Where the client puts what the browser said. */
export const passkeyOutcome = (): Callback => hiddenValueCallback('webAuthnOutcome', 'false');

/** The form in which the real service asks for a new passkey. */
export const newPasskeyCallback = (
  challenge: string,
  person: { id: string; userName: string; firstName: string },
): Callback =>
  metadataCallback({
    _type: 'WebAuthn',
    _action: 'webauthn_registration',
    challenge,
    attestationPreference: 'none',
    userName: person.userName,
    userId: btoa(person.id),
    displayName: person.firstName,
    relyingPartyName: 'Lindgren & Vale',
    relyingPartyId: '',
    authenticatorSelection: '{"userVerification":"preferred","residentKey":"preferred"}',
    // ES256, and RS256 for authenticators that know no curve.
    pubKeyCredParams: '[ { "type": "public-key", "alg": -7 }, { "type": "public-key", "alg": -257 } ]',
    excludeCredentials: '',
    timeout: 60_000,
  });

const bytesOf = (id: string): number[] =>
  [...atob(id.replaceAll('-', '+').replaceAll('_', '/'))].map((sign) => sign.charCodeAt(0));

/**
 * The form in which the real service asks for a passkey: for one of these (base64url), or for any without them. `isOffered`:
 * among what the browser fills in at the user name.
 */
export const usePasskeyCallback = (
  challenge: string,
  ids: readonly string[] = [],
  isOffered = false,
): Callback =>
  metadataCallback({
    _type: 'WebAuthn',
    _action: 'webauthn_authentication',
    challenge,
    allowCredentials: '',
    ...(ids.length > 0 && { _allowCredentials: ids.map((id) => ({ type: 'public-key', id: bytesOf(id) })) }),
    relyingPartyId: '',
    ...(isOffered && { mediation: 'conditional' }),
    userVerification: 'preferred',
    timeout: 60_000,
  });
