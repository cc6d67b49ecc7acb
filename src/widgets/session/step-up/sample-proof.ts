import type { StepUpMatter } from '../../../core/dialogs/step-up-matter.ts';

/** The sample of author mode (EMB-11): the sample of `<assess-sign-in>` in the dialog. Nothing is proven. */
export const SAMPLE: StepUpMatter = {
  advice: { kind: 'tree', name: 'sample' },
  settle: () => undefined,
  settled: Promise.resolve(false),
};
