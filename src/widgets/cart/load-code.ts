import { latePart } from '../shared/element/late-part.ts';
import messages from '../shared/promotion-code/messages?languages';

/** The promotion code with its words and styles. */
export const loadCode = latePart(() => import('./code/code-part.tsx'), messages);
