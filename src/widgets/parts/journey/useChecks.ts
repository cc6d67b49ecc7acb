import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { JourneyStep } from '../../../auth/journey/journey-step.ts';
import { runCheck, type CheckCallback, type SignInChecks } from './sign-in-checks.ts';

const isCheck = (one: JourneyStep['callbacks'][number]): one is CheckCallback =>
  one.kind === 'device-profile' ||
  one.kind === 'protect-start' ||
  one.kind === 'protect-signals' ||
  one.kind === 'captcha';

type Checking = {
  /** Where a check may draw something. */
  place: RefObject<HTMLDivElement | null>;
  /** The text that the service shows meanwhile. */
  text: string | undefined;
  running: boolean;
  /** Calls `then` once every check of the step has ended; soon if there is none. */
  whenDone: (then: () => void) => void;
};

/** Runs the checks of a step, one after the other, as soon as the step is drawn. */
export const useChecks = (step: JourneyStep, checks: SignInChecks): Checking => {
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
    whenDone: (then) => void done.current.then(() => here.current && then()),
  };
};
