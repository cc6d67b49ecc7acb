import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { unanswered, waitOf, type Call, type Unanswered, type UnansweredEvent } from './unanswered.rules.ts';

const NOW = 1_000_000;
const A2 = { add: [{ code: 'A', quantity: 2 }] };
const call = (change: Call['change'], more: Partial<Call> = {}): Call => ({
  key: 'k',
  change,
  whose: 'ana',
  cart: 'c',
  now: NOW,
  ...more,
});
const KEYED = call(A2);
const PLAIN = call(A2, { key: '' });
const again = (one: Call, now = NOW + 1): Call => ({ ...one, now, ...(one.key !== '' && { key: 'new' }) });
const MORE = call({ add: [{ code: 'A', quantity: 3 }] }, { key: 'new' });
const OTHER = call({ code: 'A', quantity: 5 }, { key: 'new' });
const MORE_PLAIN = { ...MORE, key: '' };

const NONE: Unanswered = { state: 'none' };
const TOLD: Unanswered = { state: 'none', told: 'unconfirmed' };
const sent = (one: Call, more = {}): Unanswered => ({ state: 'sent', call: one, last: false, ...more });
const looking = (one: Call, more = {}): Unanswered => ({ state: 'looking', call: one, last: false, ...more });
const waiting = (one: Call): Unanswered => ({ state: 'waiting', call: one });
const open = (one: Call): Unanswered => ({ state: 'open', call: one });
const settled = (one: Call): Unanswered => ({ state: 'settled', call: one });
const broken = (one: Call): Unanswered => ({ state: 'failed', call: one });
const last = { last: true };
const quiet = { last: true, quiet: true };

const press = (one: Call): UnansweredEvent => ({ event: 'press', call: one });
const read = (more = {}): UnansweredEvent => ({
  event: 'read',
  visit: { whose: 'ana', cart: 'c', now: NOW + 1, ...more },
});
const answered: UnansweredEvent = { event: 'answered' };
const lost: UnansweredEvent = { event: 'lost' };
const failed: UnansweredEvent = { event: 'failed' };
const waited: UnansweredEvent = { event: 'waited' };

