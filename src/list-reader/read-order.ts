import { sourceOf, type OtherLine, type Source } from './assign.ts';
import { orderTitles, isHeading, productIn, type OrderAssignment } from './assign-order.ts';
import {
  candidatesOf,
  mayBeCode,
  knownSpans,
  spansOf,
  withoutPrivate,
  type Known,
  type Product,
  type Span,
} from './candidates.ts';
import { isNearlyIsbn, normalizeCode } from './codes.ts';
import { CODE_MARK, isNumbering, numbersOfLine, quantityOfCell, type LineNumbers } from './numbers.ts';
import type { Line, Table } from './split.ts';
import { columnsOf, isCodeHeading, WORD_GAPS } from './titles.ts';
import { fieldOf, isSign, plainWords } from './words.ts';

/**
 * A row of the form. `quantity` is absent where it must be asked: the form then shows `source`, and offers `numbers`, the
 * whole numbers of the line that are no part of its codes. `also`: other products that the line names beside its code.
 */
export type Row = {
  readonly code: string;
  readonly state: 'looking-up' | 'known' | 'unknown';
  readonly quantity?: number;
  readonly source: Source;
  readonly numbers: readonly number[];
  readonly also?: readonly string[];
};

export type OrderList = { readonly rows: readonly Row[]; readonly others: readonly OtherLine[] };

type Item = {
  readonly code: string;
  readonly product?: Product | undefined;
  readonly also?: readonly string[];
};

/**
 * A line on its way to rows. `isPlaced`: an unknown code stands as a row too. `shape`: what stands where in it; unknown codes
 * in lines of the same shape as those of known codes stand as rows.
 */
type Draft = {
  readonly line: Line;
  readonly items: readonly Item[];
  readonly quantity?: number | undefined;
  readonly numbers?: LineNumbers;
  readonly isPlaced?: boolean;
  /** The quantity is that of a column. */
  readonly isRead?: boolean;
  readonly shape?: string;
};

/** Reads the rows of an order list. Every line is in `rows`, in `others`, or is a row of titles. [QO-05, QO-10 c, d] */
export function readOrder(table: Table, assignment: OrderAssignment, known: Known): OrderList {
  const titles = orderTitles(table, known);
  const { columns, ask, place, isChosen = false } = assignment;
  const code = ask?.field === 'code' ? undefined : columns?.code;
  const isTitled = isChosen || columnsOf(titles.first, 'quantity').includes(columns?.quantity ?? -1);
  const isForm = isTitled && code !== undefined && isOrderForm(table, code, columns?.quantity ?? -1, known);
  let isOtherTable = false;
  const drafts = table.lines.map((line, index): Draft => {
    if (titles.isTitle(index)) isOtherTable = !titles.isLikeFirst(index);
    else if (titles.isBelowFirst(index) && code !== undefined && columns?.quantity !== undefined)
      isOtherTable ||= isHeading(table, line, code, columns.quantity);
    if (titles.isTitle(index)) return { line, items: [] };
    const quantity = isOtherTable && !isChosen ? undefined : columns?.quantity;
    if (isForm && quantity !== undefined && isBlank(line.cells[quantity])) return { line, items: [] };
    if (code !== undefined) return byColumns(line, code, quantity, isTitled, known);
    const draft = byLine(line, known);
    const whole = quantityOfCell(line.cells[quantity ?? -1] ?? '', true);
    return whole === undefined ? draft : { ...draft, quantity: whole, isRead: true };
  });
  const shapes = new Set(
    drafts.flatMap(({ shape, items }) => (items.some(({ product }) => product) && shape) || []),
  );
  const keeps = keepsPlainNumbers(table, drafts);
  const rows: Row[] = [];
  const others: OtherLine[] = [];
  for (const [index, draft] of drafts.entries()) {
    const { items, numbers, quantity, shape, isPlaced, isRead } = draft;
    const wasAsked = items.every(({ code: own, product }) => product || known(own) !== undefined);
    const isAlike = items.some(({ product }) => product) || (shape !== undefined && shapes.has(shape));
    const stands = items.length > 0 && wasAsked && (isPlaced || isAlike);
    if (!stands && !titles.isTitle(index)) others.push(otherOf(draft, known));
    if (!stands) continue;
    const told = numbers?.by && !isRead && !keeps[numbers.by] ? undefined : quantity;
    const value =
      items.length > 1 || ask?.field === 'code' ? undefined : ((place && numbers?.places[place]) ?? told);
    for (const { product, ...item } of items)
      rows.push({
        ...item,
        state: product ? 'known' : 'unknown',
        ...(value !== undefined && { quantity: value }),
        source: sourceOf(draft.line),
        numbers: numbers?.offered ?? [],
      });
  }
  return { rows, others };
}

