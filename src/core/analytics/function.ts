import type { AnalyticsRecord } from './analytics-record.contract.ts';

/** Calls the page's function `assessAnalytics` with a record. */
export const push = (record: AnalyticsRecord): void => {
  const page = globalThis as { assessAnalytics?: (record: AnalyticsRecord) => void };
  if (!page.assessAnalytics) throw new Error('The page has no function assessAnalytics(record).');
  page.assessAnalytics(record);
};
