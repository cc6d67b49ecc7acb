import { useMemo, type Dispatch } from 'react';
import type { QuickOrderAction } from '../../api/quick-order/list/quick-order-state.ts';
import type { FocusRow } from './useRowFocus.ts';
import { loadListCode, type Paste } from './usePaste.ts';

export type RowActions = ReturnType<typeof useRowActions>;

/** The actions of a row. The functions never change, so that a row is drawn again only if the row itself changes. */
export const useRowActions = (dispatch: Dispatch<QuickOrderAction>, paste: Paste, focus: FocusRow) =>
  useMemo(
    () => ({
      typeCode: (id: number, value: string) => dispatch({ type: 'code-typed', id, value }),
      pauseCode: (id: number) => dispatch({ type: 'paused', id }),
      leaveCode: (id: number) => dispatch({ type: 'left', id }),
      typeQuantity: (id: number, value: string, live: boolean) =>
        dispatch({ type: 'quantity-typed', id, value, live }),
      leaveQuantity: (id: number) => dispatch({ type: 'quantity-left', id }),
      useCode: (id: number, value: string) => dispatch({ type: 'code-used', id, value }),
      useQuantity: (id: number, value: string) => dispatch({ type: 'quantity-used', id, value }),
      merge: (id: number) =>
        void loadListCode().then(
          ({ mergeRow }) => dispatch({ type: 'listed', change: (state) => mergeRow(state, id) }),
          () => dispatch({ type: 'not-read', problem: { code: 'unavailable' } }),
        ),
      retry: (id: number) => dispatch({ type: 'retried', id }),
      forgetRefusal: (id: number) => dispatch({ type: 'refusal-forgotten', id }),
      remove: (id: number, number: number) => {
        dispatch({ type: 'removed', id });
        focus(number, 'remove', 'drawn');
      },
      paste: paste.pasteIntoField,
      focus,
    }),
    [dispatch, paste, focus],
  );
