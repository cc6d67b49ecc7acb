import { latePart } from '../../kit/element/late-part.ts';
import messages from './messages?languages';

/** The confirmation with its words and styles: only the page of an order that was placed needs it. */
export const loadConfirmation = latePart(() => import('./confirmation-part.tsx'), messages);
