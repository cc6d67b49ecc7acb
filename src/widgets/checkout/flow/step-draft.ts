import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { runtime } from '../../../core/runtime.ts';
import type { StepProps } from './step-props.ts';

/**
 * Where the fields of an unfinished step lie: session storage, for this sign-in and this step alone. A draft of another step is
 * given up when one begins. Source: LEAD-03, SEC-04.
 */
export const stepDraft = (whose: string, step: StepId): StepProps['draft'] => {
  const { storage, row } = runtime();
  return {
    owner: whose === '' ? '' : `${whose} ${step}`,
    place: {
      read: () => storage.read('checkoutDraft', row.baseSite),
      write: (draft) => storage.write('checkoutDraft', { ...draft }, row.baseSite),
      remove: () => storage.remove('checkoutDraft', row.baseSite),
    },
  };
};
