import { latePart } from '../../kit/element/late-part.ts';
import messages from './messages?languages';

/** Loads the part that reports calls without an answer. */
export const loadLateNews = latePart(() => import('./late-news-part.tsx'), messages);
