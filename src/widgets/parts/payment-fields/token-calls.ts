import { randomId } from '../../../core/random.ts';
import type { FrameSays, PageSays } from './frame-messages.ts';
import type { CardToken, Challenge, Refusal, RefusalCode } from './payment-fields.ts';

/** Time limits in milliseconds. They are longer than those of the frame for its service and of the bank for an answer. */
const ANSWER_MS = 30_000;
const BANK_MS = 5 * 60_000 + ANSWER_MS;

type End = CardToken | Refusal;

type Call = {
  id: string;
  ended: (end: End) => void;
  asked: () => void;
};

/** Makes one token call at a time over a frame's channel. `onIdle` is called when none is under way any more. */
export const createTokenCalls = (say: (message: PageSays) => void, onIdle: () => void) => {
  let call: Call | undefined;

  const begin = (signal: AbortSignal, amount?: string): Promise<End | Challenge> =>
    new Promise((resolve, reject) => {
      const last = Promise.withResolvers<End>();
      // The caller may never ask for the end of the challenge.
      last.promise.catch(() => undefined);
      const id = randomId();
      let timer = setTimeout(() => ended({ refused: 'timed-out' }), ANSWER_MS);
      const over = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        call = undefined;
        onIdle();
      };
      const ended = (end: End) => {
        over();
        last.resolve(end);
        resolve(end);
      };
      const leave = () => {
        say({ type: 'cancel', id });
        over();
        last.reject(signal.reason);
        reject(signal.reason);
      };
      const asked = () => {
        clearTimeout(timer);
        timer = setTimeout(() => ended({ refused: 'not-confirmed' }), BANK_MS);
        resolve({ challenge: { answered: () => last.promise } });
      };
      if (signal.aborted) {
        clearTimeout(timer);
        return reject(signal.reason);
      }
      signal.addEventListener('abort', leave);
      call = { id, ended, asked };
      say({ type: 'tokenise', id, amount });
    });

  return {
    begin,
    isUnderWay: () => call !== undefined,
    hear: (message: FrameSays): void => {
      if (message.type === 'asked') call?.asked();
      if ((message.type !== 'token' && message.type !== 'refused') || message.id !== call?.id) return;
      if (message.type === 'refused') {
        const { code: refused, card } = message;
        return call.ended(card ? { refused, card } : { refused });
      }
      const { token, scheme, lastFour } = message;
      call.ended({ token, scheme, lastFour });
    },
    /** Ends the call, because no answer will follow. */
    giveUp: (refused: RefusalCode): void => call?.ended({ refused }),
  };
};
