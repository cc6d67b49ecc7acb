import { sameProductKey } from '../isbn.rules.ts';
import { listReducer, withoutOldReport, lookUpReducer, without } from './list.reducer.ts';
import {
  fitRows,
  type QuickOrderAction,
  type RowAction,
  type QuickOrderState,
  type Row,
} from './quick-order-state.ts';

/** Handles every change of the form's rows, look-ups and reports. Pure. */
export const quickOrderReducer = (state: QuickOrderState, action: QuickOrderAction): QuickOrderState => {
  const next = change(state, action);
  // When more is known of the codes of a list, it is read again.
  const isTold = next.answers !== state.answers || next.failures !== state.failures;
  return fitRows((isTold && next.report?.list?.read(next)) || next);
};

const change = (state: QuickOrderState, action: QuickOrderAction): QuickOrderState => {
  switch (action.type) {
    case 'code-typed':
    case 'quantity-typed':
    case 'paused':
    case 'left':
    case 'left-all':
    case 'quantity-left':
    case 'code-used':
    case 'quantity-used':
    case 'refusal-forgotten':
      return rowReducer(state, action);
    case 'look-up-began':
    case 'look-up-ended':
    case 'look-up-failed':
    case 'retried':
      return lookUpReducer(state, action);
    default:
      return listReducer(state, action);
  }
};

const rowReducer = (state: QuickOrderState, action: RowAction): QuickOrderState => {
  switch (action.type) {
    case 'code-typed':
      return setCode(state, action.id, action.value);
    case 'code-used': {
      // The line of a list that a mended code came from still tells its quantity.
      const from = state.rows.find(({ id }) => id === action.id)?.from;
      return leave(setCode(state, action.id, action.value, from), (row) => row.id === action.id);
    }
    case 'quantity-typed':
      return setQuantity(state, action.id, action.value, !action.live);
    case 'quantity-used':
      return setQuantity(state, action.id, action.value, false);
    case 'quantity-left':
      return mapRow(state, action.id, counted);
    case 'paused':
      return mapRow(state, action.id, (row) => (row.entry === 'typing' ? { ...row, entry: 'paused' } : row));
    case 'left':
      return leave(state, (row) => row.id === action.id);
    case 'left-all':
      return leave({ ...withoutOldReport(state), rows: state.rows.map(counted) }, () => true);
    case 'refusal-forgotten':
      return mapRow(state, action.id, (row) => ({ ...row, refusal: undefined }));
  }
};

const mapRow = (state: QuickOrderState, id: number, change: (row: Row) => Row): QuickOrderState => ({
  ...state,
  rows: state.rows.map((row) => (row.id === id ? change(row) : row)),
});

/** `nextId` also counts changes, so that the later of two changes is always known. */
const setCode = (state: QuickOrderState, id: number, code: string, from?: Row['from']): QuickOrderState => {
  const changed = state.nextId;
  const next = mapRow(state, id, (row) =>
    withSupplied(
      { ...row, code, from, entry: 'typing', changed, refusal: undefined },
      sameProductKey(row.code) === '',
    ),
  );
  return { ...next, nextId: changed + 1 };
};

/** Fills in a quantity of one for a new code, from the first character on, so that nothing moves later. */
const withSupplied = (row: Row, isNew: boolean): Row => {
  const blank = sameProductKey(row.code) === '';
  if (isNew && !blank && row.quantity.trim() === '') return { ...row, quantity: '1', supplied: true };
  return blank && row.supplied ? { ...row, quantity: '', supplied: false } : row;
};

const setQuantity = (state: QuickOrderState, id: number, quantity: string, counting: boolean) =>
  mapRow(state, id, (row) => ({
    ...row,
    quantity,
    counting,
    supplied: false,
    refusal: undefined,
  }));

const counted = (row: Row): Row => (row.counting ? { ...row, counting: false } : row);

/** Marks codes as left. A code that was typed again may then repeat a failed look-up. */
const leave = (state: QuickOrderState, which: (row: Row) => boolean): QuickOrderState => {
  let { failures } = state;
  const rows = state.rows.map((row) => {
    if (!which(row) || row.entry === 'left' || sameProductKey(row.code) === '') return row;
    failures = without(failures, [sameProductKey(row.code)]);
    return { ...row, entry: 'left' as const };
  });
  return { ...state, rows, failures };
};
