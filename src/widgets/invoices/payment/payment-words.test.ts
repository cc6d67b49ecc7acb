import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import type { Placing } from '../../../api/checkout/placing.rules.ts';
import { toldOf, type Told } from './payment-words.ts';

const refused = (type: string): Placing => ({ state: 'refused', type });

describe('what is told of a try to pay invoices', () => {
  everyRow<[Placing, Told | undefined]>([
    [{ state: 'ready' }, undefined],
    [{ state: 'placing', key: 'k' }, undefined],
    [{ state: 'unknown', key: 'k', asked: 1, askAt: 2 }, undefined],
    [{ state: 'placed', order: 'p' }, undefined],
    [{ state: 'ready', told: 'offline' }, 'offline'],
    [{ state: 'ready', told: 'not-placed' }, 'none'],
    [refused('PaymentRefused'), 'refused'],
    [refused('PaymentNotConfirmed'), 'notConfirmed'],
    [refused('PaymentLeft'), 'left'],
    [refused('StepUpRequiredError'), 'none'],
    [refused('TotalChanged'), 'totalChanged'],
    [refused('InvoicePaid'), undefined],
    [refused('InvoiceBeingPaid'), undefined],
    [refused('SomethingNew'), 'other'],
    [refused('toString'), 'other'],
  ])('is said of %j: %j [ACC-07 d,f]', (placing, told) => {
    expect(toldOf(placing)).toEqual(told);
  });
});
