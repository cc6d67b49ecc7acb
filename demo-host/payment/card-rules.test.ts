import { describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import {
  digitsOf,
  expiryFault,
  expiryOf,
  numberFault,
  schemeNamed,
  schemeOf,
  securityCodeFault,
} from './frame/assets/card-rules.js';
import { writtenCode, writtenExpiry, writtenNumber } from './frame/assets/card-text.js';

describe('the rules of card fields', () => {
  everyRow([
    ['', 'required'],
    ['   ', 'required'],
    ['4242', 'invalid'],
    ['4242424242424241', 'invalid'],
    ['abcd efgh ijkl mnop', 'invalid'],
    ['\u200B\u202E\n', 'required'],
    ['四二四二四二四二四二四二四二四二', 'invalid'],
    ['כרטיס 4242', 'invalid'],
    ['4242424242424242💳', 'invalid'],
    ['424242424242424', 'invalid'],
    ['42424242424242426', 'invalid'],
    ['42424242424242424242', 'invalid'],
    ['3530111333300000', 'scheme'],
    ['55555555555544440', 'invalid'],
    ['4242424242424242', undefined],
    [' 4242-4242 4242\u00a04242\u200b', undefined],
    ['\u202A4242\r\n4242\t4242\u20604242\u202C', undefined],
    ['４２４２　４２４２　４２４２　４２４２', undefined],
    ['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', undefined],
    ['5555555555554444', undefined],
    ['2223003122003222', undefined],
    ['378282246310005', undefined],
    ['6011111111111117', undefined],
  ] as const)('take the number %j as %s [CHK-10 part]', (typed, fault) => {
    expect(numberFault(typed)).toBe(fault);
  });

  // The first of October in the shopper's time zone.
  const today = new Date(2027, 9, 1);
  everyRow([
    ['', 'required'],
    ['13/31', 'invalid'],
    ['0/31', 'invalid'],
    ['9', 'invalid'],
    ['12/99', 'too-far'],
    ['12/2099', 'too-far'],
    ['10/2057', undefined],
    ['01/2058', 'too-far'],
    [' \u200B\n', 'required'],
    ['10/271', 'invalid'],
    ['Oct 2027', 'invalid'],
    ['תוקף', 'invalid'],
    ['🗓', 'invalid'],
    ['09/27', 'expired'],
    ['10/27', undefined],
    ['10 / 2027', undefined],
    ['1027', undefined],
    ['102027', undefined],
    ['2028-01', undefined],
    ['1/28', undefined],
    ['\u202A01\u00A0/\r\n28\u200B\u202C', undefined],
    ['０１／２８', undefined],
    ['٠١/٢٨', undefined],
  ] as const)('take the expiry %j as %s [CHK-10 part]', (typed, fault) => {
    expect(expiryFault(typed, today)).toBe(fault);
  });

  it('read month and year in either order [CHK-10 part]', () => {
    expect([expiryOf('2028-01'), expiryOf('0128'), expiryOf('1/2028')]).toEqual(
      Array.from({ length: 3 }, () => ({ month: 1, year: 2028 })),
    );
  });

  everyRow([
    ['', '4242424242424242', 'required'],
    ['12', '4242424242424242', 'invalid'],
    ['1234', '4242424242424242', 'invalid'],
    ['123', '378282246310005', 'invalid'],
    ['12a', undefined, 'invalid'],
    ['123', '4242424242424242', undefined],
    ['1234', '378282246310005', undefined],
    ['123', undefined, undefined],
    ['1234', undefined, undefined],
    ['12345', undefined, 'invalid'],
    ['\u200B ', undefined, 'required'],
    ['קוד', undefined, 'invalid'],
    ['1️⃣2️⃣🙂', undefined, 'invalid'],
    [' 1\u200B2\r\n3\u202C', '4242424242424242', undefined],
    ['１２３', '4242424242424242', undefined],
  ] as const)('take the code %j with the number %s as %s [CHK-10 part]', (typed, number, fault) => {
    const scheme = number === undefined ? undefined : schemeOf(digitsOf(number));
    expect(securityCodeFault(typed, scheme)).toBe(fault);
  });

  it('take the code of a saved card by its scheme, where that is known [CHK-10 d part]', () => {
    expect(securityCodeFault('123', schemeNamed('amex'))).toBe('invalid');
    expect(securityCodeFault('1234', schemeNamed('amex'))).toBeUndefined();
    expect(schemeNamed('unheard-of')).toBeUndefined();
  });
});

describe('what was typed is written as on a card', () => {
  everyRow([
    ['4242424242424242', '4242 4242 4242 4242'],
    [' 4242-4242\u00a04242\u200b4242 ', '4242 4242 4242 4242'],
    ['４２４２４２４２４２４２４２４２', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['6011111111111111178', '6011 1111 1111 1111 178'],
    ['4242 abcd', '4242 abcd'],
    ['', ''],
  ])('the number %j [CHK-10 part]', (typed, written) => {
    expect(writtenNumber(typed)).toBe(written);
    expect(writtenNumber(written)).toBe(written);
  });

  everyRow([
    ['2028-01', '01 / 2028'],
    ['０９／３１', '09 / 2031'],
    ['\u202A09/31\u200B\n', '09 / 2031'],
    ['9/31', '09 / 2031'],
    ['0931', '09 / 2031'],
    [' 13/31 ', '13/31'],
    ['soon', 'soon'],
  ])('the expiry %j [CHK-10 part]', (typed, written) => {
    expect(writtenExpiry(typed)).toBe(written);
    expect(writtenExpiry(written)).toBe(written);
  });

  it('the security code without blanks [CHK-10 part]', () => {
    expect(writtenCode(' 1 2\u200b3')).toBe('123');
  });
});
