import { latePart } from '../../kit/element/late-part.ts';
import messages from './messages?languages';

/** Loads the part that reports on an order that is being placed, with its messages and styles. */
export const loadPlacing = latePart(() => import('./placing-part.tsx'), messages);
