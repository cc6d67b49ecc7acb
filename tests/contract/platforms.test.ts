import { describe, expect, it } from 'vitest';
import {
  chooseAll,
  customer,
  EXTENDED_SETUPS,
  occ,
  placeCurrent,
  refusal,
  shopper,
  type Customer,
} from './checkout-setup.ts';

const lookUp = async (one: Customer, number: string) =>
  (await one.ask('POST', '/qglobalaccounts/verification', { body: { number } })).json;

describe.each(EXTENDED_SETUPS)('accounts of Q-global, $store', (setup) => {
  it.each([
    ['QG-000000', { result: 'NOT_FOUND' }],
    ['QG-900900', { result: 'NO_ACCESS' }],
    ['QG-100300', { result: 'NO_ACCESS' }],
    [' QG-200100 ', { result: 'FOUND', account: { name: 'Open scoring group', isOwner: false } }],
  ])('are looked up: %s %j [CHK-04 part]', async (number, told) => {
    const answer = await lookUp(customer(occ(setup), 'ana'), number);
    expect(answer).toMatchObject(told);
    expect(Object.keys(answer as object).length).toBe(Object.keys(told).length);
  });

  it('say that an organization has one to its own members alone, and five wrong numbers wait [CHK-04 g]', async () => {
    const api = occ(setup);
    const mara = customer(api, 'user-mara');
    expect(await lookUp(mara, 'QG-200200')).toMatchObject({ result: 'LINKED_TO_ORGANIZATION' });
    expect(await lookUp(customer(api, 'ana'), 'QG-200200')).toEqual({ result: 'NO_ACCESS' });
    for (const number of ['QG-000001', 'QG-000002', 'QG-000003', 'QG-000004', 'QG-000005']) {
      await lookUp(mara, number);
      // A known number between them does not start anew.
      if (number !== 'QG-000005') await lookUp(mara, 'QG-200100');
    }
    for (const path of ['/qglobalaccounts/verification', '/qglobalaccounts'])
      expect(refusal(await mara.ask('POST', path, { body: { number: 'QG-200100' } }))).toBe(
        '429 TooManyAttemptsError wait',
      );
  });

  it('join the profile where that may be, and are handed over by their owner to a qualified colleague alone [CHK-04 f]', async () => {
    const api = occ(setup);
    const ana = customer(api, 'ana');
    const add = (number: string) => ana.ask('POST', '/qglobalaccounts', { body: { number } });
    expect((await add('QG-900900')).status).toBe(403);
    expect((await add('QG-000000')).status).toBe(400);
    expect((await add('QG-100300')).status).toBe(403);
    expect((await add('QG-200100')).status).toBe(201);
    const mara = customer(api, 'user-mara');
    const handOver = (one: Customer, email: string) =>
      one.ask('POST', '/qglobalaccounts/QG-100200/owner', { body: { email } });
    expect((await handOver(ana, 'noor@practice.example')).status).toBe(403);
    // Felix has no level, Noor is of no organization of hers.
    for (const email of ['nobody@practice.example', 'felix.osei@practice.example', 'noor@practice.example'])
      expect(refusal(await handOver(mara, email))).toBe('400 UserNotInOrganization');
    expect((await handOver(mara, 'Priya.Raman@practice.example')).json).toMatchObject({
      isOwner: false,
      ownerName: 'Priya Raman',
    });
    expect(api.mails().map(({ to }) => to)).toEqual([
      'priya.raman@practice.example',
      'mara@practice.example',
    ]);
    expect((await handOver(mara, 'priya.raman@practice.example')).status).toBe(403);
    expect((await mara.ask('GET', '/qglobalaccounts')).json).toMatchObject({
      qglobalAccounts: [{ number: 'QG-100200', isOwner: false }, {}],
    });
    const again = (email: string) =>
      mara.ask('POST', '/qglobalaccounts/QG-100300/owner', { body: { email } });
    await again('a@practice.example');
    await again('b@practice.example');
    expect(refusal(await again('priya.raman@practice.example'))).toBe('429 TooManyAttemptsError wait');
  });

  it.each([
    [{ kind: 'OTHER' }, '400 ValidationError invalid kind'],
    [{ kind: 'EXISTING' }, '400 ValidationError missing number'],
    [{ kind: 'INVENTORY', number: '' }, '400 ValidationError invalid number'],
    [{ kind: 'EXISTING', number: 'QG-200100' }, '400 QGlobalAccountInvalid notFound QG-200100'],
    [{ kind: 'INVENTORY', number: 'QG-000000' }, '400 QGlobalAccountInvalid notFound QG-000000'],
  ])('are not chosen by %j: %s [CHK-04 part]', async (body, told) => {
    const mara = await shopper(occ(setup), 'user-mara', { 'FMS-QGR': 1 });
    expect(refusal(await mara.cart('PUT', '/qglobalaccount', body))).toBe(told);
  });

  it('take inventory without a membership, or are new without a number; they go with their lines [CHK-04 part]', async () => {
    const mara = await shopper(occ(setup), 'user-mara', { 'FMS-QGR': 1, 'FMS-KIT': 1 });
    await mara.cart('PUT', '/qglobalaccount', { kind: 'INVENTORY', number: 'QG-200100' });
    expect((await mara.read()).qGlobalAccount).toEqual({
      kind: 'INVENTORY',
      number: 'QG-200100',
      name: 'Open scoring group',
    });
    await mara.cart('PUT', '/qglobalaccount', { kind: 'NEW' });
    expect((await mara.read()).qGlobalAccount).toEqual({ kind: 'NEW' });
    await mara.cart('DELETE', '/entries/0');
    expect((await mara.read()).qGlobalAccount).toBeUndefined();
  });
});

