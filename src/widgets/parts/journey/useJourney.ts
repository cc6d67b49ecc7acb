import { useCallback, useEffect, useRef, useState } from 'react';
import { IdentityError, isIdentityError } from '../../../auth/identity-errors.ts';
import type { JourneyStep } from '../../../auth/journey/journey-step.ts';
import type { Journey, JourneyAnswer } from '../../../auth/journey/journey.ts';
import { late } from '../../../core/late.ts';
import type { SignInChecks } from './sign-in-checks.ts';

/** The state of a journey, as its form shows it. */
type JourneyState = {
  /** Undefined until the first step has arrived. */
  step: JourneyStep | undefined;
  /** How many steps were shown. From the second on, the step takes the focus. */
  shown: number;
  canGoBack: boolean;
  /** What was typed as the user name in an earlier step. */
  userName: string | undefined;
  busy: boolean;
  /** Why the service could not be reached. The same request may be tried again. */
  failure: IdentityError | undefined;
  /** Why the journey ended without success. */
  over: 'refused' | 'expired' | undefined;
};

const BEGIN: JourneyState = {
  step: undefined,
  shown: 0,
  canGoBack: false,
  userName: undefined,
  busy: true,
  failure: undefined,
  over: undefined,
};

const after = (state: JourneyState, answer: JourneyAnswer): JourneyState => {
  switch (answer.kind) {
    case 'step': {
      const { step, canGoBack, userName } = answer;
      return { ...BEGIN, busy: false, step, shown: state.shown + 1, canGoBack, userName };
    }
    case 'success':
      // The form stays as it is until its parent has moved on.
      return { ...state, busy: true, failure: undefined };
    default:
      return { ...state, busy: false, failure: undefined, over: answer.kind };
  }
};

const failureOf = (error: unknown): IdentityError =>
  isIdentityError(error) ? error : new IdentityError('login', { cause: error });

const goesOn = async (onLost: (() => Promise<void>) | undefined): Promise<boolean> => {
  if (onLost === undefined) return false;
  try {
    await onLost();
    return true;
  } catch (error) {
    console.warn('Assess widgets: the lost answer was not the last.', error);
    return false;
  }
};

export type JourneyControls = {
  state: JourneyState;
  /** Sends the step as it is filled in. Does nothing while an answer is pending. */
  send(): void;
  back(): Promise<void>;
  restart(): void;
  /** Returns the step as the service knows it, for a visitor who comes back to it. */
  current(): unknown;
};

/**
 * Walks through a journey. `open` is called once and creates it. `onSuccess` is called when the browser has the
 * service's session; if it throws, the error is shown as a failure. `onLost` is called when the journey is over at the
 * service but an earlier answer never arrived, which may have been the last one. It continues as after a success, or
 * rejects. Only one request runs at a time, and none after the form is unmounted.
 */
export const useJourney = (
  open: () => Journey,
  onSuccess: () => Promise<void>,
  onLost?: () => Promise<void>,
): JourneyControls => {
  const [state, setState] = useState(BEGIN);
  const journey = useRef<Journey>(undefined);
  const running = useRef(false);
  const last = useRef<() => Promise<JourneyAnswer>>(undefined);
  const succeeded = useRef(false);
  const lost = useRef(false);
  const success = useRef({ onSuccess, onLost });
  useEffect(() => {
    success.current = { onSuccess, onLost };
  });

  const run = useCallback(async (ask: () => Promise<JourneyAnswer>, isHere: () => boolean) => {
    if (running.current) return;
    running.current = true;
    last.current = ask;
    setState((before) => ({ ...before, busy: true, failure: undefined, over: undefined }));
    try {
      const answer: JourneyAnswer = succeeded.current ? { kind: 'success' } : await ask();
      if (!isHere()) return;
      const mayBeIn = answer.kind === 'expired' && lost.current;
      lost.current = false;
      if (mayBeIn && (await goesOn(success.current.onLost))) return;
      setState((before) => after(before, answer));
      if (answer.kind === 'success') {
        succeeded.current = true;
        await success.current.onSuccess();
      }
    } catch (error) {
      lost.current = true;
      if (isHere()) setState((before) => ({ ...before, busy: false, failure: failureOf(error) }));
    } finally {
      running.current = false;
    }
  }, []);

  const here = useRef(false);
  const isHere = () => here.current;
  useEffect(() => {
    here.current = true;
    void run(async () => {
      journey.current ??= open();
      return journey.current.start();
    }, isHere);
    return () => {
      here.current = false;
    };
    // A journey is opened once. A new key on the component opens another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    state,
    send: () => {
      const { current } = journey;
      // If the very first request failed, it is sent again.
      const ask = state.step && current ? () => current.next() : last.current;
      if (ask) void run(ask, isHere);
    },
    back: async () => {
      if (running.current) return;
      const before = await journey.current?.back();
      if (before && here.current) setState((now) => after(now, before));
    },
    restart: () => {
      const { current } = journey;
      succeeded.current = false;
      // The old step is removed, because text typed into it would be lost when the new one arrives.
      setState((before) => ({ ...before, step: undefined }));
      if (current) void run(() => current.start(), isHere);
    },
    current: () => journey.current?.current(),
  };
};

/** Returns the checks of a journey as the page makes them. Few steps have a check, so the code is loaded with the first one. */
export const checksByPage =
  (host: EventTarget): SignInChecks =>
  async (check, place) => {
    const { askPageCheck } = await late(() => import('./ask-page-check.ts'));
    return askPageCheck(host, check, place);
  };
