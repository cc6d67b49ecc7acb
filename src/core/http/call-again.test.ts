import { afterEach, describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { ServiceError } from '../errors.ts';
import { setRuntime, type Runtime } from '../runtime.ts';
import { callAgain, readAdvice, readChallenge } from './call-again.ts';
import type { Endpoint } from './define-endpoint.ts';
import { registerServices } from './services.ts';

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

describe('a proof that was given', () => {
  afterEach(() => {
    setRuntime(undefined);
    registerServices({});
  });

  it('serves the next call too, and is dropped when its sign-in ends [IDN-05 part] [SES-13 g part]', async () => {
    let whose = 'sign-in 1';
    let asked = 0;
    const listeners = new Set<() => void>();
    const session = {
      whose: () => whose,
      token: async () => 'a token',
      stepUp: async () => ({ idToken: `proof ${(asked += 1)}` }),
    };
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const tell = () => listeners.forEach((listener) => listener());
    setRuntime({ registry: { session, subscribe } } as unknown as Runtime);
    registerServices({ shop: { address: () => ({ url: '/' }), judgesTokens: true } });
    const info = { advices: { AuthenticateToServiceConditionAdvice: ['Delicate'] } };
    const refusal = new ServiceError('no', { kind: 'status', status: 401, info });
    const proofOfNextCall = () =>
      callAgain(
        { service: 'shop' } as Endpoint,
        refusal,
        'a token',
        () => undefined,
        async (_as, proof) => proof.headers?.['X-IdToken'],
      );

    expect(await proofOfNextCall()).toBe('proof 1');
    tell();
    expect(await proofOfNextCall()).toBe('proof 1');
    whose = '';
    tell();
    expect(listeners.size).toBe(0);
    // Not even the same name brings it back.
    whose = 'sign-in 1';
    expect(await proofOfNextCall()).toBe('proof 2');
  });
});
