import { describe, expect, it } from 'vitest';
import { lifeLine } from './life-line.rules.ts';
import { OCC_STATES, type OccState } from './quote.rules.ts';
import { endOfDay } from '../../core/i18n/zone-days.ts';

const DAY = 86_400_000;
const EXPIRES = endOfDay('2027-03-31', 'UTC');
const TIMES = { created: 1, sent: 2, ready: 3, ended: 4, expires: EXPIRES, zone: 'UTC' };
const names = (state: OccState | undefined, now: number, more = {}) =>
  lifeLine({ ...TIMES, ...more, state }, now).map(({ name, is }) => `${name} ${is}`);

describe('the life line of a quote', () => {
  it.each<[OccState | undefined, number, string[]]>([
    [undefined, 20, []],
    ['BUYER_OFFER', -1, ['created done', 'sent done', 'ready done', 'expired now']],
    ['CANCELLED', 20, ['created done', 'sent done', 'ready done', 'cancelled now']],
    ['BUYER_ORDERED', -1, ['created done', 'sent done', 'ready done', 'ordered now']],
    ['BUYER_SUBMITTED', 20, ['created done', 'sent now', 'ready next', 'expires next']],
    ['BUYER_OFFER', 20, ['created done', 'sent done', 'ready now', 'expires next']],
    ['BUYER_OFFER', 6, ['created done', 'sent done', 'ready done', 'expiring now', 'expires next']],
  ])('of %s, %i days before its end: %j [LEAD-09 part]', (state, days, told) => {
    expect(names(state, EXPIRES - days * DAY)).toEqual(told);
  });

  it('names no station that it never came to [LEAD-09 part]', () => {
    expect(names('CANCELLED', EXPIRES, { ready: undefined })).toEqual([
      'created done',
      'sent done',
      'cancelled now',
    ]);
    expect(names('BUYER_SUBMITTED', EXPIRES + DAY, { ready: undefined })).toEqual([
      'created done',
      'sent done',
      'expired now',
    ]);
  });

  it('has one station where it stands, for every state of OCC [LEAD-09 part]', () => {
    for (const state of OCC_STATES)
      expect(
        lifeLine({ ...TIMES, state }, EXPIRES - 20 * DAY).filter(({ is }) => is === 'now'),
        state,
      ).toHaveLength(1);
  });
});
