import { hiddenValueCallback, metadataCallback, type Callback } from '../callbacks.ts';

/** The input for the browser's answer. */
export const passkeyOutcome = (): Callback => hiddenValueCallback('webAuthnOutcome', 'false');

/** The callback by which the real service asks for a new passkey. */
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
    // ES256, and RS256 for authenticators that don't support elliptic curves.
    pubKeyCredParams: '[ { "type": "public-key", "alg": -7 }, { "type": "public-key", "alg": -257 } ]',
    excludeCredentials: '',
    timeout: 60_000,
  });

const bytesOf = (id: string): number[] =>
  [...atob(id.replaceAll('-', '+').replaceAll('_', '/'))].map((sign) => sign.charCodeAt(0));

/**
 * The callback by which the real service asks for a passkey: one of these (base64url), or any if there are none.
 * `isOffered` puts it among the suggestions of the user name field.
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
