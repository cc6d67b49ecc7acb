/// <reference types="gtag.js" />
import { Ajv } from 'ajv';
import { createRequire } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import { contractFiles } from '../../src/build/contract/contract-files.ts';
import type {
  AnalyticsRecord,
  Ga4Parameters,
  ProductRecord,
} from '../../src/core/analytics/analytics-record.contract.ts';
import {
  createRecorder,
  type ProductSource,
  type RecordProducts,
} from '../../src/core/analytics/records-of-events.ts';
import { toAcdl, toGa4 } from '../../src/core/analytics/data-layers.ts';
import { loadLayer } from '../../src/page/follow/follow-analytics.ts';

const files = contractFiles([], '1.2.3');
const ajv = new Ajv({ strict: false });
const judge = (name: 'record' | 'acdl' | 'ga4') =>
  ajv.compile(JSON.parse(files[`analytics/${name}.schema.json`] ?? '') as object);
const [isRecord, isAcdl, isGa4] = [judge('record'), judge('acdl'), judge('ga4')];

const KIT: ProductRecord = {
  code: 'LMS4-KIT',
  name: 'Lindgren Memory Scale kit',
  program: 'Lindgren Memory Scale',
  price: 412.5,
  discountPrice: 371.25,
  quantity: 2,
  position: 1,
  coupon: 'SPRING',
  discount_value: 41.25,
  discount_percentage: 10,
  promotion_type: 'OLD',
  promotion_name: 'Spring',
  promo_exclude: false,
};
const CART: RecordProducts = { currency: 'USD', value: 742.5, coupon: 'SPRING', products: [KIT] };
const known: ProductSource = {
  lines: async (lines) => ({ currency: 'USD', products: lines.map((line) => ({ ...KIT, ...line })) }),
  cart: async () => CART,
  checkout: async () => CART,
  order: async () => ({ ...CART, tax: 61.26, shipping: 12 }),
};

/** Returns the records that events become, in order. */
const recordsOf = async (
  events: readonly (readonly [name: string, detail: unknown])[],
  source = known,
  isGiven = () => true,
): Promise<AnalyticsRecord[]> => {
  const records: AnalyticsRecord[] = [];
  const hear = createRecorder({ source, push: (record) => records.push(record), isGiven });
  for (const [name, detail] of events) hear(Object.assign(new Event(`assess-${name}`), { detail }));
  await new Promise((done) => setTimeout(done));
  return records;
};

