import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { ownDraft, type OwnDraft } from '../../parts/drafts/own-draft.ts';

/**
 * Returns where the fields of an unfinished step are stored. Each step has its own place, so that it keeps what was
 * typed while a change elsewhere requires an earlier step to be redone. Source: LEAD-03, SEC-04, CHK-15.
 */
export const stepDraft = (whose: string, step: StepId): OwnDraft => ownDraft('checkoutDraft', whose, step);
