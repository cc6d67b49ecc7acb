import { latePart } from '../kit/element/late-part.ts';
import messages from '../parts/promotion-code/messages?languages';

/** Loads the promotion code with its texts and styles. */
export const loadCode = latePart(() => import('./code/code-part.tsx'), messages);
