import { latePart } from '../kit/element/late-part.ts';
import messages from '../parts/list-review/messages?languages';

/** Loads the review of a shared list with its texts and styles. */
export const loadList = latePart(() => import('./list/list-part.tsx'), messages);
