import { now } from '../clock.ts';
import { dayIn } from './zone-days.ts';

/** Returns today's day where the shopper is, as an ISO date. */
export const todayHere = (): string => dayIn(now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
