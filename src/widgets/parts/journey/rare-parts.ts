import { lazyPart, lazyPartWithWords } from '../../kit/element/late-part.ts';

/** The parts that few steps need. Each is loaded with the step that needs it, inside the boundary of `Step`. */
export const RareStep = lazyPartWithWords(() => import('./rare-step/RareStep.tsx'));
export const RareQuestion = lazyPart(async () => ({
  default: (await import('./RareQuestion.tsx')).RareQuestion,
}));
export const Providers = lazyPart(async () => ({ default: (await import('./Providers.tsx')).Providers }));
