import { describe, expect, it } from 'vitest';
import {
  isUnderWay,
  LEFT,
  NOT_CONFIRMED,
  placing,
  type Placing,
  type PlacingEvent,
} from './placing.rules.ts';

const NOW = 1_000_000;
const READY: Placing = { state: 'ready' };
const PLACING: Placing = { state: 'placing', key: 'k' };
const CHALLENGE: Placing = { state: 'challenge', key: 'k', challenge: 'c', until: NOW + 300_000 };
const UNKNOWN: Placing = { state: 'unknown', key: 'k', asked: 0, askAt: NOW };
const REFUSED: Placing = { state: 'refused', type: 'PaymentRefused' };
const PLACED: Placing = { state: 'placed', order: '00005001' };
const ALL = [READY, PLACING, CHALLENGE, UNKNOWN, REFUSED, PLACED];

const press: PlacingEvent = { event: 'press', key: 'k', online: true };
const placed: PlacingEvent = { event: 'placed', order: '00005001' };
const lost: PlacingEvent = { event: 'lost', now: NOW };
const told = (answer: Extract<PlacingEvent, { event: 'told' }>['answer']): PlacingEvent => ({
  event: 'told',
  answer,
  now: NOW,
});
const bank = (outcome: 'passed' | 'failed' | 'left' | 'timed-out'): PlacingEvent => ({
  event: 'challenge',
  outcome,
});

