import { latePart } from '../shared/element/late-part.ts';
import messages from './two-carts/messages?languages';

/** What asks about two carts at a sign-in, with its words and styles. */
export const loadCartsPart = latePart(() => import('./two-carts/two-carts.tsx'), messages);
