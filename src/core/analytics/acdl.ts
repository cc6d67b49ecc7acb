import type { AnalyticsRecord } from './analytics-record.contract.ts';

/** Returns a record as the Adobe Client Data Layer takes it. */
export const toAcdl = ({ event, ...eventInfo }: AnalyticsRecord) => ({ event, eventInfo });

/** Pushes a record to the Adobe Client Data Layer, which may load later than the widgets. */
export const push = (record: AnalyticsRecord): void => {
  const page = globalThis as { adobeDataLayer?: object[] };
  (page.adobeDataLayer ??= []).push(toAcdl(record));
};
