import { late } from '../../core/late.ts';

/** The code that adds: fetched when the first row could be added, not with the form. */
export const loadAdding = () => late(() => import('./adding.ts'));