describe('placing an order [CHK-14 e]', () => {
  it.each<[string, Placing, PlacingEvent, Placing]>([
    ['a press begins it with the cart’s key', READY, press, PLACING],
    [
      'a press while offline sends nothing and says so',
      READY,
      { ...press, online: false },
      { state: 'ready', told: 'offline' },
    ],
    [
      'once online nothing is said of it any more',
      { state: 'ready', told: 'offline' },
      { event: 'online' },
      READY,
    ],
    ['once online a refusal stays', REFUSED, { event: 'online' }, REFUSED],
    [
      'once online it is still said that no order was placed',
      { state: 'ready', told: 'not-placed' },
      { event: 'online' },
      { state: 'ready', told: 'not-placed' },
    ],
    ['a press after a refusal begins it again', REFUSED, press, PLACING],
    ['a press after none begins it again', { state: 'ready', told: 'not-placed' }, press, PLACING],
    ['the order ends it', PLACING, placed, PLACED],
    ['a refusal is shown', PLACING, { event: 'refused', type: 'PaymentRefused' }, REFUSED],
    [
      'a refusal of a type that nobody knows is shown too',
      PLACING,
      { event: 'refused', type: 'Newest' },
      { state: 'refused', type: 'Newest' },
    ],
    [
      'a refusal keeps what it names',
      PLACING,
      { event: 'refused', type: 'TotalChanged', subject: '662.96' },
      { state: 'refused', type: 'TotalChanged', subject: '662.96' },
    ],
    ['a press that the page takes back sent nothing', PLACING, { event: 'withdrawn' }, READY],
    [
      'a retired key is asked for',
      PLACING,
      { event: 'refused', type: 'OrderKeyRetired' },
      { state: 'unknown', key: 'k', asked: 0, askAt: 0 },
    ],
    [
      'a locked cart is asked for',
      PLACING,
      { event: 'refused', type: 'CartLocked' },
      { state: 'unknown', key: 'k', asked: 0, askAt: 0 },
    ],
    [
      'a retired key of a payment is asked for',
      PLACING,
      { event: 'refused', type: 'PaymentKeyRetired' },
      { state: 'unknown', key: 'k', asked: 0, askAt: 0 },
    ],
    [
      'a payment that the bank has not answered is asked for',
      PLACING,
      { event: 'refused', type: 'PaymentPending' },
      { state: 'unknown', key: 'k', asked: 0, askAt: 0 },
    ],
    ['a lost answer is asked for at once', PLACING, lost, UNKNOWN],
    [
      'a question of the bank has five minutes',
      PLACING,
      { event: 'challenged', challenge: 'c', now: NOW },
      CHALLENGE,
    ],
    ['a bank that says yes goes on with the same key', CHALLENGE, bank('passed'), PLACING],
    ['a bank that says no refuses', CHALLENGE, bank('failed'), { state: 'refused', type: NOT_CONFIRMED }],
    ['a bank’s question that was left refuses', CHALLENGE, bank('left'), { state: 'refused', type: LEFT }],
    [
      'a bank’s question that took too long refuses',
      CHALLENGE,
      bank('timed-out'),
      { state: 'refused', type: NOT_CONFIRMED },
    ],
    ['an order that another tab placed meanwhile ends the bank’s question', CHALLENGE, placed, PLACED],
    ['the key’s order ends the doubt', UNKNOWN, told({ placed: '00005001' }), PLACED],
    [
      'pending is asked for again, later',
      UNKNOWN,
      told('pending'),
      { state: 'unknown', key: 'k', asked: 1, askAt: NOW + 2_000 },
    ],
    [
      'a question without an answer says nothing, and is asked again',
      UNKNOWN,
      told('unanswered'),
      { state: 'unknown', key: 'k', asked: 1, askAt: NOW + 2_000 },
    ],
    ['none says that nothing was placed', UNKNOWN, told('none'), { state: 'ready', told: 'not-placed' }],
    ['the call’s own late answer ends the doubt', UNKNOWN, placed, PLACED],
    ['the step that was mended leads back', REFUSED, { event: 'mended' }, READY],
  ])('%s [CHK-14 part]', (_what, before, said, after) => {
    expect(placing(before, said)).toEqual(after);
  });

  it.each<[string, PlacingEvent, readonly Placing[]]>([
    ['a second press', press, [PLACING, CHALLENGE, UNKNOWN, PLACED]],
    ['a press while offline', { ...press, online: false }, [PLACING, CHALLENGE, UNKNOWN, PLACED]],
    ['a lost answer', lost, [READY, CHALLENGE, UNKNOWN, REFUSED, PLACED]],
    [
      'a late refusal',
      { event: 'refused', type: 'PaymentRefused' },
      [READY, CHALLENGE, UNKNOWN, REFUSED, PLACED],
    ],
    ['an answer by the key that nobody asked', told('none'), [READY, PLACING, CHALLENGE, REFUSED, PLACED]],
    ['a bank’s late answer', bank('failed'), [READY, PLACING, UNKNOWN, REFUSED, PLACED]],
    ['a press that is taken back', { event: 'withdrawn' }, [READY, CHALLENGE, UNKNOWN, REFUSED, PLACED]],
    ['a mended step', { event: 'mended' }, [PLACING, CHALLENGE, UNKNOWN, PLACED]],
  ])('%s changes nothing where it has no place [CHK-14 part]', (_what, said, states) => {
    for (const before of states) expect(placing(before, said)).toEqual(before);
  });

  it('asks by itself for two minutes, at growing intervals, and then waits for the shopper [REL-02 part]', () => {
    let now = NOW;
    let state = placing(PLACING, { event: 'lost', now });
    const waits: number[] = [];
    while (state.state === 'unknown' && state.askAt !== undefined) {
      waits.push(state.askAt - now);
      now = state.askAt;
      state = placing(state, { event: 'told', answer: 'unanswered', now });
    }
    expect(waits).toEqual([0, 2_000, 4_000, 8_000, 16_000, 30_000, 60_000]);
    expect(now - NOW).toBe(120_000);
    expect(state).toEqual({ state: 'unknown', key: 'k', asked: 7, askAt: undefined });
    expect(placing(state, { event: 'ask-again', now })).toEqual({ ...state, askAt: now });
    expect(placing(state, press)).toEqual(state);
    expect(placing(state, told('none'))).toEqual({ state: 'ready', told: 'not-placed' });
  });

  it('leaves doubt by an order or by none alone, whatever else is said [CHK-14 part]', () => {
    const events: PlacingEvent[] = [
      press,
      lost,
      { event: 'refused', type: 'PaymentRefused' },
      { event: 'challenged', challenge: 'c', now: NOW },
      { event: 'mended' },
      bank('passed'),
      bank('failed'),
      told('pending'),
      told('unanswered'),
      { event: 'ask-again', now: NOW },
    ];
    for (const said of events) expect(placing(UNKNOWN, said).state).toBe('unknown');
  });

  it('is under way from the press until somebody knows', () => {
    expect(ALL.filter(isUnderWay)).toEqual([PLACING, CHALLENGE, UNKNOWN]);
  });
});
