import { describe, expect, it } from 'vitest';
import * as book from '../../src/api/address/address-book.contract.ts';
import { listDeliveryModes } from '../../src/api/checkout/delivery.contract.ts';
import { customer, occ, parsed, refusal, shopper, STREET, EXTENDED_SETUPS } from './checkout-setup.ts';
import { SETUPS } from './occ-setup.ts';

describe.each(SETUPS)('saved addresses, $prefix, $store', (setup) => {
  it.each([
    [{ ...STREET, firstName: '' }, 'invalid firstName'],
    [{ ...STREET, line1: undefined }, 'missing line1'],
    [{ ...STREET, line1: 'x'.repeat(241) }, 'invalid line1'],
    [{ ...STREET, town: 'x'.repeat(101) }, 'invalid town'],
    [{ ...STREET, country: { isocode: 'USA' } }, 'invalid country.isocode'],
    [{ ...STREET, country: { isocode: 'ZZ' } }, 'invalid country.isocode'],
    [{ ...STREET, region: undefined }, 'missing region.isocode'],
    [{ ...STREET, region: { isocode: 'US-QC' } }, 'invalid region.isocode'],
  ])('refuse %j [CHK-20 part]', async (body, told) => {
    const answer = await customer(occ(setup), 'ana').ask('POST', '/addresses', { body });
    expect(refusal(answer)).toBe(`400 ValidationError ${told}`);
  });

  it('are made, read, changed, made the default and deleted, each by its own customer [CHK-09 part]', async () => {
    const api = occ(setup);
    const ana = customer(api, 'ana');
    const made = await ana.ask('POST', '/addresses', {
      body: { ...STREET, line2: null, defaultAddress: true },
    });
    const address = parsed(book.createAddress, made);
    expect([made.status, address.defaultAddress, address.region]).toEqual([
      201,
      true,
      { isocode: 'US-OH', isocodeShort: 'OH', name: 'Ohio' },
    ]);
    const path = `/addresses/${address.id}`;
    const stranger = await customer(api, 'eve').ask('GET', path);
    expect(refusal(stranger)).toMatch(/^400 UnknownIdentifierError/);
    expect((await ana.ask('PATCH', path, { body: { town: 'Dayton', line2: 'Floor 2' } })).text).toBe('');
    expect(parsed(book.readAddress, await ana.ask('GET', path))).toMatchObject({
      town: 'Dayton',
      line2: 'Floor 2',
    });
    await ana.ask('PATCH', path, { body: { line2: null } });
    expect(parsed(book.readAddress, await ana.ask('GET', path)).line2).toBeUndefined();
    await ana.ask('PATCH', '/addresses/work', { body: { defaultAddress: true } });
    const { addresses } = parsed(book.listAddresses, await ana.ask('GET', '/addresses'));
    expect(addresses.filter((one) => one.defaultAddress).map(({ id }) => id)).toEqual(['work']);
    expect((await ana.ask('DELETE', path)).status).toBe(200);
    expect((await ana.ask('DELETE', path)).status).toBe(400);
  });

  it('are an account’s for who orders for it [ACC-02 d part]', async () => {
    const api = occ(setup);
    const path = '/addresses?accountUuid=org-4410';
    expect((await customer(api, 'ana').ask('GET', path)).status).toBe(403);
    const { addresses } = parsed(book.listAddresses, await customer(api, 'user-mara').ask('GET', path));
    expect(addresses.map(({ id }) => id)).toEqual(['store-room']);
  });

  it.each([
    [STREET, 'ACCEPT', []],
    [{ ...STREET, line1: '1 Quiet Street' }, 'ACCEPT', []],
    [{ ...STREET, line1: '18 linden avenue', postalCode: '43210' }, 'REVIEW', ['18 Linden Avenue']],
    [{ ...STREET, line1: '1 Nowhere Street' }, 'REJECT', []],
  ])('are verified: %j %s [CHK-07 part]', async (body, decision, suggested) => {
    const answer = await customer(occ(setup), 'ana').ask('POST', '/addresses/verification', { body });
    const told = parsed(book.verifyAddress, answer);
    expect([told.decision, told.suggestedAddresses.map(({ line1 }) => line1)]).toEqual([decision, suggested]);
  });
});

describe.each(SETUPS)('where a cart goes, $prefix, $store', (setup) => {
  const ana = () => shopper(occ(setup), 'ana', { 'FMS-KIT': 1 });

  it('refuses an address that is not there, a mode before an address, and what is none [CHK-08 part]', async () => {
    const one = await ana();
    expect(refusal(await one.cart('PUT', '/addresses/delivery'))).toBe(
      '400 ValidationError missing addressId',
    );
    expect(refusal(await one.cart('PUT', '/addresses/delivery?addressId=none'))).toBe(
      '400 CartAddressError notValid none',
    );
    expect(parsed(listDeliveryModes, await one.cart('GET', '/deliverymodes')).deliveryModes).toEqual([]);
    expect(refusal(await one.cart('PUT', '/deliverymode?deliveryModeId=ground'))).toBe(
      '400 UnsupportedDeliveryModeError',
    );
    expect(
      refusal(
        await one.cart('POST', '/addresses/delivery', {
          ...STREET,
          country: { isocode: 'BR' },
          region: null,
        }),
      ),
    ).toBe('400 ValidationError invalid country.isocode');
    expect(
      (await one.cart('PUT', '/addresses/delivery?addressId=home', undefined, { 'If-Match': '"0"' })).status,
    ).toBe(412);
  });

  it.each([
    ['home', ['ground 10', 'expedited 20']],
    ['manila', ['ground 10', 'expedited 20']],
    ['yangon', []],
  ])('has for %s the modes %j [CHK-08 part]', async (addressId, modes) => {
    const one = await ana();
    await one.cart('PUT', `/addresses/delivery?addressId=${addressId}`);
    const { deliveryModes } = parsed(listDeliveryModes, await one.cart('GET', '/deliverymodes'));
    expect(deliveryModes.map(({ code, deliveryCost }) => `${code} ${deliveryCost?.value}`)).toEqual(modes);
  });

  it('loses its mode with another address, and both with the last line that is shipped [CHK-15 part]', async () => {
    const one = await shopper(occ(setup), 'ana', { 'FMS-KIT': 1, 'FMS-DIG': 1 });
    const made = await one.cart('POST', '/addresses/delivery?saveInAddressBook=true', STREET);
    expect(made.status).toBe(201);
    const { addresses } = parsed(book.listAddresses, await one.ask('GET', '/addresses'));
    expect(addresses).toHaveLength(6);
    await one.cart('PUT', '/deliverymode?deliveryModeId=expedited');
    expect((await one.read()).deliveryCost?.value).toBe(20);
    await one.cart('PUT', '/addresses/delivery?addressId=work');
    expect([(await one.read()).deliveryMode, (await one.read()).deliveryCost]).toEqual([
      undefined,
      undefined,
    ]);
    await one.cart('DELETE', '/entries/0');
    expect((await one.read()).deliveryAddress).toBeUndefined();
  });
});

