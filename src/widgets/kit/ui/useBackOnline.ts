import { useEffect } from 'react';

/**
 * Calls `back` each time the browser is online again. Pass the same function as long as nothing it needs has changed: a
 * function that replaces another during the event would not be called.
 */
export const useBackOnline = (back: () => void): void => {
  useEffect(() => {
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [back]);
};
