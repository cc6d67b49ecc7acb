import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { readAdvice, readChallenge } from './call-again.ts';

describe('what an answer asks to be proven', () => {
  everyRow([
    [
      'a transaction',
      { advices: { TransactionConditionAdvice: ['tx-1'] } },
      { kind: 'transaction', id: 'tx-1' },
    ],
    [
      'a tree',
      { advices: { AuthenticateToServiceConditionAdvice: ['StepUp'] }, errors: [] },
      { kind: 'tree', name: 'StepUp' },
    ],
  ])('is read: %s [IDN-05 part]', (_what, info, advice) => {
    expect(readAdvice(info)).toEqual(advice);
  });

  everyRow([
    undefined,
    null,
    'advices',
    [],
    {},
    { advices: null },
    { advices: 'TransactionConditionAdvice' },
    { advices: { TransactionConditionAdvice: 'tx-1' } },
    { advices: { TransactionConditionAdvice: [] } },
    { advices: { TransactionConditionAdvice: ['a', 'b'] } },
    { advices: { TransactionConditionAdvice: [''] } },
    { advices: { TransactionConditionAdvice: [7] } },
    { advices: { TransactionConditionAdvice: ['</Value><Value>x'] } },
    { advices: { AuthenticateToServiceConditionAdvice: ['Step Up&x=1'] } },
    { advices: { AuthenticateToServiceConditionAdvice: ['a'.repeat(81)] } },
    { advices: { SomethingElse: ['x'] } },
    { advices: Object.create({ TransactionConditionAdvice: ['inherited'] }) as unknown },
  ])('is nothing in %j [IDN-05 part] [SEC-09 part]', (info) => {
    expect(readAdvice(info)).toBeUndefined();
  });
});

const coded = (value: unknown) => btoa(typeof value === 'string' ? value : JSON.stringify(value));

describe('what a WWW-Authenticate header asks to be proven', () => {
  it('is read out of its advices [IDN-05 part]', () => {
    const advices = coded({ TransactionConditionAdvice: ['tx-1'] });
    expect(readChallenge(`SSOADVICE realm="/",advices="${advices}",am_uri="/auth/"`)).toEqual({
      kind: 'transaction',
      id: 'tx-1',
    });
  });

  everyRow([
    undefined,
    '',
    'Bearer',
    'Bearer error="invalid_token"',
    'SSOADVICE advices=""',
    'SSOADVICE advices="%%%"',
    `SSOADVICE advices="${coded('not JSON')}"`,
    `SSOADVICE advices="${coded('null')}"`,
    `SSOADVICE advices="${coded({ TransactionConditionAdvice: ['<x>'] })}"`,
    `SSOADVICE advices="${coded({ TransactionConditionAdvice: ['a'.repeat(2000)] })}"`,
  ])('is nothing in %j [IDN-05 part] [SEC-09 part]', (header) => {
    expect(readChallenge(header)).toBeUndefined();
  });
});
