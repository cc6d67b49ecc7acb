import { latePart } from '../kit/element/late-part.ts';
import messages from '../parts/list-review/messages?languages';

/** The review of a shared list, with its words and styles. */
export const loadList = latePart(() => import('./list/list-part.tsx'), messages);
