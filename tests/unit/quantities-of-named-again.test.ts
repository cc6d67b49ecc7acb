import { describe, expect, it } from 'vitest';
import { quantitiesOf } from '../support/quantities-of.ts';

const ROWS = 'LMS4-KIT 3\nVLS-KIT 2';

describe('a line that names a row by the letters of its code', () => {
  it.each(['Sorry, 4 VLS', 'VLS -> 4', 'No VLS after all', 'Oubliez le VLS', 'Doch kein VLS', '(VLS?)'])(
    'asks that row, when it stands below: %s [QO-09 d]',
    (line) => {
      expect(quantitiesOf(`${ROWS}\n${line}`)).toBe('3 _ !');
    },
  );

  it.each([
    ['above it, as a heading does', `VLS for the clinic\n${ROWS}`, '! 3 2'],
    ['by other letters', `${ROWS}\nASAP please, MVP`, '3 2 !'],
    ['as part of a word', `${ROWS}\nVLSI chips`, '3 2 !'],
    ['in small letters, which may be a word', `${ROWS}\nvls`, '3 2 !'],
  ])('asks nothing %s: %j → %s [QO-09 d]', (_how, text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });
});
