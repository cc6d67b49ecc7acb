import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { readStepAddress, stepHref } from './step-address.ts';

describe('the address of a step [CHK-01 c part]', () => {
  everyRow([
    ['', { step: undefined, order: undefined, cart: undefined, purpose: 'order' }],
    ['?step=', { step: undefined, order: undefined, cart: undefined, purpose: 'order' }],
    ['?step=payment&for=quote', { step: 'payment', order: undefined, cart: undefined, purpose: 'quote' }],
    ['?for=nothing&cart=0002', { step: undefined, order: undefined, cart: '0002', purpose: 'order' }],
    [
      '?step=confirmation&order=00004711',
      { step: 'confirmation', order: '00004711', cart: undefined, purpose: 'order' },
    ],
  ])('reads %s', (search, expected) => {
    expect(readStepAddress(search)).toEqual(expected);
  });

  it('keeps what else stands in the address', () => {
    expect(stepHref('https://shop.test/en/checkout?cart=2&step=account#a', 'payment')).toBe(
      'https://shop.test/en/checkout?cart=2&step=payment#a',
    );
    expect(stepHref('https://shop.test/en/checkout?step=review', 'confirmation', '47&11')).toBe(
      'https://shop.test/en/checkout?step=confirmation&order=47%2611',
    );
    expect(stepHref('https://shop.test/?step=confirmation&order=1', 'account')).toBe(
      'https://shop.test/?step=account',
    );
  });
});
