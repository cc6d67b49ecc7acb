import type { PasskeyUse } from './journey-step.ts';
import type { Callback } from './wire-callback.ts';

/**
 * Returns whether the browser must offer passkeys at the user name field instead of after a press of a button ('conditional
 * mediation').
 */
export const isPasskeyOffered = (callbacks: readonly Callback[]): boolean =>
  callbacks.some(
    ({ value }) => (Object(value('data')) as Record<string, unknown>)['mediation'] === 'conditional',
  );

/**
 * Returns what a step needs a passkey for. Undefined if it needs none. The hidden value `webAuthnOutcome` requests a
 * passkey. Metadata, or a script in a text on old services, says for what. Source: IDN-06.
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
