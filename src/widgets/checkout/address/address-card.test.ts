import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { tellApart } from './address-card.tsx';

const MARA = 'Mara Lindqvist';
const at = (title: string | undefined, line1: string, town: string, postalCode = '') => ({
  title,
  address: { line1, town, postalCode, defaultAddress: false },
});

describe('addresses of one list', () => {
  everyRow([
    [
      'of other names need nothing',
      [at(MARA, 'A 1', 'Salem'), at('Clinic', 'A 1', 'Salem')],
      [undefined, undefined],
    ],
    [
      'of nobody are named by their place already',
      [at(undefined, 'A 1', 'Salem'), at(undefined, 'B 2', 'Salem')],
      [undefined, undefined],
    ],
    [
      'of one name are told apart by their town',
      [
        at(MARA, 'A 1', 'Columbus'),
        at('Clinic', 'C 3', 'Salem'),
        at(MARA, 'A 1', 'Makati'),
        at(MARA, 'D 4', 'Yangon'),
      ],
      ['Columbus', undefined, 'Makati', 'Yangon'],
    ],
    ['in one town by their street', [at(MARA, 'A 1', 'Salem'), at(MARA, 'B 2', 'salem')], ['A 1', 'B 2']],
    [
      'in one street by their postal code',
      [at(MARA, 'A 1', 'Salem', '1'), at(MARA, 'A 1', 'Salem', '2')],
      ['A 1, 1', 'A 1, 2'],
    ],
    [
      'that are the same can’t be',
      [at(MARA, 'A 1', 'Salem'), at(MARA, 'A 1', 'Salem')],
      [undefined, undefined],
    ],
  ])('%s [CHK-07 part] [CHK-09 part]', (_what, addresses, expected) => {
    expect(tellApart(addresses)).toEqual(expected);
  });
});
