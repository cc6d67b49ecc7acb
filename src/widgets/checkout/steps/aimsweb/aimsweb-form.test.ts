import { describe, expect } from 'vitest';
import { everyRow } from '../../../../../tests/support/every-row.ts';
import { ServiceError } from '../../../../core/errors.ts';
import { aimswebRefusal } from './aimsweb-form.ts';

const refused = (type: string, subject?: string, status = 400) =>
  new ServiceError('no', {
    kind: 'status',
    status,
    type,
    errors: subject === undefined ? [] : [{ subject }],
  });

describe('what stands at the fields of an aimswebPlus account [CHK-05 a part] [CHK-05 c part]', () => {
  everyRow([
    [
      'an unknown number',
      refused('UnknownIdentifierError'),
      { field: 'other', key: 'checkout.aimsweb.notFound' },
    ],
    [
      'a personal account',
      refused('AccountInvalid'),
      { field: 'kind', key: 'checkout.aimsweb.organizationOnly' },
    ],
    [
      'terms that are not accepted',
      refused('ValidationError', 'termsAccepted'),
      { field: 'terms', key: 'checkout.aimsweb.termsMissing' },
    ],
    [
      'a number of another shape',
      refused('ValidationError', 'number'),
      { field: 'other', key: 'checkout.aimsweb.numberWrong' },
    ],
    ['a failing service', refused('Any', undefined, 503), undefined],
    ['another error', new Error('x'), undefined],
  ])('for %s', (_what, error, expected) => {
    expect(aimswebRefusal(error)).toEqual(expected);
  });
});
