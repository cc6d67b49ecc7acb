import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { ownDraft } from '../../parts/commerce/own-draft.ts';
import type { StepProps } from './step-props.ts';

/**
 * Where the fields of an unfinished step lie. Each step has its own place, so that a step keeps what was typed while a change
 * elsewhere has an earlier one done again. Source: LEAD-03, SEC-04, CHK-15.
 */
export const stepDraft = (whose: string, step: StepId): StepProps['draft'] =>
  ownDraft('checkoutDraft', whose, step);
