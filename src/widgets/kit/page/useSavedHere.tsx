import { useState, type ReactNode } from 'react';
import { DoneNotice } from './OutcomeNotices.tsx';

/** Lets an `EditPage` with the key `saves` stay after saving, begin again, and say so. Needs notice.css, button.css. */
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
