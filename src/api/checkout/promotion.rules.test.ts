import { describe, expect, it } from 'vitest';
import { discountLabel, promotionNews, voucherFailure } from './promotion.rules.ts';

const LABEL = 'Member discount';

describe('what discounts are called', () => {
  it.each([
    ['UAP_APPLIED', LABEL, false, LABEL, 'CRT-03 a part'],
    ['UAP_APPLIED', '  ', true, undefined, 'CRT-03 c part'],
    ['OLD_APPLIED', LABEL, true, LABEL, 'CRT-03 b part'],
    ['OLD_APPLIED', LABEL, false, undefined, 'CRT-03 b part'],
    ['OLD_APPLIED', undefined, true, undefined, 'CRT-03 c part'],
    ['UAP_EXPIRED', LABEL, true, undefined, 'CRT-03 d part'],
    ['OLD_EXPIRED', LABEL, true, undefined, 'CRT-03 d part'],
    [undefined, LABEL, true, undefined, 'CRT-03 c part'],
  ] as const)(
    '%s, %s, with the flag %s: %s [%s]',
    (promotionStatus, promotionLabel, flag, expected, _clause) => {
      expect(discountLabel({ promotionStatus, promotionLabel }, flag)).toBe(expected);
    },
  );

  it.each([
    ['UAP_LIMIT_REACHED', false, 'uapLimit'],
    ['UAP_EXPIRED', false, 'uapExpired'],
    ['OLD_EXPIRED', true, 'oldExpired'],
    ['OLD_EXPIRED', false, undefined],
    ['OLD_NOT_STARTED', true, 'oldNotStarted'],
    ['OLD_NOT_STARTED', false, undefined],
    ['UAP_APPLIED', true, undefined],
    ['OLD_APPLIED', true, undefined],
    [undefined, true, undefined],
  ] as const)('%s, with the flag %s, says %s [CRT-03 d part]', (promotionStatus, flag, expected) => {
    expect(promotionNews({ promotionStatus }, flag)).toBe(expected);
  });
});

describe('a refused promotion code [CRT-04 c part]', () => {
  const refused = (more: object) => ({ errors: [{ type: 'VoucherOperationError', ...more }] });
  it.each([
    [refused({ reason: 'invalid' }), 'invalid'],
    [refused({ reason: 'inactive' }), 'inactive'],
    [refused({ reason: 'alreadyApplied' }), 'alreadyApplied'],
    [refused({ reason: 'notApplicable' }), 'notApplicable'],
    [refused({ message: 'coupon.already.redeemed' }), 'alreadyApplied'],
    [refused({ reason: 'x', message: 'coupon.invalid.code.provided' }), 'invalid'],
    [refused({ reason: 'constructor' }), undefined],
    [refused({ reason: 7 }), undefined],
    [{ errors: [] }, undefined],
    [{ errors: 'x' }, undefined],
    [undefined, undefined],
  ])('%j is %s', (info, expected) => {
    expect(voucherFailure(info)).toBe(expected);
  });
});
