import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { quotesIn } from '../../demo-host/backend/quote/store.ts';
import {
  createQuote,
  listQuotes,
  readQuote,
  readQuoteEligibility,
  type Quote,
} from '../../src/api/quote/quote.contract.ts';
import {
  cardToken,
  chooseAll,
  customer,
  EXTENDED_SETUPS,
  occ,
  parsed,
  refusal,
  shopper,
  tokenIn,
  type Customer,
  type Occ,
} from './checkout-setup.ts';
import { SETUPS } from './occ-setup.ts';

const DAY_MS = 86_400_000;

const chosen = async (api: Occ, who = 'ana', lines: Record<string, number> = { 'FMS-KIT': 2 }) => {
  const one = await shopper(api, who, lines);
  await chooseAll(api, one);
  return one;
};

const quoted = async (one: Customer, body: object = { name: 'Spring assessments' }): Promise<Quote> =>
  parsed(createQuote, await one.ask('POST', '/quotes', { body: { cartId: 'current', ...body } }));

const read = async (one: Customer, code: string) =>
  parsed(readQuote, await one.ask('GET', `/quotes/${code}`));
const act = (one: Customer, code: string, action: string) =>
  one.ask('POST', `/quotes/${code}/action`, { body: { action } });
const settings = (api: Occ, values: object) =>
  api.askRoot('POST', '/__settings', { body: { customer: 'ana', settings: values } });

/** Orders the cart that was made from a quote. */
const order = async (api: Occ, one: Customer, cartId: string) => {
  const paid = await one.ask('PUT', `/carts/${cartId}/paymenttype`, {
    body: {
      type: 'CARD',
      paymentToken: tokenIn(await cardToken(api)),
      firstName: 'Mara',
      lastName: 'Lindqvist',
    },
  });
  expect(paid.status, paid.text).toBe(200);
  const cart = (await one.ask('GET', `/carts/${cartId}`)).json as {
    orderKey: string;
    totalPriceWithTax: { value: number };
  };
  const total = cart.totalPriceWithTax.value;
  return one.ask('POST', `/orders?cartId=${cartId}&termsChecked=true&expectedTotal=${total}`, {
    body: {},
    headers: { 'Idempotency-Key': cart.orderKey },
  });
};

