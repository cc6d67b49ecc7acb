import { latePart } from '../kit/element/late-part.ts';
import { quoteFormWords } from '../parts/quote/quote-words.ts';

/** Loads the dialog that makes a quote of the cart, with its texts and styles. */
export const loadQuote = latePart(() => import('./quote/quote-part.tsx'), quoteFormWords);
