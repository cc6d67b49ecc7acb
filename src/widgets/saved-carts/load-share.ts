import { latePart } from '../shared/element/late-part.ts';
import { shareWords } from '../shared/list-share/share-words.ts';

/** What shares a list as a link and as a file, with its words and styles. */
export const loadShare = latePart(() => import('../shared/list-share/share-part.tsx'), shareWords);