describe.each(EXTENDED_SETUPS)('a quote of a cart, $store', (setup) => {
  it('is refused to nobody, of no cart, of an empty one, and of another’s [QTE-01 part, SEC-07 part]', async () => {
    const api = occ(setup);
    expect((await api.ask('POST', '/users/anonymous/quotes', { body: { cartId: 'a' } })).status).toBe(401);
    const ana = await shopper(api, 'ana', {});
    const post = (body: object) => ana.ask('POST', '/quotes', { body });
    expect(refusal(await post({}))).toBe('400 ValidationError missing cartId');
    expect(refusal(await post({ cartId: 'current', name: ' ' }))).toBe('400 ValidationError invalid name');
    expect(refusal(await post({ cartId: 'current', name: 'a' }))).toMatch(/^400 CartError invalid/);
    const eve = await shopper(api, 'eve', { 'FMS-KIT': 1 });
    const { code } = await eve.read();
    expect(refusal(await post({ cartId: code, name: 'a' }))).toMatch(/^400 CartError notFound/);
  });

  it.each([
    [{ 'FMS-KIT': 1 }, ['account', 'deliveryAddress', 'deliveryMode', 'billingAddress']],
    [{ 'RPW-G3-LIC': 60 }, ['account', 'billingAddress']],
  ])('of %j names what is missing, each part once [QTE-01 a]', async (lines, missing) => {
    const api = occ(setup);
    const ana = await shopper(api, 'ana', lines as Record<string, number>);
    const told = parsed(readQuoteEligibility, await ana.cart('GET', '/quoteeligibility'));
    expect(told.missing).toEqual(missing);
    const refused = await ana.ask('POST', '/quotes', { body: { cartId: 'current', name: 'a' } });
    expect(refusal(refused)).toBe(`400 QuoteNotReady missing ${missing[0]}`);
    expect((refused.json as { errors: object[] }).errors).toHaveLength(missing.length);
    expect(parsed(listQuotes, await ana.ask('GET', '/quotes')).quotes).toEqual([]);
  });

  it('is ready at once, valid 60 days to the end of the shop’s day, and the cart stays [QTE-01 e, QTE-04 g]', async () => {
    const api = occ(setup);
    const ana = await chosen(api);
    const before = await ana.read();
    const quote = await quoted(ana, { name: ' Spring assessments ', comment: 'For the purchasing office' });
    expect(quote).toMatchObject({
      name: 'Spring assessments',
      state: 'BUYER_OFFER',
      allowedActions: ['CANCEL', 'CHECKOUT'],
      comments: [{ text: 'For the purchasing office', fromCustomer: true }],
      expirationTime: '2027-05-01T04:59:59.999Z',
      totalPriceWithTax: before.totalPriceWithTax,
    });
    expect(quote.payment).toBeUndefined();
    expect(await ana.read()).toEqual(before);
  });

  it('is made once for one key, whatever was lost, and the key holds for that quote alone [QTE-01 d]', async () => {
    const api = occ(setup);
    const ana = await chosen(api);
    const headers = { 'Idempotency-Key': 'key-1' };
    const post = (name: string) => ana.ask('POST', '/quotes', { body: { cartId: 'current', name }, headers });
    const [first, second] = [await post('Spring'), await post('Spring')];
    expect([first.status, second.status, second.json]).toEqual([201, 201, first.json]);
    expect((await post('Autumn')).status).toBe(422);
    expect(parsed(listQuotes, await ana.ask('GET', '/quotes')).quotes).toHaveLength(1);
  });

  it('of a cart that has changed since it was seen is refused [QTE-01 part]', async () => {
    const api = occ(setup);
    const ana = await chosen(api);
    const { version } = await ana.read();
    await ana.cart('PATCH', '/entries/0', { quantity: 3 });
    const body = { cartId: 'current', name: 'a' };
    const stale = await ana.ask('POST', '/quotes', { body, headers: { 'If-Match': `"${version}"` } });
    expect(refusal(stale)).toMatch(/^412 PreconditionFailedError/);
  });

  it('expires early by a pricing update, the organization’s discount, or the first of both [QTE-03 a, c]', async () => {
    const api = occ(setup);
    const ana = await chosen(api);
    const told = async () => parsed(readQuoteEligibility, await ana.cart('GET', '/quoteeligibility'));
    await settings(api, { pricingUpdate: '2027-05-01' });
    expect((await told()).earlyExpiration).toEqual([]);
    await settings(api, { pricingUpdate: '2027-04-30' });
    expect((await told()).earlyExpiration).toEqual([{ reason: 'PRICING', date: '2027-04-30' }]);
    const organizationDiscount = { status: 'OLD_APPLIED', label: 'Agreed', percent: 8, ends: '2027-03-31' };
    await settings(api, { organizationDiscount });
    const both = await told();
    expect(both.earlyExpiration.map(({ reason }) => reason)).toEqual(['ORGANIZATION_DISCOUNT', 'PRICING']);
    expect([both.expirationTime, both.usualExpirationTime]).toEqual([
      '2027-04-01T04:59:59.999Z',
      '2027-05-01T04:59:59.999Z',
    ]);
    const made = await quoted(ana);
    expect([made.expirationTime, made.earlyExpiration]).toEqual([both.expirationTime, both.earlyExpiration]);
    await settings(api, { organizationDiscount: { ...organizationDiscount, status: 'OLD_EXPIRED' } });
    expect((await told()).earlyExpiration).toEqual([{ reason: 'PRICING', date: '2027-04-30' }]);
  });
});

