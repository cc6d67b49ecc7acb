import { loadPart } from '../shared/element/load-part.ts';

/** The code that adds: fetched when the first row could be added, not with the form. */
export const loadAdding = () => loadPart(() => import('./adding.ts'));
