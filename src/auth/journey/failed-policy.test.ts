import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { readToldPolicies } from './describe-callback.ts';

describe('the rules that a field names beforehand', () => {
  it('[IDN-07 part] are read as the service sends them, one by one', () => {
    const raw = {
      policyRequirements: ['REQUIRED', 'MIN_LENGTH', 'AT_LEAST_X_NUMBERS'],
      fallbackPolicies: null,
      name: 'password',
      policies: [
        { policyRequirements: ['REQUIRED'], policyId: 'required' },
        { policyRequirements: ['MIN_LENGTH'], policyId: 'minimum-length', params: { minLength: 8 } },
        {
          policyRequirements: ['AT_LEAST_X_NUMBERS'],
          policyId: 'at-least-X-numbers',
          params: { numNums: 1 },
        },
      ],
      conditionalPolicies: null,
    };
    expect(readToldPolicies(raw)).toEqual([
      { policy: 'REQUIRED', params: {} },
      { policy: 'MIN_LENGTH', params: { minLength: 8 } },
      { policy: 'AT_LEAST_X_NUMBERS', params: { numNums: 1 } },
    ]);
  });

  everyRow([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
    ['a list of names alone', ['REQUIRED']],
    ['a text', 'REQUIRED'],
    ['rules that are none', { policies: [null, 7, 'MIN_LENGTH', {}, { policyRequirements: 'MIN_LENGTH' }] }],
    ['names that are none', { policies: [{ policyRequirements: [7, null, {}] }] }],
  ])('[IDN-07 part] are none where the service sends %s', (_what, raw) => {
    expect(readToldPolicies(raw)).toEqual([]);
  });

  it('[IDN-07 part] are no more than can be read', () => {
    const policies = Array.from({ length: 1000 }, () => ({ policyRequirements: ['UNIQUE'] }));
    expect(readToldPolicies({ policies })).toHaveLength(30);
  });
});
