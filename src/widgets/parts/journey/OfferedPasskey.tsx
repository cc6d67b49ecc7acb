import { useEffect } from 'react';
import type { JourneyStep } from '../../../auth/journey/journey-step.ts';

type OfferedPasskeyProps = { passkey: NonNullable<JourneyStep['passkey']>; onSend: () => void };

/**
 * Has the browser offer passkeys at the user name; who chooses one there has answered the step. Nothing is to be seen of it,
 * nor of a browser that can't: the fields are there.
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
      // The browser would go on offering; the vendor's SDK keeps what ends that here.
      (globalThis as { PingWebAuthnAbortController?: AbortController }).PingWebAuthnAbortController?.abort();
    };
    // Once a step.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
};
