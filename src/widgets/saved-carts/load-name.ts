import { latePart } from '../shared/element/late-part.ts';
import { savedCartWords } from '../shared/saved-carts/saved-cart-words.ts';

/** What renames or copies a saved cart, with its words and styles. */
export const loadName = latePart(() => import('./name/name-part.tsx'), savedCartWords);
