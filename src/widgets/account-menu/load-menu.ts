import { latePart } from '../kit/element/late-part.ts';
import messages from './menu/messages?languages';

/** The menu with its words and styles. */
export const loadMenu = latePart(() => import('./menu/menu.tsx'), messages);
