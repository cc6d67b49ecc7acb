import { latePart } from '../kit/element/late-part.ts';
import { shareWords } from '../parts/list-share/share-words.ts';

/** Loads the dialog that shares a list as a link and as a file, with its texts and styles. */
export const loadShare = latePart(() => import('../parts/list-share/share-part.tsx'), shareWords);
