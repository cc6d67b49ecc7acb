import { expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { listedNumber } from './OwnNumber.tsx';

const ACCOUNTS = [{ number: 'QG-100200' }, { number: 'aw-7' }];

everyRow([
  ['QG-100200', 'QG-100200'],
  ['qg-100200', 'QG-100200'],
  ['AW-7', 'aw-7'],
  ['QG-10020', undefined],
  ['', undefined],
])(
  'a typed number means the listed account with the same letters and digits: %j, %s [CHK-04 d part] [CHK-05 a part]',
  (typed, number) => {
    expect(listedNumber(ACCOUNTS, typed)?.number).toBe(number);
  },
);
