import { describe, expect, it } from 'vitest';
import { listAccounts, verifyAccount } from '../../src/api/account/account.contract.ts';
import { listQualifiedUsers } from '../../src/api/account/qualified-user.contract.ts';
import {
  customer,
  EXTENDED_SETUPS,
  occ,
  parsed,
  refusal,
  shopper,
  STREET,
  type Customer,
} from './checkout-setup.ts';

const verify = (one: Customer, body: unknown) => one.ask('POST', '/accounts/verification', { body });

describe.each(EXTENDED_SETUPS)('customer accounts, $store', (setup) => {
  it.each([
    ['anonymous', 'GET', '/users/anonymous/accounts', '401 UnauthorizedError'],
    ['another customer', 'GET', '/users/eve/accounts', '403 ForbiddenError'],
  ])('are told to their customer alone, not to %s [CHK-02 part]', async (_who, method, path, told) => {
    const headers = path.includes('anonymous') ? {} : { Authorization: 'Bearer demo-token-ana' };
    expect(refusal(await occ(setup).ask(method, path, { headers }))).toBe(told);
  });

  it('are five hundred where there are five hundred, each with its kind [CHK-02 part]', async () => {
    const { accounts } = parsed(
      listAccounts,
      await customer(occ(setup), 'user-olive').ask('GET', '/accounts'),
    );
    expect([accounts.length, new Set(accounts.map(({ id }) => id)).size]).toEqual([500, 500]);
    expect(accounts[499]).toMatchObject({ type: 'ORGANIZATION', name: 'Lakeside School District 500' });
  });

  it.each([
    [{}, '400 ValidationError missing number'],
    [{ number: '123' }, '400 ValidationError invalid number'],
    [{ number: '12345' }, '400 ValidationError invalid number'],
    [{ number: 'TC12345678 9' }, '400 ValidationError invalid number'],
    [{ number: '9999' }, '400 UnknownIdentifierError'],
  ])('look %j up: %s [CHK-02 part]', async (body, told) => {
    expect(refusal(await verify(customer(occ(setup), 'ana'), body))).toBe(told);
  });

  it('tell number and name alone before the terms are accepted, then join the list [CHK-02 part] [ACC-05 e]', async () => {
    const ana = customer(occ(setup), 'ana');
    const told = await verify(ana, { number: '4410' });
    expect(told.json).toEqual({ number: '4410', name: 'Alder Street Clinic' });
    expect(parsed(listAccounts, await ana.ask('GET', '/accounts')).accounts).toHaveLength(1);
    const found = parsed(verifyAccount, await verify(ana, { number: ' 4410 ', termsAccepted: true }));
    expect(found.account).toMatchObject({ id: 'org-4410', membership: 'UNCONFIRMED', hasOrdered: false });
    expect(found.account).not.toHaveProperty('billingAddress');
    const { accounts } = parsed(listAccounts, await ana.ask('GET', '/accounts'));
    expect(accounts.map(({ id }) => id)).toEqual(['personal-ana', 'org-4410']);
  });

  it('make five wrong numbers wait a quarter of an hour, each customer for themselves [CHK-02 part]', async () => {
    const api = occ(setup);
    const ana = customer(api, 'ana');
    for (const number of ['9991', '9992', '9993', '9994', '9995']) {
      expect((await verify(ana, { number })).status).toBe(400);
      api.backend.clock.advance(60_000);
    }
    const waits = await verify(ana, { number: '4410', termsAccepted: true });
    expect(refusal(waits)).toBe('429 TooManyAttemptsError wait');
    expect(waits.headers.get('retry-after')).toBe('600');
    expect((await verify(customer(api, 'eve'), { number: '4410' })).status).toBe(200);
    api.backend.clock.advance(600_000);
    expect((await verify(ana, { number: '4410', termsAccepted: true })).status).toBe(200);
  });

  it('count wrong numbers whatever stands between them [CHK-02 e]', async () => {
    const ana = customer(occ(setup), 'ana');
    for (const number of ['9991', '9992', '9993', '9994', '9995']) {
      expect((await verify(ana, { number })).status).toBe(400);
      if (number !== '9995') await verify(ana, { number: '4470', termsAccepted: true });
    }
    expect((await verify(ana, { number: '4410' })).status).toBe(429);
  });

  it('that were joined by their number show no address and take no change [ACC-05 e]', async () => {
    const ana = customer(occ(setup), 'ana');
    await verify(ana, { number: '4410', termsAccepted: true });
    expect((await ana.ask('GET', '/addresses?accountUuid=org-4410')).json).toEqual({ addresses: [] });
    for (const [method, path] of [
      ['PUT', '/accounts/org-4410/billingaddress'],
      ['POST', '/addresses?accountUuid=org-4410'],
      ['POST', '/accounts/org-4410/qualifiedusers'],
    ] as const) {
      const body = { ...STREET, email: 'wanda.kerr@practice.example' };
      expect(refusal(await ana.ask(method, path, { body })), path).toBe('403 ForbiddenError');
    }
    const joined = { id: 'org-4410', number: '4410', name: 'Alder Street Clinic', type: 'ORGANIZATION' };
    const bare = {
      ...joined,
      membership: 'UNCONFIRMED',
      isTemporary: false,
      taxExempt: false,
      hasOrdered: false,
    };
    expect((await ana.ask('GET', '/accounts/org-4410')).json).toEqual(bare);
    expect((await ana.ask('GET', '/accounts?currentPage=0&query=alder')).json).toMatchObject({
      accounts: [bare],
    });
    expect((await ana.ask('GET', '/accounts/org-4410/qualifiedusers')).json).toMatchObject({
      qualifiedUsers: [{ id: 'ana' }],
    });
    const mara = customer(occ(setup), 'user-mara');
    await verify(mara, { number: '4410', termsAccepted: true });
    expect((await mara.ask('POST', '/addresses?accountUuid=org-4410', { body: STREET })).status).toBe(201);
  });

  it('that are unconfirmed are paid by card alone, and give no address, tax or discount [ACC-05 e]', async () => {
    const api = occ(setup);
    const ana = await shopper(api, 'ana', { 'FMS-KIT': 2 });
    for (const number of ['4430', '4460']) {
      await verify(ana, { number, termsAccepted: true });
      expect((await ana.cart('PUT', '/account', { id: `org-${number}` })).status).toBe(200);
      const cart = await ana.read();
      expect(cart.customerAccount).not.toHaveProperty('billingAddress');
      expect(cart.customerAccount).toMatchObject({ membership: 'UNCONFIRMED', taxExempt: false });
      expect(cart.promotionStatus).toBeUndefined();
      expect((await ana.cart('PUT', '/billingaddress', { use: 'ACCOUNT' })).status).toBe(400);
      const { paymentTypes } = (await ana.cart('GET', '/paymenttypes')).json as {
        paymentTypes: { type: string; allowed: boolean; reason?: string }[];
      };
      expect(paymentTypes.filter(({ allowed }) => allowed).map(({ type }) => type)).toEqual([
        'CARD',
        'SAVED_CARD',
      ]);
      expect(paymentTypes.find(({ type }) => type === 'PURCHASE_ORDER')?.reason).toBe('UNCONFIRMED_ACCOUNT');
      const paid = await ana.cart('PUT', '/paymenttype', {
        type: 'PURCHASE_ORDER',
        purchaseOrderNumber: 'PO 1',
      });
      expect(refusal(paid)).toMatch(/^409 PaymentTypeNotAllowed/);
    }
  });

  it('are listed by pages and found by name, number and town; another’s are unknown [ACC-05 a, d]', async () => {
    const api = occ(setup);
    const olive = customer(api, 'user-olive');
    const page = (await olive.ask('GET', '/accounts?currentPage=1')).json as { accounts: { name: string }[] };
    expect(page).toMatchObject({ pagination: { totalResults: 500, totalPages: 25, currentPage: 1 } });
    expect(page.accounts[0]?.name).toBe('Lakeside School District 021');
    expect((await olive.ask('GET', '/accounts?currentPage=0&query=3499')).json).toMatchObject({
      accounts: [{ name: 'Lakeside School District 500' }],
      pagination: { totalResults: 1 },
    });
    const mara = customer(api, 'user-mara');
    expect((await mara.ask('GET', '/accounts?currentPage=0')).json).toMatchObject({
      accounts: [
        { type: 'PERSONAL', isTemporary: true, qGlobal: [{ number: 'QG-100200', isOwner: true }] },
        { number: '4410', aimswebNumber: 'AW-5001' },
        { number: '4411', qGlobal: [{ number: 'QG-100300', isOwner: true }] },
      ],
    });
    expect((await mara.ask('GET', '/accounts/org-4420')).status).toBe(404);
  });

  it('can’t be chosen without a billing address until one is added in place [CHK-02 part]', async () => {
    const bill = await shopper(occ(setup), 'user-bill', { 'FMS-KIT': 1 });
    const choose = () => bill.cart('PUT', '/account', { id: 'org-4450' });
    expect(refusal(await choose())).toBe('400 AccountInvalid noBillingAddress org-4450');
    expect(refusal(await bill.cart('PUT', '/account', { id: 'org-4410' }))).toMatch(
      /^400 UnknownIdentifierError/,
    );
    const path = '/accounts/org-4450/billingaddress';
    expect(refusal(await bill.ask('PUT', path, { body: { ...STREET, line1: '' } }))).toBe(
      '400 ValidationError invalid line1',
    );
    expect(refusal(await bill.ask('PUT', '/accounts/org-4410/billingaddress', { body: STREET }))).toMatch(
      /^400 UnknownIdentifierError/,
    );
    expect((await bill.ask('PUT', path, { body: STREET })).json).toMatchObject({
      billingAddress: { line1: '18 Linden Avenue', region: { isocode: 'US-OH', name: 'Ohio' } },
    });
    expect((await choose()).status).toBe(200);
    expect((await bill.read()).customerAccount?.id).toBe('org-4450');
  });

  it('take with them what follows from them, and a version that is old changes nothing [CHK-15 part]', async () => {
    const mara = await shopper(occ(setup), 'user-mara', { 'LMS4-KIT': 1, 'FMS-QGR': 1 });
    await mara.cart('PUT', '/account', { id: 'org-4410' });
    await mara.cart('PUT', '/qualifieduser', { id: 'qu-priya' });
    await mara.cart('PUT', '/qglobalaccount', { kind: 'EXISTING', number: 'QG-100300' });
    await mara.cart('PUT', '/addresses/delivery?addressId=home');
    await mara.cart('PUT', '/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO 7' });
    const before = await mara.read();
    expect(before).toMatchObject({
      qualifiedUser: { id: 'qu-priya' },
      payment: { purchaseOrderNumber: 'PO 7' },
    });
    const late = await mara.cart('PUT', '/account', { id: 'org-4411' }, { 'If-Match': '"1"' });
    expect(late.status).toBe(412);
    const kept = await mara.cart('PUT', '/account', { id: 'org-4411', keepQGlobalAccount: true });
    expect(kept.headers.get('etag')).toBe(`"${before.version! + 1}"`);
    expect(await mara.read()).toMatchObject({
      customerAccount: { id: 'org-4411' },
      qGlobalAccount: { kind: 'EXISTING', number: 'QG-100300' },
      deliveryAddress: { id: 'home' },
    });
    const dropped = await mara.read();
    expect([dropped.qualifiedUser, dropped.payment]).toEqual([undefined, undefined]);
    await mara.cart('PUT', '/account', { id: 'personal-user-mara' });
    expect((await mara.read()).qGlobalAccount).toBeUndefined();
  });
});

