import { sameProductKey } from '../isbn.rules.ts';
import type { OrderAssignment } from '../../../list-reader/assign-order.ts';
import type { Candidate, Known } from '../../../list-reader/candidates.ts';
import { beforeLookUp, readOrderList, type TooLarge } from '../../../list-reader/read-list.ts';
import type { OrderList, Row as ListRow } from '../../../list-reader/read-order.ts';
import type { Sheets } from '../../../list-reader/open-file.ts';
import type { Table } from '../../../list-reader/split.ts';
import {
  isLookingUp,
  problemReport,
  type PastedList,
  type PasteProblem,
  type PasteReport,
} from './paste-report.ts';
import { blankRow, codesOf, fitRows, isBlank, type QuickOrderState, type Row } from './quick-order-state.ts';
import type { WantedCode } from './look-up-codes.ts';

/** Where a list comes from: the file's name, a workbook's sheets, and whether the host can look up only one code a call. */
export type Origin = {
  readonly file?: string | undefined;
  readonly sheets?: Sheets | undefined;
  readonly isPlainHost?: boolean;
};

/**
 * Places the rows of a list at once, before its codes are looked up. Once they are (`PastedList.read`), the rows get the codes
 * and quantities that the catalogue decides; what the shopper has typed since stays. A list that comes while another one is
 * being looked up waits for it. Source: QO-02, QO-03, QO-05, QO-10.
 */
export const placeList = (
  state: QuickOrderState,
  table: Table | TooLarge,
  origin: Origin = {},
): QuickOrderState => {
  if (isLookingUp(state)) return afterLookUp(state, (later) => placeList(later, table, origin));
  const { file, sheets } = origin;
  const report = (problem: PasteProblem) => ({
    ...state,
    report: { ...problemReport(problem, file), sheets },
  });
  if ('tooLarge' in table) return report({ code: 'too-large', ...table.tooLarge });
  const { candidates, ...reading } = beforeLookUp(table);
  if (reading.rows.length + reading.others.length === 0) return report({ code: 'nothing' });
  const list: PastedList = {
    id: state.nextId,
    table,
    candidates: wantedOf(candidates, origin),
    assignment: undefined,
    isWhole: false,
    rows: new Map(),
    read: readIfTold,
  };
  const before = { ...state, nextId: state.nextId + 1 };
  const next = put(before, list, { file, sheets }, reading);
  const { undo } = state;
  const back = state.report?.list && { report: state.report, undo };
  return readIfTold({
    ...next,
    undo:
      next.report?.placed === 0
        ? undo
        : { kind: 'placed', number: 0, list: list.id, before: state.rows, after: next.rows, back },
  });
};

/** Reads the list as the shopper has chosen in its picture. Source: QO-10 b. */
export const chooseColumns = (state: QuickOrderState, chosen: OrderAssignment): QuickOrderState =>
  readNow(state, chosen);

/** Fills in one for each row of the list whose line has no number, because the shopper chose so. */
export const fillOnes = (state: QuickOrderState): QuickOrderState => {
  const ids = new Set(rowsWithoutNumber(state).map(({ id }) => id));
  return { ...state, rows: state.rows.map((row) => (ids.has(row.id) ? { ...row, quantity: '1' } : row)) };
};

/** Returns the rows of the last list that need a quantity, and of whose lines none has a number. */
export const rowsWithoutNumber = ({ rows, report }: QuickOrderState): readonly Row[] =>
  rows.filter(
    ({ quantity, from }) =>
      from !== undefined &&
      from.list === report?.list?.id &&
      quantity.trim() === '' &&
      from.numbers.length === 0,
  );

/** Returns the codes to look up: on a host of one code a call, a titled column's, else what has the form of a code. */
const wantedOf = (candidates: readonly Candidate[], { isPlainHost = false }: Origin): WantedCode[] => {
  const isTitled = candidates.some(({ kind }) => kind === 'titled');
  const some = isPlainHost
    ? candidates.filter(({ kind }) => (isTitled ? kind === 'titled' : kind !== 'token'))
    : candidates;
  return some.map(({ code }) => ({ key: sameProductKey(code), code }));
};

type Change = (state: QuickOrderState) => QuickOrderState;

