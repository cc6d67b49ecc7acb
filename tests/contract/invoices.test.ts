import { expect, it } from 'vitest';
import { invoicesIn } from '../../demo-host/backend/invoice/store.ts';
import { LONG_HISTORY } from '../../demo-host/backend/order/order.ts';
import {
  INVOICE_TOKEN,
  listInvoices,
  lookUpInvoice,
  readInvoice,
  readLookedUp,
} from '../../src/api/invoice/invoice.contract.ts';
import { isWholePdf } from '../../src/api/pdf.rules.ts';
import { occ, parsed, EXTENDED_SETUPS, customer } from './checkout-setup.ts';

const [SETUP] = EXTENDED_SETUPS;
const begin = (user: string) => {
  const api = occ(SETUP!);
  const one = customer(api, user);
  const list = async (query = '') => parsed(listInvoices, await one.ask('GET', `/invoices${query}`));
  const open = async (id: string) => parsed(readInvoice, await one.ask('GET', `/invoices/${id}`));
  return { api, one, list, open };
};

it('searches 3,000 invoices in under 50 ms, 95 times of 100 [PERF-14 part] [LEAD-06 a]', async () => {
  const { one, list } = begin(LONG_HISTORY);
  const first = await list();
  expect([first.pagination?.totalResults, first.counts]).toEqual([3000, { all: 3000, overdue: 12 }]);
  const queries = ['', '?query=PO-71', '?status=OVERDUE', '?currentPage=140', '?account=4460'];
  const times: number[] = [];
  for (let at = 0; at < 100; at += 1) {
    // The processor's time: that of the clock would count what else the machine does.
    const start = process.cpuUsage();
    // oxlint-disable-next-line no-await-in-loop
    await one.ask('GET', `/invoices${queries[at % queries.length]}`);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  expect(times.toSorted((a, b) => a - b)[94]).toBeLessThan(50);
});

it('lists overdue invoices first, then by due day, and finds them by number, PO and order however pasted [ACC-07 a, g]', async () => {
  const { list, open } = begin(LONG_HISTORY);
  const { invoices, totals, accounts } = await list('?pageSize=100');
  const ranks = invoices.map(({ status, due }) => `${['OVERDUE', 'OPEN', 'PAID'].indexOf(status)} ${due}`);
  const isOpen = (rank: string): boolean => !rank.startsWith('2');
  expect(ranks.filter(isOpen)).toEqual(ranks.filter(isOpen).toSorted());
  expect(ranks.findIndex((rank) => !isOpen(rank))).toBe(ranks.filter(isOpen).length);
  expect(invoices.filter(({ beingPaid }) => beingPaid?.by === 'Ole Eriksen')).toHaveLength(2);
  expect(totals.map(({ currency }) => currency).toSorted()).toEqual(['CAD', 'USD']);
  expect(accounts.map(({ number }) => number).toSorted()).toEqual(['4460', '4470']);
  const {
    id,
    orderCode = '',
    purchaseOrderNumber = '',
  } = invoices.find((one) => one.purchaseOrderNumber && one.isOwnOrder)!;
  for (const query of [
    id,
    id.replace('-', ' '),
    ` ${orderCode.slice(0, 3)}-${orderCode.slice(3)}\n`,
    purchaseOrderNumber,
  ])
    expect(
      (await list(`?query=${encodeURIComponent(query)}`)).invoices.map((one) => one.id),
      query,
    ).toContain(id);
  const whole = await open(id);
  const sum = whole.lines.reduce((all, { totalPrice }) => all + totalPrice.value, 0);
  expect(whole.subTotal?.value).toBeCloseTo(sum, 2);
  expect(whole.total.value).toBeCloseTo(sum + (whole.tax?.value ?? 0), 2);
  const overdue = await list('?status=OVERDUE');
  expect(overdue.totals.reduce((count, one) => count + one.count, 0)).toBe(12);
});

it('shows the invoices of confirmed members alone: others get 404, and the PDF is one [ACC-07 b, g] [SEC-08 a]', async () => {
  const { api, one } = begin('user-ole');
  const max = customer(api, LONG_HISTORY);
  const shared = parsed(listInvoices, await max.ask('GET', '/invoices?account=4460')).invoices[0]!;
  const own = parsed(listInvoices, await max.ask('GET', '/invoices?account=4470')).invoices[0]!;
  expect((await one.ask('GET', `/invoices/${shared.id}`)).status).toBe(200);
  expect((await one.ask('GET', `/invoices/${own.id}`)).status).toBe(404);
  const mara = customer(api, 'user-mara');
  const joined = await mara.ask('POST', '/accounts/verification', {
    body: { number: '4460', termsAccepted: true },
  });
  expect(joined.json).toMatchObject({ account: { membership: 'UNCONFIRMED' } });
  expect((await mara.ask('GET', `/invoices/${shared.id}`)).status).toBe(404);
  expect((await mara.ask('GET', '/invoices?account=4460')).json).toMatchObject({ invoices: [] });
  const pdf = await one.ask('GET', `/invoices/${shared.id}/pdf`);
  expect(await isWholePdf(new Blob([pdf.text]))).toBe(true);
});

it('finds one by number and postal code, tells nothing of persons, and stops guessing [ACC-07 c] [ACC-01 d]', async () => {
  const { api } = begin('ana');
  const find = (number: string, postalCode: string) =>
    api.ask('POST', '/invoices/lookup', { body: { number, postalCode } });
  const { invoice, invoiceToken } = parsed(lookUpInvoice, await find(' inv 54460-001', '97 205'));
  expect(invoice.id).toBe('INV-54460001');
  expect(JSON.stringify(invoice)).not.toMatch(/account|order|by"/i);
  const headers = { [INVOICE_TOKEN]: invoiceToken };
  expect(parsed(readLookedUp, await api.ask('GET', '/invoices/INV-54460001', { headers }))).toEqual(invoice);
  expect((await api.ask('GET', '/invoices/INV-54460002', { headers })).status).toBe(403);
  expect((await api.ask('GET', '/invoices/INV-54460001/pdf', { headers })).text).toMatch(/^%PDF-/);
  expect((await api.ask('GET', '/invoices/INV-54460001')).status).toBe(403);
  const wrong = [await find('INV-54460001', '97206'), await find('INV-99999999', '97205')];
  expect(wrong.map(({ status }) => status)).toEqual([404, 404]);
  for (let at = 0; at < 3; at += 1) await find('INV-1', '1'); // oxlint-disable-line no-await-in-loop
  const waiting = await find('INV-54460001', '97205');
  expect([waiting.status, Number(waiting.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  api.backend.clock.advance(31 * 60_000);
  expect((await api.ask('GET', '/invoices/INV-54460001', { headers })).status).toBe(403);
  // Guesses of one number are counted over all callers, however the number is written.
  const from = (caller: string, number: string, postalCode: string) =>
    api.ask('POST', '/invoices/lookup', {
      body: { number, postalCode },
      headers: { 'X-Forwarded-For': caller },
    });
  for (let at = 0; at < 20; at += 1)
    // oxlint-disable-next-line no-await-in-loop
    expect((await from(`192.0.2.${at}`, at % 2 ? 'inv 54460-002' : '54460002', '1')).status).toBe(404);
  expect((await from('192.0.2.99', 'INV-54460002', '97205')).status).toBe(429);
  expect((await from('192.0.2.99', 'INV-54460003', '97205')).status).toBe(200);
});

it('follows the one record of what became of an invoice [ACC-07 f]', async () => {
  const { api, open, list } = begin('user-mara');
  const { invoices } = await list('?status=OPEN');
  const { id } = invoices[0]!;
  const store = invoicesIn(api.repository);
  const payer = { id: 'user-quinn', name: 'Quinn Abara' };
  store.markBeingPaid([id], { payer, paymentId: 'p-1', since: 0 });
  expect((await open(id)).beingPaid).toEqual({ by: 'Quinn Abara' });
  store.release([id]);
  expect((await open(id)).beingPaid).toBeUndefined();
  store.markPaid([id], { payer, paymentId: 'p-1', at: api.backend.clock.now() });
  const paid = await open(id);
  expect([paid.status, paid.toPay.value, paid.payments.at(-1)]).toMatchObject([
    'PAID',
    0,
    { kind: 'CARD', by: 'Quinn Abara' },
  ]);
});
