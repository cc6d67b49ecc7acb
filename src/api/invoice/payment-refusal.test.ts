import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { ServiceError, type NamedError } from '../../core/errors.ts';
import { invoicesRefused } from './payment-refusal.ts';

const answered = (status: number, ...errors: NamedError[]) =>
  new ServiceError('answered', { kind: 'status', status, info: { errors }, errors });

describe('a refusal to pay invoices', () => {
  everyRow<[Error, unknown]>([
    [answered(504, { type: 'PaymentPending' }), undefined],
    [answered(500, { type: 'InvoicePaid', subject: 'INV-1' }), undefined],
    [answered(409), undefined],
    [new ServiceError('cut', { kind: 'offline', status: 0 }), undefined],
    [new TypeError('a bug'), undefined],
    [answered(409, { type: 'PaymentRefused' }), undefined],
    [answered(403, { type: 'InvoiceLookupOver' }), { type: 'InvoiceLookupOver', ids: [] }],
    [
      answered(409, { type: 'InvoicePaid', subject: 'INV-1' }, { type: 'InvoicePaid', subject: 'INV-2' }),
      { type: 'InvoicePaid', ids: ['INV-1', 'INV-2'] },
    ],
    [
      answered(409, { type: 'InvoicePaid', subject: '<b>' }, { type: 'Other', subject: 'INV-9' }),
      { type: 'InvoicePaid', ids: [] },
    ],
  ])(
    '%s means %j, with every invoice that it names [LEAD-06 d] [ACC-07 f] [SEC-13 part]',
    (error, refused) => {
      expect(invoicesRefused(error)).toEqual(refused);
    },
  );
});
