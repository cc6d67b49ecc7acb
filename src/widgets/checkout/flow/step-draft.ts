import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { whose as whoseNow } from '../../../core/registry/one-visitor.ts';
import { runtime } from '../../../core/runtime.ts';
import type { StepProps } from './step-props.ts';

/**
 * Where the fields of an unfinished step lie: session storage, for this customer, who finds them again after a sign-out for doing
 * nothing; where no id names the customer, for the sign-in `whose` alone. Each step has its own place, so that a step keeps
 * what was typed while a change elsewhere has an earlier one done again; what another customer has typed goes with the first write.
 * Nothing is written once the sign-in is over: leaving the page would bring back what the sign-out removed.
 * Source: LEAD-03, SEC-04, CHK-15.
 */
export const stepDraft = (whose: string, step: StepId): StepProps['draft'] => {
  const { storage, row, registry } = runtime();
  const { session } = registry.getSnapshot();
  const customer = (session.status === 'signed-in' && session.id) || whose;
  const ownerOf = (id: string) => (whose === '' ? '' : `${customer} ${id}`);
  const drafts = (): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(Object(storage.read('checkoutDraft', row.baseSite)) as object).filter(
        ([id, draft]) => (Object(draft) as { owner?: unknown }).owner === ownerOf(id),
      ),
    );
  const keep = (all: Record<string, unknown>): void => {
    if (Object.keys(all).length > 0) storage.write('checkoutDraft', all, row.baseSite);
    else storage.remove('checkoutDraft', row.baseSite);
  };
  return {
    owner: ownerOf(step),
    place: {
      read: () => drafts()[step],
      write: (draft) => {
        if (whoseNow() === whose) keep({ ...drafts(), [step]: draft });
      },
      remove: () => {
        const { [step]: _, ...others } = drafts();
        keep(others);
      },
    },
  };
};
