import type { PageObject } from '../../../api/failed-page.rules.ts';
import { useCustomerQuery, type CustomerQuery } from '../../../api/query.ts';
import { reasonOf } from '../../../core/reason-of.ts';
import { useLeaving, useReadFailure } from '../../../api/links/leave-for-error-page.ts';

/**
 * Returns what a page reads for `ListPage` or `ThingPage`, and reports a failure to the page's message centre under `id`.
 * That a thing is gone or not the customer's is no failure of the store, and is told by the page alone. In author mode nothing is read, and `sample` is shown.
 */
export const useCustomerRead = <Data>(
  id: string,
  query: CustomerQuery<Data>,
  sample?: NoInfer<Data>,
  reason: (error: unknown) => string = reasonOf,
) => {
  const read = useCustomerQuery(query, sample);
  const isTheirs = !['gone', 'forbidden'].includes(reason(read.error));
  useReadFailure(id, isTheirs ? read.error : null);
  return read;
};

/** Works like `useCustomerRead`, for what the page is about. A failed first read may lead to the error page (SHL-08). */
export const useThingRead = <Data>(
  object: PageObject,
  id: string,
  query: CustomerQuery<Data>,
  sample?: NoInfer<Data>,
  reason?: (error: unknown) => string,
) => {
  const read = useCustomerRead(id, query, sample, reason);
  const isLeaving = useLeaving(object, read.error, read.data !== undefined);
  return { ...read, isLeaving };
};
