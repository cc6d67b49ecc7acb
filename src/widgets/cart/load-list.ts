import { latePart } from '../shared/element/late-part.ts';
import messages from '../shared/list-review/messages?languages';

/** The review of a shared list, with its words and styles. */
export const loadList = latePart(() => import('./list/list-part.tsx'), messages);
