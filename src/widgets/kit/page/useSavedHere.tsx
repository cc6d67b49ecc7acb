import { useState, type ReactNode } from 'react';
import { DoneNotice } from './DoneNotice.tsx';

/**
 * Lets an `EditPage` stay after its thing was saved. It begins again with what the service has, by its key, and says so:
 *
 * ```tsx
 * const { saves, page } = useSavedHere(t('cards.saved'));
 * return <EditPage key={saves} {...page} start={startOf(read.data)} … />;
 * ```
 *
 * Needs notice.css, button.css.
 */
export const useSavedHere = (
  words: string,
): { saves: number; page: { notices: ReactNode; onSaved: () => void } } => {
  const [saves, setSaves] = useState(0);
  const [isTold, setTold] = useState(false);
  const notices = isTold && <DoneNotice onDismiss={() => setTold(false)}>{words}</DoneNotice>;
  const onSaved = (): void => {
    setSaves(saves + 1);
    setTold(true);
  };
  return { saves, page: { notices, onSaved } };
};
