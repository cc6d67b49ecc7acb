import { describe, expect, it } from 'vitest';
import { readAdvice } from './call-again.ts';

describe('what an answer asks to be proven', () => {
  it.each([
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

  it.each([
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
