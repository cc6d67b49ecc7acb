import type { ComponentType } from 'react';
import { lazyPart } from '../../kit/element/late-part.ts';
import type { StepFormProps } from './StepForm.tsx';

type StepFormType = ComponentType<StepFormProps>;

let loaded: StepFormType | undefined;

const load = async (): Promise<{ default: StepFormType }> => {
  const { StepForm } = await import('./StepForm.tsx');
  loaded = StepForm;
  return { default: StepForm };
};

const Awaited = lazyPart(load);

/**
 * Begins the code of forms, which stands in no entry (PERF-05): with the journey's first call, so that it is there when the
 * first step is. Whoever draws the step asks again when it can't be had.
 */
export const beginForm = (): void => void load().catch(() => undefined);

/** What draws a form: at once when its code is there, else inside the boundary that `Step` draws. */
export const formNow = (): StepFormType => loaded ?? Awaited;
