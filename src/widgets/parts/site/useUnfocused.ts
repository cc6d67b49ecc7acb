import { useCallback, useState, useSyncExternalStore } from 'react';
import { useHost } from '../../kit/element/widget-context.ts';

/** Returns the value, but the old one while the focus is inside the widget or it is `held`. */
export const useUnfocused = <T>(value: T, held = false): T => {
  const host = useHost();
  const [shown, setShown] = useState(value);
  // Out of a shadow root these events come only when the focus enters or leaves the whole root.
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
