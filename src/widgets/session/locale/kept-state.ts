import { readCart } from '../../../api/cart/read-cart.ts';
import { readFormerCart, soldAt } from '../../../api/kept-lines/sold-at.ts';
import type { Arrival } from '../../../core/locale-switch/locale-visit.ts';
import { joinKept, readKept, writeKept, type KeptLine } from '../../../core/locale-switch/kept-lines.ts';
import { runtime } from '../../../core/runtime.ts';

/** The kept lines from this store's point of view: those that can be added to its cart, and those that it does not sell. */
export type KeptState =
  | { state: 'looking' }
  | { state: 'known'; sold: readonly KeptLine[]; missing: readonly KeptLine[] }
  | { state: 'unknown'; lines: readonly KeptLine[] };

/** Finds the lines left behind, now or earlier, but for those in this cart. They stay stored until added or discarded. */
export const findKept = async (arrival: Arrival | undefined, signal: AbortSignal): Promise<KeptState> => {
  const { storage } = runtime();
  try {
    if (arrival && arrival.reason !== 'link') {
      const former = await readFormerCart(arrival.from, signal);
      if (former.length > 0) writeKept(storage, joinKept(readKept(storage), former));
    }
    const { cart } = await readCart();
    const here = new Set(cart?.entries.map(({ product }) => product.code));
    writeKept(
      storage,
      readKept(storage).filter(({ code }) => !here.has(code)),
    );
    return await sortKept(signal);
  } catch (error) {
    console.info('Assess widgets: what can be done with the kept lines could not be looked up.', error);
    return { state: 'unknown', lines: readKept(storage) };
  }
};

/** Asks this store which of the kept lines it sells, and their names. */
const sortKept = async (signal: AbortSignal): Promise<KeptState> => {
  const { storage, row } = runtime();
  const kept = readKept(storage);
  const answers = await soldAt(
    row,
    kept.map(({ code }) => code),
    signal,
  );
  const named = kept.map((line) => ({ ...line, ...nameOf(answers.get(line.code)?.name) }));
  return {
    state: 'known',
    sold: named.filter(({ code }) => answers.get(code)?.sold === true),
    missing: named.filter(({ code }) => answers.get(code)?.sold !== true),
  };
};

const nameOf = (name: string | undefined) => (name === undefined ? {} : { name });

export const forgetKept = (codes: readonly string[]): void => {
  const { storage } = runtime();
  writeKept(
    storage,
    readKept(storage).filter(({ code }) => !codes.includes(code)),
  );
};
