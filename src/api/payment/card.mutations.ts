import { callService } from '../../core/http/call-service.ts';
import type { AddressBody } from '../address/address.contract.ts';
import type { Customer } from '../customer.ts';
import { customerMutation } from '../customer-write.ts';
import { changeCard, createCard, deleteCard, type Card } from './card.contract.ts';
import { readCards } from './payment.queries.ts';

/** A card to save, as the payment service has it. `scheme` and `lastFour` may be told; the number never leaves its frame. */
export type NewCard = {
  token: { token: string; scheme: string; lastFour: string };
  firstName: string;
  lastName: string;
  billingAddress: AddressBody;
  /** The ids of the cards that were there before. */
  before: readonly string[];
};

/**
 * Saves a new card. The service first asks for a proof, unless the bank has confirmed the card. If the answer is lost and the
 * list has such a card that was not there before, it counts as saved. Source: ACC-06 b, IDN-05.
 */
export const createCardMutation = (of: Customer) =>
  customerMutation<Card, NewCard>({
    owner: of,
    changes: ['cards'],
    write: ({ token, firstName, lastName, billingAddress }) =>
      callService(createCard, {
        path: of,
        body: { paymentToken: token.token, firstName, lastName, billingAddress },
      }),
    confirm: async ({ token, before }) => {
      const result = (await readCards(of)).find(
        ({ id, cardNumber }) => !before.includes(id) && cardNumber.endsWith(token.lastFour),
      );
      return result && { result };
    },
  });

/** Makes a saved card the default, by its id. It is safe to repeat. Source: ACC-06. */
export const defaultCardMutation = (of: Customer) =>
  customerMutation<void, string>({
    owner: of,
    changes: ['cards'],
    write: (paymentDetailsId) =>
      callService(changeCard, { path: { ...of, paymentDetailsId }, body: { defaultPayment: true } }),
  });

/** Removes a saved card, by its id. The service first asks for a proof (IDN-05). Source: ACC-06. */
export const deleteCardMutation = (of: Customer) =>
  customerMutation<void, string>({
    owner: of,
    changes: ['cards', 'checkoutCart'],
    write: (paymentDetailsId) => callService(deleteCard, { path: { ...of, paymentDetailsId } }),
    confirm: async (deleted) =>
      (await readCards(of)).some(({ id }) => id === deleted) ? undefined : { result: undefined },
  });
