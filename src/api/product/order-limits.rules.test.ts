import { expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { orderLimits } from './order-limits.rules.ts';

everyRow([
  ['none', undefined, undefined, undefined],
  ['a minimum of 1', 1, undefined, undefined],
  ['a minimum', 3, undefined, { kind: 'min', min: 3, max: 0 }],
  ['a maximum', undefined, 25, { kind: 'max', min: 1, max: 25 }],
  ['both', 3, 25, { kind: 'both', min: 3, max: 25 }],
  ['one quantity alone', 4, 4, { kind: 'both', min: 4, max: 4 }],
  ['limits that contradict each other', 4, 2, undefined],
])('says of %s what can be ordered [QO-04 part] [API-06 c part]', (_what, min, max, expected) => {
  expect(orderLimits({ minOrderQuantity: min, maxOrderQuantity: max })).toEqual(expected);
});
