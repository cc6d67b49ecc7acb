import { whose as whoseNow } from '../../../core/registry/one-visitor.ts';
import { runtime } from '../../../core/runtime.ts';
import type { DraftPlace } from '../../kit/forms/useFormDraft.ts';

export type OwnDraft = { owner: string; place: DraftPlace };

/**
 * Where unfinished fields lie: session storage, in this row of the storage table, for this customer, who finds them again after a
 * sign-out for doing nothing; where no id names the customer, for the sign-in `whose` alone. Each `id` has its own place; what
 * another customer has typed goes with the first write. Nothing is written once the sign-in is over: leaving the page would bring
 * back what the sign-out removed. Source: LEAD-03, SEC-04.
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
