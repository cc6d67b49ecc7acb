import { useEffect } from 'react';
import { reportLater, reportSolved } from '../../../api/report-later.ts';

/** Puts a failed read into the page's message centre, once, and takes it out when a later one worked. */
export const useReadFailure = (id: string, error: unknown): void => {
  useEffect(() => {
    if (error === null || error === undefined) reportSolved(id);
    else reportLater(id, error);
  }, [id, error]);
};
