import { latePart } from '../kit/element/late-part.ts';
import { savedCartWords } from '../parts/saved-carts/saved-cart-words.ts';

/** What saves the cart under a name, with its words and styles. */
export const loadSave = latePart(() => import('./save/save-part.tsx'), savedCartWords);
