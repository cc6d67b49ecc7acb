import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { endOfDay } from '../../core/i18n/zone-days.ts';
import {
  isOver,
  SHOWN_STATES,
  allowedActs,
  OCC_STATES,
  shownState,
  type OccState,
  type ShownState,
} from './quote.rules.ts';

const CHICAGO = 'America/Chicago';
/** The last instant of the last day on which its prices are valid. */
const LAST = endOfDay('2027-03-31', CHICAGO);
const HOUR = 3_600_000;
const noonBefore = (days: number) => LAST - 12 * HOUR - days * 24 * HOUR;

const STATES: readonly [state: OccState | undefined, daysBefore: number, shown: ShownState | undefined][] = [
  [undefined, 20, undefined],
  ['BUYER_OFFER', -1, 'expired'],
  ['BUYER_SUBMITTED', -1, 'expired'],
  ['EXPIRED', 20, 'expired'],
  ['CANCELLED', -1, 'cancelled'],
  ['BUYER_REJECTED', 20, 'cancelled'],
  ['BUYER_ORDERED', -1, 'ordered'],
  ['BUYER_ORDERED', 20, 'ordered'],
  ['BUYER_DRAFT', 20, 'submitted'],
  ['BUYER_SUBMITTED', 3, 'submitted'],
  ['SELLER_DRAFT', 20, 'submitted'],
  ['SELLERAPPROVER_REJECTED', 20, 'submitted'],
  ['BUYER_OFFER', 15, 'ready'],
  ['BUYER_OFFER', 14, 'expiring'],
  ['BUYER_OFFER', 0, 'expiring'],
  ['BUYER_APPROVED', 15, 'ready'],
];

describe('the state of a quote', () => {
  everyRow(STATES)('%s, %i days before its last: %s [QTE-04 d, g]', (state, days, shown) => {
    expect(shownState({ state, expires: LAST, zone: CHICAGO }, noonBefore(days))).toBe(shown);
  });

  it('changes with the shop’s midnight: 15 days and 14, and the last instant of all [QTE-04 g]', () => {
    const at = (now: number) => shownState({ state: 'BUYER_OFFER', expires: LAST, zone: CHICAGO }, now);
    const sixteenth = endOfDay('2027-03-16', CHICAGO);
    expect([at(sixteenth), at(sixteenth + 1), at(LAST), at(LAST + 1)]).toEqual([
      'ready',
      'expiring',
      'expiring',
      'expired',
    ]);
  });

  it('is by the days of the calendar, whatever the hours of a night that the clock is put back [QTE-04 g]', () => {
    const expires = endOfDay('2027-11-14', CHICAGO);
    const at = (now: number) => shownState({ state: 'BUYER_OFFER', expires, zone: CHICAGO }, now);
    const before = endOfDay('2027-10-30', CHICAGO);
    expect([at(before), at(before + 1)]).toEqual(['ready', 'expiring']);
  });

  it('changes with the midnight of its own site’s shop [QTE-04 g]', () => {
    const zone = 'Europe/Amsterdam';
    const at = (now: number) =>
      shownState({ state: 'BUYER_OFFER', expires: endOfDay('2027-03-31', zone), zone }, now);
    const before = endOfDay('2027-03-16', zone);
    expect([at(before), at(before + 1)]).toEqual(['ready', 'expiring']);
  });

  it('is ready where a service names no end [QTE-04 d]', () => {
    expect(shownState({ state: 'BUYER_OFFER', zone: CHICAGO }, LAST)).toBe('ready');
  });

  it('is known for every state of OCC [QTE-04 d]', () => {
    for (const state of OCC_STATES)
      expect(shownState({ state, expires: LAST, zone: CHICAGO }, noonBefore(30))).toBeDefined();
  });
});

describe('what can be done with a quote', () => {
  everyRow([
    [undefined, []],
    ['submitted', ['cancel']],
    ['ready', ['order', 'again', 'cancel']],
    ['expiring', ['order', 'again', 'cancel']],
    ['expired', ['again']],
    ['ordered', ['again']],
    ['cancelled', ['again']],
  ] as const)('that is %s: %j [QTE-04 e]', (state, acts) => {
    expect(allowedActs(state)).toEqual(acts);
  });
});

describe('a quote that can no longer be ordered', () => {
  it('is expired, ordered or cancelled; of a state that is not known nothing is said [QTE-04 e]', () => {
    expect([...SHOWN_STATES, undefined].filter(isOver)).toEqual(['expired', 'ordered', 'cancelled']);
  });
});
