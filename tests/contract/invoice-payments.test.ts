import { beforeEach, describe, expect, it } from 'vitest';
import { invoiceOfOrder } from '../../demo-host/backend/invoice/invoice.ts';
import { seedCode } from '../../demo-host/backend/order/order.ts';
import { paymentsIn } from '../../demo-host/payment/payment-store.ts';
import { INVOICE_TOKEN, listInvoices, lookUpInvoice } from '../../src/api/invoice/invoice.contract.ts';
import {
  openPayment,
  readPayment,
  type InvoicePayment,
  type PaymentIntent,
} from '../../src/api/invoice/payment.contract.ts';
import {
  cardToken,
  customer,
  EXTENDED_SETUPS,
  occ,
  parsed,
  refusal,
  tokenIn,
  type Customer,
  type Occ,
} from './checkout-setup.ts';
import type { Answer } from './occ-setup.ts';

const [MEMORY] = EXTENDED_SETUPS;
const DECLINED = '4000000000000002';
const ASKED = '4000000000003063';
const SLOW = '4000000000000341';
const NEVER = '4000000000000259';

let api: Occ;
let mara: Customer;
/** Open invoices of mara's own account: due, overdue and partly paid. */
const OWN = invoiceOfOrder(seedCode('user-mara'));
const OVERDUE = OWN.replace('-0', '-7');
const PARTLY = OWN.replace('-0', '-8');
const PAID = OWN.replace('-0', '-6');

beforeEach(() => {
  api = occ(MEMORY!);
  mara = customer(api, 'user-mara');
});

const intent = (ids: readonly string[], one = mara): Promise<Answer> =>
  one.ask('POST', '/invoices/payments/intents', { body: { ids } });
const opened = async (ids: readonly string[], one = mara): Promise<PaymentIntent> =>
  parsed(openPayment, await intent(ids, one));
const pay = async (
  { key, total, currency }: PaymentIntent,
  {
    card = '4242424242424242',
    token = '',
    one = mara,
    expectedTotal = total.value,
    expectedCurrency = currency,
  } = {},
): Promise<Answer> =>
  one.ask('POST', '/invoices/payments', {
    body: { key, token: token || tokenIn(await cardToken(api, card)), expectedTotal, expectedCurrency },
  });
const byKey = async ({ key }: PaymentIntent, one = mara): Promise<unknown> =>
  (await one.ask('POST', '/invoices/payments/byKey', { body: { key } })).json;
const read = async ({ paymentId }: PaymentIntent): Promise<InvoicePayment> =>
  parsed(readPayment, await mara.ask('GET', `/invoices/payments/${paymentId}`));
const wait = (seconds: number) =>
  api.askRoot('POST', '/__clock', { body: { advanceMs: seconds * 1000 } }).then(() => undefined);
/** What was captured, by payment, in minor units. */
const captured = (user = 'user-mara') =>
  paymentsIn(api.repository)
    .captures.of(user)
    .map(({ amount }) => amount);
const statusOf = async (id: string): Promise<unknown> => (await mara.ask('GET', `/invoices/${id}`)).json;
const errorsOf = ({ json }: Answer): string[] =>
  (json as { errors: { type: string; subject?: string }[] }).errors.map(({ type, subject = '' }) =>
    `${type} ${subject}`.trim(),
  );

