import { latePart } from '../shared/element/late-part.ts';
import { savedCartWords } from '../shared/saved-carts/saved-cart-words.ts';

/** What saves the cart under a name, with its words and styles. */
export const loadSave = latePart(() => import('./save/save-part.tsx'), savedCartWords);
