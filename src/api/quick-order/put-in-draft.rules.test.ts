import { describe, expect, it } from 'vitest';
import { putInDraft } from './put-in-draft.rules.ts';

const KIT = { code: 'LMS4-KIT', otherCodes: ['9780306406157'], quantity: 2 };

describe('a product put into quick order', () => {
  it.each([
    ['an empty list', [], [{ code: 'LMS4-KIT', quantity: '2' }], 2, false],
    [
      'others',
      [{ code: 'A', quantity: '1' }],
      [
        { code: 'A', quantity: '1' },
        { code: 'LMS4-KIT', quantity: '2' },
      ],
      2,
      false,
    ],
    ['its own row', [{ code: 'lms4-kit', quantity: '3' }], [{ code: 'lms4-kit', quantity: '5' }], 5, true],
    [
      'its row by ISBN-10',
      [{ code: '0-306-40615-2', quantity: '1' }],
      [{ code: '0-306-40615-2', quantity: '3' }],
      3,
      true,
    ],
    [
      'its row with no quantity that can be read',
      [{ code: 'LMS4-KIT', quantity: 'many', also: ['x'] }],
      [{ code: 'LMS4-KIT', quantity: '2', also: ['x'] }],
      2,
      true,
    ],
    [
      'its row that the store left',
      [{ code: 'LMS4-KIT', quantity: '1', refusal: { status: 'noStock', added: 0, asked: 1 } }],
      [{ code: 'LMS4-KIT', quantity: '3' }],
      3,
      true,
    ],
  ] as const)('goes to %s [CRT-09 a part]', (_what, rows, after, units, again) => {
    expect(putInDraft(rows, KIT, 25)).toEqual({ rows: after, units, again });
  });

  it('is not the 26th, but still goes to a row of its own [CRT-09 a part] [QO-02 part]', () => {
    const rows = Array.from({ length: 25 }, (_, at) => ({ code: `P-${at}`, quantity: '1' }));
    expect(putInDraft(rows, KIT, 25)).toBe('full');
    expect(putInDraft(rows.with(7, { code: 'LMS4-KIT', quantity: '1' }), KIT, 25)).toMatchObject({
      units: 3,
    });
  });
});
