import { latePart } from '../shared/element/late-part.ts';
import { quoteFormWords } from '../shared/quote/quote-words.ts';

/** What makes a quote of the cart, with its words and styles. */
export const loadQuote = latePart(() => import('./quote/quote-part.tsx'), quoteFormWords);
