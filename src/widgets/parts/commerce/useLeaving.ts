import { useEffect, useState } from 'react';
import type { PageObject } from '../../../api/failed-page.rules.ts';
import { leaveForErrorPage } from './leave-for-error-page.ts';

/**
 * Leaves for the error page when the one thing that a page is about could not be read at first; true while the browser may be on its
 * way. `known`: it was read before. Source: SHL-08.
 */
export const useLeaving = (object: PageObject, error: Error | null, known: boolean): boolean => {
  const [judged, setJudged] = useState<{ error: Error; leaves: boolean }>();
  useEffect(() => {
    if (error && !known)
      void Promise.resolve(leaveForErrorPage(object, error)).then((leaves) => setJudged({ error, leaves }));
  }, [object, error, known]);
  return error !== null && !known && (judged?.error !== error || judged.leaves);
};
