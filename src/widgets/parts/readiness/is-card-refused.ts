import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { whose } from '../../../core/registry/one-visitor.ts';
import { hasRefusedCard } from '../drafts/kept-card-refusal.ts';

/** Returns whether a payment is still to be given because a card was refused. Source: CHK-14 b, c, LEAD-01 g. */
export const isCardRefused = (cart: CheckoutCart): boolean => hasRefusedCard(whose() ?? '', cart);
