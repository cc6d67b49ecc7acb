import type { InferInput } from 'valibot';
import type { cardSchema } from '../../../src/api/payment/card.contract.ts';
import type { StoredToken } from '../../payment/payment-store.ts';
import type { Behaviour } from '../../payment/test-cards.ts';
import type { Repository } from '../core/repository.ts';
import { seededCollection } from '../core/seeded.ts';
import { seedCards } from './seed.ts';

/** A card that the payment service holds for a customer. */
export type StoredCard = {
  id: string;
  scheme: string;
  lastFour: string;
  accountHolderName: string;
  expiryMonth: number;
  expiryYear: number;
  isDefault: boolean;
  behaviour: Behaviour;
};

export const cardsIn = (repository: Repository) =>
  seededCollection<StoredCard>(repository, 'cards', seedCards);

/** Returns the card that a token stands for. */
export const cardOf = (
  { scheme, lastFour, expiryMonth, expiryYear, behaviour }: StoredToken,
  own: Pick<StoredCard, 'id' | 'accountHolderName' | 'isDefault'>,
): StoredCard => ({ ...own, scheme, lastFour, expiryMonth, expiryYear, behaviour });

/** Keeps a card. If it is the default, no other is any more. */
export const keepCard = (
  { repository }: { repository: Repository },
  user: string,
  card: StoredCard,
): void => {
  const cards = cardsIn(repository);
  if (card.isDefault)
    for (const other of cards.of(user)) cards.put(user, other.id, { ...other, isDefault: false });
  cards.put(user, card.id, card);
};

/** Returns whether the card's month is over, by the service's clock in milliseconds. */
export const isExpired = ({ expiryMonth, expiryYear }: StoredCard, now: number): boolean =>
  Date.UTC(expiryYear, expiryMonth) <= now;

export const cardReply = (card: StoredCard): InferInput<typeof cardSchema> => ({
  id: card.id,
  cardType: { code: card.scheme, name: SCHEME_NAMES[card.scheme] ?? card.scheme },
  cardNumber: `************${card.lastFour}`,
  ...(card.accountHolderName && { accountHolderName: card.accountHolderName }),
  expiryMonth: String(card.expiryMonth),
  expiryYear: String(card.expiryYear),
  defaultPayment: card.isDefault,
});

/** The names of the card schemes, by code. */
export const SCHEME_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};
