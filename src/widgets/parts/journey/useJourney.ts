import { useCallback, useEffect, useRef, useState } from 'react';
import { IdentityError, isIdentityError } from '../../../auth/identity-errors.ts';
import type { JourneyStep } from '../../../auth/journey/journey-step.ts';
import type { Journey, JourneyAnswer } from '../../../auth/journey/journey.ts';
import { beginForm } from './form-part.ts';

/** Where a journey stands, as its form shows it. */
export type JourneyState = {
  /** Undefined until the first one has come. */
  step: JourneyStep | undefined;
  /** How many steps were shown: the focus follows from the second on. */
  shown: number;
  canGoBack: boolean;
  /** What was typed as the user name in an earlier step. */
  userName: string | undefined;
  /** An answer is awaited. */
  busy: boolean;
  /** The service could not be had: the same may be tried again. */
  failure: IdentityError | undefined;
  /** The journey is over without success. */
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
      // The form stays as it is until its owner has gone on.
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
  /** Sends the step as it is filled in; nothing while an answer is awaited. */
  send(): void;
  back(): Promise<void>;
  /** Begins anew. */
  restart(): void;
  /** The step as the service knows it, for who comes back to it. */
  current(): unknown;
};

/**
 * Walks a journey. `open` makes it, once; `onSuccess` is called when the browser has the service's session, and what it
 * throws is shown as a failure. `onLost` goes on as after a success, or rejects: the journey is over for the service, and an
 * earlier answer of it never came, which may have been its last. One request at a time, and none of a journey whose form has
 * gone.
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
    beginForm();
    void run(async () => {
      journey.current ??= open();
      return journey.current.start();
    }, isHere);
    return () => {
      here.current = false;
    };
    // A journey is opened once; its owner gives another key to have another.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    state,
    send: () => {
      const { current } = journey;
      // What failed at the very beginning is begun again.
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
      // What is typed into the old step while the new one is on its way would be lost.
      setState((before) => ({ ...before, step: undefined }));
      if (current) void run(() => current.start(), isHere);
    },
    current: () => journey.current?.current(),
  };
};