describe.each(EXTENDED_SETUPS)('qualified users, $store', (setup) => {
  const add = (one: Customer, email: unknown, account = 'org-4410') =>
    one.ask('POST', `/accounts/${account}/qualifiedusers`, { body: { email } });

  it.each([
    ['', '400 ValidationError missing email'],
    ['   ', '400 ValidationError missing email'],
    ['wanda', '400 ValidationError invalid email'],
    ['wanda@kerr', '400 ValidationError invalid email'],
    [`${'a'.repeat(140)}@kerr.example`, '400 ValidationError tooLong email'],
    ['nobody@practice.example', '400 UnknownIdentifierError'],
  ])('are not added by %j: %s [CHK-03 part]', async (email, told) => {
    expect(refusal(await add(customer(occ(setup), 'user-mara'), email))).toBe(told);
  });

  it('are added by email where the organization has them, and never to a personal account [CHK-03 part]', async () => {
    const mara = customer(occ(setup), 'user-mara');
    const added = await add(mara, ' Wanda.Kerr@practice.example ');
    expect([added.status, added.json]).toMatchObject([201, { id: 'qu-wanda', level: 'ABC' }]);
    const { qualifiedUsers } = parsed(
      listQualifiedUsers,
      await mara.ask('GET', '/accounts/org-4410/qualifiedusers'),
    );
    expect(qualifiedUsers.map(({ id, level }) => `${id} ${level}`)).toEqual([
      'qu-priya ABC',
      'qu-jonas AB',
      'qu-clara A',
      'qu-felix undefined',
      'qu-wanda ABC',
    ]);
    expect((await add(mara, 'wanda.kerr@practice.example', 'personal-user-mara')).status).toBe(403);
    expect((await add(mara, 'wanda.kerr@practice.example', 'org-4460')).status).toBe(400);
  });

  it.each([
    ['ana', 'personal-ana', 'LMS4-KIT', 'ana', undefined],
    ['user-ada', 'personal-user-ada', 'LMS4-KIT', 'user-ada', '400 QualifiedUserLevelError levelTooLow C'],
    ['user-abel', 'personal-user-abel', 'OSI3-KIT', 'user-abel', undefined],
    ['user-ned', 'org-4420', 'LMS4-KIT', 'qu-felix', '400 QualifiedUserLevelError levelTooLow C'],
    ['user-mara', 'org-4410', 'LMS4-KIT', 'nobody', '400 UnknownIdentifierError'],
  ])('%s of %s chooses for %s the user %s: %s [CHK-03 part]', async (who, account, code, user, told) => {
    const one = await shopper(occ(setup), who, { [code]: 1 });
    expect(refusal(await one.cart('PUT', '/qualifieduser', { id: user }))).toBe('400 AccountInvalid');
    await one.cart('PUT', '/account', { id: account });
    const answer = await one.cart('PUT', '/qualifieduser', { id: user });
    if (told) expect(refusal(answer)).toBe(told);
    else expect((await one.read()).qualifiedUser?.id).toBe(user);
  });
});
