import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerMutation } from '../customer-write.ts';
import { customerQuery } from '../query.ts';
import { changeCard, deleteCard, listCards } from './card.contract.ts';

/** The saved cards, with the data that is known outside the payment service. Source: CHK-10 d, ACC-06. */
export const cardsQuery = (of: Customer | undefined) =>
  customerQuery({
    of,
    resource: 'cards',
    read: async (path, signal) =>
      (await callService(listCards, { path, query: { saved: 'true' }, signal })).payments,
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
    changes: ['cards'],
    write: (paymentDetailsId) => callService(deleteCard, { path: { ...of, paymentDetailsId } }),
    confirm: async (deleted) => {
      const { payments } = await callService(listCards, { path: of, query: { saved: 'true' } });
      return payments.some(({ id }) => id === deleted) ? undefined : { result: undefined };
    },
  });
