import type { Language, Locale } from './locale-table.ts';

/** The types of the placeholders that are restricted, by name. All other placeholders take any text. */
type ClosedParams = {
  lang: Language;
  locale: Locale;
  type: QualificationType;
  errorCode: number;
};

/**
 * Every link of the store. `at`: from the site's root, or maybe under `/store/{baseSiteId}/{lang}`. `query`: the allowed
 * parameters. `{x}` is the language in the checkout's path, the base site in support's. Source: LOC-06, SHL-03,
 * SHL-08, CHK-01, ACC-01, ACC-02, ACC-08, QTE-04.
 */
export const routeTable = {
  product: { at: 'root', path: 'p/{productCode}', query: [] },
  search: { at: 'root', path: 'search.html', query: ['text', 'filter'] },
  login: { at: 'root', path: '{lang}/login', query: ['returnTo'] },
  simplifiedInvoices: { at: 'root', path: 'invoices/{locale}', query: [] },
  invoicePayment: { at: 'root', path: 'invoices/{id}/payment', query: [] },
  invoicePaymentConfirmation: { at: 'root', path: 'invoices/{id}/payment/confirmation', query: [] },
  invoices: { at: 'root', path: 'store/invoices', query: [] },
  contactUs: { at: 'root', path: 'contact-us.html', query: ['order'] },
  internationalOffices: { at: 'root', path: 'international-offices.html', query: [] },
  error: { at: 'root', path: 'error.{errorCode}.html', query: ['from', 'request'] },

  quickOrder: { at: 'store', path: 'quickOrder', query: [] },
  orderStatus: { at: 'store', path: 'order-status', query: [] },
  cart: { at: 'store', path: 'cart', query: ['quote', 'reorder'] },
  checkout: { at: 'store', path: '{x}/checkout', query: ['step', 'order'] },
  experienceCheckout: { at: 'store', path: 'exp-checkout', query: ['step', 'order'] },
  myAccount: { at: 'store', path: 'my-account', query: [] },
  supportLogin: { at: 'store', path: 'my-account/support/login', query: [] },
  siteSupportLogin: { at: 'store', path: 'my-account/{x}/support/login', query: [] },
  orderHistory: { at: 'store', path: 'order-history', query: [] },
  orderDetails: { at: 'store', path: 'order-history/order-details/{id}', query: [] },
  ownOrderStatus: { at: 'store', path: 'order-history/order-status', query: ['reference'] },
  savedCarts: { at: 'store', path: 'saved-carts', query: [] },
  savedCartDetails: { at: 'store', path: 'saved-carts/cart-details/{id}', query: [] },
  addresses: { at: 'store', path: 'addresses', query: ['uuid'] },
  addAddress: { at: 'store', path: 'addresses/add-address', query: ['uuid', 'unitName'] },
  editAddress: { at: 'store', path: 'addresses/edit-address/{id}', query: ['uuid', 'unitName'] },
  quotes: { at: 'store', path: 'quotes', query: [] },
  quoteDetails: { at: 'store', path: 'quotes/{id}', query: ['orderTrainingsError'] },
  profileDetails: { at: 'store', path: 'profile-details', query: [] },
  preferences: { at: 'store', path: 'preferences', query: [] },
  qualifications: { at: 'store', path: 'qualifications', query: ['returnTo'] },
  qualificationsOfType: { at: 'store', path: 'qualifications/{type}', query: ['returnTo'] },
  addQualification: { at: 'store', path: 'qualifications/{type}/add', query: ['returnTo'] },
  editQualification: { at: 'store', path: 'qualifications/{type}/edit/{id}', query: ['returnTo'] },
  accounts: { at: 'store', path: 'accounts', query: [] },
  paymentCards: { at: 'store', path: 'payment-cards', query: [] },
} as const satisfies Record<string, { at: 'root' | 'store'; path: string; query: readonly string[] }>;

/** The name of a page of the shop in the route table. */
export type RouteName = keyof typeof routeTable;

type HolesOf<Path extends string> = Path extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | HolesOf<Rest>
  : never;

/** The values of a route, in one record: the required placeholders of its path and the optional parameters of its query. */
export type RouteValues<Name extends RouteName> = {
  [Hole in HolesOf<(typeof routeTable)[Name]['path']>]: Hole extends keyof ClosedParams
    ? ClosedParams[Hole]
    : string;
} & { [Key in (typeof routeTable)[Name]['query'][number]]?: string };

/** The kinds of qualification that a shopper can have, as written in links and in the flag. Source: ACC-04. */
export const qualificationTypes = [
  'accredited-institution',
  'organisation',
  'license',
  'degree',
  'certification',
] as const;

export type QualificationType = (typeof qualificationTypes)[number];
