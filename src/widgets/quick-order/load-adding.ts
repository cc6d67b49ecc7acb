import { late } from '../../core/late.ts';

/** Loads the code that adds. It is fetched when the first row could be added, not with the form. */
export const loadAdding = () => late(() => import('./adding.ts'));
