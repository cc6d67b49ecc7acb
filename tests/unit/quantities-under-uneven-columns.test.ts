import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

/** Returns each row's quantity, or '_' if it is asked for, with '!' if the row shows its line. */
const told = (text: string) =>
  readPaste(text)
    .lines.map(({ quantity, remarks = [] }) => `${quantity || '_'}${remarks.length > 0 ? '!' : ''}`)
    .join(' ');

describe('a column that says something of some rows and not of others', () => {
  it.each([
    ['ISBN\tQty\tDate received\n9780158657196\t3\t\n9780306406157\t2\t11/02/2026', '3 2!'],
    ['ISBN\tMenge\tGeliefert am\n9780158657196\t3\t\n9780306406157\t2\t02.11.2026', '3 2!'],
    ['ISBN\tQté\tReçu le\n9780158657196\t3\t\n9780306406157\t2\t02/11/2026', '3 2!'],
    ['ISBN\tAantal\tOntvangen op\n9780158657196\t3\t\n9780306406157\t2\t02-11-2026', '3 2!'],
    ['ISBN\tCantidad\tFecha de recepción\n9780158657196\t3\t\n9780306406157\t2\t02/11/2026', '3 2!'],
    ['ISBN\tQty\tOrdered on\n9780158657196\t3\t\n9780306406157\t2\t2026-11-02', '3 2!'],
    ['商品コード\t数量\t納品日\n9780158657196\t3\t\n9780306406157\t2\t2026/11/02', '3 2!'],
    ['ISBN\tQty\tApproved on\n9780158657196\t3\t\n9780306406157\t2\t2026-11-02', '3! 2!'],
    ['ISBN\tQty\tNeeded by\n9780158657196\t3\t2026-12-01\n9780306406157\t2\t2026-12-02', '3 2'],
    ['ISBN\tQty\tDate\n9780158657196\t3\t2026-11-02\n9780306406157\t2\t2026-11-02', '3 2'],
  ])('is shown where it holds a day that others have not: %j → %s [QO-09 d]', (text, rows) => {
    expect(told(text)).toBe(rows);
  });

  it.each([
    ['ISBN\tMenge\tFreigabe\n9780158657196\t3\tja\n9780306406157\t2\toffen', /^3!? _$/],
    ['ISBN\tAantal\tGoedgekeurd\n9780158657196\t3\tja\n9780306406157\t2\topen', /^3!? _$/],
    ['ISBN\tQty\tApproval\n9780158657196\t3\tyes\n9780306406157\t2\topen', /^3!? _$/],
    ['ISBN\tMenge\tStatus\n9780158657196\t3\tgenehmigt\n9780306406157\t2\toffen', /^3 2!$/],
    ['ISBN\tQty\tStatus\n9780158657196\t3\topen\n9780306406157\t2\topen', /^3 2$/],
    ['ISBN\tQty\tStatus\n9780158657196\t3\topen\n9780306406157\t2\tclosed', /^3 2!$/],
    ['ISBN\tQty\tStatus\n9780158657196\t3\tapproved\n9780306406157\t2\tin stock', /^3 2$/],
  ])('asks or shows where it allows some rows alone: %j → %s [QO-09 d]', (text, rows) => {
    expect(told(text)).toMatch(rows);
  });
});
