import { runtime } from '../../core/runtime.ts';
import type { KeptTries } from './kept-placing.ts';

/**
 * The longest wait for the other tabs. It is longer than a call that places may take (`order.contract.ts`), so the
 * outcome can be asked for by the key afterwards.
 */
const LONGEST_WAIT_MS = 40_000;

/**
 * Runs an action on the order or payment that is under way while no other tab runs one. Otherwise a question by key could
 * overtake a call that another tab has just sent, and its answer `none` would end that order. A tab that hangs does not
 * block the others for ever.
 */
export const inPlacingTurn = <Result>(
  subject: KeptTries['row'],
  action: () => Promise<Result>,
): Promise<Result> => {
  const { tabs, row } = runtime();
  return new Promise<Result>((resolve, reject) => {
    let begun: Promise<Result> | undefined;
    const begin = (): Promise<Result> => {
      clearTimeout(timer);
      begun = action();
      begun.then(resolve, reject);
      return begun;
    };
    const timer = setTimeout(begin, LONGEST_WAIT_MS);
    tabs
      .withLock(`${subject}-${row.baseSite}`, async () => {
        // If the action started after the time limit, it must not run again.
        if (begun === undefined) await begin();
      })
      .catch(reject);
  });
};
