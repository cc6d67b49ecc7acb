import { latePart } from '../shared/element/late-part.ts';
import messages from './step-up/messages?languages';

/** What has the shopper prove who they are, with its words and styles. */
export const loadStepUpPart = latePart(() => import('./step-up/step-up.tsx'), messages);
