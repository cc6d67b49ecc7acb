import { CODE, ISBN, ITEM, NUMBER, titleWords } from './column-titles.ts';
import { readCodeCell } from './find-codes.ts';
import { isKnownQuantity } from './known-quantity-titles.ts';
import { plainQuantity } from './quantity-text.ts';
import { item, openItem, type Reading } from './reading.ts';

/** A label with its value: 'Code: vls-kit', 'Qty = 2'. */
const LABELLED = /^([^:=]{1,40}?)\s*[:=]\s*(.+)$/u;
const LEAD = /^\P{L}*(?=\p{L})/u;

/**
 * Reads a line in which each part has a label, like a row under a heading with these titles: 'Code: vls-kit, Qty: 2'. The
 * code may be in lower case. Undefined if a part has no label, or if no code or no quantity is labelled.
 */
export function readLabelled(text: string): Reading | undefined {
  const parts = text.split(/[,;|\t]/).flatMap((part) => part.replace(LEAD, '').trim() || []);
  const pairs = parts.map((part) => LABELLED.exec(part));
  if (pairs.length === 0 || pairs.includes(null)) return undefined;
  const named = pairs.map((pair) => ({ title: (pair?.[1] ?? '').trim(), value: (pair?.[2] ?? '').trim() }));
  const codes = named.flatMap(({ title, value }) =>
    isCodeTitle(title) ? [readCodeCell(value, true)?.code] : [],
  );
  const [code, ...others] = codes;
  if (code === undefined || others.length > 0) return undefined;
  const counts = named.filter(({ title }) => isKnownQuantity(title)).map(({ value }) => plainQuantity(value));
  const [count, ...more] = counts;
  if (count === undefined) return undefined;
  return more.length > 0 ? openItem(code) : item(code, count);
}

function isCodeTitle(title: string): boolean {
  const words = titleWords(title);
  const isOf = (...sets: readonly ReadonlySet<string>[]) =>
    words.some((word) => sets.some((set) => set.has(word)));
  return isOf(CODE, ISBN) || (isOf(ITEM) && (words.length === 1 || isOf(NUMBER)));
}
