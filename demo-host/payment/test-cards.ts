/**
 * What happens with a test card. `refused` and `slow-service` apply when it is entered, and `challenge` makes the bank
 * ask then. The others apply when an order is placed: `declined`, `challenge-at-placing`, and two that the bank answers
 * only after a while.
 */
export type Behaviour =
  | 'accepted'
  | 'refused'
  | 'slow-service'
  | 'challenge'
  | 'declined'
  | 'challenge-at-placing'
  | 'slow-accepted'
  | 'slow-nothing';

/** The test numbers of the card schemes. Any other valid number is accepted. */
export const TEST_CARDS: Readonly<Record<string, { behaviour: Behaviour; shows: string }>> = {
  '4242424242424242': { behaviour: 'accepted', shows: 'Visa, accepted' },
  '5555555555554444': { behaviour: 'accepted', shows: 'Mastercard, accepted' },
  '378282246310005': { behaviour: 'accepted', shows: 'American Express, accepted; its code has four digits' },
  '6011111111111117': { behaviour: 'accepted', shows: 'Discover, accepted' },
  '4000000000009995': { behaviour: 'refused', shows: 'refused at once' },
  '4000000000000119': { behaviour: 'slow-service', shows: 'the payment service does not answer in time' },
  '4000000000003220': { behaviour: 'challenge', shows: 'the bank asks when the card is given' },
  '4000000000000002': { behaviour: 'declined', shows: 'declined when the order is placed' },
  '4000000000003063': { behaviour: 'challenge-at-placing', shows: 'the bank asks when the order is placed' },
  '4000000000000341': {
    behaviour: 'slow-accepted',
    shows: 'the bank answers after twenty seconds: the order is placed',
  },
  '4000000000000259': {
    behaviour: 'slow-nothing',
    shows: 'the bank does not answer: after a minute there is no order',
  },
};

export const behaviourOf = (number: string): Behaviour => TEST_CARDS[number]?.behaviour ?? 'accepted';
