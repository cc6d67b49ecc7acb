import { describe, expect, it } from 'vitest';
import { chooseAll, customer, EXTENDED_SETUPS, occ, refusal, shopper } from './checkout-setup.ts';

const MARA = 'user-mara';

describe.each(EXTENDED_SETUPS)('customer service, $store', (setup) => {
  /** Makes a call as somebody, for the person of the path. */
  const as =
    (api: ReturnType<typeof occ>, member: string) => (method: string, path: string, body?: unknown) =>
      api.ask(method, path, { body, headers: { Authorization: `Bearer demo-token-${member}` } });
  const search = async (api: ReturnType<typeof occ>, member: string, query: string) =>
    as(api, member)('POST', '/assistedservicewebservices/customers/search', { query });

  it('finds a customer by name, email or number; others are refused [ACC-08 a, b]', async () => {
    const api = occ(setup);
    for (const nobody of [MARA, 'user-sam', 'ana'])
      expect(refusal(await search(api, nobody, 'lindqvist'))).toBe('403 ForbiddenError');
    const found = (await search(api, 'user-sue', ' LINDQVIST ')).json as {
      customers: { uid: string; number: string }[];
    };
    expect(found.customers.map(({ uid }) => uid)).toEqual([MARA]);
    expect((await search(api, 'user-sue', found.customers[0]!.number)).json).toEqual(found);
    expect((await search(api, 'user-sue', 'mara@practice')).json).toEqual(found);
    for (const none of ['ma', '', 'sue', 'nobody at all'])
      expect((await search(api, 'user-sue', none)).json).toEqual({ customers: [] });
    expect(((await search(api, 'user-sue', 'practice')).json as typeof found).customers).toHaveLength(20);
  });

  it('acts for customers of its sites alone, and never for a member [ACC-08 h]', async () => {
    const api = occ(setup);
    const read = (member: string, user: string) => as(api, member)('GET', `/users/${user}`);
    expect((await read('user-sue', MARA)).json).toMatchObject({ uid: MARA, firstName: 'Mara' });
    for (const [member, user] of [
      ['user-sam', MARA],
      ['user-sue', 'user-sam'],
      ['user-sue', 'user-nobody'],
      ['user-tess', MARA],
      [MARA, 'user-sue'],
    ] as const)
      expect(refusal(await read(member, user)), `${member} for ${user}`).toBe('403 ForbiddenError');
  });

  it('is refused what stays the customer’s, before anything else is looked at [ACC-08 e]', async () => {
    const sue = as(occ(setup), 'user-sue');
    for (const [method, path] of [
      ['PUT', '/password'],
      ['PATCH', ''],
      ['PATCH', '/preferences'],
      ['POST', '/paymentdetails'],
      ['PATCH', '/paymentdetails/8796093054001'],
      ['DELETE', '/paymentdetails/8796093054001'],
      ['POST', '/invoices/payments'],
      ['POST', '/invoices/payments/intents'],
      ['GET', '/orders/00004711/accesscodes'],
      ['POST', '/qglobalaccounts'],
      ['POST', '/qglobalaccounts/QG-100200/owner'],
      ['POST', '/accounts/verification'],
    ] as const)
      expect(
        refusal(await sue(method, `/users/${MARA}${path}`, method === 'GET' ? undefined : {})),
        path,
      ).toBe('403 NotForAgents');
  });

  it('chooses another account for the customer without the shipping address of the one before [ACC-08 g part] [CHK-09 a part]', async () => {
    const api = occ(setup);
    const mara = await shopper(api, MARA, { 'FMS-KIT': 1 });
    const sue = as(api, 'user-sue');
    const cart = `/users/${MARA}/carts/current`;
    await mara.cart('PUT', '/account', { id: 'personal-user-mara' });
    await mara.cart('PUT', '/addresses/delivery?addressId=home');
    await mara.cart('PUT', '/deliverymode?deliveryModeId=ground');
    const shipped = async (id: string, by: 'customer' | 'member') => {
      if (by === 'member') await sue('PUT', `${cart}/account`, { id });
      else await mara.cart('PUT', '/account', { id });
      const { deliveryAddress, deliveryMode } = await mara.read();
      return [deliveryAddress?.id, deliveryMode?.code];
    };
    expect(await shipped('org-4410', 'customer')).toEqual(['home', 'ground']);
    expect(await shipped('org-4410', 'member')).toEqual(['home', 'ground']);
    expect(await shipped('personal-user-mara', 'member')).toEqual([undefined, undefined]);
  });

  it('places the customer’s order, which names the member, without a card [CHK-17 a, b, c] [ACC-08 h]', async () => {
    const api = occ(setup);
    const mara = await shopper(api, MARA, { 'FMS-KIT': 1 });
    await chooseAll(api, mara);
    const sue = as(api, 'user-sue');
    const cart = `/users/${MARA}/carts/current`;
    const { paymentTypes } = (await sue('GET', `${cart}/paymenttypes`)).json as {
      paymentTypes: { type: string; allowed: boolean }[];
    };
    expect(paymentTypes.filter(({ allowed }) => allowed).map(({ type }) => type)).not.toContain('CARD');
    expect(paymentTypes.find(({ type }) => type === 'SAVED_CARD')?.allowed).toBe(false);
    const place = async () => {
      const { code, orderKey } = (await sue('GET', `${cart}?fields=FULL`)).json as Record<string, string>;
      return api.ask('POST', `/users/${MARA}/orders?cartId=${code}&termsChecked=true&fields=FULL`, {
        headers: { Authorization: 'Bearer demo-token-user-sue', 'Idempotency-Key': orderKey! },
      });
    };
    // The customer has chosen a card of her own.
    expect(refusal(await place())).toBe('409 PaymentTypeNotAllowed NOT_OFFERED');
    for (const type of ['CARD', 'SAVED_CARD'])
      expect((await sue('PUT', `${cart}/paymenttype`, { type })).status, type).not.toBe(200);
    expect((await sue('PUT', `${cart}/paymenttype`, { type: 'BANK_TRANSFER' })).status).toBe(200);
    expect(api.mails()).toEqual([]);
    const placed = await place();
    expect(refusal(placed)).toMatch(/^201/);
    const { code } = placed.json as { code: string };
    expect(api.mails()).toMatchObject([
      { to: 'mara@practice.example', subject: `Order ${code} was placed for you` },
    ]);
    expect(api.mails()[0]?.text).toMatch(/^Sue Brandt, Customer Support placed it for you\. Total: \$\d/);
    expect(placed.json).toMatchObject({ placedBy: { name: 'Sue Brandt, Customer Support' } });
    expect((await customer(api, MARA).ask('GET', '/orders?pageSize=1')).json).toMatchObject({
      orders: [{ placedBy: 'Sue Brandt, Customer Support' }],
    });
    expect((await mara.ask('GET', '/carts/current')).status).toBe(400);
  });
});
