import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { createMessageFormat } from '../../core/i18n/message-format.ts';
import { nameSchema } from './product.contract.ts';

everyRow([
  ['Lindgren Memory Scale', 'Lindgren Memory Scale'],
  ['Kit \u202e000,1$ rof\u202c', 'Kit 000,1$ rof'],
  ['\u2066a\u2067b\u2068c\u2069', 'abc'],
  ['a\u200eb\u200fc\u061cd', 'abcd'],
  ['a\u0000\nb', 'ab'],
  ['سلم', 'سلم'],
])('the name %j is read as %j, so that it turns nothing around it [SEC-14 c]', (name, plain) => {
  expect(parse(nameSchema, name)).toBe(plain);
});

it('a name from right to left stands apart in a sentence, another as it is [SEC-14 c]', () => {
  const { number } = createMessageFormat('en-US');
  expect(number('סולם 12')).toBe('\u2068סולם 12\u2069');
  expect(number('Kit 12')).toBe('Kit 12');
});
