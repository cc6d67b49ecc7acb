import { now } from '../../core/clock.ts';
import { runtime } from '../../core/runtime.ts';
import { array, count, object, text, typed } from '../../core/storage-parsers.ts';
import type { Cart } from './cart.contract.ts';
import { lastCount } from './read-cart.ts';

/** A line as it was on this tab's last page. It has no price: prices may have changed. */
type LastLine = { code: string; name: string; quantity: number };

/** The lines, and the height that the readiness panel had above them, in lines of its own. */
export type LastLines = { lines: readonly LastLine[]; needs: number };

const MOST_LINES = 50;
const LIFETIME = 30 * 60_000;

/** `id` is the sign-in's id, or the anonymous cart's guid. `at` is when they were read, in milliseconds since the epoch. */
const parse = object<LastLines & { id: string; at: number }>({
  id: text(64),
  at: count,
  needs: count,
  lines: array(MOST_LINES, object<LastLine>({ code: text(200), name: typed(300), quantity: count })),
});

/** Whose lines count now: the sign-in's id, or the anonymous cart's guid. Undefined if no last cart is known. */
const ownerNow = (): string | undefined => {
  const { storage, row } = runtime();
  const last = lastCount();
  return last && (last.id || storage.read('cartGuid', row.baseSite));
};

/** Returns the lines that this tab last read, for 30 minutes and the same visitor's cart. Source: PERF-12, SES-13. */
export const lastLines = (): LastLines | undefined => {
  const { storage, row } = runtime();
  const kept = parse(storage.read('lastLines', row.locale));
  const isTheirs = kept !== undefined && kept.id === ownerNow();
  return isTheirs && kept.lines.length > 0 && Math.abs(now() - kept.at) <= LIFETIME ? kept : undefined;
};

/** Keeps the lines of the cart for this tab's next page. Removes them if there is no cart. */
export const keepLines = (cart: Cart | null, needs: number): void => {
  const { storage, row } = runtime();
  const id = ownerNow();
  if (cart === null || id === undefined) return storage.remove('lastLines', row.locale);
  const lines = cart.entries
    .slice(0, MOST_LINES)
    .map(({ product: { code, name }, quantity }): LastLine => ({ code, name: name ?? code, quantity }));
  storage.write('lastLines', { id, at: now(), needs, lines }, row.locale);
};
