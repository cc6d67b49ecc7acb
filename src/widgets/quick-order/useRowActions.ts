import { useMemo, type ClipboardEvent, type Dispatch } from 'react';
import type { QuickOrderAction } from '../../api/quick-order/list/quick-order-state.ts';
import type { FocusRow } from './useRowFocus.ts';
import { listParts, type Paste } from './usePaste.ts';

/** The actions of a row. The functions never change, so that a row is drawn again only if the row itself changes. */
export type RowActions = {
  typeCode: (id: number, value: string) => void;
  pauseCode: (id: number) => void;
  leaveCode: (id: number) => void;
  typeQuantity: (id: number, value: string, live: boolean) => void;
  leaveQuantity: (id: number) => void;
  useCode: (id: number, value: string) => void;
  useQuantity: (id: number, value: string) => void;
  merge: (id: number) => void;
  retry: (id: number) => void;
  forgetRefusal: (id: number) => void;
  remove: (id: number, number: number) => void;
  paste: (event: ClipboardEvent<HTMLInputElement>, id: number) => void;
  focus: FocusRow;
};

export const useRowActions = (
  dispatch: Dispatch<QuickOrderAction>,
  paste: Paste,
  focus: FocusRow,
): RowActions =>
  useMemo(
    () => ({
      typeCode: (id, value) => dispatch({ type: 'code-typed', id, value }),
      pauseCode: (id) => dispatch({ type: 'paused', id }),
      leaveCode: (id) => dispatch({ type: 'left', id }),
      typeQuantity: (id, value, live) => dispatch({ type: 'quantity-typed', id, value, live }),
      leaveQuantity: (id) => dispatch({ type: 'quantity-left', id }),
      useCode: (id, value) => dispatch({ type: 'code-used', id, value }),
      useQuantity: (id, value) => dispatch({ type: 'quantity-used', id, value }),
      merge: (id) =>
        void listParts().then(
          ({ mergeRow }) => dispatch({ type: 'listed', change: (state) => mergeRow(state, id) }),
          () => dispatch({ type: 'not-read', problem: { code: 'unavailable' } }),
        ),
      retry: (id) => dispatch({ type: 'retried', id }),
      forgetRefusal: (id) => dispatch({ type: 'refusal-forgotten', id }),
      remove: (id, number) => {
        dispatch({ type: 'removed', id });
        focus(number, 'remove', 'drawn');
      },
      paste: paste.pasteIntoField,
      focus,
    }),
    [dispatch, paste, focus],
  );
