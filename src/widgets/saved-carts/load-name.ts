import { latePart } from '../kit/element/late-part.ts';
import { savedCartWords } from '../parts/saved-carts/saved-cart-words.ts';

/** Loads the dialog that renames or copies a saved cart, with its texts and styles. */
export const loadName = latePart(() => import('./name/name-part.tsx'), savedCartWords);