describe('invoices are paid', () => {
  it('all in one go, once for one key, and their payment says so [ACC-07 d] [LEAD-06 d]', async () => {
    const one = await opened([OWN, OVERDUE, PARTLY]);
    expect(await read(one)).toMatchObject({ state: 'open', total: { value: one.total.value } });
    // Any order of the same set is the same payment.
    expect(await opened([PARTLY, OWN, OVERDUE])).toEqual({ ...one, ids: [PARTLY, OWN, OVERDUE] });
    const token = tokenIn(await cardToken(api));
    const first = await pay(one, { token });
    expect(first.json).toEqual({ paymentId: one.paymentId });
    // A repeated call, also with another card, pays nothing more.
    expect((await pay(one, { token })).json).toEqual(first.json);
    expect((await pay(one)).json).toEqual(first.json);
    expect(captured()).toEqual([Math.round(one.total.value * 100)]);
    expect(await byKey(one)).toEqual({ state: 'paid', paymentId: one.paymentId });
    const paid = await read(one);
    expect(paid).toMatchObject({
      state: 'paid',
      lastFour: '4242',
      receiptEmail: expect.any(String) as unknown,
    });
    expect(paid.invoices.map(({ id }) => id).toSorted()).toEqual([OWN, OVERDUE, PARTLY].toSorted());
    for (const id of [OWN, OVERDUE, PARTLY])
      // oxlint-disable-next-line no-await-in-loop
      expect(await statusOf(id)).toMatchObject({ status: 'PAID', toPay: { value: 0 } });
  });

  it('not once the key was asked for: none is final, and the next intent has another key [ACC-07 d]', async () => {
    const one = await opened([OWN]);
    expect(await byKey(one)).toEqual({ state: 'none' });
    expect(refusal(await pay(one))).toBe('409 PaymentKeyRetired');
    expect(captured()).toEqual([]);
    const next = await opened([OWN]);
    expect(next.key).not.toBe(one.key);
    expect((await pay(next)).status).toBe(200);
    expect(captured()).toHaveLength(1);
  });

  it('after a slow bank has answered: pending for at most a minute, then paid or none [ACC-07 d]', async () => {
    const slow = await opened([OWN]);
    expect((await pay(slow, { card: SLOW })).status).toBe(504);
    expect(await byKey(slow)).toEqual({ state: 'pending' });
    expect(refusal(await pay(slow))).toBe('409 PaymentPending');
    expect(await statusOf(OWN)).toMatchObject({ beingPaid: { by: 'Mara Lindqvist' } });
    expect(await opened([OWN])).toMatchObject({ key: slow.key });
    await wait(21);
    expect(await byKey(slow)).toMatchObject({ state: 'paid' });
    const never = await opened([OVERDUE]);
    expect((await pay(never, { card: NEVER })).status).toBe(504);
    await wait(61);
    expect(await byKey(never)).toEqual({ state: 'none' });
    expect(await statusOf(OVERDUE)).not.toHaveProperty('beingPaid');
    expect(captured()).toHaveLength(1);
  });

  it('after the bank’s question, with the same key and token [ACC-07 d]', async () => {
    const one = await opened([OWN]);
    const token = tokenIn(await cardToken(api, ASKED));
    const asked = await pay(one, { token });
    expect(errorsOf(asked)[0]).toMatch(/^PaymentChallengeRequired ./);
    const challenge = errorsOf(asked)[0]?.split(' ')[1];
    await api.askRoot('POST', `/payment/v1/challenges/${challenge}`, {
      headers: { Origin: 'http://commerce.localhost' },
      body: { answer: 'confirm' },
    });
    expect((await pay(one, { token })).status).toBe(200);
    expect(captured()).toHaveLength(1);
  });
});

