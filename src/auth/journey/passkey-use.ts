import type { PasskeyUse } from './journey-step.ts';
import type { Callback } from './wire-callback.ts';

/**
 * Whether the browser is to offer passkeys among what it fills in at the user name, in place of being asked by a press
 * ('conditional mediation').
 */
export const isPasskeyOffered = (callbacks: readonly Callback[]): boolean =>
  callbacks.some(
    ({ value }) => (Object(value('data')) as Record<string, unknown>)['mediation'] === 'conditional',
  );

/**
 * What a step wants a passkey for, undefined for one that wants none: a hidden value `webAuthnOutcome` asks for it, and
 * metadata, or on old services a script in a text, say what for. Source: IDN-06.
 */
export const passkeyUseOf = (callbacks: readonly Callback[]): PasskeyUse | undefined => {
  const wants = callbacks.some(
    ({ type, value }) => type === 'HiddenValueCallback' && value('id') === 'webAuthnOutcome',
  );
  if (!wants) return undefined;
  const registers = callbacks.some(({ value, text }) => {
    const { pubKeyCredParams, _action: action } = Object(value('data')) as Record<string, unknown>;
    return (
      Boolean(pubKeyCredParams) ||
      action === 'webauthn_registration' ||
      text('message').includes('pubKeyCredParams')
    );
  });
  return registers ? 'register' : 'sign-in';
};
