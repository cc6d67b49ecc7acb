import type { LineResult } from '../../../api/cart/add-lines.ts';
import { MAX_PRODUCTS } from '../../../api/quick-order/quick-order.rules.ts';
import { without } from './look-up.reducer.ts';
import { isClean, problemReport } from './paste-report.ts';
import type { ListAction } from './quick-order-actions.ts';
import { blankRow, fitRows, isBlank, type QuickOrderState, type Row } from './quick-order-state.ts';
import { keyOf } from './row-views.ts';

/** What changes the list of rows: added, removed, placed and restored ones, and going back. */
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
  return { ...next, undo: { kind: 'cleared', number: 0, before: state.rows, after: next.rows } };
};

/** Lines that went in whole leave the form; the others stay with their reason, and are looked up anew. */
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
  const stale = rows.filter(({ id }) => byId.has(id)).map(({ code }) => keyOf(code));
  return { ...state, rows, answers: without(state.answers, stale), undo: undefined };
};

/** Without a report that has nothing left to tell: each line placed, or none read. */
export const withoutOldReport = (state: QuickOrderState): QuickOrderState => {
  const { report, undo } = state;
  if (report === undefined || (report.problem === undefined && !isClean(report))) return state;
  return { ...state, report: undefined, undo: undo?.kind === 'placed' ? undefined : undo };
};

const restore = (
  state: QuickOrderState,
  { rows: texts, undoable = false }: Extract<ListAction, { type: 'restored' }>,
): QuickOrderState => {
  const rows = texts.slice(0, MAX_PRODUCTS).map(({ code, quantity, also, refusal }, index): Row => {
    const blank = blankRow(state.nextId + index);
    return { ...blank, code, quantity, also, entry: 'left', refusal };
  });
  const next = fitRows({ ...state, rows, nextId: state.nextId + rows.length, undo: undefined });
  if (!undoable) return next;
  return { ...next, undo: { kind: 'replaced', number: 0, before: state.rows, after: next.rows } };
};
