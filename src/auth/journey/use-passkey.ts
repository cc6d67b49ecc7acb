import { FRStep, FRWebAuthn } from '@forgerock/javascript-sdk';
import type { PasskeyUse } from './journey-step.ts';
import { passkeyFailureOf } from './passkey-failure.ts';
import type { WireStep } from './wire-step.ts';

/** Asks the browser for a passkey and fills in the answer. Rejects with `PasskeyFailure`, which the step tells (IDN-06). */
export const usePasskey = async (wire: WireStep, use: PasskeyUse): Promise<void> => {
  try {
    const step = new FRStep(wire as never);
    if (use === 'register') await FRWebAuthn.register(step);
    else await FRWebAuthn.authenticate(step);
  } catch (error) {
    throw passkeyFailureOf(error);
  }
};
