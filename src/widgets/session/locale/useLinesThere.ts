import { useEffect, useState } from 'react';
import { readCart } from '../../../api/cart/read-cart.ts';
import { soldAt } from '../../../api/kept-lines/sold-at.ts';
import type { KeptLine } from '../../../core/locale-switch/kept-lines.ts';
import { localeRow, type Locale } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';

/** What a switch does to the cart's lines, as far as they are known. `missing` are those that are not sold there. */
export type LinesThere = { lines: readonly KeptLine[] } & (
  | { state: 'checking' | 'unknown' }
  | { state: 'known'; missing: readonly KeptLine[] }
);

const CHECKING: LinesThere = { state: 'checking', lines: [] };

/** Looks up once which lines of the cart another locale's store sells. */
export const useLinesThere = (to: Locale, sample: boolean): LinesThere => {
  const [there, setThere] = useState<LinesThere>(sample ? sampleThere : CHECKING);
  useEffect(() => {
    if (sample) return;
    const stop = new AbortController();
    const tell = (found: LinesThere) => {
      if (!stop.signal.aborted) setThere(found);
    };
    void look(to, stop.signal, tell).then(tell);
    return () => stop.abort();
  }, [to, sample]);
  return there;
};

/** Looks them up. `onCart` gets the lines as soon as the cart is read, without waiting for the other store. */
const look = async (
  to: Locale,
  signal: AbortSignal,
  onCart: (known: LinesThere) => void,
): Promise<LinesThere> => {
  let lines: readonly KeptLine[] = [];
  try {
    lines = await cartLines();
    onCart({ state: 'checking', lines });
    const sold = await soldAt(
      localeRow(to),
      lines.map(({ code }) => code),
      signal,
    );
    return { state: 'known', lines, missing: lines.filter(({ code }) => sold.get(code)?.sold !== true) };
  } catch (error) {
    console.info('Assess widgets: which lines another store sells could not be looked up.', error);
    return { state: 'unknown', lines };
  }
};

const cartLines = async (): Promise<readonly KeptLine[]> => {
  const { locale } = runtime().row;
  const { cart } = await readCart();
  return (cart?.entries ?? []).flatMap(({ product: { code, name }, quantity }) =>
    quantity > 0 ? { code, name, quantity, from: locale } : [],
  );
};

const sampleThere = (): LinesThere => {
  const lines = sampleLines();
  return { state: 'known', lines, missing: lines.slice(1) };
};

/** Returns the sample lines of author mode. Their names are those of an invented product and are not translated (EMB-11). */
export const sampleLines = (): readonly KeptLine[] => {
  const { locale: from } = runtime().row;
  return [
    { code: 'LMS4-KIT', quantity: 2, name: 'Lindgren Memory Scale, 4th Edition: Complete Kit', from },
    { code: 'RPW-G3-LIC', quantity: 5, name: 'Reading Pathways, Grade 3: Classroom License', from },
  ];
};
