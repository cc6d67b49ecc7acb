import { useState } from 'react';
import { runtime } from '../../core/runtime.ts';

/** Ends the session, through the page's registry; undefined where an older copy of the widgets began the page. */
export const useSignOut = (): { leaving: boolean; signOut: (() => void) | undefined } => {
  const { registry, author } = runtime();
  const [leaving, setLeaving] = useState(false);
  const { signOut } = registry;
  const leave = async (): Promise<void> => {
    if (leaving || author || !signOut) return;
    setLeaving(true);
    await signOut();
    setLeaving(false);
  };
  return { leaving, signOut: signOut && (() => void leave()) };
};
