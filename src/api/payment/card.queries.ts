import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerQuery } from '../query.ts';
import { listCards } from './card.contract.ts';

/** The saved cards, with the data that is known outside the payment service. Source: CHK-10 d, ACC-06. */
export const cardsQuery = (of: Customer | undefined) =>
  customerQuery({
    of,
    resource: 'cards',
    read: readCards,
  });

export const readCards = async (path: Customer, signal?: AbortSignal) =>
  (await callService(listCards, { path, query: { saved: 'true' }, signal })).payments;
