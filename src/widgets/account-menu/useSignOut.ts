import { useState } from 'react';
import { runtime } from '../../core/runtime.ts';

/**
 * Returns a function that ends the session through the page's registry. It is undefined if an older copy of the widgets
 * started the page.
 */
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
