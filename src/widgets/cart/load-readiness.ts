import { latePart } from '../shared/element/late-part.ts';
import messages from '../shared/readiness/messages?languages';

/** What the cart still needs, with its words and styles. */
export const loadReadiness = latePart(() => import('../shared/readiness/readiness-part.tsx'), messages);
