import { latePart } from '../kit/element/late-part.ts';
import messages from '../parts/readiness/messages?languages';

/** What the cart still needs, with its words and styles. */
export const loadReadiness = latePart(() => import('../parts/readiness/readiness-part.tsx'), messages);
