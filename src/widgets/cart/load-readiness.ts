import { latePart } from '../kit/element/late-part.ts';
import messages from '../parts/readiness/messages?languages';

/** Loads the panel of what the cart still needs, with its texts and styles. */
export const loadReadiness = latePart(() => import('../parts/readiness/readiness-part.tsx'), messages);