/** Makes a change once the last list is looked up. */
const afterLookUp = (state: QuickOrderState, change: Change): QuickOrderState => {
  const { report } = state;
  if (!report?.list) return change(state);
  const { read } = report.list;
  const readThenChange: Change = (later) => {
    const now = read(later);
    return isLookingUp(now) ? now : change(now);
  };
  return { ...state, report: { ...report, list: { ...report.list, read: readThenChange } } };
};

/** Reads the list if each of its codes has an answer, or a failure that is not all that there is. */
const readIfTold: Change = (state) => {
  const { answers, report } = state;
  const list = report?.list;
  if (!list || list.isWhole || isLookingUp(state)) return state;
  const open = list.candidates.filter(({ key }) => !answers.has(key));
  const isDown = open.length > 0 && open.length === list.candidates.length;
  return isDown ? state : readNow(state);
};

const readNow = (state: QuickOrderState, chosen?: OrderAssignment): QuickOrderState => {
  const { report, answers } = state;
  const list = report?.list;
  if (!list) return state;
  const before = list.assignment?.isChosen ? list.assignment : undefined;
  const { assignment, ...reading } = readOrderList(list.table, knownOf(state, list), chosen ?? before);
  const isWhole = list.candidates.every(({ key }) => answers.has(key));
  const next = put(state, { ...list, assignment, isWhole }, report, reading);
  return { ...next, undo: undoOf(state, list, next.rows) };
};

/** A code that could not be looked up counts as a product where it stands in a row, so that the row stays. */
export const knownOf = ({ answers, failures, rows }: QuickOrderState, list: PastedList): Known => {
  const standing = new Set(rows.flatMap(({ from }) => (from?.list === list.id ? from.code : [])));
  const known = new Map(
    list.candidates.map(({ key, code }) => {
      const answer = answers.get(key);
      const isFailed = answer === undefined && failures.has(key) && standing.has(code);
      return [code, isFailed ? { code } : answer] as const;
    }),
  );
  return (code) => known.get(code);
};

/** Undo takes the whole list back, but for what the shopper has changed: rows that are not as they were placed. */
const undoOf = ({ undo }: QuickOrderState, { id }: PastedList, rows: readonly Row[]) => {
  if (undo?.kind !== 'placed') return undo;
  const then = new Map(undo.after.map((row) => [row.id, row]));
  const after = rows.flatMap((row) => {
    const { from } = row;
    return from?.list === id
      ? [{ ...row, code: from.code, quantity: from.quantity }]
      : (then.get(row.id) ?? []);
  });
  return { ...undo, after };
};

/** Puts the rows of a reading into the form, in place of those that the list has there, and reports on every line. */
const put = (
  state: QuickOrderState,
  list: PastedList,
  { file, sheets }: Pick<PasteReport, 'file' | 'sheets'>,
  { rows, others }: OrderList,
): QuickOrderState => {
  const isOwn = ({ from }: Row): boolean => from?.list === list.id;
  const { duplicates, notPlaced, accepted } = sort(state, list, rows);
  const stays = new Set(accepted.map(({ existing }) => existing));
  const all = state.rows.filter((row) => !isOwn(row) || stays.has(row) || isTyped(row));
  const ids = new Map(list.rows);
  let { nextId } = state;
  let at = -1;
  for (const { row, existing } of accepted) {
    const free = all.findIndex((one, index) => index > at && isBlank(one));
    at = existing ? all.indexOf(existing) : at === -1 ? (free === -1 ? all.length : free) : at + 1;
    const there = all[at];
    const isFree = there !== undefined && isBlank(there);
    const base = existing ?? (isFree ? blankRow(there.id) : blankRow(nextId++));
    all.splice(at, existing || isFree ? 1 : 0, filled(base, row, list.id, nextId++));
    ids.set(base.id, row.source.line);
  }
  while (all.length > state.limits.max && all.some(isBlank)) all.splice(all.findLastIndex(isBlank), 1);
  const before = state.report?.duplicates ?? [];
  const report: PasteReport = {
    file,
    sheets,
    list: { ...list, rows: ids },
    total: new Set([...rows.map(({ source }) => source), ...others].map(({ line }) => line)).size,
    placed: accepted.length,
    found: accepted.filter(({ row }) => state.answers.get(sameProductKey(row.code))).length,
    unknown: accepted.filter(({ row }) => state.answers.get(sameProductKey(row.code)) === null).length,
    duplicates: duplicates.map(({ code, quantity, source: { line } }) => ({
      code,
      quantity: textOf(quantity),
      line,
      rowId: all.find((row) => isSame(state, row.code, code))?.id ?? 0,
      done: before.some((one) => one.line === line && one.code === code && one.done),
    })),
    notPlaced: notPlaced.map(({ code, quantity }) => ({ code, quantity: textOf(quantity) })),
    others,
    leftOff: list.table.leftOff,
    problem: undefined,
  };
  return fitRows({ ...state, rows: all, nextId, report });
};

