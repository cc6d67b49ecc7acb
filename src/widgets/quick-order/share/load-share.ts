import { latePart } from '../../kit/element/late-part.ts';
import { shareWords } from '../../parts/list-share/share-words.ts';

/** Loads the dialog that shares the rows as a link and as a file, with its texts and styles. */
export const loadShare = latePart(() => import('./share-part.tsx'), shareWords);
