import { latePart } from '../kit/element/late-part.ts';
import messages from './menu/messages?languages';

/** Loads the menu with its texts and styles. */
export const loadMenu = latePart(() => import('./menu/menu.tsx'), messages);
