import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import type { DraftRows, DraftStore } from '../../api/quick-order/draft-store.ts';
import {
  isBlank,
  createState,
  type QuickOrderAction,
  type Row,
  type Answer,
  type QuickOrderState,
} from '../../api/quick-order/list/quick-order-state.ts';
import { tellTyped } from './useTypedText.ts';
import { sameProductKey } from '../../api/quick-order/isbn.rules.ts';
import type { LocaleRow } from '../../core/locale/locale-table.ts';
import type { RowLimits } from '../../api/quick-order/quick-order.rules.ts';
import { quickOrderReducer } from '../../api/quick-order/list/quick-order.reducer.ts';

/** `conflict`: both tabs changed the list; the shopper chooses. `updated`: this tab took over the other's list. */
export type TabsNotice = 'conflict' | 'updated' | undefined;

const SAVE_AFTER_MS = 300;

/** Keeps the rows in `store` and in step with other tabs. Without a store, nothing is stored (QO-07). */
export const useDraft = (
  store: DraftStore | undefined,
  rows: readonly Row[],
  dispatch: Dispatch<QuickOrderAction>,
) => {
  const [notice, setNotice] = useState<TabsNotice>();
  const draft = useMemo(() => draftOf(rows), [rows]);
  const latest = useRef(draft);
  const { adding, drawn } = useTaken(store, dispatch);

  const save = useCallback(() => {
    const end = store?.save(latest.current);
    if (end === 'conflict') setNotice('conflict');
    if (end !== 'merged' || !store || store.isSaved(latest.current)) return;
    dispatch({ type: 'restored', rows: store.open() });
    setNotice('updated');
  }, [store, dispatch]);

  // Runs with the drawing: a page that is left right afterwards must not store rows that have gone into the cart.
  useLayoutEffect(() => {
    drawn(rows);
    latest.current = draft;
  }, [rows, draft, drawn]);

  useEffect(() => {
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, save]);

  useSaveOnLeaving(save);

  useEffect(
    () =>
      store?.onForeign(() => {
        if (!store.isSaved(latest.current)) return save();
        dispatch({ type: 'restored', rows: store.open() });
        setNotice('updated');
      }),
    [store, dispatch, save],
  );

  const choose = (whose: 'this' | 'that') => {
    setNotice(undefined);
    if (whose === 'this') store?.overwrite(latest.current);
    else dispatch({ type: 'restored', rows: store?.open() ?? [], undoable: true });
  };
  return { notice, choose, dismiss: () => setNotice(undefined), adding };
};

/** Tells the store which rows went into the cart, once they are drawn no more. `adding` notes the sent rows. */
const useTaken = (store: DraftStore | undefined, dispatch: Dispatch<QuickOrderAction>) => {
  const sent = useRef<readonly number[]>([]);
  const before = useRef<readonly Row[]>([]);
  const adding = useCallback(
    (action: QuickOrderAction) => {
      if (action.type === 'added') sent.current = action.results.map(({ id }) => id);
      dispatch(action);
    },
    [dispatch],
  );
  const drawn = useCallback(
    (rows: readonly Row[]) => {
      const textOf = (all: readonly Row[], id: number) => draftOf(all.filter((row) => row.id === id))[0];
      const taken = sent.current.flatMap((id) => {
        const text = textOf(before.current, id);
        return text ? [{ sent: text, left: textOf(rows, id) }] : [];
      });
      [before.current, sent.current] = [rows, []];
      if (taken.length > 0) store?.took(taken);
    },
    [store],
  );
  return { adding, drawn };
};

/** Stores what was typed when the page is hidden, because it may never come back. */
const useSaveOnLeaving = (save: () => void): void => {
  useEffect(() => {
    const leave = () => {
      flushSync(tellTyped);
      save();
    };
    const hidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', leave);
      save();
    };
  }, [save]);
};

/** The longest texts of a row, as in the storage table. The fields accept no longer ones. */
export const LONGEST_CODE = 200;
export const LONGEST_QUANTITY = 40;

/** Returns the rows in which something was typed, with what keeps them from the cart. */
const draftOf = (rows: readonly Row[]): DraftRows =>
  rows
    .filter((row) => !isBlank(row))
    .map(({ code, quantity, refusal }) => ({
      code: code.slice(0, LONGEST_CODE),
      quantity: quantity.slice(0, LONGEST_QUANTITY),
      ...(refusal && { refusal }),
    }));

type Start = { limits: RowLimits; store: DraftStore | undefined; row: Pick<LocaleRow, 'currency'> };

/** Returns the rows of the last visit. Without a store, which is author mode, returns sample rows that need no call. */
export const startState = ({ limits, store, row }: Start): QuickOrderState => {
  const state = createState(limits);
  if (store === undefined) return sampleState(state, row.currency);
  const rows = store.open();
  return rows.length === 0 ? state : quickOrderReducer(state, { type: 'restored', rows });
};

const sampleState = (state: QuickOrderState, currency: string): QuickOrderState => {
  const answers = SAMPLE.map(([code, name, value]): [string, Answer] => [
    sameProductKey(code),
    {
      code,
      name,
      price: { currencyIso: currency, value },
      purchasable: true,
      qualificationLevel: 'C',
      productFormat: 'PRINT',
      stock: { stockLevelStatus: 'inStock' },
    },
  ]);
  const rows = SAMPLE.map(([code, , , quantity]) => ({ code, quantity }));
  return quickOrderReducer({ ...state, answers: new Map(answers) }, { type: 'restored', rows });
};

const SAMPLE: readonly (readonly [code: string, name: string, price: number, quantity: string])[] = [
  ['SAMPLE-KIT', 'Sample assessment: Complete Kit', 590, '2'],
  ['SAMPLE-REC25', 'Sample assessment: Record Forms', 64, '3'],
];
