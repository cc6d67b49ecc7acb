import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClientPage } from '../../tests/support/client-page.ts';
import { ServiceError, type ServiceFailure } from '../core/errors.ts';
import { runtime, setRuntime } from '../core/runtime.ts';
import { reportFailure } from './report-failure.ts';

beforeEach(() => void startClientPage());
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

const messages = () => runtime().registry.getSnapshot().messages;
const failing = (failure: ServiceFailure) =>
  reportFailure(runtime().registry, 'cart.read', new ServiceError('failed', failure));

describe('a failed call in the message centre', () => {
  it('has its code, its request id and the words of the service as text [LEAD-07 part]', () => {
    const errors = [{ type: 'CartError', message: '<b>Down</b>' }];
    failing({ kind: 'status', status: 503, errors, requestId: 'r-1' });
    expect(messages()).toEqual([
      {
        id: 'cart.read',
        level: 'danger',
        code: 'service.status.503',
        told: true,
        requestId: 'r-1',
        details: '<b>Down</b>',
      },
    ]);
  });

  it('is there once, however often it fails', () => {
    failing({ kind: 'timeout', status: 0, requestId: 'r-1' });
    failing({ kind: 'network', status: 0, requestId: 'r-2' });
    expect(messages().map(({ code }) => code)).toEqual(['service.network']);
  });

  it.each([[[]], [[{}]], [[{ message: '' }]]])('has no words of a service that named %j', (errors) => {
    failing({ kind: 'status', status: 500, errors });
    expect(messages()[0]).not.toHaveProperty('details');
  });

  it('is not there for a call that its caller gave up, while offline, or for a fault of our own', () => {
    failing({ kind: 'aborted', status: 0 });
    failing({ kind: 'offline', status: 0 });
    reportFailure(runtime().registry, 'cart.read', new TypeError('ours'));
    expect(messages()).toEqual([]);
  });
});
