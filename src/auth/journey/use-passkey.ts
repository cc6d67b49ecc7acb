import { FRStep, FRWebAuthn } from '@forgerock/javascript-sdk';
import type { PasskeyUse } from './journey-step.ts';
import { passkeyFailureOf } from './passkey-failure.ts';
import type { WireStep } from './wire-step.ts';

/**
 * Asks the browser for a passkey and fills the step's answer in; a part of its own, for few steps want one. Rejects with
 * `PasskeyFailure`; the step then holds what the service is to hear of it. Source: IDN-06.
 */
export const usePasskey = async (wire: WireStep, use: PasskeyUse): Promise<void> => {
  try {
    const step = new FRStep(wire as never);
    if (use === 'register') await FRWebAuthn.register(step);
    else await FRWebAuthn.authenticate(step);
  } catch (error) {
    throw passkeyFailureOf(error);
  }
};
