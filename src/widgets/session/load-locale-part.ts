import { latePart } from '../shared/element/late-part.ts';
import messages from './locale/messages?languages';

/** What draws the notices and dialogs of the locale, with its words and styles. */
export const loadLocalePart = latePart(() => import('./locale/locale.tsx'), messages);