describe.each(EXTENDED_SETUPS)('whom the bill is for, $store', (setup) => {
  it.each([
    [{}, '400 ValidationError invalid addressId'],
    [{ use: 'DELIVERY', addressId: 'home' }, '400 ValidationError invalid addressId'],
    [{ use: 'DELIVERY' }, '400 UnknownIdentifierError'],
    [{ use: 'ACCOUNT' }, '400 UnknownIdentifierError'],
    [{ use: 'MINE' }, '400 ValidationError invalid use'],
    [{ addressId: 'none' }, '400 CartAddressError notValid none'],
    [{ address: { ...STREET, lastName: '' } }, '400 ValidationError invalid address.lastName'],
  ])('is not %j [CHK-09 part]', async (body, told) => {
    const one = await shopper(occ(setup), 'ana', { 'FMS-KIT': 1 });
    expect(refusal(await one.cart('PUT', '/billingaddress', body))).toBe(told);
  });

  it('is the account’s, a saved one, a new one, or where it goes [CHK-09 part]', async () => {
    const one = await shopper(occ(setup), 'user-mara', { 'FMS-KIT': 1 });
    await one.cart('PUT', '/account', { id: 'org-4410' });
    await one.cart('PUT', '/addresses/delivery?addressId=manila');
    const street = async (body: unknown) => {
      expect((await one.cart('PUT', '/billingaddress', body)).status).toBe(200);
      return (await one.read()).billingAddress?.line1;
    };
    expect(await street({ use: 'ACCOUNT' })).toBe('410 Alder Street');
    expect(await street({ addressId: 'home' })).toBe('18 Linden Avenue');
    expect(await street({ address: { ...STREET, line1: '1 New Road' } })).toBe('1 New Road');
    expect(await street({ use: 'DELIVERY' })).toBe('25 Ayala Avenue');
    expect(await street({ addressId: 'nameless' })).toBe('7 Canal Road');
  });

  it('is still the shipping address, or the account’s own, once that was corrected [CHK-21 f]', async () => {
    const one = await shopper(occ(setup), 'user-mara', { 'FMS-KIT': 1 });
    const billed = async () => (await one.read()).billingAddress?.line1;
    await one.cart('PUT', '/account', { id: 'personal-user-mara' });
    await one.cart('PUT', '/addresses/delivery?addressId=manila');
    await one.cart('PUT', '/billingaddress', { use: 'DELIVERY' });
    await one.cart('PUT', '/addresses/delivery?addressId=home');
    expect(await billed()).toBe('18 Linden Avenue');
    await one.cart('POST', '/addresses/delivery', { ...STREET, line1: '1 New Road' });
    expect(await billed()).toBe('1 New Road');
    await one.cart('PUT', '/billingaddress', { use: 'ACCOUNT' });
    const path = '/accounts/personal-user-mara/billingaddress';
    expect((await one.ask('PUT', path, { body: { ...STREET, line1: '2 New Road' } })).status).toBe(200);
    expect(await billed()).toBe('2 New Road');
    await one.cart('PUT', '/billingaddress', { addressId: 'home' });
    await one.cart('PUT', '/addresses/delivery?addressId=manila');
    expect(await billed()).toBe('18 Linden Avenue');
  });

  it('is suggested from the third character on, for a kind that is one [CHK-07 part]', async () => {
    const one = await shopper(occ(setup), 'ana', { 'FMS-KIT': 1 });
    const suggest = async (query: string) => one.cart('GET', `/search/address/autosuggest?${query}`);
    expect(refusal(await suggest('term=lin'))).toBe('400 ValidationError missing addressType');
    expect(refusal(await suggest('addressType=HOME&term=lin'))).toBe(
      '400 ValidationError invalid addressType',
    );
    const of = async (term: string) =>
      parsed(book.suggestAddresses, await suggest(`addressType=SHIPPING&lang=en&term=${term}`)).suggestions;
    expect(await of('li')).toEqual([]);
    expect(await of('null')).toEqual([]);
    expect(await of('18%20lin')).toMatchObject([
      {
        text: '18 Linden Avenue, Columbus, OH 43215',
        address: { town: 'Columbus', region: { isocode: 'US-OH' } },
      },
      { text: '18 Linden Court, Austin, TX 78701' },
    ]);
  });
});