describe.each(EXTENDED_SETUPS)('accounts of aimswebPlus, $store', (setup) => {
  it('are for organizations, with number and terms [CHK-05 part]', async () => {
    const mara = await shopper(occ(setup), 'user-mara', { 'RPW-G3-LIC': 7 });
    const choose = (body: object) => mara.cart('PUT', '/aimswebaccount', body);
    expect(refusal(await mara.cart('PUT', '/account', { id: 'personal-user-mara' }))).toBe(
      '400 AccountInvalid organizationOnly personal-user-mara',
    );
    expect(refusal(await choose({ kind: 'NEW', termsAccepted: true }))).toBe(
      '400 AccountInvalid organizationOnly',
    );
    await mara.cart('PUT', '/account', { id: 'org-4410' });
    expect(refusal(await choose({ kind: 'EXISTING', termsAccepted: true }))).toBe(
      '400 ValidationError missing number',
    );
    expect(refusal(await choose({ kind: 'EXISTING', number: 'AW-5001' }))).toBe(
      '400 ValidationError missing termsAccepted',
    );
    expect(refusal(await choose({ kind: 'NEW', termsAccepted: false }))).toBe(
      '400 ValidationError missing termsAccepted',
    );
    expect((await choose({ kind: 'EXISTING', number: 'AW-0', termsAccepted: true })).status).toBe(400);
    expect((await choose({ kind: 'EXISTING', number: 'AW-5001', termsAccepted: true })).status).toBe(200);
    expect((await mara.read()).aimswebAccount).toMatchObject({ kind: 'EXISTING', number: 'AW-5001' });
    expect((await mara.ask('GET', '/aimswebaccounts')).json).toMatchObject({
      aimswebAccounts: [{ number: 'AW-5001' }, { number: 'AW-5002' }],
    });
  });
});

