import { describe, expect, it } from 'vitest';
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
  ])('judges the purchase order number %j [CHK-12 d]', (purchaseOrderNumber, expected) => {
    expect(wordsOf('purchaseOrder', mendEntry(entry({ purchaseOrderNumber, firstName: '' })))).toEqual(
      expected,
    );
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
