import { useEffect, useState } from 'react';
import { oneVisitor } from '../../../core/registry/one-visitor.ts';
import { emitBefore } from '../../../core/events/emit-before.ts';
import type { Arrival } from '../../../core/locale-switch/locale-visit.ts';
import { readKept, type KeptLine } from '../../../core/locale-switch/kept-lines.ts';
import { runtime } from '../../../core/runtime.ts';
import { late } from '../../../core/late.ts';
import { useEmit, useHost } from '../../kit/element/widget-context.ts';
import { isUnconfirmed } from '../../../api/cart/cart-failure.ts';
import { findKept, forgetKept, type KeptState } from './kept-state.ts';
import { sampleLines } from './useLinesThere.ts';

/** The units that were added, and how many lines were refused or are in doubt; or a failed call. */
export type KeptOutcome = { units: number; refused: number; unknown: number } | 'failed';

export type KeptLinesState = ReturnType<typeof useKeptLines>;

const sampleState = (): KeptState => {
  const [first, ...others] = sampleLines();
  return { state: 'known', sold: first ? [first] : [], missing: others };
};

/** Returns the kept lines and the shopper's actions on them (LEAD-10). */
export const useKeptLines = (arrival: Arrival | undefined, sample: boolean) => {
  const host = useHost();
  const emit = useEmit();
  const [kept, setKept] = useState<KeptState>(sample ? sampleState : { state: 'looking' });
  const [outcome, setOutcome] = useState<KeptOutcome>();
  const [adding, setAdding] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (sample) return;
    const stop = new AbortController();
    void findKept(arrival, stop.signal).then((found) => {
      if (!stop.signal.aborted) setKept(found);
    });
    return () => stop.abort();
    // The arrival is the reason for this notice, and stays the same while it shows.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [round, sample]);

  const put = async (sold: readonly KeptLine[]): Promise<void> => {
    const check = oneVisitor();
    const lines = sold.map(({ code, quantity }) => ({ code, quantity }));
    if (!(await emitBefore(host, 'assess-cart-before-add', { lines }))) return;
    const { addToCart } = await late(() => import('./cart-calls.ts'));
    const { results } = await addToCart({ lines, check });
    const added = results.filter((result) => result.added > 0);
    if (added.length > 0)
      emit('assess-cart-added', { lines: added.map((one) => ({ code: one.code, quantity: one.added })) });
    const codes = added.map(({ code }) => code);
    const unknown = results.filter(({ failure }) => failure === 'unconfirmed').length;
    forgetKept(codes);
    setKept((now) =>
      now.state === 'known' ? { ...now, sold: now.sold.filter(({ code }) => !codes.includes(code)) } : now,
    );
    setOutcome({
      units: added.reduce((sum, one) => sum + one.added, 0),
      refused: results.length - codes.length - unknown,
      unknown,
    });
  };

  const add = () => {
    if (sample || kept.state !== 'known') return;
    setAdding(true);
    setOutcome(undefined);
    put(kept.sold)
      .catch((error: unknown) => {
        console.info('Assess widgets: the kept lines could not be added.', error);
        const unknown = isUnconfirmed(error) ? kept.sold.length : 0;
        setOutcome(unknown > 0 ? { units: 0, refused: 0, unknown } : 'failed');
      })
      .finally(() => setAdding(false));
  };
  const letGo = () => {
    if (sample) return;
    forgetKept(readKept(runtime().storage).map(({ code }) => code));
    setKept({ state: 'known', sold: [], missing: [] });
  };
  return { kept, outcome, adding, add, letGo, retry: () => setRound(round + 1) };
};
