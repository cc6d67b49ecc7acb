import { useEffect, useState } from 'react';
import type { PageObject } from '../failed-page.rules.ts';
import { leaveForErrorPage } from './leave-for-error-page.ts';
import { reportLater, reportSolved } from '../report-later.ts';

/**
 * Leaves for the error page if the first read of the object that a page is about failed. Returns true while the browser
 * may be leaving. `known` says that the object was read before. Source: SHL-08.
 */
export const useLeaving = (object: PageObject, error: Error | null, known: boolean): boolean => {
  const [judged, setJudged] = useState<{ error: Error; leaves: boolean }>();
  useEffect(() => {
    if (error && !known)
      void Promise.resolve(leaveForErrorPage(object, error)).then((leaves) => setJudged({ error, leaves }));
  }, [object, error, known]);
  return error !== null && !known && (judged?.error !== error || judged.leaves);
};

/** Reports a failed read to the page's message centre, once, and removes the message after a later read succeeded. */
export const useReadFailure = (id: string, error: unknown): void => {
  useEffect(() => {
    if (error === null || error === undefined) reportSolved(id);
    else reportLater(id, error);
  }, [id, error]);
};
