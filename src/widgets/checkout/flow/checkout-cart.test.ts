import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { ServiceError, type NamedError } from '../../../core/errors.ts';
import { goneCart } from './checkout-cart.ts';

const refused = (error: NamedError | undefined, type = 'CartError', status = 400) =>
  new ServiceError('no', { kind: 'status', status, type, errors: error ? [error] : [] });

describe('goneCart [CHK-01 e part]', () => {
  everyRow([
    ['an order', refused({ reason: 'ordered', subject: '00004711' }), { order: '00004711' }],
    ['no cart', refused({ reason: 'notFound', subject: 'current' }), { order: undefined }],
    ['an order of no name', refused({ reason: 'ordered' }), { order: undefined }],
    ['an order whose name is a path', refused({ reason: 'ordered', subject: '../x' }), { order: undefined }],
    ['no body', refused(undefined, 'CartError', 404), { order: undefined }],
    ['another type', refused({ reason: 'ordered', subject: '1' }, 'ValidationError'), undefined],
    ['a failing service', refused(undefined, 'CartError', 503), undefined],
    ['another error', new Error('x'), undefined],
  ])('reads of %s', (_what, error, expected) => {
    expect(goneCart(error)).toEqual(expected);
  });
});
