import { useEffect } from 'react';
import type { JourneyStep } from '../../../auth/journey/journey-step.ts';

type OfferedPasskeyProps = { passkey: NonNullable<JourneyStep['passkey']>; onSend: () => void };

/**
 * Lets the browser offer passkeys at the user name field. Choosing one answers the step. It draws nothing, and a
 * browser that can't do it is no error, because the fields can be filled in.
 */
export const OfferedPasskey = ({ passkey, onSend }: OfferedPasskeyProps) => {
  useEffect(() => {
    let isHere = true;
    passkey.use().then(
      () => isHere && onSend(),
      (error: unknown) => {
        if (isHere) console.info('Assess widgets: no passkey is offered at the user name.', error);
      },
    );
    return () => {
      isHere = false;
      // Stops the browser's offer, which would go on otherwise. The vendor's SDK keeps the abort controller in this
      // global.
      (globalThis as { PingWebAuthnAbortController?: AbortController }).PingWebAuthnAbortController?.abort();
    };
    // Runs once for each step.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
};
