import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startClientPage } from '../../tests/support/client-page.ts';
import { ServiceError } from '../core/errors.ts';
import { runtime, setRuntime } from '../core/runtime.ts';
import { reportLater, reportOver, reportSolved } from './report-later.ts';

const DOWN = new ServiceError('failed', { kind: 'status', status: 503 });
const told = () =>
  runtime()
    .registry.getSnapshot()
    .messages.map(({ id }) => id);
/** Resolves when the reporting code has loaded. */
const loaded = () => import('./report-failure.ts').then(() => undefined);

beforeEach(() => void startClientPage());
afterEach(() => {
  reportOver(() => true);
  setRuntime(undefined);
});

describe('a failure in the message centre [LEAD-07 part]', () => {
  it('is over once the same succeeds', async () => {
    reportLater('cart.read', DOWN);
    await loaded();
    expect(told()).toEqual(['cart.read']);
    reportSolved('cart.read');
    expect(told()).toEqual([]);
  });

  it('is not over by the success of something else', async () => {
    reportLater('cart.change', DOWN, 'line A');
    await loaded();
    reportSolved('cart.read');
    reportSolved('cart.change', 'line B');
    reportSolved('cart.change');
    expect(told()).toEqual(['cart.change']);
  });

  it('of two things is over once both have succeeded', async () => {
    reportLater('cart.change', DOWN, 'line A');
    reportLater('cart.change', DOWN, 'line B');
    await loaded();
    reportSolved('cart.change', 'line B');
    expect(told()).toEqual(['cart.change']);
    reportSolved('cart.change', 'line A');
    expect(told()).toEqual([]);
  });

  it('is not told any more where it is solved before it could be', async () => {
    reportLater('cart.read', DOWN);
    reportSolved('cart.read');
    await loaded();
    expect(told()).toEqual([]);
  });

  it('that comes again after a success is told again', async () => {
    reportLater('cart.read', DOWN);
    reportSolved('cart.read');
    reportLater('cart.read', DOWN);
    await loaded();
    expect(told()).toEqual(['cart.read']);
  });

  it('is over with what it was about', async () => {
    reportLater('checkout.step', DOWN);
    reportLater('cart.read', DOWN);
    await loaded();
    reportOver((id) => id.startsWith('checkout.'));
    expect(told()).toEqual(['cart.read']);
  });
});
