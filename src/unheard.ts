import { answerUnheard } from './core/events/unheard-adds.ts';

/* The loader fetches this file with the first `assess-cart-add` that no widget takes at once. */
answerUnheard();
