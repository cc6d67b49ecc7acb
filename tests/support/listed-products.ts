import catalogue from '../fixtures/lists/catalogue.json' with { type: 'json' };
import type { Known } from '../../src/list-reader/candidates.ts';
import { decode } from '../../src/list-reader/decode.ts';
import { openList, readOrderList } from '../../src/list-reader/read-list.ts';
import type { Table } from '../../src/list-reader/split.ts';

const names = new Map(Object.entries(catalogue));
/** The ISBN-10 of two of the books. */
const sameProducts = new Map([
  ['0306406152', '9780306406157'],
  ['080442957X', '9780804429573'],
]);
const ownCode = (code: string): string => sameProducts.get(code) ?? code;

/** The answer of a catalogue of the products in `tests/fixtures/lists/catalogue.json`. */
export const known: Known = (code) => {
  const name = names.get(ownCode(code));
  return name === undefined ? null : { code: ownCode(code), name };
};

/** Opens a list that is not too large. */
export const opened = (list: string | Uint8Array): Table => {
  const table = openList(typeof list === 'string' ? list : decode(list));
  if ('tooLarge' in table) throw new Error(`too large: ${table.tooLarge.size}`);
  return table;
};

/** Returns the rows of an order list as `CODE=2`, `CODE=asked`, and `CODE?` where the code is not found. */
export const rowsOf = (list: string | Uint8Array): string =>
  readOrderList(opened(list), known)
    .rows.map(({ code, quantity, state }) => `${code}${state === 'known' ? '' : '?'}=${quantity ?? 'asked'}`)
    .join(' ');
