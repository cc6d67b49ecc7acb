import { useEffect } from 'react';
import { reportLater, reportSolved } from '../../../api/report-later.ts';

/** Reports a failed read to the page's message centre, once, and removes the message after a later read succeeded. */
export const useReadFailure = (id: string, error: unknown): void => {
  useEffect(() => {
    if (error === null || error === undefined) reportSolved(id);
    else reportLater(id, error);
  }, [id, error]);
};
