import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Returns whether the browser reports a network connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/**
 * Returns whether a failure because the browser was offline is past: it is online again. 'You’re offline' is not shown
 * then. A title that says what was not done stays.
 */
export const useOfflineOver = (wasOffline: boolean): boolean => useOnline() && wasOffline;
