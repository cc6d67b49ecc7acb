import { useEffect } from 'react';

/**
 * Calls each time the browser is online again. Give the same function while nothing it needs changed: one that is put
 * in the place of another while the event is under way would miss it.
 */
export const useBackOnline = (back: () => void): void => {
  useEffect(() => {
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [back]);
};
