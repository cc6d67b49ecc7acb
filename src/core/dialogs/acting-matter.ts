import { OWN } from '../registry/own-readings.ts';
import { defineMatters } from './page-matters.ts';

/** The customer that a member of customer service acts for (ACC-08 c). The name and the number are their id if not known. */
export type ActingMatter = { name: string; number: string };

/** Holds at most one matter. It ends with the sign-in. */
export const actingMatters = defineMatters<ActingMatter>(OWN.acting, () => true);
