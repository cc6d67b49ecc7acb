import { latePart } from '../kit/element/late-part.ts';
import messages from './centre/messages?languages';

/** Loads the component that shows the messages, with its texts and styles. */
export const loadCentre = latePart(() => import('./centre/centre.tsx'), messages);
