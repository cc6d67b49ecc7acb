import { ServiceError, type NamedError } from '../../core/errors.ts';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { discountLabel, promotionNews, stoppedCodes, voucherFailure } from './promotion.rules.ts';

const LABEL = 'Member discount';
const ALL = { uap: true, organization: true };
const NONE = { uap: false, organization: false };
const labelOf = (promotionStatus: string | undefined, promotionLabel: string | undefined, features = ALL) =>
  discountLabel({ promotionStatus, promotionLabel }, features);

describe('discounts', () => {
  it('of a UAP that applies bear its label while the page tells of UAP [CRT-03 a]', () => {
    expect(labelOf('UAP_APPLIED', LABEL, { uap: true, organization: false })).toBe(LABEL);
    expect(labelOf('UAP_APPLIED', ` ${LABEL} `)).toBe(LABEL);
    expect(labelOf('UAP_APPLIED', LABEL, { uap: false, organization: true })).toBeUndefined();
  });

  it('of an organization that apply bear its label while the flag is on [CRT-03 b]', () => {
    expect(labelOf('OLD_APPLIED', LABEL, { uap: false, organization: true })).toBe(LABEL);
    expect(labelOf('OLD_APPLIED', LABEL, { uap: true, organization: false })).toBeUndefined();
  });

  describe('have the generic label [CRT-03 c]', () => {
    everyRow([
      ['without a status', undefined, LABEL],
      ['without a label, UAP', 'UAP_APPLIED', undefined],
      ['with a blank label, UAP', 'UAP_APPLIED', '  '],
      ['without a label, organization', 'OLD_APPLIED', undefined],
      ['once the limit is reached', 'UAP_LIMIT_REACHED', LABEL],
      ['once a UAP has ended', 'UAP_EXPIRED', LABEL],
      ['once that of an organization has ended', 'OLD_EXPIRED', LABEL],
      ['before that of an organization starts', 'OLD_NOT_STARTED', LABEL],
      ['with a status that nobody knows', 'NONE', LABEL],
      ['with a name of every object', 'constructor', LABEL],
    ])('%s', (_what, status, label) => {
      expect(labelOf(status, label)).toBeUndefined();
    });
  });

  describe('say what else is to be said of each status [CRT-03 d]', () => {
    everyRow([
      ['UAP_APPLIED', ALL, undefined],
      ['UAP_LIMIT_REACHED', ALL, 'uapLimit'],
      ['UAP_LIMIT_REACHED', NONE, undefined],
      ['UAP_EXPIRED', ALL, 'uapExpired'],
      ['UAP_EXPIRED', NONE, undefined],
      ['OLD_APPLIED', ALL, undefined],
      ['OLD_EXPIRED', ALL, 'oldExpired'],
      ['OLD_EXPIRED', NONE, undefined],
      ['OLD_NOT_STARTED', ALL, 'oldNotStarted'],
      ['OLD_NOT_STARTED', NONE, undefined],
      ['UAP_toString', ALL, undefined],
      [undefined, ALL, undefined],
    ])('%s, %j: %s', (promotionStatus, features, expected) => {
      expect(promotionNews({ promotionStatus }, features)).toBe(expected);
    });
  });
});

describe('promotion codes that stopped applying [CRT-04 d part]', () => {
  const on = (code: string) => ({ code, applicable: true });
  const off = (code: string) => ({ code, applicable: false });
  everyRow([
    ['are none at first', [], [on('A')], []],
    ['are told', [], [on('A'), off('B')], ['B']],
    ['stay once they are off the cart', ['B'], [on('A')], ['B']],
    ['are told once', ['B'], [off('B')], ['B']],
    ['are none any more once they apply again', ['B', 'C'], [on('B')], ['C']],
  ])('%s', (_what, before, vouchers, expected) => {
    expect(stoppedCodes(before, vouchers)).toEqual(expected);
  });
});

describe('a refused promotion code [CRT-04 c part]', () => {
  const refused = (...errors: NamedError[]) =>
    new ServiceError('no', { kind: 'status', status: 400, type: 'VoucherOperationError', errors });
  everyRow([
    [refused({ reason: 'invalid' }), 'invalid'],
    [refused({ reason: 'inactive' }), 'inactive'],
    [refused({ reason: 'alreadyApplied' }), 'alreadyApplied'],
    [refused({ reason: 'notApplicable' }), 'notApplicable'],
    [refused({ message: 'coupon.already.redeemed' }), 'alreadyApplied'],
    [refused({ reason: 'x', message: 'coupon.invalid.code.provided' }), 'invalid'],
    [refused({ reason: 'constructor' }), undefined],
    [refused(), undefined],
    [new Error('x'), undefined],
  ])('%j is %s', (error, expected) => {
    expect(voucherFailure(error)).toBe(expected);
  });
});