const isBlank = (cell = ''): boolean => /^[-–—0]?$/.test(cell.trim());

/** Returns whether a list is an order form: most of what it names has no quantity. Only what has one is ordered. */
function isOrderForm({ lines }: Table, code: number, quantity: number, known: Known): boolean {
  const named = lines.filter(({ cells }) => productIn(cells[code] ?? '', known));
  const blank = named.filter(({ cells }) => isBlank(cells[quantity])).length;
  return named.length > 4 && blank > named.length / 2 && blank < named.length;
}

/** Reads a line by the columns. A row without a title of quantities that names other products or a doubt is asked. */
function byColumns(
  line: Line,
  code: number,
  column: number | undefined,
  isTitled: boolean,
  known: Known,
): Draft {
  const cell = line.cells[code] ?? '';
  const product = productIn(cell, known);
  const spans = knownSpans(line, known);
  const others = [...new Map(spans.map((span) => [span.product.code, span])).values()].filter(
    (span) => span.product.code !== product?.code,
  );
  const rest = line.cells.filter((_, place) => place !== code);
  const name = plainWords(product?.name ?? '');
  const isDoubted = !isTitled && rest.some((text) => isDoubt(text) && plainWords(text) !== name);
  const whole =
    column === undefined || isDoubted ? undefined : quantityOfCell(line.cells[column] ?? '', true, isTitled);
  const [single, ...more] = others;
  const isAlone = single === undefined || isTitled;
  const isUnknown =
    !product && mayStand(cell, whole !== undefined) && !spans.some((span) => cell.includes(span.written));
  const own =
    product || isUnknown
      ? { code: normalizeCode(cell), product }
      : cell === '' && more.length === 0
        ? single
        : undefined;
  if (!own || !isAlone) return byLine(line, known);
  const also = others.filter((span) => span !== own).map((span) => span.code);
  const item = { code: own.code, product: own.product, ...(also.length > 0 && { also }) };
  const draft = { line, items: [item], isPlaced: true, isRead: true };
  if (whole !== undefined) return { ...draft, quantity: whole };
  // The numbers of the quantity's own cell are offered first.
  const cells = [CODE_MARK, line.cells[column ?? -1] ?? '', ...rest];
  return { ...draft, numbers: numbersOfLine(cells.join(' ; '), own.product?.name ?? '') };
}

const isDoubt = (cell: string): boolean => {
  const words = cell.split(/\s+/);
  if (/^[✗✘❌☒]$/u.test(cell)) return true;
  return words.length < 4 && words.some((word) => isSign('doubt', word));
};

/** Returns whether an unknown text in the codes' column stands as a row: a code's form, or two words with a quantity. */
const mayStand = (cell: string, hasQuantity: boolean): boolean =>
  /^[\p{L}\p{N}]\S{1,39}(?: \S{1,20})?$/u.test(cell) &&
  (hasQuantity || (/\d/.test(cell) && mayBeCode(cell.replace(' ', '')) && !isLabelledQuantity(cell))) &&
  !isShortened(cell) &&
  !isSign('total', cell.split(' ')[0] ?? '') &&
  !cell.endsWith(':') &&
  withoutPrivate(cell) === cell;

const isLabelledQuantity = (cell: string): boolean =>
  /\p{L}/u.test(cell) && quantityOfCell(cell, true) !== undefined;

/** Reads a line by itself: its known codes, else a nearly valid ISBN, else its first candidate. */
function byLine(line: Line, known: Known): Draft {
  const { text } = line;
  const spans = spansOf(line);
  const found = knownSpans(line, known);
  const products = new Map(found.map((span) => [span.product.code, span]));
  const first = spans.find(({ code }) => isNearlyIsbn(code)) ?? spans[0];
  if (!first || (products.size === 0 && isShortened(text))) return { line, items: [] };
  const marked = withMarks(text, found.length > 0 ? found : [first]);
  const numbers = numbersOfLine(marked, found.map(({ product }) => product.name ?? '').join(' '));
  if (products.size > 1)
    return { line, items: [...products.values()].map(({ code, product }) => ({ code, product })), numbers };
  const [item = first] = products.values();
  const { code, product } = { product: undefined, ...item };
  return {
    line,
    items: [{ code, product }],
    quantity: numbers.quantity,
    numbers,
    isPlaced: isNearlyIsbn(code),
    shape: shapeOf(marked),
  };
}

