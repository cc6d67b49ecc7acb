import { whose } from '../../../core/registry/one-visitor.ts';
import { keptCardRefusal } from '../commerce/kept-card-refusal.ts';

/**
 * Returns whether an order of this cart was refused for its card, and no other payment was saved since. It is a module of
 * its own so that the panel loads it late. Source: CHK-14 b, c.
 */
export const isCardRefused = (cart: string | undefined): boolean =>
  keptCardRefusal(whose() ?? '', cart)?.isPaidWith === true;