type Accepted = { readonly row: ListRow; readonly existing: Row | undefined };

/** Tells which rows of a reading stand in the form, which repeat a product, and for which there is no room. */
const sort = (state: QuickOrderState, list: PastedList, rows: readonly ListRow[]) => {
  const { taken, lines, gone } = standing(state, list);
  let room =
    state.limits.max - state.rows.filter((row) => !isBlank(row) && row.from?.list !== list.id).length;
  const accepted: Accepted[] = [];
  const duplicates: ListRow[] = [];
  const notPlaced: ListRow[] = [];
  const codesOfLines = new Map<number, Set<string>>();
  for (const { source, code } of rows)
    codesOfLines.set(source.line, (codesOfLines.get(source.line) ?? new Set()).add(code));
  for (const row of rows) {
    const { line } = row.source;
    const own = lines.get(line) ?? [];
    const existing =
      own.find(({ from }) => from?.code === row.code) ??
      own.find(({ from }) => !codesOfLines.get(line)?.has(from?.code ?? ''));
    const keys = keysOf(state, row.code);
    if (existing)
      lines.set(
        line,
        own.filter((one) => one !== existing),
      );
    else if (gone.has(line)) continue;
    if (keys.some((key) => taken.has(key))) duplicates.push(row);
    else if (room < 1) notPlaced.push(row);
    else {
      room -= 1;
      for (const key of keys) taken.add(key);
      accepted.push({ row, existing });
    }
  }
  return { accepted, duplicates, notPlaced };
};

/** Returns the products of other rows, the list's own rows by line, and its lines whose row was removed. */
const standing = (state: QuickOrderState, list: PastedList) => {
  const taken = new Set<string>();
  const lines = new Map<number, Row[]>();
  const left = new Set<number>();
  for (const row of state.rows) {
    if (row.from?.list !== list.id) {
      for (const key of keysOf(state, row.code)) taken.add(key);
      continue;
    }
    left.add(row.id);
    lines.set(row.from.line, [...(lines.get(row.from.line) ?? []), row]);
  }
  const gone = new Set([...list.rows].flatMap(([id, line]) => (left.has(id) ? [] : line)));
  return { taken, lines, gone };
};

const filled = (
  base: Row,
  { code, quantity, source, numbers, also }: ListRow,
  list: number,
  changed: number,
): Row => {
  const text = textOf(quantity);
  const from = {
    list,
    line: source.line,
    text: source.text,
    numbers,
    namesOthers: also !== undefined,
    code,
    quantity: text,
  };
  const isMended = base.from !== undefined && base.code !== base.from.code;
  const isSameCode = isMended || base.code === code;
  return {
    ...base,
    ...(!isSameCode && { code, changed }),
    ...(!isTyped(base) && { quantity: text }),
    entry: 'left',
    from,
  };
};

/** Returns whether the shopper has typed a quantity into a row of a list. */
const isTyped = ({ quantity, from }: Row): boolean => from !== undefined && quantity !== from.quantity;

const textOf = (quantity: number | undefined): string => (quantity === undefined ? '' : String(quantity));

const keysOf = ({ answers }: QuickOrderState, code: string): string[] =>
  [code, ...codesOf(answers.get(sameProductKey(code)))].map(sameProductKey).filter((key) => key !== '');

const isSame = (state: QuickOrderState, code: string, other: string): boolean => {
  const keys = keysOf(state, other);
  return keysOf(state, code).some((key) => keys.includes(key));
};
