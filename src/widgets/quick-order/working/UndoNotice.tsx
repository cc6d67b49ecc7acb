import type { Dispatch } from 'react';
import { Notice } from '../../kit/ui/Notice.tsx';
import type { WorkingWords } from './working-words.ts';
import type { QuickOrderAction, Undo } from '../../../api/quick-order/list/quick-order-state.ts';
import { undone } from '../../../api/quick-order/list/undo-rows.ts';
import type { FocusRow } from '../useRowFocus.ts';
import { Button } from '../../kit/ui/Button.tsx';

/** Returns the text for a change that can be undone; undefined for a paste, which its own report describes. */
export const undoWords = (t: WorkingWords, { kind, number }: Undo): string | undefined =>
  kind === 'placed' ? undefined : t(`quick-order.${kind}`, { row: number });

/** Draws the button that undoes the last change. */
export const NoticeActions = ({ t, onUndo }: { t: WorkingWords; onUndo: () => void }) => (
  <Button variant="plain" tight icon="undo" data-undo onClick={onUndo}>
    {t('quick-order.undo')}
  </Button>
);

type Props = {
  undo: Undo;
  t: WorkingWords;
  dispatch: Dispatch<QuickOrderAction>;
  focus: FocusRow;
  onUndone: () => void;
};

/** Shows what was just removed or inserted, with a button to undo it. */
export const UndoNotice = ({ undo, t, dispatch, focus, onUndone }: Props) => {
  const goBack = () => {
    onUndone();
    dispatch({ type: 'listed', change: undone });
    focus(Math.max(undo.number, 1), 'code', 'drawn');
  };
  return (
    <Notice
      tone="info"
      dismissLabel={t('quick-order.dismiss')}
      onDismiss={() => {
        dispatch({ type: 'undo-dismissed' });
        focus(Math.max(undo.number, 1), 'code');
      }}
    >
      {undoWords(t, undo)} <NoticeActions t={t} onUndo={goBack} />
    </Notice>
  );
};
