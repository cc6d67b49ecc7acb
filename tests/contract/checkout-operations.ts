import {
  cardToken,
  chooseAll,
  placeCurrent,
  shopper,
  STREET,
  tokenIn,
  type Customer,
} from './checkout-setup.ts';
import type { Ask, Occ } from './occ-setup.ts';

/** An operation of the OpenAPI file, the hosts that have it, and how to make the call: its path below the prefix. */
export type TriedCall = readonly [
  operation: `${string} ${string}`,
  host: 'both' | 'extended',
  call: (api: Occ) => Promise<[path: string, more?: Ask]>,
];

const MARA = 'user-mara';
const LINES = { 'FMS-KIT': 1, 'LMS4-KIT': 1, 'FMS-QGR': 1, 'RPW-G3-LIC': 60 };
const USER = '/users/{userId}';
const CART = `${USER}/carts/{cartId}`;

type Before = (one: Customer, api: Occ) => Promise<unknown>;

const asMara = (path: string, body?: unknown): [path: string, more: Ask] => [
  `/users/current${path}`,
  { headers: { Authorization: `Bearer demo-token-${MARA}` }, ...(body !== undefined && { body }) },
];

/** Returns a call of `path`, below the customer, that is made after `before`. */
const tried = (operation: TriedCall[0], path: string, body?: unknown, before?: Before): TriedCall => [
  operation,
  'extended',
  async (api) => {
    const one = await shopper(api, MARA, LINES);
    await before?.(one, api);
    return asMara(path, body);
  },
];

const withAccount: Before = (one) => one.cart('PUT', '/account', { id: 'org-4410' });
const withAddress: Before = (one) => one.cart('PUT', '/addresses/delivery?addressId=home');

/** Chooses everything that an order of these lines needs, with a card. */
const whole: Before = async (one, api) => {
  await chooseAll(api, one, { accountId: 'org-4410' });
  await one.cart('PUT', '/qualifieduser', { id: 'qu-priya' });
  await one.cart('PUT', '/qglobalaccount', { kind: 'EXISTING', number: 'QG-100200' });
  await one.cart('PUT', '/aimswebaccount', { kind: 'EXISTING', number: 'AW-5001', termsAccepted: true });
  await one.cart('POST', '/vouchers?voucherId=WELCOME10', {});
  await one.cart('PUT', '/thirdpartyprogram', { id: 'title-i' });
};

const placed = async (one: Customer, api: Occ): Promise<{ code: string; orderKey: string }> => {
  await whole(one, api);
  const { orderKey = '' } = await one.read();
  const { json } = await placeCurrent(one);
  return { code: (json as { code: string }).code, orderKey };
};

/** Makes a quote of a cart that lacks nothing, and returns its number. */
const quoted = async (api: Occ): Promise<string> => {
  const one = await shopper(api, MARA, LINES);
  await whole(one, api);
  const { json } = await one.ask('POST', '/quotes', { body: { cartId: 'current', name: 'Spring' } });
  return (json as { code: string }).code;
};

