import { latePart } from '../kit/element/late-part.ts';
import messages from '../parts/promotion-code/messages?languages';

/** The promotion code with its words and styles. */
export const loadCode = latePart(() => import('./code/code-part.tsx'), messages);
