import { useCallback, useState, useSyncExternalStore } from 'react';
import { useHost } from '../../kit/element/widget-context.ts';

/**
 * The value as it was while somebody's focus is inside the widget, or while it is `held`: nothing is drawn anew under
 * their hands.
 */
export const useUnfocused = <T>(value: T, held = false): T => {
  const host = useHost();
  const [shown, setShown] = useState(value);
  // Out of a shadow root they come only when the focus enters or leaves the whole of it.
  const subscribe = useCallback(
    (listener: () => void) => {
      host.addEventListener('focusin', listener);
      host.addEventListener('focusout', listener);
      return () => {
        host.removeEventListener('focusin', listener);
        host.removeEventListener('focusout', listener);
      };
    },
    [host],
  );
  const focused = useSyncExternalStore(subscribe, () => host.matches(':focus-within'));
  if (!focused && !held && shown !== value) setShown(value);
  return shown;
};
