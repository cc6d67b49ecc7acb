import { latePart } from '../kit/element/late-part.ts';
import { savedCartWords } from '../parts/saved-carts/saved-cart-words.ts';

/** Loads the dialog that saves the cart, with its texts and styles. */
export const loadSave = latePart(() => import('./save/save-part.tsx'), savedCartWords);
