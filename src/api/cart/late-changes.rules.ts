import type { Cart } from './cart.contract.ts';
import type { TakenLine } from './taken-instead.rules.ts';

type Lines = readonly { code: string; name: string; quantity: number }[];

/** What is compared of a change by an entry's number: what was asked, and wished since, and the lines that the cart should hold. */
type Change = {
  code: string;
  quantity: number;
  number: number;
  asked?: number | undefined;
  lines: Lines;
};

/** What a change that had no answer has done to the cart: to the line that it was for, over a newer wish, or to another line. */
export type LateEnd =
  | { kind: 'done'; code: string; asked: number }
  | { kind: 'set'; code: string; name: string; units: number; asked: number }
  | { kind: 'taken'; line: TakenLine };

/** The cart's lines as a change keeps them. */
export const linesOf = ({ entries }: Pick<Cart, 'entries'>): Lines[number][] =>
  entries.map(({ product: { code, name }, quantity }) => ({ code, name, quantity }));

/**
 * What a cart, as read now, shows of a change by an entry's number. A removal takes what stood at the number: where just that line is gone
 * and nobody here has removed it, the removal took it. Undefined where nothing shows. Source: API-06 b.
 */
export const lateEndOf = (change: Change, cart: Pick<Cart, 'entries'>): LateEnd | undefined => {
  const { code, quantity, number, asked, lines } = change;
  if (quantity > 0) {
    const entries = cart.entries.filter(({ product }) => product.code === code);
    const units = entries.reduce((sum, entry) => sum + entry.quantity, 0);
    if (units !== quantity) return units === 0 ? { kind: 'done', code, asked: quantity } : undefined;
    // A line that was to be removed since is told by that.
    return asked === undefined || asked === 0 || asked === units
      ? { kind: 'done', code, asked: quantity }
      : { kind: 'set', code, name: entries[0]?.product.name ?? code, units, asked };
  }
  const gone = goneOf(lines, linesOf(cart));
  const [place] = gone;
  if (place === undefined || gone.length > 1) return undefined;
  const line = lines[place];
  if (line === undefined || line.code === code) return { kind: 'done', code, asked: 0 };
  return place === number ? { kind: 'taken', line: { ...line, place } } : undefined;
};

/** Places of the lines that are there no more; of several of one product by their quantities. */
const goneOf = (before: Lines, after: Lines): number[] => {
  const nameOf = ({ code, quantity }: Lines[number]) =>
    before.filter((line) => line.code === code).length > 1 ? `${code} ${quantity}` : code;
  const left = after.map(nameOf);
  return before.flatMap((line, place) => {
    const at = left.indexOf(nameOf(line));
    if (at < 0) return place;
    left.splice(at, 1);
    return [];
  });
};

/** Whether a cart has other lines than these. */
export const hasOtherLines = (lines: Lines, cart: Pick<Cart, 'entries'>): boolean =>
  JSON.stringify(lines) !== JSON.stringify(linesOf(cart));
