import type { ComponentType } from 'react';
import { lazyPart } from '../../kit/element/late-part.ts';
import type { StepFormProps } from './JourneyStepForm.tsx';

type StepFormType = ComponentType<StepFormProps>;

let loaded: StepFormType | undefined;

const load = async (): Promise<{ default: StepFormType }> => {
  const { JourneyStepForm } = await import('./JourneyStepForm.tsx');
  loaded = JourneyStepForm;
  return { default: JourneyStepForm };
};

const Awaited = lazyPart(load);

/**
 * Starts loading the code of forms, which is in no entry (PERF-05). It is called with the journey's first request, so
 * that the code is there for the first step. If loading fails, drawing the step tries again.
 */
export const beginForm = (): void => void load().catch(() => undefined);

/**
 * Returns the component that draws a form. If its code is not loaded yet, the component suspends inside the boundary of
 * `Step`.
 */
export const formNow = (): StepFormType => loaded ?? Awaited;
