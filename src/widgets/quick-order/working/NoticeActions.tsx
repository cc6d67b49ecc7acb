import { Button } from '../../kit/ui/Button.tsx';
import type { WorkingWords } from './working-words.ts';

/** Draws the button that undoes the last change. */
export const NoticeActions = ({ t, onUndo }: { t: WorkingWords; onUndo: () => void }) => (
  <Button variant="plain" tight icon="undo" data-undo onClick={onUndo}>
    {t('quick-order.undo')}
  </Button>
);