/** Every call of the checkout as its steps make it, by a customer of an organization. */
export const checkoutCalls: readonly TriedCall[] = [
  tried(`get ${CART}`, '/carts/current', undefined, whole),
  tried(`get ${CART}/defaults`, '/carts/current/defaults', undefined, withAddress),
  tried(`put ${CART}/defaults`, '/carts/current/defaults', {}, withAddress),
  tried(`get ${CART}/quoteeligibility`, '/carts/current/quoteeligibility', undefined, whole),
  tried(`post ${USER}/quotes`, '/quotes', { cartId: 'current', name: 'Spring' }, whole),
  [
    `get ${USER}/quotes/{quoteCode}/pdf`,
    'extended',
    async (api) => asMara(`/quotes/${await quoted(api)}/pdf`),
  ],
  [
    `get ${USER}/quotes`,
    'extended',
    async (api) => {
      await quoted(api);
      return asMara('/quotes?statuses=READY&query=spring&fields=FULL');
    },
  ],
  [
    `get ${USER}/quotes/{quoteCode}`,
    'extended',
    async (api) => asMara(`/quotes/${await quoted(api)}?fields=FULL`),
  ],
  [
    `post ${USER}/quotes/{quoteCode}/action`,
    'extended',
    async (api) => asMara(`/quotes/${await quoted(api)}/action`, { action: 'CHECKOUT' }),
  ],
  tried(`post ${CART}/vouchers`, '/carts/current/vouchers?voucherId=WELCOME10', {}),
  tried(`delete ${CART}/vouchers/{voucherId}`, '/carts/current/vouchers/WELCOME10', undefined, (one) =>
    one.cart('POST', '/vouchers?voucherId=WELCOME10', {}),
  ),
  tried(
    `put ${CART}/entries/{entryNumber}/training`,
    `/carts/current/entries/${Object.keys(LINES).length}/training`,
    { dates: ['2099-01-05', '2099-01-12'] },
    (one) => one.cart('POST', '/entries', { product: { code: 'FMS-TRN' }, quantity: 1 }),
  ),
  tried(`get ${USER}/thirdpartyprograms`, '/thirdpartyprograms'),
  tried(`put ${CART}/thirdpartyprogram`, '/carts/current/thirdpartyprogram', { id: 'title-i' }),
  tried(`get ${USER}/accounts`, '/accounts'),
  tried(`get ${USER}/accounts/{accountId}`, '/accounts/org-4410'),
  tried(`post ${USER}/accounts/verification`, '/accounts/verification', {
    number: '4470',
    termsAccepted: true,
  }),
  tried(`put ${USER}/accounts/{accountId}/billingaddress`, '/accounts/org-4410/billingaddress', STREET),
  tried(`put ${CART}/account`, '/carts/current/account', { id: 'org-4410' }),
  tried(`get ${USER}/accounts/{accountId}/qualifiedusers`, '/accounts/org-4410/qualifiedusers'),
  tried(`post ${USER}/accounts/{accountId}/qualifiedusers`, '/accounts/org-4410/qualifiedusers', {
    email: 'wanda.kerr@practice.example',
  }),
  tried(`put ${CART}/qualifieduser`, '/carts/current/qualifieduser', { id: 'qu-priya' }, withAccount),
  tried(`get ${USER}/qglobalaccounts`, '/qglobalaccounts'),
  tried(`post ${USER}/qglobalaccounts/verification`, '/qglobalaccounts/verification', {
    number: 'QG-200200',
  }),
  tried(`post ${USER}/qglobalaccounts`, '/qglobalaccounts', { number: 'QG-200100' }),
  tried(`post ${USER}/qglobalaccounts/{number}/owner`, '/qglobalaccounts/QG-100200/owner', {
    email: 'priya.raman@practice.example',
  }),
  tried(`put ${CART}/qglobalaccount`, '/carts/current/qglobalaccount', {
    kind: 'EXISTING',
    number: 'QG-100200',
  }),
  tried(`get ${USER}/aimswebaccounts`, '/aimswebaccounts'),
  tried(
    `put ${CART}/aimswebaccount`,
    '/carts/current/aimswebaccount',
    { kind: 'NEW', termsAccepted: true },
    withAccount,
  ),
  ['get /deliverycountries', 'both', async () => ['/deliverycountries']],
  ['get /countries', 'both', async () => ['/countries?type=BILLING']],
  tried(`get ${USER}/addresses`, '/addresses?accountUuid=org-4410'),
  tried(`post ${USER}/addresses`, '/addresses', STREET),
  tried(`delete ${USER}/addresses/{addressId}`, '/addresses/work'),
  tried(`patch ${USER}/addresses/{addressId}`, '/addresses/home', { line2: null, town: 'Dayton' }),
  tried(`post ${USER}/addresses/verification`, '/addresses/verification', STREET),
  tried(
    `get ${CART}/search/address/autosuggest`,
    '/carts/current/search/address/autosuggest?addressType=SHIPPING&term=18%20Lin',
  ),
  tried(
    `post ${CART}/addresses/delivery`,
    '/carts/current/addresses/delivery?saveInAddressBook=true',
    STREET,
  ),
  tried(`put ${CART}/addresses/delivery`, '/carts/current/addresses/delivery?addressId=home'),
  tried(`get ${CART}/deliverymodes`, '/carts/current/deliverymodes', undefined, withAddress),
  tried(
    `put ${CART}/deliverymode`,
    '/carts/current/deliverymode?deliveryModeId=ground',
    undefined,
    withAddress,
  ),
  tried(`put ${CART}/billingaddress`, '/carts/current/billingaddress', {
    address: STREET,
    saveInAddressBook: true,
  }),
  tried(`get ${CART}/paymenttypes`, '/carts/current/paymenttypes', undefined, whole),
  tried(`get ${USER}/paymentdetails`, '/paymentdetails?saved=true'),
  [
    `post ${USER}/paymentdetails`,
    'extended',
    async (api) =>
      asMara('/paymentdetails', {
        paymentToken: tokenIn(await cardToken(api)),
        firstName: 'Mara',
        lastName: 'Lindqvist',
        billingAddress: STREET,
      }),
  ],
  tried(`patch ${USER}/paymentdetails/{paymentDetailsId}`, '/paymentdetails/8796093054002', {
    defaultPayment: true,
  }),
  tried(`delete ${USER}/paymentdetails/{paymentDetailsId}`, '/paymentdetails/8796093054002'),
  [
    `put ${CART}/paymenttype`,
    'extended',
    async (api) => {
      await shopper(api, MARA, LINES);
      const paymentToken = tokenIn(await cardToken(api));
      return asMara('/carts/current/paymenttype', {
        type: 'CARD',
        paymentToken,
        firstName: 'Mara',
        lastName: 'Lindqvist',
        vatNumber: null,
      });
    },
  ],
  [
    `post ${USER}/orders`,
    'extended',
    async (api) => {
      const one = await shopper(api, MARA, LINES);
      await whole(one, api);
      const { code, version, orderKey = '', totalPriceWithTax } = await one.read();
      const query = `cartId=${code}&termsChecked=true&expectedTotal=${totalPriceWithTax?.value}`;
      const [path, more] = asMara(`/orders?${query}`, {});
      return [
        path,
        { ...more, headers: { ...more.headers, 'Idempotency-Key': orderKey, 'If-Match': `"${version}"` } },
      ];
    },
  ],
  [
    `post ${USER}/orders/byKey`,
    'extended',
    async (api) => {
      const { orderKey } = await placed(await shopper(api, MARA, LINES), api);
      return asMara('/orders/byKey', { orderKey });
    },
  ],
  tried(`get ${USER}/orders`, '/orders?currentPage=0&pageSize=1&sort=byDate'),
  [
    `get ${USER}/orders/{orderCode}`,
    'extended',
    async (api) => asMara(`/orders/${(await placed(await shopper(api, MARA, LINES), api)).code}`),
  ],
  tried(`get ${USER}/orders/{orderCode}/accesscodes`, '/orders/00004711/accesscodes'),
  [
    'post /assistedservicewebservices/customers/search',
    'extended',
    async () => [
      '/assistedservicewebservices/customers/search',
      { headers: { Authorization: 'Bearer demo-token-user-sue' }, body: { query: 'lindqvist' } },
    ],
  ],
];
