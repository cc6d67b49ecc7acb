import { whose as whoseNow } from '../../../core/registry/one-visitor.ts';
import { runtime } from '../../../core/runtime.ts';
import type { DraftPlace } from '../../kit/forms/useFormDraft.ts';

export type OwnDraft = { owner: string; place: DraftPlace };

/**
 * Returns where the draft of a form is stored: in session storage, in this row of the storage table, for this customer.
 * The same customer finds it again after an automatic sign-out. If the customer's id is not known, it belongs to the
 * sign-in `whose`. Each `id` has its own place. The first write removes the drafts of other customers. Nothing is
 * written after the sign-in is over; otherwise leaving the page would bring back what the sign-out removed. Source:
 * LEAD-03, SEC-04.
 */
export const ownDraft = (key: 'checkoutDraft' | 'trainingDraft', whose: string, id: string): OwnDraft => {
  const { storage, row, registry } = runtime();
  const { session } = registry.getSnapshot();
  const customer = (session.status === 'signed-in' && session.id) || whose;
  const ownerOf = (one: string) => (whose === '' ? '' : `${customer} ${one}`);
  const drafts = (): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(Object(storage.read(key, row.baseSite)) as object).filter(
        ([one, draft]) => (Object(draft) as { owner?: unknown }).owner === ownerOf(one),
      ),
    );
  const keep = (all: Record<string, unknown>): void => {
    if (Object.keys(all).length > 0) storage.write(key, all, row.baseSite);
    else storage.remove(key, row.baseSite);
  };
  return {
    owner: ownerOf(id),
    place: {
      read: () => drafts()[id],
      write: (draft) => {
        if (whoseNow() === whose) keep({ ...drafts(), [id]: draft });
      },
      remove: () => {
        const { [id]: _, ...others } = drafts();
        keep(others);
      },
    },
  };
};
