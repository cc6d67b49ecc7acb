import { latePart } from '../kit/element/late-part.ts';
import messages from './panel/messages?languages';

/** The panel with its words and styles. */
export const loadPanel = latePart(() => import('./panel/panel.tsx'), messages);
