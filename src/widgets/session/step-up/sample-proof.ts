import type { StepUpMatter } from '../../../core/dialogs/step-up-matter.ts';

/** What author mode shows (EMB-11): the sample of `<assess-sign-in>` in the dialog; nothing is proven. */
export const SAMPLE: StepUpMatter = {
  advice: { kind: 'tree', name: 'sample' },
  settle: () => undefined,
  settled: Promise.resolve(false),
};
