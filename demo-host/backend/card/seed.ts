import { createPeople } from '../../identity/people.ts';
import type { Behaviour } from '../../payment/test-cards.ts';
import type { StoredCard } from './store.ts';

const card = (
  id: string,
  scheme: string,
  lastFour: string,
  more: Partial<StoredCard> & { behaviour?: Behaviour } = {},
): StoredCard => ({
  id,
  scheme,
  lastFour,
  accountHolderName: '',
  expiryMonth: 9,
  expiryYear: 2031,
  isDefault: false,
  behaviour: 'accepted',
  ...more,
});

const USUAL = [
  card('8796093054001', 'visa', '4242', { isDefault: true }),
  card('8796093054002', 'master', '5454'),
];

const MORE = [
  card('8796093054003', 'amex', '0005', { expiryMonth: 3, expiryYear: 2024 }),
  card('8796093054004', 'visa', '0002', { behaviour: 'declined' }),
];

const PEOPLE = createPeople();

/**
 * Returns the cards that a customer starts with, in the name that they had then: two valid ones. One customer also has an
 * expired card and a refused one. Who has registered here, or is named by a token of development alone, has no name on them.
 */
export const seedCards = (userId: string): readonly StoredCard[] => {
  const holder = PEOPLE.byId(userId);
  const accountHolderName = holder ? `${holder.firstName} ${holder.lastName}` : '';
  const cards = userId === 'user-carla' ? [...USUAL, ...MORE] : USUAL;
  return cards.map((one) => ({ ...one, accountHolderName }));
};
