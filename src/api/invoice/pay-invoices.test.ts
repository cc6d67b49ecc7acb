import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { forgetInvoicePaying, invoicePaying } from './pay-invoices.ts';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  startClientPage();
});
afterEach(() => {
  forgetInvoicePaying();
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

it('a try of a look-up is continued by that look-up alone [ACC-07 d] [SES-12 part]', () => {
  const { storage, row } = runtime();
  const kept = {
    key: 'k',
    owner: '',
    signIn: 'a',
    since: Date.now(),
    attempt: {},
    told: [],
    state: 'challenge',
    challenge: 'c',
  };
  storage.write('payingInvoices', kept as never, row.baseSite);
  const stateOf = (id: string) =>
    invoicePaying({ id, whose: '', invoiceToken: 't', invoiceId: 'i', paymentId: 'p' }).state.state;
  expect(['b', 'a', 'b'].map(stateOf)).toEqual(['ready', 'challenge', 'ready']);
});
