import { describe, expect, it } from 'vitest';
import { listPaymentTypes } from '../../src/api/payment/payment-type.contract.ts';
import {
  cardToken,
  chooseAll,
  EXTENDED_SETUPS,
  occ,
  parsed,
  placeCurrent,
  refusal,
  shopper,
  tokenIn,
  type Customer,
  type Occ,
} from './checkout-setup.ts';

const settings = (api: Occ, values: object) =>
  api.askRoot('POST', '/__settings', { body: { settings: values } });
const NAMES = { firstName: 'Mara', lastName: 'Lindqvist' };

const types = async (one: Customer) =>
  parsed(listPaymentTypes, await one.cart('GET', '/paymenttypes')).paymentTypes.map(
    ({ type, allowed, reason, threshold }) =>
      [type, allowed ? 'yes' : reason, threshold?.value].filter((part) => part !== undefined).join(' '),
  );

describe.each(EXTENDED_SETUPS)('what a cart is paid with, $store', (setup) => {
  it.each([
    [{}, '400 ValidationError missing type'],
    [{ type: 'CASH' }, '400 ValidationError invalid type'],
    [{ type: 'CARD', ...NAMES }, '400 ValidationError missing paymentToken'],
    [{ type: 'CARD', paymentToken: 'tok_none', ...NAMES }, '400 ValidationError invalid paymentToken'],
    [
      { type: 'CARD', paymentToken: '4242424242424242', ...NAMES },
      '400 ValidationError invalid paymentToken',
    ],
    [
      { type: 'CARD', paymentToken: 'tok', firstName: 'x'.repeat(61) },
      '400 ValidationError invalid firstName',
    ],
    [
      { type: 'SAVED_CARD', paymentDetailsId: '8796093054001' },
      '400 ValidationError missing securityCodeToken',
    ],
    [{ type: 'PURCHASE_ORDER' }, '409 PaymentTypeNotAllowed PERSONAL_ACCOUNT'],
  ])('is not %j: %s [CHK-10 part] [CHK-12 part]', async (body, told) => {
    const one = await shopper(occ(setup), 'ana', { 'FMS-KIT': 1 });
    expect(refusal(await one.cart('PUT', '/paymenttype', body))).toBe(told);
    expect((await one.read()).payment).toBeUndefined();
  });

  it('is a card of which only the last four are told, for a quarter of an hour and this total [CHK-11 part]', async () => {
    const api = occ(setup);
    const one = await shopper(api, 'ana', { 'FMS-KIT': 1 });
    const paymentToken = tokenIn(await cardToken(api, '378282246310005'));
    const answer = await one.cart('PUT', '/paymenttype', {
      type: 'CARD',
      paymentToken,
      ...NAMES,
      saveCard: true,
    });
    expect([answer.status, answer.text, answer.headers.get('etag')]).toEqual([200, '', '"2"']);
    const whole = (await one.cart('GET', '')).text;
    expect(whole).not.toMatch(/378282246310005|tok_/);
    expect((await one.read()).payment).toEqual({
      type: 'CARD',
      saveCard: true,
      card: {
        cardType: { code: 'amex', name: 'American Express' },
        cardNumber: '************0005',
        accountHolderName: 'Mara Lindqvist',
        expiryMonth: '9',
        expiryYear: '2031',
      },
      expiresAt: '2027-03-01T12:15:00.000Z',
      confirmedTotal: expect.objectContaining({ value: 158 }),
    });
    const code = tokenIn(await cardToken(api, '', 'saved'));
    expect(
      refusal(await one.cart('PUT', '/paymenttype', { type: 'CARD', paymentToken: code, ...NAMES })),
    ).toBe('400 ValidationError invalid paymentToken');
  });

  it('is a token of this cart alone, and pays once [CHK-11 part]', async () => {
    const api = occ(setup);
    const paymentToken = tokenIn(await cardToken(api));
    const pay = (one: Customer) => one.cart('PUT', '/paymenttype', { type: 'CARD', paymentToken, ...NAMES });
    const ana = await shopper(api, 'ana', { 'FMS-KIT': 1 });
    await chooseAll(api, ana);
    expect([(await pay(ana)).status, (await pay(ana)).status]).toEqual([200, 200]);
    const eve = await shopper(api, 'eve', { 'FMS-KIT': 1 });
    expect(refusal(await pay(eve))).toBe('400 ValidationError invalid paymentToken');
    expect((await placeCurrent(ana)).status).toBe(201);
    const again = await shopper(api, 'ana', { 'FMS-KIT': 1 });
    expect(refusal(await pay(again))).toBe('400 ValidationError invalid paymentToken');
  });

  it('by OCC’s own call is no saved card without its code, nor an expired one [CHK-10 part]', async () => {
    const carla = await shopper(occ(setup), 'user-carla', { 'FMS-KIT': 1 });
    const choose = async (id: string) =>
      refusal(await carla.cart('PUT', `/paymentdetails?paymentDetailsId=${id}`));
    expect(await choose('8796093054001')).toBe('400 ValidationError missing securityCodeToken');
    expect(await choose('8796093054003')).toBe('400 ValidationError invalid paymentDetailsId');
  });

  it('saves a card with the order that asks for it [CHK-10 part]', async () => {
    const api = occ(setup);
    const one = await shopper(api, 'ana', { 'FMS-KIT': 1 });
    await chooseAll(api, one);
    const paymentToken = tokenIn(await cardToken(api, '6011111111111117'));
    await one.cart('PUT', '/paymenttype', { type: 'CARD', paymentToken, ...NAMES, saveCard: true });
    expect((await placeCurrent(one)).status).toBe(201);
    const cards = (await one.ask('GET', '/paymentdetails')).json as { payments: { cardNumber: string }[] };
    expect(cards.payments.map(({ cardNumber }) => cardNumber.slice(-4))).toEqual(['4242', '5454', '1117']);
  });

  it('is a purchase order for organizations that have ordered, from the threshold on [CHK-12 a,c]', async () => {
    const api = occ(setup);
    const nina = await shopper(api, 'user-nina', { 'FMS-DIG': 1 });
    await nina.cart('PUT', '/account', { id: 'org-4440' });
    expect((await types(nina))[2]).toBe('PURCHASE_ORDER NO_FIRST_ORDER');
    const mara = await shopper(api, 'user-mara', { 'FMS-KIT': 2 });
    expect((await types(mara))[2]).toBe('PURCHASE_ORDER PERSONAL_ACCOUNT');
    await mara.cart('PUT', '/account', { id: 'org-4410' });
    expect((await types(mara))[2]).toBe('PURCHASE_ORDER yes');
    const choose = (purchaseOrderNumber: string) =>
      mara.cart('PUT', '/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber });
    expect(refusal(await choose('  '))).toBe('400 ValidationError missing purchaseOrderNumber');
    expect(refusal(await choose('x'.repeat(51)))).toBe('400 ValidationError tooLong purchaseOrderNumber');
    expect((await choose('x'.repeat(50))).status).toBe(200);
    // The goods cost 316.00. Shipping and tax don't count.
    await settings(api, { purchaseOrderThreshold: 316.01 });
    expect((await types(mara))[2]).toBe('PURCHASE_ORDER BELOW_THRESHOLD 316.01');
    expect(refusal(await choose('PO 1'))).toBe('409 PaymentTypeNotAllowed BELOW_THRESHOLD');
    await settings(api, { purchaseOrderThreshold: 316 });
    expect((await types(mara))[2]).toBe('PURCHASE_ORDER yes 316');
    // A promotion code takes the subtotal below the threshold.
    await mara.cart('POST', '/vouchers?voucherId=WELCOME10');
    expect((await types(mara))[2]).toBe('PURCHASE_ORDER BELOW_THRESHOLD 316');
  });

  it('is refused at placing too where the threshold came later [CHK-12 c]', async () => {
    const api = occ(setup);
    const mara = await shopper(api, 'user-mara', { 'FMS-KIT': 2 });
    await chooseAll(api, mara, { accountId: 'org-4410' });
    await mara.cart('PUT', '/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO 1' });
    // The total is above 316.01 only with shipping and tax, which don't count.
    expect((await mara.read()).totalPriceWithTax?.value).toBeGreaterThan(316.01);
    await settings(api, { purchaseOrderThreshold: 316.01 });
    expect(refusal(await placeCurrent(mara))).toBe('409 PaymentTypeNotAllowed BELOW_THRESHOLD');
  });

  it('is a bank transfer where the service has it, with bank and reference on the order [CHK-12 part]', async () => {
    const api = occ(setup);
    await settings(api, { bankTransfer: false });
    const one = await shopper(api, 'ana', { 'FMS-KIT': 1 });
    expect((await types(one))[3]).toBe('BANK_TRANSFER NOT_OFFERED');
    await api.askRoot('DELETE', '/__settings');
    await chooseAll(api, one);
    await one.cart('PUT', '/paymenttype', { type: 'BANK_TRANSFER', vatNumber: 'GB123456789' });
    expect((await placeCurrent(one)).json).toMatchObject({
      bankTransfer: { reference: 'WEB-00100001', bank: expect.any(String) },
      vatNumber: 'GB123456789',
      payment: { type: 'BANK_TRANSFER' },
    });
    expect(api.repository.collection('captures').of('ana')).toEqual([]);
  });

  it('is nothing where there is nothing to pay: what was chosen is let go, and the order is placed [CHK-01 part]', async () => {
    const api = occ(setup);
    const one = await shopper(api, 'ana', { 'FMS-DIG': 1 });
    await one.cart('PUT', '/account', { id: 'personal-ana' });
    await one.cart('PUT', '/billingaddress', { use: 'ACCOUNT' });
    await one.cart('PUT', '/paymenttype', { type: 'BANK_TRANSFER' });
    await one.cart('POST', '/vouchers?voucherId=ALLFREE');
    const cart = await one.read();
    expect([cart.totalPriceWithTax?.value, cart.payment]).toEqual([0, undefined]);
    expect((await placeCurrent(one)).status).toBe(201);
  });
});
