import { useEffect } from 'react';
import type { StepProps } from '../../flow/step-props.ts';
import { keepNumber, wouldLose, writeDraft, type PaymentDraft } from './payment-draft.ts';

type Options = Pick<StepProps, 'cart' | 'draft' | 'send'> & {
  now: PaymentDraft;
  /** The step's initial values without a draft. */
  first: PaymentDraft;
  /** Whether the payment service's fields are filled in. Leaving would empty them. */
  hasCard: boolean;
};

/** Keeps the unfinished step and reports whether leaving it would lose something. Source: LEAD-03, CHK-06. */
export const usePaymentDraft = ({ cart, draft, send, now, first, hasCard }: Options): void => {
  const isEdited = hasCard || wouldLose(now, first);
  useEffect(() => send({ event: 'edited', isEdited }), [isEdited, send]);
  const text = JSON.stringify(now);
  useEffect(() => {
    writeDraft(draft, now, first);
    keepNumber(cart, now.purchaseOrderNumber);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, draft.owner]);
};
