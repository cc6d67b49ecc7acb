import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AssessEvents } from '../../../core/events/event-table.ts';
import { paymentOfPage, PROVIDER_MS } from './payment-of-page.ts';

type Answer = AssessEvents['assess-payment-service']['answerWith'];

const SERVICE = { createFields: () => ({}), askBank: async () => 'passed' };

let host: EventTarget;
let failed: string[];

beforeEach(() => {
  host = new EventTarget();
  failed = [];
  host.addEventListener('assess-error', (event) => failed.push((event as CustomEvent).detail.code));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const answer = (listener: (answerWith: Answer) => void) =>
  host.addEventListener('assess-payment-service', (event) =>
    listener((event as CustomEvent<AssessEvents['assess-payment-service']>).detail.answerWith),
  );

describe('the page’s answer about its payment provider [SEC-11 d part]', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'our-provider'],
    ['an element', { createFields: null, askBank: null }],
    ['a service without the bank’s question', { createFields: () => ({}) }],
    ['a promise of nothing', Promise.resolve(undefined)],
  ])('that is %s is told to the author, and no cards are taken', async (_what, given) => {
    answer((answerWith) => answerWith(given as object));
    await expect(paymentOfPage(host)).resolves.toBeUndefined();
    expect(failed).toEqual(['page.answer']);
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('assess-payment-service'),
      expect.anything(),
    );
  });

  it('that fails is told to the author', async () => {
    answer((answerWith) => answerWith(Promise.reject(new Error('offline'))));
    await expect(paymentOfPage(host)).resolves.toBeUndefined();
    expect(failed).toEqual(['page.answer']);
  });

  it('has 15 s', async () => {
    vi.useFakeTimers();
    answer((answerWith) => answerWith(new Promise(() => undefined)));
    const given = paymentOfPage(host);
    await vi.advanceTimersByTimeAsync(PROVIDER_MS);
    await expect(given).resolves.toBeUndefined();
    expect(failed).toEqual(['page.answer']);
  });

  it('that nobody gives is none, and nothing is told', () => {
    expect(paymentOfPage(host)).toBeUndefined();
    expect(failed).toEqual([]);
  });

  it('is a service, or a promise of one, of which the first counts', async () => {
    answer((answerWith) => answerWith(Promise.resolve(SERVICE)));
    answer((answerWith) => answerWith({ ...SERVICE }));
    await expect(paymentOfPage(host)).resolves.toBe(SERVICE);
    expect(failed).toEqual([]);
  });
});