describe.each(EXTENDED_SETUPS)('a quote as it lives, $store', (setup) => {
  it('is another’s or nobody’s: 403 and 404 [SEC-07 part]', async () => {
    const api = occ(setup);
    const { code } = await quoted(await chosen(api));
    const eve = customer(api, 'eve');
    for (const path of [`/quotes/${code}`, `/quotes/${code}/pdf`])
      expect((await eve.ask('GET', path)).status).toBe(403);
    expect((await act(eve, code, 'CANCEL')).status).toBe(403);
    expect((await eve.ask('GET', '/quotes/Q-0000000')).status).toBe(404);
  });

  it('does only what its state allows [QTE-04 e]', async () => {
    const api = occ(setup);
    const ana = await chosen(api);
    const { code } = await quoted(ana);
    for (const action of ['SUBMIT', 'EDIT', 'REQUOTE', 'APPROVE', ''])
      expect(refusal(await act(ana, code, action)), action).toBe(`400 IllegalQuoteStateError ${code}`);
    await api.askRoot('POST', '/__quotes', { body: { code, state: 'BUYER_SUBMITTED' } });
    expect(refusal(await act(ana, code, 'CHECKOUT'))).toBe(`400 IllegalQuoteStateError ${code}`);
    expect((await act(ana, code, 'CANCEL')).status).toBe(200);
    expect(await read(ana, code)).toMatchObject({ state: 'CANCELLED', allowedActions: ['REQUOTE'] });
    expect(refusal(await act(ana, code, 'CANCEL'))).toBe(`400 IllegalQuoteStateError ${code}`);
  });

  it('is ordered once, at its own prices, in one cart of its own, whatever the tabs; the present cart stays [QTE-04 h]', async () => {
    const api = occ(setup);
    const ana = await chosen(api);
    const quote = await quoted(ana);
    await api.askRoot('POST', '/__catalogue', { body: { code: 'FMS-KIT', price: 1000 } });
    const present = await ana.read();
    await act(ana, quote.code, 'CHECKOUT');
    await act(ana, quote.code, 'CHECKOUT');
    const { cartId = '' } = await read(ana, quote.code);
    const carts = (await ana.ask('GET', '/carts')).json as { carts: { code: string }[] };
    expect(carts.carts.map(({ code }) => code).toSorted()).toEqual([present.code, cartId].toSorted());
    expect((await ana.read()).code).toBe(present.code);

    for (const [method, path, body] of [
      ['PATCH', '/entries/0', { quantity: 1 }],
      ['DELETE', '/entries/0', undefined],
      ['POST', '/entries', { product: { code: 'LMS4-KIT' }, quantity: 1 }],
      ['POST', '/vouchers?voucherId=WELCOME10', {}],
    ] as const)
      expect(refusal(await ana.ask(method, `/carts/${cartId}${path}`, body && { body }))).toBe(
        `409 QuoteCartFixed ${quote.code}`,
      );
    await api.askRoot('POST', '/__catalogue', { body: { code: 'FMS-KIT', retired: true } });
    const { entries } = await read(ana, quote.code);
    expect([entries[0]?.product.purchasable, entries[0]?.todayTotalPrice]).toEqual([true, undefined]);
    expect((await ana.ask('POST', `/carts/${cartId}/validate`, { body: {} })).json).toEqual({
      cartModifications: [],
    });

    const placed = await order(api, ana, cartId);
    expect(placed.status, placed.text).toBe(201);
    const placedOrder = placed.json as {
      code: string;
      quoteCode?: string;
      totalPriceWithTax: { value: number };
    };
    expect(placedOrder.quoteCode).toBe(quote.code);
    expect(placedOrder.totalPriceWithTax.value).toBe(quote.totalPriceWithTax?.value);
    expect(await read(ana, quote.code)).toMatchObject({
      state: 'BUYER_ORDERED',
      orderCode: placedOrder.code,
      allowedActions: [],
    });
    expect(refusal(await act(ana, quote.code, 'CHECKOUT'))).toBe(`409 QuoteOrdered ${placedOrder.code}`);
    expect(refusal(await act(ana, quote.code, 'CANCEL'))).toBe(`409 QuoteOrdered ${placedOrder.code}`);
    expect((await ana.read()).code).toBe(present.code);
  });

  it('keeps its cart to itself: it is neither put aside nor filled at a sign-in, and never the current one [QTE-04 h]', async () => {
    const api = occ(setup);
    const ana = await chosen(api);
    const { code } = await quoted(ana);
    await ana.cart('DELETE', '');
    await act(ana, code, 'CHECKOUT');
    const { cartId = '' } = await read(ana, code);
    expect(refusal(await ana.cart('GET', ''))).toBe('400 CartError notFound current');
    expect(refusal(await ana.ask('PATCH', `/carts/${cartId}/save?saveCartName=Mine`, { body: {} }))).toBe(
      `409 QuoteCartFixed ${code}`,
    );
    const { guid } = (await ana.ask('GET', `/carts/${cartId}`)).json as { guid: string };
    const path = await api.newCart();
    const old = path.split('/').at(-1);
    expect(
      refusal(await ana.ask('POST', `/carts?oldCartId=${old}&toMergeCartGuid=${guid}`, { body: {} })),
    ).toBe(`400 CartError cannotRestore ${guid}`);
    const merged = await ana.ask('POST', `/carts?oldCartId=${old}`, { body: {} });
    expect((merged.json as { guid: string }).guid).not.toBe(guid);
  });

  it('expires while its cart is open: nothing is ordered, and the quote says so [QTE-04 e]', async () => {
    const api = occ(setup);
    const ana = await chosen(api);
    const { code } = await quoted(ana);
    await act(ana, code, 'CHECKOUT');
    const { cartId = '' } = await read(ana, code);
    api.backend.clock.advance(61 * DAY_MS);
    expect(refusal(await order(api, ana, cartId))).toBe(`409 QuoteExpired ${code}`);
    expect(refusal(await act(ana, code, 'CHECKOUT'))).toBe(`409 QuoteExpired ${code}`);
    expect(await read(ana, code)).toMatchObject({ state: 'EXPIRED', allowedActions: ['REQUOTE'] });
  });

  it('that is cancelled takes its cart along [QTE-04 part]', async () => {
    const api = occ(setup);
    const ana = await chosen(api);
    const { code } = await quoted(ana);
    await act(ana, code, 'CHECKOUT');
    const { cartId = '' } = await read(ana, code);
    await act(ana, code, 'CANCEL');
    expect(refusal(await ana.ask('GET', `/carts/${cartId}`))).toMatch(/^400 CartError notFound/);
    expect((await read(ana, code)).cartId).toBeUndefined();
  });

  it('is quoted again at today’s prices, without what is no longer sold [LEAD-09 b, c]', async () => {
    const api = occ(setup);
    const ana = await chosen(api, 'ana', { 'FMS-KIT': 2, 'LMS4-KIT': 1 });
    const old = await quoted(ana, { name: 'Spring', comment: 'Same again' });
    await api.askRoot('POST', '/__catalogue', { body: { code: 'FMS-KIT', price: 400 } });
    const seen = await read(ana, old.code);
    expect(seen.entries[0]?.todayTotalPrice?.value).toBe(800);
    expect(seen.entries[0]?.totalPrice).toEqual(old.entries[0]?.totalPrice);
    expect(seen.todaySubTotal?.value).toBe(800 + (old.entries[1]?.totalPrice?.value ?? 0));
    await api.askRoot('POST', '/__catalogue', { body: { code: 'LMS4-KIT', retired: true } });
    const again = await ana.ask('POST', '/quotes', { body: { quoteCode: old.code } });
    expect([again.status, again.json]).toMatchObject([
      201,
      { name: 'Spring', state: 'BUYER_OFFER', comments: [{ text: 'Same again' }] },
    ]);
    const next = parsed(createQuote, again);
    expect(next.code).not.toBe(old.code);
    expect(next.entries.map(({ product, totalPrice }) => [product.code, totalPrice?.value])).toEqual([
      ['FMS-KIT', 800],
    ]);
    await api.askRoot('POST', '/__catalogue', { body: { code: 'FMS-KIT', retired: true } });
    expect(refusal(await ana.ask('POST', '/quotes', { body: { quoteCode: old.code } }))).toMatch(
      /^400 CartError invalid/,
    );
  });

  it('is one of six in the list of who begins with them: by state, by words, in pages and in order [QTE-04 a, d]', async () => {
    const api = occ(setup);
    const quinn = customer(api, 'user-quinn');
    const list = async (query: string) => parsed(listQuotes, await quinn.ask('GET', `/quotes?${query}`));
    const all = await list('sort=byExpiration');
    expect(all.pagination?.totalResults).toBe(6);
    expect(all.quotes.map(({ state }) => state)).toEqual([
      'CANCELLED',
      'EXPIRED',
      'BUYER_ORDERED',
      'BUYER_OFFER',
      'BUYER_OFFER',
      'BUYER_SUBMITTED',
    ]);
    const ends = all.quotes.map(({ expirationTime = '' }) => expirationTime);
    expect(ends).toEqual(ends.toSorted());
    const names = async (query: string) => (await list(query)).quotes.map(({ name }) => name);
    expect(await names('statuses=EXPIRING')).toEqual(['Record forms, second term']);
    expect(await names('statuses=EXPIRING,CANCELLED')).toHaveLength(2);
    expect(await names('query=CLINIC')).toEqual(['Kits for the new clinic']);
    expect(await names('query=nothing')).toEqual([]);
    expect(await names('pageSize=4&currentPage=1')).toHaveLength(2);
    // A client that asks by OCC's own state also finds the expiring and the expired quote.
    expect(await names('statuses=BUYER_OFFER')).toHaveLength(3);
  });

  it('is a real PDF with its number, its products and its total, in whichever letters its name is [QTE-04 f]', async () => {
    const api = occ(setup);
    const ana = await chosen(api);
    const name = `Évaluations du printemps 春 ${'x'.repeat(200)}`;
    const quote = await quoted(ana, { name, comment: 'Merci' });
    const response = await api.backend.fetch(
      new Request(`http://commerce.localhost/headless/ecommerce/v2/users/current/quotes/${quote.code}/pdf`, {
        headers: { Authorization: 'Bearer demo-token-ana', 'X-Site-Id': 'usassessments' },
      }),
    );
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`quote-${quote.code}.pdf`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    for (const told of [
      quote.code,
      'Évaluations du printemps ?',
      'Prices valid until April 30, 2027 at 11:59 PM CDT',
      'FMS-KIT',
      quote.totalPriceWithTax?.formattedValue ?? 'none',
      'Merci',
    ])
      expect(text).toContain(told);
  });

  it.each([
    [
      'fr',
      'caassessments',
      'soumission',
      'Soumission',
      '28 février 2027',
      '29 avril 2027 à 23 h 59 HAE',
      ' $',
    ],
    ['nl', 'nlassessments', 'offerte', 'Offerte', '1 maart 2027', '29 april 2027 om 23:59 CEST', '€ '],
    [
      'es',
      'esassessments',
      'presupuesto',
      'Presupuesto',
      '1 de marzo de 2027',
      '29 de abril de 2027 a las 23:59 CEST',
      ' €',
    ],
  ])(
    'is a PDF in the language of the call, %s, with the days of the page: those of the site’s own shop [QTE-04 f, LEAD-09, LOC-10]',
    async (lang, site, file, title, made, ends, price) => {
      const api = occ(setup);
      const quinn = customer(api, 'user-quinn');
      const headers = { 'X-Site-Id': site };
      const [seeded] = parsed(listQuotes, await quinn.ask('GET', '/quotes', { headers })).quotes;
      const { code } = seeded!;
      const quotes = quotesIn(api.repository);
      const kept = quotes.get('user-quinn', code)!;
      // It is shortly before midnight in the Toronto shop, and shortly after midnight in Amsterdam's and Madrid's.
      const createdAt = Date.parse(lang === 'fr' ? '2027-03-01T04:30:00Z' : '2027-02-28T23:30:00Z');
      quotes.save({ ...kept, createdAt, lastDay: '2027-04-29' });
      const response = await api.backend.fetch(
        new Request(
          `http://commerce.localhost/headless/ecommerce/v2/users/current/quotes/${code}/pdf?lang=${lang}`,
          { headers: { Authorization: 'Bearer demo-token-user-quinn', 'X-Site-Id': site } },
        ),
      );
      expect(response.headers.get('content-disposition')).toContain(`"${file}-${code}.pdf"`);
      const paper = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
      const { text } = await extractText(paper, { mergePages: true });
      for (const told of [`${title} ${code}`, made, ends, price]) expect(text).toContain(told);
      expect(text).not.toMatch(/Quote|Created|Prices hold|Quantity|[A-Z]{2}?\$\d/);
    },
  );
});