describe.each(EXTENDED_SETUPS)('third-party programs, $store', (setup) => {
  it('are chosen where the service has them, and stand on the order [CHK-18 part]', async () => {
    const api = occ(setup);
    const one = await shopper(api, 'ana', { 'FMS-KIT': 1 });
    await chooseAll(api, one);
    expect((await one.cart('PUT', '/thirdpartyprogram', { id: 'none' })).status).toBe(400);
    await api.askRoot('POST', '/__settings', { body: { customer: 'ana', settings: { program: false } } });
    expect((await one.ask('GET', '/thirdpartyprograms')).json).toEqual({ programs: [] });
    expect((await one.cart('PUT', '/thirdpartyprogram', { id: 'title-i' })).status).toBe(400);
    await api.askRoot('DELETE', '/__settings');
    await one.cart('PUT', '/thirdpartyprogram', { id: 'title-i' });
    await one.cart('PUT', '/thirdpartyprogram', { id: null });
    expect((await one.read()).thirdPartyProgram).toBeUndefined();
    await one.cart('PUT', '/thirdpartyprogram', { id: 'title-i' });
    expect((await placeCurrent(one)).json).toMatchObject({ thirdPartyProgram: { id: 'title-i' } });
  });
});

describe.each(EXTENDED_SETUPS)('what a training needs to know, $store', (setup) => {
  const WHOLE = {
    dates: ['2027-04-12', '2027-04-13'],
    contact: {
      firstName: 'Mara',
      lastName: 'Lindqvist',
      email: 'm@p.example',
      phone: '2025550143',
      country: 'US',
    },
    participants: [{ firstName: 'Zoë', lastName: 'O’Hara-Li', email: 'z@p.example' }],
  };
  // The first of March has begun in every time zone, so the earliest date is six weeks later, 12 April.
  it.each([
    [{ ...WHOLE, dates: ['2027-04-11', '2027-04-20'] }, '400 ValidationError invalid dates'],
    [{ ...WHOLE, dates: ['2027-04-20', '2027-04-20'] }, '400 ValidationError invalid dates'],
    [{ ...WHOLE, dates: ['soon'] }, '400 ValidationError invalid dates.0'],
    [
      { ...WHOLE, participants: [...WHOLE.participants, ...WHOLE.participants] },
      '400 ValidationError invalid participants.1.email',
    ],
    [
      { ...WHOLE, contact: { ...WHOLE.contact, firstName: 'M4ra' } },
      '400 ValidationError invalid contact.firstName',
    ],
  ])('refuses %j: %s [TRN-05 part]', async (body, told) => {
    const one = await shopper(occ(setup), 'ana', { 'FMS-TRN': 1 });
    expect(refusal(await one.cart('PUT', '/entries/0/training', body))).toBe(told);
  });

  it('is not taken from a visitor who is not signed in [TRN-01 d]', async () => {
    const { ask, newCart } = occ(setup);
    const cart = await newCart();
    await ask('POST', `${cart}/entries`, { body: { product: { code: 'FMS-TRN' }, quantity: 1 } });
    const answer = await ask('PUT', `${cart}/entries/0/training`, { body: WHOLE });
    expect(answer.status, refusal(answer)).toBe(401);
  });

  it('is complete with dates, contact and participants, and stays with its line [TRN-05 b]', async () => {
    const api = occ(setup);
    const one = await shopper(api, 'ana', { 'FMS-KIT': 1 });
    await chooseAll(api, one);
    await one.cart('POST', '/entries', { product: { code: 'FMS-TRN' }, quantity: 1 });
    await one.cart('PUT', '/billingaddress', { use: 'DELIVERY' });
    await one.cart('PUT', '/paymenttype', { type: 'BANK_TRANSFER' });
    expect(refusal(await one.cart('PUT', '/entries/0/training', WHOLE))).toMatch(/^400 CartEntryError/);
    expect((await one.read()).entries[1]?.training).toMatchObject({ complete: false, dates: [] });
    await one.cart('PUT', '/entries/1/training', { dates: WHOLE.dates });
    expect(refusal(await placeCurrent(one))).toBe('409 TrainingMissing FMS-TRN');
    await one.cart('PUT', '/entries/1/training', {
      contact: WHOLE.contact,
      participants: WHOLE.participants,
    });
    await one.cart('PATCH', '/entries/1', { quantity: 2 });
    expect((await one.read()).entries[1]?.training).toMatchObject({ complete: true, dates: WHOLE.dates });
    expect((await placeCurrent(one)).json).toMatchObject({ hasTraining: true });
  });
});
