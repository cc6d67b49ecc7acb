import { latePart } from '../kit/element/late-part.ts';
import messages from './panel/messages?languages';

/** Loads the panel with its texts and styles. */
export const loadPanel = latePart(() => import('./panel/panel.tsx'), messages);