describe('nothing is charged', () => {
  it('where a card or total does not fit, and the payment stays open [ACC-07 d]', async () => {
    const one = await opened([OWN, OVERDUE]);
    expect(refusal(await pay(one, { card: DECLINED }))).toBe('409 PaymentRefused declined');
    expect(refusal(await pay(one, { token: 'tok_unknown' }))).toBe('409 PaymentRefused expired');
    expect(errorsOf(await pay(one, { expectedTotal: one.total.value + 1 }))).toEqual([
      `TotalChanged ${one.total.value}`,
    ]);
    expect(refusal(await pay(one, { expectedCurrency: 'CAD' }))).toContain('409 TotalChanged');
    const old = tokenIn(await cardToken(api));
    await wait(15 * 60);
    expect(refusal(await pay(one, { token: old }))).toBe('409 PaymentRefused expired');
    expect(captured()).toEqual([]);
    expect((await pay(one)).status).toBe(200);
  });

  it('before a proof, which is asked for only while the key can pay [ACC-07 d] [IDN-05 part]', async () => {
    const asked: string[] = [];
    const stepUp = {
      askTransaction: () => 'none',
      useTransaction: () => false,
      isTreeProven: () => false,
      isIdTokenOf: () => false,
      askTree: (_account: string, _tree: string, action: string) => void asked.push(action),
    };
    api = occ(MEMORY!, { stepUp });
    mara = customer(api, 'user-mara');
    const one = await opened([OWN]);
    expect(refusal(await pay(one))).toBe('403 StepUpRequiredError');
    expect(await byKey(one)).toEqual({ state: 'none' });
    expect(refusal(await pay(one))).toBe('409 PaymentKeyRetired');
    expect([asked, captured()]).toEqual([[`pay ${OWN}`], []]);
  });

  it('of a set with one that can’t be paid, and each that can’t is named [ACC-07 f] [LEAD-06 d]', async () => {
    expect(errorsOf(await intent([OWN, PAID, 'INV-404', 'INV-405']))).toEqual([
      'InvoiceNotOpen INV-404',
      'InvoiceNotOpen INV-405',
    ]);
    expect(errorsOf(await intent([OWN, PAID]))).toEqual([`InvoicePaid ${PAID}`]);
    // Another's is not known.
    const noors = invoiceOfOrder(seedCode('user-noor'));
    expect(errorsOf(await intent([OWN, noors]))).toEqual([`InvoiceNotOpen ${noors}`]);
    expect((await intent([])).status).toBe(400);
    expect((await intent(Array.from({ length: 51 }, (_none, at) => `INV-${at}`))).status).toBe(400);
    const max = customer(api, 'user-max');
    const { invoices } = parsed(
      listInvoices,
      await max.ask('GET', '/invoices?status=OPEN,OVERDUE&pageSize=100'),
    );
    const of = (currency: string) =>
      invoices.find((one) => one.total.currencyIso === currency && !one.beingPaid)!.id;
    expect(errorsOf(await intent([of('USD'), of('CAD')], max))[0]).toContain('CurrencyMixed');
    const held = invoices.filter(({ beingPaid }) => beingPaid).map(({ id }) => id);
    expect(errorsOf(await intent([of('USD'), ...held], max))).toEqual(
      held.map((id) => `InvoiceBeingPaid ${id}`),
    );
  });

  it('twice for an invoice of two sets: another set of the same payer ends the first one [ACC-07 f]', async () => {
    const first = await opened([OWN, OVERDUE]);
    const second = await opened([OWN]);
    expect(refusal(await pay(first))).toBe('409 PaymentKeyRetired');
    expect((await pay(second)).status).toBe(200);
    expect(errorsOf(await intent([OWN, OVERDUE]))).toEqual([`InvoicePaid ${OWN}`]);
    expect(captured()).toHaveLength(1);
  });

  it('for an invoice that somebody else is paying, and their untried payment holds it for a minute [ACC-07 f]', async () => {
    const { invoice, invoiceToken } = parsed(
      lookUpInvoice,
      await api.ask('POST', '/invoices/lookup', { body: { number: OWN, postalCode: '43215' } }),
    );
    expect(invoice.id).toBe(OWN);
    const headers = { [INVOICE_TOKEN]: invoiceToken };
    const lookedUp = (path: string, body: unknown) =>
      api.ask('POST', `/invoices/payments${path}`, { headers, body });
    const theirs = (await lookedUp('/intents', { ids: [OWN] })).json as PaymentIntent;
    expect(errorsOf(await lookedUp('/intents', { ids: [OVERDUE] }))).toEqual([`InvoiceNotOpen ${OVERDUE}`]);
    expect(errorsOf(await intent([OVERDUE, OWN]))).toEqual([`InvoiceBeingPaid ${OWN}`]);
    // Neither sees the other's payment.
    expect((await mara.ask('GET', `/invoices/payments/${theirs.paymentId}`)).status).toBe(400);
    expect(await byKey(theirs)).toEqual({ state: 'none' });
    expect((await api.ask('GET', `/invoices/payments/${theirs.paymentId}`, { headers })).json).toMatchObject({
      state: 'open',
    });
    await wait(61);
    const one = await opened([OVERDUE, OWN]);
    const token = tokenIn(await cardToken(api));
    const body = { key: theirs.key, token, expectedTotal: theirs.total.value, expectedCurrency: 'USD' };
    expect(refusal(await lookedUp('', body))).toBe('409 PaymentKeyRetired');
    expect((await pay(one)).status).toBe(200);
    expect(captured('')).toEqual([]);
  });

  it('by a look-up that has ended, which still says what became of its own payment [ACC-07 c,d]', async () => {
    const { invoiceToken } = parsed(
      lookUpInvoice,
      await api.ask('POST', '/invoices/lookup', { body: { number: OWN, postalCode: '43215' } }),
    );
    const headers = { [INVOICE_TOKEN]: invoiceToken };
    const ask = (method: string, path: string, body?: unknown) =>
      api.ask(method, `/invoices/payments${path}`, { headers, ...(body !== undefined && { body }) });
    const one = (await ask('POST', '/intents', { ids: [OWN] })).json as PaymentIntent;
    const body = {
      key: one.key,
      token: tokenIn(await cardToken(api)),
      expectedTotal: one.total.value,
      expectedCurrency: one.currency,
    };
    expect((await ask('POST', '', body)).json).toEqual({ paymentId: one.paymentId });
    await wait(31 * 60);
    expect(refusal(await ask('POST', '/intents', { ids: [OWN] }))).toBe('403 InvoiceLookupOver');
    expect((await ask('POST', '/byKey', { key: one.key })).json).toMatchObject({ state: 'paid' });
    const shown = (await ask('GET', `/${one.paymentId}`)).json;
    expect(shown).toMatchObject({ state: 'paid', lastFour: '4242' });
    // Nobody is named after a look-up (ACC-07 g).
    expect(JSON.stringify(shown)).not.toMatch(/@|mara/i);
    expect(refusal(await api.ask('GET', `/invoices/payments/${one.paymentId}`))).toBe(
      '403 InvoiceLookupOver',
    );
  });
});
