import type { CartEntry } from '../../../api/cart/cart.contract.ts';
import type { CartNews, RemovedLine } from './line-news.ts';
import { useState, useEffect } from 'react';
import { DRAWN_KEY, lineOfCart, type Drawn } from '../../../core/registry/own-readings.ts';
import { runtime } from '../../../core/runtime.ts';
import { useId } from '../../kit/element/widget-context.ts';

/** A row of a shown cart: a line, or the place of a removed one. */
export type CartRow = {
  code: string;
  /** Unique for each row, because a product may have several rows. */
  key: string;
} & ({ entry: CartEntry } | { removed: RemovedLine });
type Row = { code: string } & ({ entry: CartEntry } | { removed: RemovedLine });

/**
 * Returns the rows of the cart, with each removed line in its former position. A restored line is also put into its
 * former position, because the server has it last. If a product has several entries, the others stay where they are.
 */
export const withRemoved = (
  entries: readonly CartEntry[],
  { removed, back = [] }: Pick<CartNews, 'removed' | 'back'>,
): readonly CartRow[] => {
  const rows: Row[] = entries.map((entry) => ({ code: entry.product.code, entry }));
  for (const line of [...removed, ...back].toSorted((a, b) => a.place - b.place)) {
    const others = line.others ?? 0;
    const at = rows.findIndex(({ code }) => code === line.code);
    if (others > 0) {
      const isGone = removed.includes(line) && rows.filter(({ code }) => code === line.code).length <= others;
      if (isGone) rows.splice(line.place, 0, { code: line.code, removed: line });
      continue;
    }
    const [held] = at < 0 ? [] : rows.splice(at, 1);
    if (held) rows.splice(line.place, 0, held);
    else if (removed.includes(line)) rows.splice(line.place, 0, { code: line.code, removed: line });
  }
  const times = new Map<string, number>();
  return rows.map((row) => {
    const time = (times.get(row.code) ?? 0) + 1;
    times.set(row.code, time);
    return { ...row, key: time > 1 ? `${row.code} ${time}` : row.code };
  });
};

/** The number of lines that are drawn at once. A cart of thousands would block the page (SEC-14). */
const AT_ONCE = 100;

/** Returns the first of many rows, and shows the next hundred on request. */
export const useFirstRows = <Row>(
  rows: readonly Row[],
): { shown: readonly Row[]; next: number; showNext: () => void } => {
  const [most, setMost] = useState(AT_ONCE);
  return {
    shown: rows.slice(0, most),
    next: Math.min(AT_ONCE, Math.max(0, rows.length - most)),
    showNext: () => setMost(most + AT_ONCE),
  };
};

/** Tells the page which lines a widget draws: the message centre leaves out what failed there. Source: LEAD-07. */
export const useDrawnLines = (codes: readonly string[]): void => {
  const id = useId();
  const all = codes.join('\n');
  useEffect(() => {
    const { registry } = runtime();
    const drawn = () => (registry.reading(DRAWN_KEY).data as Drawn | undefined) ?? {};
    registry.keep(DRAWN_KEY, { ...drawn(), [id]: all.split('\n').map(lineOfCart) });
    return () => {
      const { [id]: _gone, ...others } = drawn();
      registry.keep(DRAWN_KEY, others);
    };
  }, [id, all]);
};