const isShortened = (text: string): boolean => /\d[.,]\d+E\+?\d/i.test(text);

function withMarks(text: string, spans: readonly Span[]): string {
  let [marked, at] = ['', 0];
  for (const span of spans) {
    marked += `${text.slice(at, span.at)} ${CODE_MARK} `;
    at = span.end;
  }
  return marked + text.slice(at);
}

/** Returns what stands where in a line: C for its code, N for a number, W for words. */
const shapeOf = (marked: string): string =>
  (marked.match(/\uE000|(?<![\p{L}\p{N}])\d+(?![\p{L}\p{N}])|\p{L}{2,}/gu) ?? [])
    .map((token) => (token === CODE_MARK ? 'C' : /^\d/.test(token) ? 'N' : 'W'))
    .join('')
    .replace(/W+/g, 'W');

/**
 * Returns which numbers without a sign are quantities in this list: none if such a place holds an amount or a fraction in
 * another line; none before the code if they count the lines; below a heading such as 'Item Price' only those at the end where
 * it says so.
 */
function keepsPlainNumbers(
  table: Table,
  drafts: readonly Draft[],
): Readonly<Record<'before' | 'after' | 'sign', boolean>> {
  const told = drafts.filter(
    ({ items, shape }) => shape !== undefined && items.some(({ product }) => product),
  );
  const numbers = told.flatMap(({ numbers: one }) => (one?.by === 'before' && one.quantity) || []);
  const first = table.lines.findIndex((line) => told.some((draft) => draft.line === line));
  const heading = table.lines
    .slice(0, Math.max(0, first))
    .map(({ text }) => text.trim())
    .findLast(isCodeHeading)
    ?.split(WORD_GAPS);
  const isSure = !told.some((draft) => draft.numbers?.hasOnlyOther);
  const isSaid = (word: string | undefined): boolean =>
    heading === undefined || fieldOf(word ?? '', ['quantity']) !== undefined;
  return {
    sign: true,
    before: isSure && !isNumbering(numbers) && isSaid(heading?.[0]),
    after: isSure && isSaid(heading?.at(-1)),
  };
}

function otherOf({ line, items }: Draft, known: Known): OtherLine {
  const source = sourceOf(line);
  if (line.isTooLong) return { ...source, why: 'too-long' };
  if (isShortened(source.text)) return { ...source, why: 'shortened' };
  const [item] = items;
  return item && known(item.code) === undefined
    ? { ...source, why: 'not-looked-up', code: item.code }
    : source;
}

/**
 * Returns the rows before the look-up has answered: the cell of a titled column of codes, else the first candidate of each
 * line. A quantity stands only where a title names its column; the answer could change any other.
 */
export function rowsBeforeAnswer(table: Table): OrderList {
  const asked = new Set(candidatesOf(table).map(({ code }) => code));
  const titles = orderTitles(table, () => null);
  const [code] = columnsOf(titles.first, 'code');
  const [quantity, ...more] = columnsOf(titles.first, 'quantity');
  const firsts = table.lines.flatMap((line, index) => {
    const written = line.cells[code ?? -1] ?? '';
    const cell = normalizeCode(written);
    if (titles.isTitle(index)) return [];
    if (code !== undefined) return asked.has(cell) && mayStand(written, true) ? [cell] : [];
    return spansOf(line).find((span) => asked.has(span.code))?.code ?? [];
  });
  const presumed = new Set(firsts);
  const isSure = code !== undefined && quantity !== undefined && more.length === 0;
  const { rows, others } = readOrder(table, isSure ? { columns: { code, quantity } } : {}, (text) =>
    presumed.has(text) ? { code: text } : null,
  );
  const rowsNow = rows.map(({ quantity: value, also: _also, ...row }): Row => ({
    ...row,
    state: 'looking-up',
    ...(isSure && value !== undefined && { quantity: value }),
  }));
  return { rows: rowsNow, others };
}
