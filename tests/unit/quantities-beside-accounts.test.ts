import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

const rows = (text: string) =>
  readPaste(text)
    .lines.map(({ code, quantity }) => `${code} ${quantity || '_'}`)
    .join(', ');

const ISBNS = '9780158657196 3, 9780306406157 2';

describe('a code of an account, a course or a person beside a description', () => {
  it.each([
    [
      'Qty\tDescription\tAccount\n3\t9780158657196 Record form\t11-220-140\n2\t9780306406157 Manual\t11-220-140',
      ISBNS,
    ],
    ['Course\tBook\tQty\nPSY-301\tTesting 9780158657196\t3\nPSY-405\tAssessment 9780306406157\t2', ISBNS],
    [
      'Quantité\tDésignation\tImputation\n3\tCahier 9780158657196\tPSY-6183\n2\tManuel 9780306406157\tPSY-6184',
      ISBNS,
    ],
    ['3\tRecord form 9780158657196\tSPED2140\n2\tManual 9780306406157\tSPED2140', ISBNS],
    ['3,ISBN 9780158657196 Record form,KST-4711\n2,ISBN 9780306406157 Manual,KST-4712', ISBNS],
    ['UPC\tISBN\tQty\n012345678905\t9780158657196\t3\n036000291452\t9780306406157\t2', ISBNS],
    ['EAN\tSKU\tQty\n5901234123457\tLMS4-KIT\t3\n4006381333931\tVLS-KIT\t2', 'LMS4-KIT 3, VLS-KIT 2'],
    [
      'Qty\tDescription\tBudget\n3\tLMS4-KIT Language Kit\tSPED2140\n2\tVLS-KIT Vocabulary Kit\tSPED2141',
      'LMS4-KIT 3, VLS-KIT 2',
    ],
    [
      'Qty\tDescription\tWhere\n3\tLMS4-KIT Language Kit\tSPED2140\n2\tVLS-KIT Vocabulary Kit\tSPED2140',
      'LMS4-KIT 3, VLS-KIT 2',
    ],
    ['Item\tQty\tCourse\nLMS4-KIT\t3\tPSY-301\nVLS-KIT\t2\tPSY-405', 'LMS4-KIT 3, VLS-KIT 2'],
  ])('is not taken for the product: %j → %s [QO-05 part]', (text, read) => {
    expect(rows(text)).toBe(read);
  });

  it('stands beside it, in case it was the product [QO-05 part]', () => {
    const [line] = readPaste('Qty\tDescription\tAccount\n3\t9780158657196 Record form\tAB-220').lines;
    expect(line?.also).toEqual(['AB-220']);
  });

  it.each([
    ['Item #\tDescription\tQty\nLMS4-KIT\tWISC-V Kit\t3\nVLS-KIT\tBASC-3 Manual\t2', 'LMS4-KIT 3, VLS-KIT 2'],
    ['Kode\tTittel\tAntall\nLMS4-KIT\tWISC-V Kit\t3\nVLS-KIT\tBASC-3 Manual\t2', 'LMS4-KIT 3, VLS-KIT 2'],
    ['EAN\tQty\n5901234123457\t3', '5901234123457 3'],
    ['ISBN\tTitle\tQty\n9780158657196\tsee 9780306406157\t3', '9780158657196 3'],
  ])('is the product where its column says so, or nothing else is: %j → %s [QO-05 part]', (text, read) => {
    expect(rows(text)).toBe(read);
  });
});