/** Everything that can happen on a page, once. */
const JOURNEY = [
  [
    'list-seen',
    {
      list: 'search',
      currency: 'USD',
      products: [{ code: 'LMS4-KIT', name: 'Lindgren Memory Scale kit', price: 412.5, position: 21 }],
    },
  ],
  ['cart-added', { lines: [{ code: 'LMS4-KIT', quantity: 3 }] }],
  ['cart-quantity', { code: 'LMS4-KIT', from: 3, to: 5 }],
  ['cart-quantity', { code: 'LMS4-KIT', from: 5, to: 2 }],
  ['cart-removed', { code: 'LMS4-KIT', quantity: 2 }],
  ['cart-seen', { units: 2, lines: 1 }],
  ['checkout-step', { step: 'account' }],
  ['checkout-step', { step: 'review' }],
  ['checkout-step', { step: 'confirmation' }],
  ['order-placed', { order: '00005001', total: 742.5, currency: 'USD' }],
] as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('records of the data layer', () => {
  it('say once what happened, in order, and a checkout begins with its first step [ANA-02 d part]', async () => {
    const records = await recordsOf(JOURNEY);
    expect(records.map(({ event }) => event)).toEqual([
      'view_item_list',
      'add_to_cart',
      'add_to_cart',
      'remove_from_cart',
      'remove_from_cart',
      'view_cart',
      'begin_checkout',
      'checkout_step',
      'checkout_step',
      'checkout_step',
      'purchase',
    ]);
    expect(records.slice(1, 5)).toMatchObject([3, 2, 3, 2].map((quantity) => ({ products: [{ quantity }] })));
    expect(records.at(-1)).toEqual({
      event: 'purchase',
      order: '00005001',
      tax: 61.26,
      shipping: 12,
      ...CART,
    });
    expect(await recordsOf([['checkout-step', { step: 'confirmation' }]])).toHaveLength(1);
  });

  it('are valid by the published schema, also where nothing is known of the products [ANA-02 e]', async () => {
    const nothing = async () => ({ products: [] });
    const unknown: ProductSource = { lines: nothing, cart: nothing, checkout: nothing, order: nothing };
    const zero = [['order-placed', { order: '00005001', total: 0, currency: 'USD' }]] as const;
    const records = [...(await recordsOf(JOURNEY)), ...(await recordsOf([...JOURNEY, ...zero], unknown))];
    expect(records).toHaveLength(23);
    for (const record of records) {
      expect(isRecord(record), JSON.stringify([record, isRecord.errors])).toBe(true);
      expect(isAcdl(toAcdl(record)), JSON.stringify(isAcdl.errors)).toBe(true);
      expect(isGa4(toGa4(record)[1]), JSON.stringify(isGa4.errors)).toBe(true);
    }
    // An unknown total is absent and not 0 [ANA-01].
    expect(records.at(-1)).not.toHaveProperty('value');
  });

  everyRow<unknown>([
    { event: 'purchase', products: [] },
    { event: 'purchase', order: '1', products: [], email: 'a@b.example' },
    { event: 'view_cart', products: [{ name: 'no code' }] },
    { event: 'view_cart', products: [{ code: 'A', quantity: 0 }] },
    { event: 'view_cart', products: [{ code: 'A', price: '12' }] },
    { event: 'view_cart', currency: 'dollars', products: [] },
    { event: 'page_view' },
  ])('that are wrong are refused by the schema: %j [ANA-02 e,f]', (record) => {
    expect(isRecord(record)).toBe(false);
  });

  it('are dropped if the consent is withdrawn while they wait, and later ones come again once it is given [ANA-02 c]', async () => {
    let given = true;
    let found = (_products: RecordProducts) => undefined as void;
    const waiting = { ...known, cart: () => new Promise<RecordProducts>((done) => (found = done)) };
    const records: AnalyticsRecord[] = [];
    const hear = createRecorder({ source: waiting, push: (one) => records.push(one), isGiven: () => given });
    const say = (name: string, detail: unknown) =>
      hear(Object.assign(new Event(`assess-${name}`), { detail }));
    say('cart-seen', { units: 1, lines: 1 });
    given = false;
    found(CART);
    await new Promise((done) => setTimeout(done));
    expect(records).toEqual([]);
    given = true;
    say('checkout-step', { step: 'confirmation' });
    await vi.waitFor(() => expect(records).toHaveLength(1));
  });

  it('go on after one that the page’s own code refused [REL-06 part]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const push = vi.fn<(record: AnalyticsRecord) => void>().mockImplementationOnce(() => {
      throw new Error('broken');
    });
    const hear = createRecorder({ source: known, push, isGiven: () => true });
    for (const step of ['account', 'review'])
      hear(Object.assign(new Event('assess-checkout-step'), { detail: { step } }));
    await vi.waitFor(() => expect(push).toHaveBeenCalledTimes(3));
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('a data layer', () => {
  it('of Adobe, the vendor’s own, takes the records that came before and after it loaded [ANA-02 b]', async () => {
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('adobeDataLayer', undefined);
    const push = await loadLayer('acdl');
    const [first, ...others] = await recordsOf(JOURNEY);
    if (first) push(first);
    createRequire(import.meta.url)('@adobe/adobe-client-data-layer/dist/adobe-client-data-layer.min.js');
    type Adobe = { addEventListener: (name: string, hear: (event: { event: string }) => void) => void };
    const heard: { event: string; eventInfo?: object }[] = [];
    const { adobeDataLayer } = globalThis as unknown as { adobeDataLayer: Adobe };
    adobeDataLayer.addEventListener('adobeDataLayer:event', (event) => heard.push(event));
    for (const record of others) push(record);
    expect(heard.map(({ event }) => event)).toEqual([first, ...others].map((record) => record?.event));
    expect(heard.at(-1)?.eventInfo).toMatchObject({ order: '00005001', products: [KIT] });
  });

  it('of Google gets events that its own types allow, by gtag or by the tag manager [ANA-02 b]', async () => {
    const sent: [name: string, parameters?: Gtag.EventParams][] = [];
    // The vendor's types compile this call.
    const gtag: Gtag.Gtag = (_command, ...rest) => void sent.push(rest as never);
    const typed = (name: AnalyticsRecord['event'], parameters: Ga4Parameters) => {
      const items: Gtag.Item[] | undefined = parameters.items as
        | Exclude<Ga4Parameters['items'], undefined>
        | undefined;
      gtag('event', name, { ...parameters, items } as Gtag.EventParams & Ga4Parameters);
    };
    const push = await loadLayer('ga4');
    const records = await recordsOf(JOURNEY);
    vi.stubGlobal('gtag', (_event: 'event', name: AnalyticsRecord['event'], parameters: Ga4Parameters) =>
      typed(name, parameters),
    );
    for (const record of records) push(record);
    expect(sent.at(-1)).toEqual([
      'purchase',
      {
        transaction_id: '00005001',
        currency: 'USD',
        value: 742.5,
        coupon: 'SPRING',
        tax: 61.26,
        shipping: 12,
        items: [
          {
            item_id: 'LMS4-KIT',
            item_name: 'Lindgren Memory Scale kit',
            item_category: 'Lindgren Memory Scale',
            price: 371.25,
            discount: 41.25,
            discount_percentage: 10,
            quantity: 2,
            index: 1,
            coupon: 'SPRING',
            promotion_type: 'OLD',
            promotion_name: 'Spring',
            promo_exclude: false,
          },
        ],
      },
    ]);
    vi.stubGlobal('gtag', undefined);
    vi.stubGlobal('dataLayer', undefined);
    push({ event: 'checkout_step', step: 'review' });
    expect(globalThis).toMatchObject({
      dataLayer: [{ ecommerce: null }, { event: 'checkout_step', ecommerce: { step: 'review' } }],
    });
  });

  it('of the page’s own function gets the record as it is, and a missing function is named [ANA-02 b]', async () => {
    const push = await loadLayer('function');
    const record: AnalyticsRecord = { event: 'checkout_step', step: 'review' };
    expect(() => push(record)).toThrow('assessAnalytics');
    const assessAnalytics = vi.fn<(record: AnalyticsRecord) => void>();
    vi.stubGlobal('assessAnalytics', assessAnalytics);
    push(record);
    expect(assessAnalytics).toHaveBeenCalledWith(record);
  });

  it.each([undefined, 'gtm', 'toString'])('named %s is none, which says so [EMB-08 part]', async (name) => {
    await expect(loadLayer(name)).rejects.toThrow('It can be acdl, ga4, function.');
  });
});
