import { latePart } from '../kit/element/late-part.ts';
import messages from './centre/messages?languages';

/** What draws the messages, with its words and styles. */
export const loadCentre = latePart(() => import('./centre/centre.tsx'), messages);
