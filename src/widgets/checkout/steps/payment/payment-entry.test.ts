import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../../../tests/support/every-row.ts';
import { entryFaults, mendEntry, type PaymentEntry } from './payment-entry.ts';

const entry = (more: Partial<PaymentEntry> = {}): PaymentEntry => ({
  firstName: 'Ana',
  lastName: "O'Hara",
  saveCard: false,
  purchaseOrderNumber: 'PO-1',
  vatNumber: '',
  ...more,
});
const wordsOf = (...given: Parameters<typeof entryFaults>) =>
  Object.fromEntries(Object.entries(entryFaults(...given)).map(([name, fault]) => [name, fault?.words]));

describe('what the payment step itself asks', () => {
  it.each<[Partial<PaymentEntry>, Record<string, string>]>([
    [{ firstName: '' }, { firstName: 'firstNameMissing' }],
    [{ lastName: ' \u200b ' }, { lastName: 'lastNameMissing' }],
    [{ firstName: 'a'.repeat(61) }, { firstName: 'firstNameTooLong' }],
    [{ lastName: 'a'.repeat(61) }, { lastName: 'lastNameTooLong' }],
    [{ firstName: 'Tomás' }, { firstName: 'nameLetters' }],
    [{ firstName: '😀' }, { firstName: 'nameLetters' }],
    [{ lastName: 'Иванова' }, { lastName: 'nameLetters' }],
    [{ lastName: 'אורטגה' }, { lastName: 'nameLetters' }],
    [{ lastName: 'Smith <b>' }, { lastName: 'nameLetters' }],
    [{ firstName: '\u202A Ana\r\n\u200B ', lastName: 'O’Hara\u00A0' }, {}],
    [{ firstName: 'Ａｎａ' }, {}],
    [{ vatNumber: 'x'.repeat(41) }, { vatNumber: 'vatTooLong' }],
    [{ firstName: 'a'.repeat(60) }, {}],
    [{ lastName: 'Anne-Marie  Smith' }, {}],
    [{ purchaseOrderNumber: '' }, {}],
  ])('judges %j of a new card [CHK-10 b]', (typed, expected) => {
    expect(wordsOf('new', mendEntry(entry(typed)))).toEqual(expected);
  });

  it.each<[string, Record<string, string>]>([
    ['', { purchaseOrderNumber: 'numberMissing' }],
    [' \n ', { purchaseOrderNumber: 'numberMissing' }],
    ['x'.repeat(51), { purchaseOrderNumber: 'numberTooLong' }],
    ['x'.repeat(50), {}],
    [` ${'x'.repeat(50)} `, {}],
    ['№ 12/é', {}],
    ['\u200B\u202E\n', { purchaseOrderNumber: 'numberMissing' }],
    ['הזמנה 12', {}],
    ['发票 12', {}],
    ['PO 📦', {}],
  ])('judges the purchase order number %j [CHK-12 d]', (purchaseOrderNumber, expected) => {
    expect(wordsOf('purchaseOrder', mendEntry(entry({ purchaseOrderNumber, firstName: '' })))).toEqual(
      expected,
    );
  });

  everyRow([
    [' PO-2207\r\n', 'PO-2207'],
    ['PO\u00A0 22\t07', 'PO 22 07'],
    ['\u202APO\u20112207\u202C\u200B', 'PO-2207'],
    ['ＰＯ－２２０７', 'PO-2207'],
    ['PO\u2060-\uFE0F2207', 'PO-2207'],
    ['PO 📦', 'PO 📦'],
  ])('mends the number %j to %j [CHK-12 d part]', (typed, meant) => {
    expect(mendEntry(entry({ purchaseOrderNumber: typed })).purchaseOrderNumber).toBe(meant);
    expect(mendEntry(entry({ vatNumber: typed })).vatNumber).toBe(meant);
  });

  it('takes a name that the service gave until it is edited, and offers plain letters then [CHK-20 g]', () => {
    const given = { firstName: 'Tomás', lastName: "O'Hara" };
    expect(entryFaults('new', entry({ firstName: 'Tomás' }), given)).toEqual({});
    expect(entryFaults('new', entry({ firstName: 'Tomáš' }), given)).toEqual({
      firstName: { words: 'nameLetters', cleaned: 'Tomas' },
    });
  });

  it('asks nothing of a saved card or a bank transfer but what fits', () => {
    const empty = entry({ firstName: '', lastName: '', purchaseOrderNumber: '' });
    expect(entryFaults('saved', empty)).toEqual({});
    expect(entryFaults('bankTransfer', empty)).toEqual({});
  });
});
