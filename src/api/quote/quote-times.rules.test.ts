import { describe, expect, it } from 'vitest';
import { shownState } from './quote.rules.ts';
import { lifeOf, timesOf, turnsOf } from './quote-times.rules.ts';

const ZONE = 'America/Chicago';
const quote = {
  code: 'Q-1',
  state: 'BUYER_OFFER',
  creationTime: '2027-01-05T10:00:00Z',
  sentTime: '2027-01-05T10:00:01Z',
  expirationTime: '2027-03-07T05:59:59.999Z',
  allowedActions: [],
  comments: [],
  earlyExpiration: [],
  entries: [],
  appliedVouchers: [],
} as const;

describe('when a quote is another one by itself', () => {
  it('is unknown where no end is said, or none that can be read [QTE-04 g]', () => {
    expect(turnsOf({ zone: ZONE })).toEqual([]);
    expect(timesOf({ ...quote, expirationTime: undefined }, ZONE)).toEqual({
      state: 'BUYER_OFFER',
      expires: undefined,
      zone: ZONE,
    });
  });

  it('is the first instant with 14 days left, and the first after its end [QTE-04 d, g]', () => {
    const times = timesOf(quote, ZONE);
    const [soon = 0, over = 0] = turnsOf(times);
    expect([soon - 1, soon, over - 1, over].map((at) => shownState(times, at))).toEqual([
      'ready',
      'expiring',
      'expiring',
      'expired',
    ]);
  });

  it('gives the life line each instant that the service says [LEAD-09]', () => {
    expect(
      lifeOf(
        {
          ...quote,
          allowedActions: [],
          comments: [],
          earlyExpiration: [],
          entries: [],
          appliedVouchers: [],
        },
        ZONE,
      ),
    ).toEqual({
      state: 'BUYER_OFFER',
      created: Date.parse(quote.creationTime),
      sent: Date.parse(quote.sentTime),
      ready: undefined,
      expires: Date.parse(quote.expirationTime),
      ended: undefined,
      zone: ZONE,
    });
  });
});
