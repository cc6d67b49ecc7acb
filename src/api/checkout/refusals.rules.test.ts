import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { ServiceError, type NamedError } from '../../core/errors.ts';
import { orderedInstead, sentBy } from './placing-answers.rules.ts';
import { placingWords } from './placing-words.rules.ts';
import { refusalOf } from './refusals.rules.ts';

/** The services' refusals and the steps that fix them, according to their interface. */
const AGREED = `PaymentRefused, SavedCardRefused, PaymentTypeNotAllowed → payment; SanctionsDeclined → end;
InsufficientStock, ProductNotPurchasable, MinimumNotMet → items; TrainingMissing → training; AccountInvalid → account;
QualifiedUserMissing → qualified-user; QGlobalAccountInvalid → q-global; AddressInvalid → shipping-address;
DeliveryModeInvalid → shipping-method; VoucherInvalid, TotalChanged, TermsMissing, CaptchaFailed → review;
QuoteExpired → quote; OrderKeyRetired, CartLocked → ask; PaymentNotConfirmed, PaymentLeft → payment; PreconditionFailedError → changed;
CartOrdered → confirmation; CartError → cart; Newest, constructor, __proto__ → review`;

const ROWS = AGREED.split(';').flatMap((part) => {
  const [types = '', mendedIn = ''] = part.split('→');
  return types.split(',').map((type): [string, string] => [type.trim(), mendedIn.trim()]);
});

const failed = (status: number, error?: NamedError, kind: 'status' | 'timeout' = 'status') =>
  new ServiceError('x', { kind, status, errors: error ? [error] : [] });

describe('a refusal of placing', () => {
  everyRow(ROWS)('%s is mended in: %s [CHK-14 part]', (type, mendedIn) => {
    expect(refusalOf(type).mendedIn).toBe(mendedIn);
  });

  it('of an address names the step of that address [CHK-14 part]', () => {
    expect(refusalOf('AddressInvalid', 'billingAddress').mendedIn).toBe('billing-address');
    expect(refusalOf('AddressInvalid', 'deliveryAddress').mendedIn).toBe('shipping-address');
  });

  it('of a type that nobody knows says that placing failed [CHK-14 f]', () => {
    expect(placingWords({ state: 'refused', type: 'Newest' }, true)).toEqual(['checkout.refused.other']);
  });
});

describe('what a failed call says of the order', () => {
  everyRow([
    ['a refusal that names its type', failed(409, { type: 'PaymentRefused' }), { refused: 'PaymentRefused' }],
    [
      'what it names',
      failed(409, { type: 'TotalChanged', subject: '662.96' }),
      { refused: 'TotalChanged', subject: '662.96' },
    ],
    [
      'the bank’s question',
      failed(409, { type: 'PaymentChallengeRequired', subject: 'c-1' }),
      { challenged: 'c-1' },
    ],
    [
      'a bank’s question that can’t be asked',
      failed(409, { type: 'PaymentChallengeRequired', subject: '../x' }),
      { refused: 'PaymentChallengeRequired' },
    ],
    [
      'a cart that became an order elsewhere',
      failed(400, { type: 'CartError', reason: 'ordered', subject: '00100001' }),
      { refused: 'CartOrdered', subject: '00100001' },
    ],
    ['a refusal by something in between, of no type', failed(403), 'lost'],
    ['a type that is none', failed(409, { type: 'a/b' }), 'lost'],
    ['5xx, whatever it says', failed(504, { type: 'PlacingPending' }), 'lost'],
    ['a time-out', failed(0, undefined, 'timeout'), 'lost'],
    ['anything else', new TypeError('x'), 'lost'],
  ])('%s [CHK-14 part]', (_what, error, said) => {
    expect(sentBy(error)).toEqual(said);
  });

  it('names the order only where the cart became one [CHK-14 part]', () => {
    expect(orderedInstead(failed(400, { type: 'CartError', reason: 'ordered', subject: '7' }))).toBe('7');
    expect(
      orderedInstead(failed(400, { type: 'CartError', reason: 'notFound', subject: '7' })),
    ).toBeUndefined();
    expect(
      orderedInstead(failed(400, { type: 'CartError', reason: 'ordered', subject: 'a/b' })),
    ).toBeUndefined();
  });
});

describe('what the review says [CHK-14 c]', () => {
  everyRow([
    ['before a press', { state: 'ready' }, []],
    ['while offline', { state: 'ready', told: 'offline' }, ['placing.offline']],
    [
      'after none',
      { state: 'ready', told: 'not-placed' },
      ['placing.notPlaced', 'placing.notCompleted', 'placing.notCharged', 'placing.tryAgain'],
    ],
    ['while nobody knows', { state: 'unknown', key: 'k', asked: 1, askAt: 5 }, ['placing.unknown']],
    [
      'once only the shopper asks',
      { state: 'unknown', key: 'k', asked: 7, askAt: undefined },
      ['placing.stillUnknown'],
    ],
    [
      'of a card that was refused',
      { state: 'refused', type: 'PaymentRefused' },
      ['refused.card', 'refused.payment', 'placing.notCharged'],
    ],
    [
      'of a saved card that was refused',
      { state: 'refused', type: 'SavedCardRefused' },
      ['refused.card', 'refused.savedCard', 'placing.notCharged'],
    ],
    [
      'of a bank that did not confirm, which says it already',
      { state: 'refused', type: 'PaymentNotConfirmed' },
      ['refused.notConfirmed'],
    ],
    ['of a total that changed', { state: 'refused', type: 'TotalChanged' }, ['refused.total']],
    [
      'of a cart that was changed, also where it looks as before',
      { state: 'refused', type: 'PreconditionFailedError' },
      ['refused.changed'],
    ],
  ] as const)('%s [CHK-14 part] [REL-02 part]', (_what, state, words) => {
    expect(placingWords(state, true)).toEqual(words.map((word) => `checkout.${word}`));
  });

  it('offers no further try, but the contact of the words before, where that is not flagged [CHK-14 part]', () => {
    expect(placingWords({ state: 'ready', told: 'not-placed' }, false)).toEqual(
      ['notPlaced', 'notCompleted', 'notCharged'].map((word) => `checkout.placing.${word}`),
    );
  });
});
