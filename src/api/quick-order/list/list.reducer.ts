import { sameProductKey } from '../isbn.rules.ts';
import type { LineResult } from '../../cart/line-result.ts';
import { MAX_PRODUCTS } from '../quick-order.rules.ts';
import { isClean, problemReport } from './paste-report.ts';
import type { QuickOrderDraftRow } from '../../../core/storage-types.ts';
import {
  blankRow,
  fitRows,
  isBlank,
  type ListAction,
  type LookUpAction,
  type QuickOrderState,
  type Row,
} from './quick-order-state.ts';

/** Handles the actions that change the list of rows: adding, removing, placing, restoring and undo. */
export const listReducer = (state: QuickOrderState, action: ListAction): QuickOrderState => {
  switch (action.type) {
    case 'row-added':
      return state.rows.length < state.limits.max ? appendBlank(state) : state;
    case 'limited':
      return fitRows({ ...state, limits: action.limits });
    case 'removed':
      return remove(state, action.id);
    case 'cleared':
      return clear(state);
    case 'undo-dismissed':
      return { ...state, undo: undefined };
    case 'report-dismissed':
      return { ...state, report: undefined, undo: state.undo?.kind === 'placed' ? undefined : state.undo };
    case 'listed':
      return action.change(state);
    case 'not-read':
      return { ...state, report: problemReport(action.problem, action.file) };
    case 'added':
      return afterAdding(state, action.results);
    case 'restored':
      return restore(state, action);
  }
};

const appendBlank = (state: QuickOrderState): QuickOrderState => ({
  ...state,
  rows: [...state.rows, blankRow(state.nextId)],
  nextId: state.nextId + 1,
});

const remove = (state: QuickOrderState, id: number): QuickOrderState => {
  const index = state.rows.findIndex((row) => row.id === id);
  const row = state.rows[index];
  if (row === undefined) return state;
  const next = fitRows({ ...state, rows: state.rows.filter((each) => each !== row) });
  if (isBlank(row)) return next;
  return { ...next, undo: { kind: 'removed', number: index + 1, before: state.rows, after: next.rows } };
};

const clear = (state: QuickOrderState): QuickOrderState => {
  const next = fitRows({ ...state, rows: [], report: undefined });
  const { report, undo } = state;
  const back = report && { report, undo };
  return { ...next, undo: { kind: 'cleared', number: 0, before: state.rows, after: next.rows, back } };
};

/** Removes the lines that were added completely. The others stay with their reason and are looked up again. */
const afterAdding = (
  state: QuickOrderState,
  results: readonly { id: number; result: LineResult }[],
): QuickOrderState => {
  const byId = new Map(results.map(({ id, result }) => [id, result]));
  const rows = state.rows.flatMap((row) => {
    const result = byId.get(row.id);
    if (result === undefined) return [row];
    const { status, added, quantity: asked, failure } = result;
    if (added >= asked) return [];
    const refusal = failure
      ? undefined
      : { status: status === 'success' ? 'lowStock' : status, added, asked };
    return [{ ...row, quantity: String(asked - added), refusal }];
  });
  const stale = rows.filter(({ id }) => byId.has(id)).map(({ code }) => sameProductKey(code));
  return { ...state, rows, answers: without(state.answers, stale), undo: undefined };
};

/** Removes a report that has nothing left to say: all lines are placed, or none was read. */
export const withoutOldReport = (state: QuickOrderState): QuickOrderState => {
  const { report, undo } = state;
  if (report === undefined || (report.problem === undefined && !isClean(report))) return state;
  return { ...state, report: undefined, undo: undo?.kind === 'placed' ? undefined : undo };
};

const restore = (
  state: QuickOrderState,
  { rows: texts, undoable = false }: Extract<ListAction, { type: 'restored' }>,
): QuickOrderState => {
  const wanted = texts.slice(0, MAX_PRODUCTS);
  const own = ownRows(state.rows, wanted);
  const rows = wanted.map(({ code, quantity, refusal }, index): Row => {
    const { id, changed, from } = own[index] ?? blankRow(state.nextId + index);
    return { ...blankRow(id), changed, code, quantity, from, entry: 'left', refusal };
  });
  const next = fitRows({ ...state, rows, nextId: state.nextId + rows.length, undo: undefined });
  if (!undoable) return next;
  return { ...next, undo: { kind: 'replaced', number: 0, before: state.rows, after: next.rows } };
};

/**
 * Finds for each of these texts the row that already has it: at the same place first, then anywhere, each row once. The row
 * keeps its id, so that operations under way still find it and a line that goes into the cart leaves the list (API-06 b).
 */
const ownRows = (rows: readonly Row[], texts: readonly QuickOrderDraftRow[]): (Row | undefined)[] => {
  const isSame = (row: Row, text: QuickOrderDraftRow) =>
    row.code === text.code && row.quantity === text.quantity;
  const isThere = (row: Row | undefined, text: QuickOrderDraftRow | undefined) =>
    row !== undefined && text !== undefined && isSame(row, text);
  const moved = new Set(rows.filter((row, index) => !isThere(row, texts[index])));
  return texts.map((text, index) => {
    if (isThere(rows[index], text)) return rows[index];
    const row = [...moved].find((each) => isSame(each, text));
    if (row) moved.delete(row);
    return row;
  });
};

/** Handles the changes by look-ups: answers, failures, and the keys under way. */
export const lookUpReducer = (state: QuickOrderState, action: LookUpAction): QuickOrderState => {
  switch (action.type) {
    case 'look-up-began':
      return { ...state, pending: new Set([...state.pending, ...action.keys]) };
    case 'look-up-ended': {
      const { answers, failed = [] } = action;
      const keys = [...answers, ...failed].map(([key]) => key);
      const failures = without(state.failures, keys);
      return {
        ...state,
        answers: new Map([...state.answers, ...answers]),
        failures: failed.length === 0 ? failures : new Map([...failures, ...failed]),
        pending: notIn(state.pending, keys),
      };
    }
    case 'look-up-failed':
      return {
        ...state,
        failures: new Map([...state.failures, ...action.keys.map((key) => [key, action.failure] as const)]),
        pending: notIn(state.pending, action.keys),
      };
    case 'retried': {
      if (action.id === undefined) return { ...state, failures: new Map() };
      const keys = state.rows.filter(({ id }) => id === action.id).map(({ code }) => sameProductKey(code));
      return { ...state, failures: without(state.failures, keys) };
    }
  }
};

/** Returns the map without these keys. Returns the same map if it has none of them. */
export const without = <Value>(
  map: ReadonlyMap<string, Value>,
  keys: readonly string[],
): ReadonlyMap<string, Value> =>
  keys.some((key) => map.has(key)) ? new Map([...map].filter(([key]) => !keys.includes(key))) : map;

const notIn = (set: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> =>
  new Set([...set].filter((key) => !keys.includes(key)));
