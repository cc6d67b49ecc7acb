import { describe, expect, it } from 'vitest';
import { readPaste } from './read-paste.ts';

const rows = (text: string) => readPaste(text).lines.map(({ code, quantity }) => `${code} ${quantity}`);
const SIGNS = ['\u200b', '\u2060', '\u00ad', '\ufeff', '\u200e', '\u200f', '\u200d\u200b'];

describe('an invisible character between code and count', () => {
  it.each([
    ['9780306406157~3', '9780306406157 3'],
    ['978-0-306-40615-7~3', '9780306406157 3'],
    ['0306406152~12', '0306406152 12'],
    ['9780306406157~x3', '9780306406157 3'],
    ['9780306406157~3x', '9780306406157 3'],
    ['9780306406157~\u0663', '9780306406157 3'],
    ['3~9780306406157', '9780306406157 3'],
    ['3~LMS4-KIT', 'LMS4-KIT 3'],
    ['LMS4-KIT~3', 'LMS4-KIT 3'],
    ['LMS4-KIT~3, VLS-KIT~4', 'LMS4-KIT 3, VLS-KIT 4'],
  ])('parts them: %j → %s [QO-09 d]', (text, read) => {
    for (const sign of SIGNS)
      expect(rows(`${text.replaceAll('~', sign)}\nVLS-MAN 6`).join(', ')).toBe(`${read}, VLS-MAN 6`);
  });

  it.each([
    ['978030640~6157 3', '9780306406157 3'],
    ['9780306406~157 3', '9780306406157 3'],
    ['978~0306406157 3', '9780306406157 3'],
    ['LMS4~-KIT 3', 'LMS4-KIT 3'],
    ['LMS4-REC~25 3', 'LMS4-REC25 3'],
    ['~LMS4-KIT~\t~3~', 'LMS4-KIT 3'],
  ])('parts nothing within a code: %j → %s [QO-09 d]', (text, read) => {
    for (const sign of SIGNS)
      expect(rows(`${text.replaceAll('~', sign)}\nVLS-MAN 6`)).toEqual([read, 'VLS-MAN 6']);
  });
});
