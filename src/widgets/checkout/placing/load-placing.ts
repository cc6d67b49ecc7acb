import { latePart } from '../../kit/element/late-part.ts';
import messages from './messages?languages';

/** What a checkout says of an order that is being placed, with its words and styles: from the first press on. */
export const loadPlacing = latePart(() => import('./placing-part.tsx'), messages);
