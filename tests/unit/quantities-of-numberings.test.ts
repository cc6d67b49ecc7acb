import { describe, expect, it } from 'vitest';
import { quantitiesOf } from '../support/quantities-of.ts';

describe('rows whose beginnings count up', () => {
  it.each([
    ['i. LMS4-KIT\nii. VLS-KIT\niii. BASC-3', '1 1 1'],
    ['i. LMS4-KIT 2\nii. VLS-KIT 3\niii. BASC-3 x 4', '2 3 4'],
    ['i) LMS4-KIT\nii) VLS-KIT', '1 1'],
    ['(i) LMS4-KIT x 2\n(ii) VLS-KIT x 3', '2 3'],
    ['I. LMS4-KIT\nII. VLS-KIT\nIII. VLS-MAN\nIV. BASC-3', '1 1 1 1'],
    ['i. 9780306406157\nii. 9783161484100', '1 1'],
    ['a. LMS4-KIT\nb. VLS-KIT', '1 1'],
    ['#1 LMS4-KIT\n#2 VLS-KIT', '1 1'],
    ['#1 LMS4-KIT 2\n#2 VLS-KIT 3', '2 3'],
    ['#1: LMS4-KIT\n#2: VLS-KIT x 3', '1 3'],
    ['#1 9780306406157\n#2 9783161484100', '1 1'],
    ['#1 LMS4-KIT', '1'],
    ['#1, LMS4-KIT, 2\n#2, VLS-KIT, 3', '2 3'],
    ['#1\tLMS4-KIT\t2\n#2\tVLS-KIT\t3', '2 3'],
    ['#1\tLMS4-KIT\n#2\tVLS-KIT', '1 1'],
    ['#1;LMS4-KIT\n#2;VLS-KIT', '1 1'],
    ['1.\tLMS4-KIT\n2.\tVLS-KIT', '1 1'],
    ['1.\tLMS4-KIT\t4\n2.\tVLS-KIT\t5', '4 5'],
    ['1)\tLMS4-KIT\n2)\tVLS-KIT', '1 1'],
    ['1.LMS4-KIT\n2.VLS-KIT', '1 1'],
    ['1.LMS4-KIT 4\n2.VLS-KIT 5', '4 5'],
    ['1.LMS4-KIT', '1'],
    ['1.9780306406157\n2.9783161484100', '1 1'],
    ['1)LMS4-KIT\n2)VLS-KIT', '1 1'],
    ['(1)LMS4-KIT\n(2)VLS-KIT', '1 1'],
    ['(1) LMS4-KIT\n(2) VLS-KIT', '1 1'],
    ['(1) LMS4-KIT x 4\n(2) VLS-KIT x 5', '4 5'],
    ['1) LMS4-KIT\n2) VLS-KIT', '1 1'],
    ['1.) LMS4-KIT\n2.) VLS-KIT', '1 1'],
    ['No. 1 LMS4-KIT\nNo. 2 VLS-KIT', '1 1'],
    ['Nr. 1 LMS4-KIT\nNr. 2 VLS-KIT', '1 1'],
    ['N° 1 : LMS4-KIT\nN° 2 : VLS-KIT', '1 1'],
    ['> #1 LMS4-KIT\n> #2 VLS-KIT', '1 1'],
    ['Hello,\n#1 LMS4-KIT\n#2 VLS-KIT\nThanks', '! 1 1 !'],
    ['Room A\n#1 LMS4-KIT\n#2 VLS-KIT\nRoom B\n#1 VLS-MAN\n#2 BASC-3', '! 1 1 ! 1 1'],
  ])('are numbered, and hold no quantity there: %j → %s [QO-09 d]', (text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });

  it.each([
    ['#5 LMS4-KIT\n#2 VLS-KIT', '#5 #2'],
    ['5. LMS4-KIT\n2. VLS-KIT', '_ _'],
    ['5.LMS4-KIT\n2.VLS-KIT', '_ _'],
    ['5)LMS4-KIT\n2)VLS-KIT', '_ _'],
    ['(5)LMS4-KIT\n(2)VLS-KIT', '_ _'],
    ['(1) LMS4-KIT', '_'],
    ['[1] LMS4-KIT\n[2] VLS-KIT', '_ _'],
    ['III LMS4-KIT\nII VLS-KIT', 'III II'],
    ['5.\tLMS4-KIT\n2.\tVLS-KIT', '_ _'],
  ])(
    'are not numbered where they do not, and are never a quantity in silence: %j → %s [QO-09 d]',
    (text, expected) => {
      expect(quantitiesOf(text)).toBe(expected);
    },
  );
});

describe('one code twice on one line', () => {
  it.each([
    ['LMS4-KIT LMS4-KIT', '_'],
    ['LMS4-KIT, LMS4-KIT', '_'],
    ['LMS4-KIT and LMS4-KIT', '_'],
    ['LMS4-KIT LMS4-KIT LMS4-KIT', '_'],
    ['LMS4-KIT\tLMS4-KIT', '_'],
    ['LMS4-KIT Starter Kit LMS4-KIT', '_'],
    ['LMS4-KIT LMS4-KIT VLS-KIT', '_ 1'],
    ['LMS4-KIT; VLS-KIT; LMS4-KIT', '_ 1'],
    ['9780306406157 9780306406157', '_'],
    ['9780306406157, 978-0-306-40615-7', '_'],
    ['VLS-KIT\nLMS4-KIT LMS4-KIT', '1 _'],
  ])('asks how many are meant, in one row: %j → %s [QO-09 d]', (text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });

  it.each([
    ['LMS4-KIT 2, LMS4-KIT 3', '2 3'],
    ['LMS4-KIT x2 LMS4-KIT x3', '2 3'],
    ['LMS4-KIT LMS4-KIT 2', '2'],
    ['Code\tSKU\tQty\nLMS4-KIT\tLMS4-KIT\t2', '2'],
    ['LMS4-KIT\tLMS4-KIT\t2\nVLS-KIT\tVLS-KIT\t3', '2 3'],
    ['9780306406157 0306406152', '1'],
    ['LMS4-KIT https://shop.example/p?code=LMS4-KIT', '1'],
    ['LMS4-KIT\nLMS4-KIT', '1 1'],
  ])(
    'does not where the line says how many, or names the product in another way: %j → %s [QO-09 d]',
    (text, expected) => {
      expect(quantitiesOf(text)).toBe(expected);
    },
  );
});
