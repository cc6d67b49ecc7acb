import { now } from '../../../core/clock.ts';
import { dayIn } from '../../../core/i18n/zone-days.ts';

/** Returns today's day where the shopper is, as an ISO date. */
export const todayHere = (): string => dayIn(now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
