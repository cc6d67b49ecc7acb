import { chooseCartPayment, createCartPayment } from '../../../src/api/payment/card.contract.ts';
import { cardReply, cardsIn, isExpired } from '../card/store.ts';
import { changeCart, changeChoices } from '../checkout/change-cart.ts';
import { cartTotals } from '../checkout/totals.ts';
import { customerOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { invalid, unknownIdentifier, validationError } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { cardPayment, tokenOf } from './make-payment.ts';

const QUARTER_MS = 15 * 60_000;

/** The endpoints for OCC's own way to pay a cart. Source: api.md, section 1. */
export const cartPaymentRoutes = (services: Services): Route[] => [
  handle(createCartPayment, (call) => {
    customerOf(call, services);
    const { paymentToken, accountHolderName, saved, cardNumber } = call.body;
    if (cardNumber !== null && cardNumber !== undefined)
      throw validationError([invalid('cardNumber', 'Card data goes to the payment service alone.')]);
    if (!paymentToken) throw validationError([invalid('paymentToken', 'This field is required.', 'missing')]);
    return changeCart(call, services, (cart, view) => {
      const token = tokenOf(view, paymentToken, 'card', 'paymentToken', cart);
      const named = { accountHolderName: accountHolderName ?? '', save: saved ?? false };
      const payment = cardPayment(token, named, cart, view);
      call.reply.status = 201;
      const answer = cardReply({ ...token, ...named, id: token.token, isDefault: false });
      return { cart: { ...cart, choices: { ...cart.choices, payment } }, answer };
    });
  }),

  handle(chooseCartPayment, (call) =>
    changeChoices(call, services, (choices, cart, view) => {
      const id = call.query.get('paymentDetailsId');
      if (id === null)
        throw validationError([invalid('paymentDetailsId', 'This parameter is required.', 'missing')]);
      const card = cardsIn(view.repository).get(cart.userId, id);
      if (!card) throw unknownIdentifier('card', id);
      if (isExpired(card, view.clock.now()))
        throw validationError([invalid('paymentDetailsId', 'The card has expired.')]);
      // The store's own call takes the code with the card.
      if (call.pathSite === undefined)
        throw validationError([invalid('securityCodeToken', 'This field is required.', 'missing')]);
      // Such a client asks for no security code, so the saved card is used as it is.
      const { scheme, lastFour, expiryMonth, expiryYear, accountHolderName } = card;
      const chosen = { savedCardId: id, scheme, lastFour, expiryMonth, expiryYear, accountHolderName };
      const confirmedTotal = cartTotals(cart, view).totalWithTax;
      const expiresAt = view.clock.now() + QUARTER_MS;
      const stored = { ...chosen, token: '', save: false, expiresAt, confirmedTotal };
      return { ...choices, payment: { type: 'SAVED_CARD', card: stored } };
    }),
  ),
];
