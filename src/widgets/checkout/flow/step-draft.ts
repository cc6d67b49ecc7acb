import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { runtime } from '../../../core/runtime.ts';
import type { StepProps } from './step-props.ts';

/**
 * Where the fields of an unfinished step lie: session storage, for this sign-in. Each step has its own place, so that a step keeps
 * what was typed while a change elsewhere has an earlier one done again; what another sign-in has typed goes with the first write.
 * Source: LEAD-03, SEC-04, CHK-15.
 */
export const stepDraft = (whose: string, step: StepId): StepProps['draft'] => {
  const { storage, row } = runtime();
  const ownerOf = (id: string) => (whose === '' ? '' : `${whose} ${id}`);
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
      write: (draft) => keep({ ...drafts(), [step]: draft }),
      remove: () => {
        const { [step]: _, ...others } = drafts();
        keep(others);
      },
    },
  };
};
