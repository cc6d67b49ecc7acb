import { paymentsIn, CHALLENGE_MS, type StoredToken } from '../../payment/payment-store.ts';
import type { Behaviour } from '../../payment/test-cards.ts';
import { cardsIn } from '../card/store.ts';
import { refused, type OccError } from '../core/occ-error.ts';
import type { View } from '../core/services.ts';
import type { StoredPaymentCard } from '../payment/store.ts';

/** The bank's answer. `pending` becomes an order or nothing when its time is over. */
export type Verdict =
  | { kind: 'paid' }
  | { kind: 'pending'; comesToOrder: boolean; lastsMs: number }
  | { kind: 'refused'; refusal: OccError };

const SLOW_MS = 20_000;
/** The longest time that a key is pending. Source: api.md. */
const LONGEST_MS = 60_000;

/** Asks the bank for the amount, in minor units, with the card of the cart. */
export const askBank = (
  card: StoredPaymentCard,
  amount: number,
  user: string,
  view: View,
  random: () => string,
): Verdict => {
  const { repository, clock } = view;
  const token = card.token === '' ? undefined : paymentsIn(repository).tokens.get(card.token);
  if (card.expiresAt <= clock.now() || (card.token !== '' && (!token || token.isUsed)))
    return cardRefused(card, 'expired');
  if (amount > card.confirmedTotal) return cardRefused(card, 'totalRaised');
  const behaviour = behaviourOf(card, token, user, view);
  if (behaviour === undefined || behaviour === 'declined') return cardRefused(card, 'declined');
  if (behaviour === 'challenge-at-placing' && token && !token.proven)
    return { kind: 'refused', refusal: challenge(token, view, random()) };
  if (behaviour === 'slow-accepted') return { kind: 'pending', comesToOrder: true, lastsMs: SLOW_MS };
  if (behaviour === 'slow-nothing') return { kind: 'pending', comesToOrder: false, lastsMs: LONGEST_MS };
  return { kind: 'paid' };
};

/** Returns the behaviour of the saved card, not of the token for its code; undefined if the card was deleted meanwhile. */
const behaviourOf = (
  { savedCardId }: StoredPaymentCard,
  token: StoredToken | undefined,
  user: string,
  { repository }: View,
): Behaviour | undefined =>
  savedCardId === undefined ? token?.behaviour : cardsIn(repository).get(user, savedCardId)?.behaviour;

const cardRefused = ({ savedCardId }: StoredPaymentCard, reason: string): Verdict => ({
  kind: 'refused',
  refusal: refused(
    savedCardId === undefined ? 'PaymentRefused' : 'SavedCardRefused',
    'The payment was refused.',
    { reason },
  ),
});

/** Returns the challenge. `subject` is the value that the frame is opened with. */
const challenge = (token: StoredToken, { repository, clock }: View, id: string): OccError => {
  const expiresAt = clock.now() + CHALLENGE_MS;
  paymentsIn(repository).challenges.put(id, '', { id, token: token.token, state: 'asked', expiresAt });
  return refused('PaymentChallengeRequired', 'The bank asks first.', {
    subject: id,
    subjectType: 'challenge',
  });
};
