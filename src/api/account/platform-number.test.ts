import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { foldPlatformNumber, isPlatformNumber } from './platform-number.ts';

describe('the number of a Q-global or aimswebPlus account [CHK-04 b part] [CHK-05 a part]', () => {
  everyRow([
    ['a number', 'QG-100200', 'QG-100200', true],
    ['spaces of a paste', ' QG-100 200\r\n', 'QG-100200', true],
    ['another hyphen and characters that nobody sees', 'QG\u2011100\u200B200', 'QG-100200', true],
    ['forty characters', 'x'.repeat(40), 'x'.repeat(40), true],
    ['one too many', 'x'.repeat(41), 'x'.repeat(41), false],
    ['a path', '../users', '../users', false],
    ['marks of direction', '\u202AQG-100200\u202C', 'QG-100200', true],
    ['full-width signs', 'ＱＧ－１００２００', 'QG-100200', true],
    // There is no fixed format. The service decides whether a number exists.
    ['unusual signs', 'QG<100>', 'QG<100>', true],
    ['right-to-left letters', 'מספר', 'מספר', true],
    ['another script', 'ΑW-5001', 'ΑW-5001', true],
    ['an emoji', 'AW-5001😀', 'AW-5001😀', true],
    ['nothing', '  ', '', false],
    ['nothing that is seen', '\u200B\r\n', '', false],
  ])('reads %s', (_what, typed, folded, valid) => {
    expect(foldPlatformNumber(typed)).toBe(folded);
    expect(isPlatformNumber(folded)).toBe(valid);
  });
});
