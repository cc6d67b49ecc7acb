import * as v from 'valibot';
import { promotionSchema } from '../promotion/store.ts';

/** What the services decide, by site and customer. A client's flags have no influence. Source: api.md; FLG-07. */
const settingsSchema = v.strictObject({
  /** Whether names are screened (OFAC). */
  screening: v.boolean(),
  /** Whether an order needs a captcha token. */
  captcha: v.boolean(),
  /** The result of the captcha's stand-in, for everyone. */
  captchaOutcome: v.picklist(['passes', 'fails', 'times-out']),
  bankTransfer: v.boolean(),
  /** The subtotal in major units from which a purchase order is accepted; null for any. */
  purchaseOrderThreshold: v.nullable(v.pipe(v.number(), v.minValue(0))),
  /** Whether orders can be placed under a third-party program. */
  program: v.boolean(),
  /** Whether a VAT number is stored. */
  vat: v.boolean(),
  /** The day on which prices change, such as `2027-03-15`. Quotes end on it (QTE-03). */
  pricingUpdate: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** The discounts of the customer and the organization, in place of the seed's; null for none. */
  uap: v.nullable(promotionSchema),
  organizationDiscount: v.nullable(promotionSchema),
});
type Settings = v.InferOutput<typeof settingsSchema>;

/** The defaults, without `uap` and `organizationDiscount`, which come from the seed. */
const DEFAULTS: Omit<Settings, 'uap' | 'organizationDiscount'> = {
  screening: true,
  captcha: false,
  captchaOutcome: 'passes',
  bankTransfer: true,
  purchaseOrderThreshold: null,
  program: true,
  vat: true,
  pricingUpdate: null,
};

type Decided = typeof DEFAULTS & Partial<Settings>;

/** The schema of a change of settings, for one site, one customer, both or all. */
export const settingsOrderSchema = v.strictObject({
  site: v.optional(v.string()),
  customer: v.optional(v.string()),
  settings: v.partial(settingsSchema),
});
type SettingsOrder = v.InferOutput<typeof settingsOrderSchema>;

export type SettingsStore = {
  of(site: string, customer: string): Decided;
  order(order: SettingsOrder): void;
  reset(): void;
};

export const createSettings = (): SettingsStore => {
  let orders: SettingsOrder[] = [];
  return {
    of: (site, customer) =>
      orders
        .filter((one) => (one.site ?? site) === site && (one.customer ?? customer) === customer)
        .reduce<Decided>((decided, { settings }) => ({ ...decided, ...defined(settings) }), DEFAULTS),
    order: (order) => void orders.push(order),
    reset: () => {
      orders = [];
    },
  };
};

const defined = (settings: SettingsOrder['settings']): Partial<Settings> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
