import type { AnalyticsRecord, Ga4Parameters, ProductRecord } from './analytics-record.contract.ts';

/** Returns the fields that are present under their names in Google Analytics 4. */
const renamed = <To extends object>(from: object, names: Readonly<Record<string, keyof To & string>>): To =>
  Object.fromEntries(
    Object.entries(from).flatMap(([name, value]) =>
      Object.hasOwn(names, name) && value !== undefined ? [[names[name], value]] : [],
    ),
  ) as To;

const WHOLE: Readonly<Record<string, keyof Ga4Parameters>> = {
  currency: 'currency',
  value: 'value',
  coupon: 'coupon',
  tax: 'tax',
  shipping: 'shipping',
  order: 'transaction_id',
  list: 'item_list_name',
  step: 'step',
};

type Item = NonNullable<Ga4Parameters['items']>[number];

/** The price after discounts comes last, so that it takes the place of the price before them. */
const ITEM: Readonly<Record<string, keyof Item>> = {
  code: 'item_id',
  name: 'item_name',
  program: 'item_category',
  price: 'price',
  discountPrice: 'price',
  discount_value: 'discount',
  discount_percentage: 'discount_percentage',
  quantity: 'quantity',
  position: 'index',
  coupon: 'coupon',
  promotion_name: 'promotion_name',
  promotion_type: 'promotion_type',
  promo_exclude: 'promo_exclude',
};

/** `discountPrice` after `price`, whatever the order of the fields. */
const itemOf = ({ discountPrice, ...product }: ProductRecord): Item =>
  renamed<Item>({ ...product, ...(discountPrice !== undefined && { discountPrice }) }, ITEM);

/** Returns the name and the parameters of a record as an event of Google Analytics 4. */
export const toGa4 = (
  record: AnalyticsRecord,
): [name: AnalyticsRecord['event'], parameters: Ga4Parameters] => [
  record.event,
  {
    ...renamed<Ga4Parameters>(record, WHOLE),
    ...('products' in record && { items: record.products.map(itemOf) }),
  },
];

/** Returns a record as the Adobe Client Data Layer takes it. */
export const toAcdl = ({ event, ...eventInfo }: AnalyticsRecord) => ({ event, eventInfo });

/** What pushes a record to each data layer, by the name of the setting `analytics.layer`. Source: ANA-02. */
export const layers = {
  /** The Adobe Client Data Layer may load later than the widgets. */
  acdl: (record: AnalyticsRecord): void => {
    const page = globalThis as { adobeDataLayer?: object[] };
    (page.adobeDataLayer ??= []).push(toAcdl(record));
  },
  /** A page without `gtag` has Google Tag Manager, which takes the same parameters as `ecommerce` from `dataLayer`. */
  ga4: (record: AnalyticsRecord): void => {
    const page = globalThis as {
      gtag?: (command: 'event', name: string, parameters: Ga4Parameters) => void;
      dataLayer?: object[];
    };
    const [name, parameters] = toGa4(record);
    if (page.gtag) page.gtag('event', name, parameters);
    else (page.dataLayer ??= []).push({ ecommerce: null }, { event: name, ecommerce: parameters });
  },
  function: (record: AnalyticsRecord): void => {
    const page = globalThis as { assessAnalytics?: (record: AnalyticsRecord) => void };
    if (!page.assessAnalytics) throw new Error('The page has no function assessAnalytics(record).');
    page.assessAnalytics(record);
  },
};
