import { latePart } from '../shared/element/late-part.ts';
import messages from './idle/messages?languages';

/** What tells a shopper who does nothing, with its words and styles. */
export const loadIdlePart = latePart(() => import('./idle/idle-part.tsx'), messages);
