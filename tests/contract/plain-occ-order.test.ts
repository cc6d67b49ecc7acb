import { seedCode } from '../../demo-host/backend/order/order.ts';
import { describe, expect, it } from 'vitest';
import {
  cardToken,
  chooseAll,
  occ,
  placeCurrent,
  refusal,
  shopper,
  STREET,
  tokenIn,
} from './checkout-setup.ts';
import { EXTENDED_SETUPS, SETUPS } from './occ-setup.ts';

describe.each(SETUPS.filter(({ prefix }) => prefix === 'site in the path'))(
  'an order by a client that knows OCC alone, $store',
  (setup) => {
    it('says what is missing, a line or a part each [API-06 part]', async () => {
      const api = occ(setup);
      const ana = await shopper(api, 'ana', { 'FMS-KIT': 2, 'LMS4-KIT': 1 });
      const place = () => ana.ask('POST', '/orders?cartId=00000001&termsChecked=true', { body: {} });
      expect(refusal(await ana.ask('POST', '/orders?termsChecked=true', { body: {} }))).toBe(
        '400 ValidationError missing cartId',
      );
      expect(refusal(await ana.ask('POST', '/orders?cartId=00000001', { body: {} }))).toBe(
        '400 ValidationError missing termsChecked',
      );
      expect((await place()).json).toMatchObject({
        errors: [{ subject: 'deliveryAddress' }, { subject: 'deliveryMode' }, { subject: 'paymentInfo' }],
      });
      for (const code of ['FMS-KIT', 'LMS4-KIT'])
        await api.askRoot('POST', '/__catalogue', { body: { code, stock: 0 } });
      expect((await place()).json).toMatchObject({
        errors: ['0', '1'].map((subject) => ({
          type: 'InsufficientStockError',
          subject,
          subjectType: 'entry',
        })),
      });
    });

    it('is placed with a token, by a form, without a key or a version; a card number is refused [API-06 part]', async () => {
      const api = occ(setup);
      const ana = await shopper(api, 'ana', { 'LMS4-KIT': 1 });
      expect((await ana.cart('POST', '/addresses/delivery', STREET)).status).toBe(201);
      await ana.cart('PUT', '/deliverymode?deliveryModeId=ground');
      const pay = (body: object) => ana.cart('POST', '/paymentdetails', body);
      expect(refusal(await pay({ cardNumber: '4242424242424242', accountHolderName: 'Ana' }))).toBe(
        '400 ValidationError invalid cardNumber',
      );
      expect(refusal(await pay({ accountHolderName: 'Ana' }))).toBe(
        '400 ValidationError missing paymentToken',
      );
      const paid = await pay({
        paymentToken: tokenIn(await cardToken(api)),
        accountHolderName: 'Ana Example',
      });
      expect([paid.status, paid.json]).toMatchObject([201, { cardNumber: '************4242' }]);
      const placed = await ana.ask('POST', '/orders', {
        raw: 'cartId=current&termsChecked=true',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
      expect([placed.status, placed.json]).toMatchObject([201, { code: '00100001' }]);
      const head = await ana.ask('HEAD', '/orders');
      expect([head.status, head.headers.get('x-total-count'), head.text]).toEqual([200, '2', '']);
      expect((await ana.ask('GET', '/orders?statuses=SHIPPED&sort=byOrderNumber')).json).toMatchObject({
        orders: [{ code: seedCode('ana') }],
      });
    });

    it('is paid with a saved card [API-06 part]', async () => {
      const ana = await shopper(occ(setup), 'ana', { 'FMS-DIG': 1 });
      expect(refusal(await ana.cart('PUT', '/paymentdetails'))).toBe(
        '400 ValidationError missing paymentDetailsId',
      );
      expect((await ana.cart('PUT', '/paymentdetails?paymentDetailsId=none')).status).toBe(400);
      await ana.cart('PUT', '/paymentdetails?paymentDetailsId=8796093054001');
      expect((await ana.ask('POST', '/orders?cartId=current&termsChecked=true', { body: {} })).status).toBe(
        201,
      );
    });
  },
);

describe.each(EXTENDED_SETUPS)('orders, $store', (setup) => {
  it.each([
    ['PO-2041', 1],
    ['web-000', 1],
    ['rpw-g3', 1],
    ['ana exa', 1],
    ['nothing', 0],
  ])('are found by %j: %d [LEAD-05 part]', async (query, found) => {
    const one = await shopper(occ(setup), 'ana', {});
    expect((await one.ask('GET', `/orders?query=${encodeURIComponent(query)}`)).json).toMatchObject({
      pagination: { totalResults: found },
    });
  });

  it('are held by screening where the services screen, and not else [CHK-13 part]', async () => {
    const api = occ(setup);
    const status = async () => {
      const hugo = await shopper(api, 'user-hugo', { 'FMS-KIT': 1 });
      await chooseAll(api, hugo);
      return ((await placeCurrent(hugo)).json as { status: string }).status;
    };
    expect(await status()).toBe('ON_HOLD');
    await api.askRoot('POST', '/__settings', { body: { settings: { screening: false } } });
    expect(await status()).toBe('CREATED');
  });

  it('bring a new Q-global account, and count as the account’s first [CHK-04 part] [CHK-12 part]', async () => {
    const api = occ(setup);
    const nina = await shopper(api, 'user-nina', { 'FMS-QGR': 1 });
    await nina.cart('PUT', '/account', { id: 'org-4440' });
    await nina.cart('PUT', '/qglobalaccount', { kind: 'NEW' });
    await nina.cart('PUT', '/billingaddress', { use: 'ACCOUNT' });
    await nina.cart('PUT', '/paymenttype', { type: 'BANK_TRANSFER' });
    expect((await placeCurrent(nina)).json).toMatchObject({
      qGlobalAccount: { kind: 'NEW', number: 'QG-100001' },
    });
    expect((await nina.ask('GET', '/qglobalaccounts')).json).toMatchObject({
      qglobalAccounts: [{ number: 'QG-100001' }],
    });
    expect((await nina.ask('GET', '/accounts')).json).toMatchObject({ accounts: [{ hasOrdered: true }] });
  });

  it('give their own access codes, and everybody has what they had when it is ordered so [CHK-16 part]', async () => {
    const api = occ(setup);
    const one = await shopper(api, 'ana', { 'FMS-DIG': 2 });
    await one.cart('PUT', '/account', { id: 'personal-ana' });
    await one.cart('PUT', '/billingaddress', { use: 'ACCOUNT' });
    await one.cart('PUT', '/paymenttype', { type: 'BANK_TRANSFER' });
    const placed = (await placeCurrent(one)).json as { code: string; hasAccessCodes: boolean };
    expect(placed.hasAccessCodes).toBe(true);
    const codes = (await one.ask('GET', `/orders/${placed.code}/accesscodes`)).json as {
      accessCodes: { codes: string[] }[];
    };
    expect(codes.accessCodes[0]?.codes).toHaveLength(2);
    expect(codes.accessCodes[0]?.codes[0]).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    await shopper(api, 'ana', { 'FMS-KIT': 1 });
    await api.askRoot('DELETE', '/__belongings');
    expect((await one.ask('GET', `/orders/${placed.code}`)).status).toBe(404);
    expect((await one.ask('GET', '/carts')).json).toMatchObject({ carts: [] });
  });
});
