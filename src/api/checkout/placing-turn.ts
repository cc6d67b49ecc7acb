import { runtime } from '../../core/runtime.ts';

/** Longer than a call that places may take (`order.contract.ts`): who waits no longer asks by key. */
const LONGEST_WAIT_MS = 40_000;

/**
 * Runs what has to do with the order under way while no other tab does, so that a question by key never overtakes a call that
 * another tab has just sent: its `none` would end that. A tab that is held up does not hold up the others for ever.
 */
export const inPlacingTurn = <Result>(action: () => Promise<Result>): Promise<Result> => {
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
      .withLock(`placing-${row.baseSite}`, async () => {
        // Begun without a turn: nothing is left to do in this one.
        if (begun === undefined) await begin();
      })
      .catch(reject);
  });
};
