import { changeCard, deleteCard, listCards, readCard } from '../../../src/api/payment/card.contract.ts';
import { customerOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { unknownIdentifier } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { askStepUp } from '../core/step-up.ts';
import { cardReply, cardsIn, keepCard, type StoredCard } from './store.ts';

/** Endpoints for saved cards. Deleting a card asks for a proof first. Source: IDN-05, CHK-10. */
export const cardRoutes = (services: Services): Route[] => {
  const cards = cardsIn(services.repository);
  const own = (user: string, id: string): StoredCard => {
    const card = cards.get(user, id);
    if (!card) throw unknownIdentifier('card', id);
    return card;
  };
  return [
    handle(listCards, (call) => ({ payments: cards.of(customerOf(call, services)).map(cardReply) })),

    handle(readCard, (call) => cardReply(own(customerOf(call, services), call.path.paymentDetailsId))),

    handle(changeCard, (call) => {
      const user = customerOf(call, services);
      const card = own(user, call.path.paymentDetailsId);
      if (call.body.defaultPayment) keepCard(services, user, { ...card, isDefault: true });
      return undefined;
    }),

    handle(deleteCard, (call) => {
      const user = customerOf(call, services);
      const { id } = own(user, call.path.paymentDetailsId);
      askStepUp(call, services, user, { kind: 'transaction', action: `delete card ${id}` });
      cards.remove(user, id);
      return undefined;
    }),
  ];
};
