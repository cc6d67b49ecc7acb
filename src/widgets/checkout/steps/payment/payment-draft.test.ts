import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../../../tests/support/every-row.ts';
import type { FormDraft } from '../../../kit/forms/form-draft.ts';
import { isChanged, readDraft, wouldLose, writeDraft, type PaymentDraft } from './payment-draft.ts';

const FIRST: PaymentDraft = {
  way: 'card 1',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  saveCard: false,
  purchaseOrderNumber: '',
  vatNumber: '',
};

const draftIn = (raw: unknown, owner = 'mara payment') => {
  let lies = raw;
  const place = {
    read: () => lies,
    write: (draft: FormDraft) => {
      lies = draft;
    },
    remove: () => {
      lies = undefined;
    },
  };
  return { owner, place };
};

describe('the draft of the payment step', () => {
  it.each<[string, unknown, Partial<PaymentDraft>]>([
    ['nothing', undefined, {}],
    ['rubbish', 'x', {}],
    ['another’s', { owner: 'ned payment', values: { firstName: 'Ned' } }, {}],
    ['another step’s', { owner: 'mara billing-address', values: { firstName: 'Ned' } }, {}],
    ['values of another kind', { owner: 'mara payment', values: { firstName: true, saveCard: 'yes' } }, {}],
    [
      'fields that the step does not have',
      { owner: 'mara payment', values: { number: '4', __proto__: { way: 'x' } } },
      {},
    ],
    [
      'one’s own',
      { owner: 'mara payment', values: { way: 'purchaseOrder', purchaseOrderNumber: 'PO 1' } },
      { way: 'purchaseOrder', purchaseOrderNumber: 'PO 1' },
    ],
  ])('begins with %s [LEAD-03 part]', (_what, raw, expected) => {
    expect(readDraft(draftIn(raw), FIRST)).toEqual({ ...FIRST, ...expected });
  });

  it('comes back as it was kept, and leaves nothing once it is as it began [LEAD-03 part]', () => {
    const draft = draftIn(undefined);
    const now = { ...FIRST, way: 'new', lastName: 'Lind', saveCard: true };
    expect(isChanged(now, FIRST)).toBe(true);
    writeDraft(draft, now, FIRST);
    expect(readDraft(draft, FIRST)).toEqual(now);
    writeDraft(draft, { ...FIRST }, FIRST);
    expect(draft.place.read()).toBeUndefined();
  });

  everyRow([
    ['another way than the one that stood there', { ...FIRST, way: 'new' }, FIRST, true],
    ['a first way', { ...FIRST, way: 'new' }, { ...FIRST, way: '' }, false],
    [
      'a first way with something typed',
      { ...FIRST, way: 'new', lastName: 'Lind' },
      { ...FIRST, way: '' },
      true,
    ],
    ['a purchase order’s number, which is kept', { ...FIRST, purchaseOrderNumber: 'PO 1' }, FIRST, false],
    ['nothing', FIRST, FIRST, false],
  ])('tells whether leaving would lose %s [CHK-06 part]', (_what, now, first, expected) => {
    expect(wouldLose(now, first)).toBe(expected);
  });

  it('keeps no card’s number, wherever it was typed, and nothing of nobody [SEC-04 part] [CHK-11 part]', () => {
    const draft = draftIn(undefined);
    writeDraft(
      draft,
      { ...FIRST, lastName: '4242 4242 4242 4242', purchaseOrderNumber: '4242424242424242' },
      FIRST,
    );
    expect(JSON.stringify(draft.place.read())).not.toContain('4242');
    const nobody = draftIn(undefined, '');
    writeDraft(nobody, { ...FIRST, lastName: 'Lind' }, FIRST);
    expect(nobody.place.read()).toBeUndefined();
  });
});
