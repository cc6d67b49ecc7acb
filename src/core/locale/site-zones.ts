import type { BaseSite } from './locale-table.ts';

/** The time zone of each regional site's shop, as an IANA name: of its office hours, and of the days of its quotes. */
export const siteZones: Readonly<Record<BaseSite, string>> = {
  usassessments: 'America/Chicago',
  caassessments: 'America/Toronto',
  ukassessments: 'Europe/London',
  auassessments: 'Australia/Sydney',
  nzassessments: 'Pacific/Auckland',
  asiaassessments: 'Asia/Tokyo',
  sgassessments: 'Asia/Singapore',
  nlassessments: 'Europe/Amsterdam',
  esassessments: 'Europe/Madrid',
};