/** Returns the text of a quote's PDF, as a customer's browser gets it. */
const paperOf = async (api: Occ, who: string, code: string, site = 'usassessments', lang = 'en') => {
  const response = await api.backend.fetch(
    new Request(
      `http://commerce.localhost/headless/ecommerce/v2/users/current/quotes/${code}/pdf?lang=${lang}`,
      { headers: { Authorization: `Bearer demo-token-${who}`, 'X-Site-Id': site } },
    ),
  );
  const paper = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(paper, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};

describe.each(EXTENDED_SETUPS)('the PDF of a quote, $store', (setup) => {
  it('adds up: each line with its discount, then the sums of the page [QTE-04 f part]', async () => {
    const api = occ(setup);
    const ana = await chosen(api, 'ana', { 'LMS4-KIT': 10, 'FMS-KIT': 1 });
    await ana.cart('POST', '/vouchers?voucherId=WELCOME10', {});
    const quote = await quoted(ana);
    const text = await paperOf(api, 'ana', quote.code);
    const [line] = quote.entries;
    const shown = [line?.basePrice, line?.totalPrice, line?.totalDiscounts].map(
      (money) => money?.formattedValue ?? 'none',
    );
    for (const told of shown) expect(text).toContain(told);
    const sums = text.slice(text.indexOf('Before discounts'));
    expect(sums).toMatch(
      /^Before discounts \$[\d,.]+ Discounts –\$[\d,.]+ Discounts on the whole quote –\$[\d,.]+ Subtotal \$[\d,.]+ Shipping \$[\d,.]+ Tax \$[\d,.]+ Total \$[\d,.]+ All amounts are in US dollars \(USD\)\.$/,
    );
    const [before = 0, ofLines = 0, ofOrder = 0, subtotal = 0, shipping = 0, tax = 0, total = 0] = [
      ...sums.matchAll(/(–?)\$([\d,.]+)/g),
    ].map(([, sign, digits = '']) => Math.round(Number(digits.replaceAll(',', '')) * (sign ? -100 : 100)));
    expect(before + ofLines + ofOrder).toBe(subtotal);
    expect(subtotal + shipping + tax).toBe(total);
    expect(total).toBe(Math.round((quote.totalPriceWithTax?.value ?? 0) * 100));
  });

  it('says for whom it is, where it goes and who pays [QTE-04 f part]', async () => {
    const api = occ(setup);
    const quote = await quoted(await chosen(api));
    const text = await paperOf(api, 'ana', quote.code);
    expect(text).toContain(`Customer account ${quote.customerAccount?.name}`);
    for (const name of ['Shipping address', 'Billing address'])
      expect(text).toContain(`${name} ${quote.deliveryAddress?.firstName}`);
    expect(text).toContain(`Shipping method ${quote.deliveryMode?.name} · 10-15 business days`);
  });

  it('says who made it, who wrote the comment, and what a training was booked for [QTE-04 f part, TRN-01]', async () => {
    const api = occ(setup);
    const ana = await chosen(api, 'ana', { 'FMS-TRN': 1, 'FMS-KIT': 1 });
    const person = { firstName: 'Zoë', lastName: 'Roy', email: 'zoe@example.org' };
    const told = await ana.cart('PUT', '/entries/0/training', {
      dates: ['2027-05-03', '2027-05-05'],
      contact: { ...person, phone: '555 0100', country: 'US' },
      participants: [person, { ...person, email: 'ana@example.org' }],
    });
    expect(told.status, told.text).toBe(200);
    const quote = await quoted(ana, { name: 'Training', comment: 'For the purchasing office' });
    expect(quote.comments).toMatchObject([{ author: { name: 'Ana Example' } }]);
    const text = await paperOf(api, 'ana', quote.code);
    expect(text).toMatch(
      /^Lindgren & Vale 410 Alder Street, Minneapolis, MN 55401 \+1 800 555 0142 · orders@/,
    );
    for (const words of [
      'Ana Example: For the purchasing office',
      'Preferred dates: May 3, 2027 or May 5, 2027',
      'Contact: Zoë Roy, zoe@example.org, 555 0100',
      '2 participants',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/undefined|You/);
  });

  it.each([
    [
      'fr',
      'caassessments',
      [
        'Sous-total',
        'Livraison',
        'Taxes',
        'Compte client',
        'Adresse de facturation',
        'Mode de livraison Service terrestre · 10 à 15 jours ouvrables',
        '215, rue de la Fonderie, Montréal',
        'Tous les montants sont en dollars canadiens (CAD).',
      ],
    ],
    [
      'en',
      'caassessments',
      ['Shipping method Ground', '88 Foundry Lane, Toronto', 'All amounts are in Canadian dollars (CAD).'],
    ],
    [
      'nl',
      'nlassessments',
      [
        'Subtotaal',
        'Verzending',
        'Inclusief btw',
        'Klantaccount',
        'Factuuradres',
        'Verzendmethode Standaardverzending · 10-15 werkdagen',
        'Alle bedragen zijn in euro (EUR).',
      ],
    ],
    [
      'es',
      'esassessments',
      [
        'Subtotal',
        'Envío',
        'IVA incluido',
        'Cuenta de cliente',
        'Dirección de facturación',
        'Método de envío Estándar · De 10 a 15 días laborables',
        'Todos los importes están en euros (EUR).',
      ],
    ],
  ])(
    'has its sums and addresses in the words of the page, %s [QTE-04 f part, LOC-12 part]',
    async (lang, site, words) => {
      const api = occ(setup);
      const quinn = customer(api, 'user-quinn');
      const [seeded] = parsed(
        listQuotes,
        await quinn.ask('GET', '/quotes', { headers: { 'X-Site-Id': site } }),
      ).quotes;
      const text = await paperOf(api, 'user-quinn', seeded!.code, site, lang);
      for (const word of words) expect(text).toContain(word);
      expect(text).not.toMatch(/undefined|NaN/);
    },
  );
});

describe.each(SETUPS.filter(({ prefix }) => prefix === 'site in the path'))(
  'a quote by a client that knows OCC alone, $store',
  (setup) => {
    it('is a draft that is named, sent, and taken to a cart, without a field of ours [API-06 part]', async () => {
      const api = occ(setup);
      const ana = await shopper(api, 'ana', { 'FMS-KIT': 1 });
      const made = await ana.ask('POST', '/quotes', { body: { cartId: 'current' } });
      expect([made.status, made.json]).toMatchObject([201, { state: 'BUYER_DRAFT' }]);
      const { code } = made.json as { code: string };
      expect((made.json as { allowedActions: string[] }).allowedActions).toEqual(['CANCEL', 'SUBMIT']);
      await ana.ask('PATCH', `/quotes/${code}`, { body: { name: 'Mine', description: 'All of it' } });
      expect((await act(ana, code, 'SUBMIT')).status).toBe(200);
      expect(refusal(await ana.ask('PATCH', `/quotes/${code}`, { body: { name: 'Late' } }))).toBe(
        `400 IllegalQuoteStateError ${code}`,
      );
      await ana.ask('POST', `/quotes/${code}/action`, {
        raw: 'action=CHECKOUT',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
      const sent = (await ana.ask('GET', `/quotes/${code}`)).json as Record<string, unknown>;
      expect(sent).toMatchObject({ name: 'Mine', description: 'All of it', state: 'BUYER_OFFER' });
      expect(sent['cartId']).toBeDefined();
      for (const own of ['orderCode', 'sentTime', 'readyTime', 'todaySubTotal'])
        expect(sent).not.toHaveProperty(own);
      expect((await ana.ask('GET', `/quotes/${code}/pdf`)).status).toBe(404);
      const basic = (await ana.ask('GET', '/quotes?fields=BASIC')).json as { quotes: object[] };
      expect(Object.keys(basic.quotes[0] ?? {})).toContain('code');
    });
  },
);
