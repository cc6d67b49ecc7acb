import { createCard } from '../../../src/api/payment/card.contract.ts';
import { paymentsIn } from '../../payment/payment-store.ts';
import { storedAddress } from '../address/address.ts';
import { cardOf, cardReply, cardsIn, keepCard } from '../card/store.ts';
import { customerOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { invalid, refused, validationError } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { askStepUp } from '../core/step-up.ts';

/**
 * The store's own endpoint that saves a card outside an order. What the bank has confirmed needs no other proof. The bank gets
 * the address with the card; the store keeps neither number nor address. Source: ACC-06 b, IDN-05.
 */
export const newCardRoutes = (services: Services): Route[] => [
  handle(createCard, (call) => {
    const user = customerOf(call, services);
    const { repository, clock } = services;
    const { paymentToken, firstName, lastName, billingAddress, defaultPayment } = call.body;
    const { tokens } = paymentsIn(repository);
    const token = tokens.get(paymentToken);
    const isGood = token?.kind === 'card' && !token.isUsed && !token.cart && token.expiresAt > clock.now();
    if (!isGood) throw validationError([invalid('paymentToken', 'The token is not valid.')]);
    if (token.behaviour === 'challenge' && !token.proven)
      throw validationError([invalid('paymentToken', 'The bank has not confirmed it.')]);
    storedAddress('', billingAddress);
    if (!token.proven)
      askStepUp(call, services, user, { kind: 'transaction', action: `add card ${paymentToken}` });
    tokens.put(paymentToken, '', { ...token, isUsed: true });
    if (token.behaviour === 'declined')
      throw refused('PaymentRefused', 'The card was refused.', { reason: 'declined' });
    const card = cardOf(token, {
      id: services.random(),
      accountHolderName: `${firstName} ${lastName}`,
      isDefault: defaultPayment === true || cardsIn(repository).of(user).length === 0,
    });
    keepCard(services, user, card);
    call.reply.status = 201;
    return cardReply(card);
  }),
];
