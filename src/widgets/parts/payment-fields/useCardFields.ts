import { useEffect, useMemo, useRef, useState } from 'react';
import type { CardToken, FieldsState, PaymentFields, PaymentService, Refusal } from './payment-fields.ts';

const BEFORE: FieldsState = { status: 'loading', complete: false, errors: {}, busy: false, asked: false };

export type CardFieldsControls = {
  fields: PaymentFields;
  state: FieldsState;
  /** Resolves with the token, or why there is none: `left` for the bank's challenge. Undefined if the step was left. */
  tokenise: (amount?: string) => Promise<(CardToken & { isConfirmed: boolean }) | Refusal | undefined>;
  leave: () => void;
};

const LEFT = 'the shopper went back';

/** Returns one set of the payment service's fields for as long as its step is mounted. Undefined without a service. */
export const useCardFields = (service: PaymentService | undefined): CardFieldsControls | undefined => {
  const fields = useMemo(() => service?.createFields(), [service]);
  const [state, setState] = useState(BEFORE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => fields?.subscribe(setState), [fields]);
  useEffect(() => () => running.current?.abort(), []);
  if (!fields) return undefined;
  return {
    fields,
    state,
    leave: () => running.current?.abort(LEFT),
    tokenise: async (amount) => {
      const controller = new AbortController();
      running.current = controller;
      try {
        const first = await fields.tokenise(controller.signal, amount);
        const isConfirmed = 'challenge' in first;
        const last = isConfirmed ? await first.challenge.answered() : first;
        return 'token' in last ? { ...last, isConfirmed } : last;
      } catch {
        // Only the signal makes it reject.
        return controller.signal.reason === LEFT ? { refused: 'left' } : undefined;
      }
    },
  };
};
