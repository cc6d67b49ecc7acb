import { followTheme } from './appearance.ts';
import { mountCardFrame, type CardFrame } from './card-frame.ts';
import { createFrameFields } from './frame-payment-fields.ts';
import type { ChallengeOptions, PaymentService } from './payment-fields.ts';
import { createTokenCalls } from './token-calls.ts';

/** How long an abandoned frame has to tell its service, in milliseconds. */
const FAREWELL_MS = 5_000;

/** Returns the payment service whose fields are in a frame. `base` is its address (setting `payment`). */
export const createFramePayment = (base: string): PaymentService => ({
  createFields: () => createFrameFields(base),
  askBank: (place, options, signal) => askInFrame(place, base, options, signal),
});

type Outcome = Awaited<ReturnType<PaymentService['askBank']>>;

const askInFrame = (
  place: HTMLElement,
  base: string,
  options: ChallengeOptions,
  signal: AbortSignal,
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    let frame: CardFrame | undefined;
    const calls = createTokenCalls(
      (message) => frame?.say(message),
      () => undefined,
    );
    // The page's colours may change while the bank asks.
    const stop = followTheme(place, (appearance) => frame?.dress(appearance));
    const remove = () => {
      stop();
      frame?.remove();
    };
    const end = (outcome: Outcome) => {
      remove();
      resolve(outcome);
    };
    const leaveEarly = () => {
      remove();
      reject(signal.reason);
    };
    signal.addEventListener('abort', leaveEarly);
    const ask = async () => {
      const first = await calls.begin(signal, options.amount);
      if ('challenge' in first) frame?.focus();
      const last = 'challenge' in first ? await first.challenge.answered() : first;
      end('token' in last ? 'passed' : outcomeOf(last.refused));
    };
    frame = mountCardFrame(
      place,
      base,
      { ...options, mode: 'challenge' },
      {
        onShown: () => {
          signal.removeEventListener('abort', leaveEarly);
          ask().catch(() => {
            // The frame tells its service before it is removed.
            setTimeout(remove, FAREWELL_MS);
            reject(signal.reason);
          });
        },
        onMessage: calls.hear,
        onNonsense: () => calls.giveUp('failed'),
        onFailure: () => end('failed'),
      },
    );
  });

const outcomeOf = (refused: string): Outcome =>
  refused === 'not-confirmed' || refused === 'left' || refused === 'timed-out' ? refused : 'failed';
