import * as v from 'valibot';
import { recordSchema, type AnalyticsRecord } from '../../src/core/analytics/analytics-record.contract.ts';
import type { Host, Page } from './fixtures.ts';

/**
 * Has all pages of this browser give their records to a function of the test, by default with the consent from the start. A
 * record that the published schema refuses is not taken.
 */
export const collectRecords = async (page: Page, host: Host, given = true): Promise<AnalyticsRecord[]> => {
  const records: AnalyticsRecord[] = [];
  const value = given ? 'function.given' : 'function';
  await page.context().addCookies([{ name: 'demoAnalytics', value, url: host.shop }]);
  await page
    .context()
    .exposeFunction('assessAnalytics', (record: unknown) => void records.push(v.parse(recordSchema, record)));
  return records;
};

/** Returns the orders that were recorded as purchases. */
export const purchases = (records: readonly AnalyticsRecord[]): string[] =>
  records.flatMap((record) => (record.event === 'purchase' ? [record.order] : []));
