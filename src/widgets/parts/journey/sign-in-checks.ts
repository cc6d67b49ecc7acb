import type { JourneyCallback, JourneyStep } from '../../../auth/journey/journey-step.ts';
import { inTime } from '../../../core/clock.ts';
import { isCheck } from './step-rules.ts';
import { useLayoutEffect, useRef, useState } from 'react';

export type CheckCallback = Extract<
  JourneyCallback,
  { kind: 'device-profile' | 'protect-start' | 'protect-signals' | 'captcha' }
>;

/**
 * Checks a device or a person for the service without asking them: device profile, PingOne Protect, reCAPTCHA. Resolves
 * with the service's expected answer; rejects if there is none. `place` is an empty element for anything that must be
 * drawn.
 */
export type SignInChecks = (check: CheckCallback, place: HTMLElement) => Promise<string>;

/** How long a check may take before the journey continues without it, in milliseconds. */
export const CHECK_MS = 15_000;

const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message ? error.message : 'FAILED').slice(0, 200);

/** Runs one check and fills in its answer, or the reason for its failure; the service decides what that means. Never rejects. */
export const runCheck = async (
  check: CheckCallback,
  checks: SignInChecks,
  place: HTMLElement,
): Promise<void> => {
  try {
    check.set(await inTime(checks(check, place), CHECK_MS, new Error('TIMEOUT')));
  } catch (error) {
    console.warn(`Assess widgets: the check "${check.kind}" of the sign-in gave nothing.`, error);
    check.fail(reasonOf(error));
  }
};

/** Runs the checks of a step, one after the other, as soon as the step is drawn. */
export const useChecks = (step: JourneyStep, checks: SignInChecks) => {
  const place = useRef<HTMLDivElement>(null);
  const due = step.callbacks.filter(isCheck);
  const [running, setRunning] = useState(due.length > 0);
  const done = useRef<Promise<void>>(Promise.resolve());
  const here = useRef(true);
  // A layout effect, so that the checks begin before any effect waits for their end.
  useLayoutEffect(() => {
    here.current = true;
    const run = async () => {
      for (const check of due) await runCheck(check, checks, place.current ?? document.createElement('div'));
      if (here.current) setRunning(false);
    };
    if (due.length > 0) done.current = run();
    return () => {
      here.current = false;
    };
    // Runs once for each step, because each step is mounted anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const profile = due.find(({ kind }) => kind === 'device-profile');
  return {
    place,
    text: profile?.kind === 'device-profile' && profile.text ? profile.text : undefined,
    running,
    /** Calls `then` once every check of the step has ended; soon if there is none. */
    whenDone: (then: () => void) => void done.current.then(() => here.current && then()),
  };
};
