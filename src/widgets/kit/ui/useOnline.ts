import { useSyncExternalStore, useEffect } from 'react';

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

/** Returns whether the browser is online again after a failure for being offline, which is then not said. */
export const useOfflineOver = (wasOffline: boolean): boolean => useOnline() && wasOffline;

/** Calls `back` each time the browser is online again. Pass the same function while nothing that it needs has changed. */
export const useBackOnline = (back: () => void): void => {
  useEffect(() => {
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [back]);
};