type Case = [what: string, before: Unanswered, said: UnansweredEvent, after: Unanswered];
const told: Case[] = [
  ['a press sends the change', NONE, press(KEYED), sent(KEYED)],
  ['an answer ends it', sent(KEYED), answered, NONE],
  ['without an answer it waits', sent(KEYED), lost, waiting(KEYED)],
  ['and is sent once more', waiting(KEYED), waited, sent(KEYED, last)],
  ['the second answer ends it too', sent(KEYED, last), answered, NONE],
  ['without that it is told', sent(KEYED, last), lost, open(KEYED)],
  ['a failure of the service is repeated too', sent(KEYED), failed, waiting(KEYED)],
  ['and told in its own words, for the shopper to repeat', sent(KEYED, last), failed, broken(KEYED)],
  ['not by a reading', broken(KEYED), read(), broken(KEYED)],
  ['by the same change alone', broken(KEYED), press(again(KEYED)), sent(KEYED)],
  ['another one is sent', broken(KEYED), press(MORE), sent(MORE)],
  ['and in another cart nothing is said', broken(KEYED), read({ cart: 'd' }), NONE],
  ['and does not end what the page asks', sent(KEYED, quiet), failed, open(KEYED)],
  ['the next reading repeats it', open(KEYED), read(), sent(KEYED, quiet)],
  ['what the page found out is kept for the next press', sent(KEYED, quiet), answered, settled(KEYED)],
  ['what the page can’t find out stays open', sent(KEYED, quiet), lost, open(KEYED)],
  ['a settled one is not repeated by a reading', settled(KEYED), read(), settled(KEYED)],
  ['the same change repeats it by its key', open(KEYED), press(again(KEYED)), sent(KEYED)],
  ['and so where it is settled', settled(KEYED), press(again(KEYED)), sent(KEYED)],
  ['another sign-in drops it and says so', open(KEYED), read({ whose: 'ben' }), TOLD],
  ['a sign-out drops it and says so', open(KEYED), read({ whose: '' }), TOLD],
  ['another cart drops it and says so', open(KEYED), read({ cart: 'd' }), TOLD],
  ['a cart that is gone drops it and says so', open(KEYED), read({ cart: '' }), TOLD],
  ['ten minutes drop it and say so', open(KEYED), read({ now: NOW + 600_001 }), TOLD],
  ['a settled one is dropped without a word', settled(KEYED), read({ cart: 'd' }), NONE],
  [
    'a cart that was not known then is no other cart',
    open({ ...KEYED, cart: '' }),
    read({ cart: 'd' }),
    sent({ ...KEYED, cart: '' }, quiet),
  ],
  [
    'ten minutes later the same change is a new one',
    open(KEYED),
    press(again(KEYED, NOW + 600_001)),
    sent(again(KEYED, NOW + 600_001)),
  ],
  [
    'another person’s same change is a new one',
    open(KEYED),
    press({ ...again(KEYED), whose: 'ben' }),
    sent({ ...again(KEYED), whose: 'ben' }),
  ],
  ['another change waits for it', open(KEYED), press(OTHER), sent(KEYED, { ...last, next: OTHER })],
  ['and is sent after the answer', sent(KEYED, { ...last, next: OTHER }), answered, sent(OTHER)],
  ['or after it was given up', sent(KEYED, { ...last, next: OTHER }), lost, sent(OTHER)],
  ['more of the product waits too', open(KEYED), press(MORE), sent(KEYED, { ...last, next: MORE })],
  ['and is not sent after the answer', sent(KEYED, { ...last, next: MORE }), answered, TOLD],
  ['nor without one', sent(KEYED, { ...last, next: MORE }), lost, TOLD],
  ['nor where it is settled', settled(KEYED), press(MORE), TOLD],
  ['another change after a settled one is sent', settled(KEYED), press(OTHER), sent(OTHER)],

  ['on a plain host a lost answer is looked for', sent(PLAIN), lost, looking(PLAIN)],
  ['a failure of its service too, once', sent(PLAIN), failed, looking(PLAIN, { ...last, failed: true })],
  ['and is told so', looking(PLAIN, { ...last, failed: true }), lost, broken(PLAIN)],
  ['and found', looking(PLAIN), answered, NONE],
  ['or looked for once more', looking(PLAIN), lost, waiting(PLAIN)],
  ['after the wait', waiting(PLAIN), waited, looking(PLAIN, last)],
  ['and told', looking(PLAIN, last), lost, open(PLAIN)],
  ['the next reading looks', open(PLAIN), read(), looking(PLAIN, quiet)],
  [
    'the same change is looked for first',
    open(PLAIN),
    press(again(PLAIN)),
    looking(PLAIN, { ...last, next: again(PLAIN) }),
  ],
  ['and done where it is found', looking(PLAIN, { ...last, next: again(PLAIN) }), answered, NONE],
  ['and sent where it is not', looking(PLAIN, { ...last, next: again(PLAIN) }), lost, sent(again(PLAIN))],
  [
    'and so where it is settled',
    settled(PLAIN),
    press(again(PLAIN)),
    looking(PLAIN, { ...last, next: again(PLAIN) }),
  ],
  ['more of a found product is not sent', looking(PLAIN, { ...last, next: MORE_PLAIN }), answered, TOLD],
  [
    'more of a product that is not found is sent',
    looking(PLAIN, { ...last, next: MORE_PLAIN }),
    lost,
    sent(MORE_PLAIN),
  ],
];

describe('a change of the cart’s lines', () => {
  everyRow(told)('%s [API-06 b part] [API-06 d part]', (_what, before, said, after) => {
    expect(unanswered(before, said)).toEqual(after);
  });

  it('is changed by no event that does not fit its state [API-06 b part]', () => {
    const fits = (state: string, event: string) =>
      told.some(([, before, said]) => before.state === state && said.event === event);
    for (const before of [
      NONE,
      sent(KEYED),
      looking(PLAIN),
      waiting(KEYED),
      open(KEYED),
      settled(KEYED),
      broken(KEYED),
    ])
      for (const said of [read(), answered, lost, failed, waited])
        if (!fits(before.state, said.event)) expect(unanswered(before, said)).toBe(before);
  });

  it('waits 2 s for the store’s own services, and 15 s on a plain host [API-06 b part]', () => {
    expect([waitOf(KEYED), waitOf(PLAIN)]).toEqual([2_000, 15_000]);
  });
});
