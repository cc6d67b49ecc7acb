import { lazyPart } from '../../kit/element/late-part.ts';

/** What few steps need: each comes with the step that does, inside the boundary that `Step` draws. */
export const RareStep = lazyPart(async () => (await import('./rare-step/load-rare-step.tsx')).loadRareStep());
export const RareQuestion = lazyPart(async () => ({
  default: (await import('./RareQuestion.tsx')).RareQuestion,
}));
export const Providers = lazyPart(async () => ({ default: (await import('./Providers.tsx')).Providers }));
