import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { readFrameMessage } from './frame-messages.ts';

/** The frame's messages, one of each type. */
const SAID = [
  { type: 'ready' },
  { type: 'height', height: 212.5 },
  { type: 'focused', top: 96, height: 71.5 },
  { type: 'state', field: 'number', code: 'invalid', complete: false },
  { type: 'checked', id: 'c-1' },
  { type: 'enter' },
  { type: 'asked' },
  { type: 'token', id: 'c-1', token: 'tok_1', scheme: 'visa', lastFour: '4242' },
  { type: 'refused', id: 'c-1', code: 'not-confirmed' },
  { type: 'refused', id: 'c-1', code: 'refused', card: { scheme: 'visa', lastFour: '9995' } },
  { type: 'refused', id: 'c-1', code: 'left' },
];

describe('a message of the payment frame', () => {
  everyRow(SAID)('is taken: %j [SEC-11 c part]', (message) => {
    expect(readFrameMessage(message)).toEqual(message);
  });

  everyRow(SAID)(
    'is none with anything else in it, such as what was typed: %j [SEC-11 c part] [CHK-11 part]',
    (message) => {
      expect(readFrameMessage({ ...message, value: '4242424242424242' })).toBeUndefined();
    },
  );

  everyRow([
    [undefined],
    ['ready'],
    [{ type: 'number', value: '4242424242424242' }],
    [{ type: 'state', field: 'purchaseOrderNumber', code: 'invalid', complete: false }],
    [{ type: 'state', field: 'number', code: '4242424242424242', complete: true }],
    [{ type: 'height', height: Number.POSITIVE_INFINITY }],
    [{ type: 'height', height: -1 }],
    [{ type: 'focused', top: -1, height: 71.5 }],
    [{ type: 'checked', id: 'x'.repeat(41) }],
    [{ type: 'token', id: 'c-1', token: 'tok 1', scheme: 'visa', lastFour: '4242' }],
    [{ type: 'token', id: 'c-1', token: 'tok_1', scheme: 'visa', lastFour: '4242424242424242' }],
    [{ type: 'refused', id: 'c-1', code: 'paid' }],
    [{ type: 'refused', id: 'c-1', code: 'refused', card: { scheme: 'visa', lastFour: '4000000000009995' } }],
    [{ type: 'refused', id: 'c-1', code: 'refused', card: { scheme: '<b>', lastFour: '9995' } }],
    [
      {
        type: 'refused',
        id: 'c-1',
        code: 'refused',
        card: { scheme: '', lastFour: '9995', expiry: '09/31' },
      },
    ],
  ])('is none as %j [SEC-11 c part] [CHK-11 part]', (message) => {
    expect(readFrameMessage(message)).toBeUndefined();
  });
});
