import { getCheckoutCart, type CheckoutCart } from '../../src/api/checkout/checkout-cart.contract.ts';
import { occ, parsed, EXTENDED_SETUPS, type Answer, type Ask, type Occ } from './occ-setup.ts';

/** A customer at a checkout. `ask` takes a path below `/users/current`, `cart` takes one below the current cart. */
export type Customer = {
  ask(method: string, path: string, more?: Ask): Promise<Answer>;
  cart(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Reads the cart by the checkout's contract. */
  read(): Promise<CheckoutCart>;
};

/** Returns the customer of a development token. */
export const customer = ({ ask }: Occ, userId: string): Customer => {
  const own: Customer['ask'] = (method, path, more = {}) =>
    ask(method, `/users/current${path}`, {
      ...more,
      headers: { Authorization: `Bearer demo-token-${userId}`, ...more.headers },
    });
  return {
    ask: own,
    cart: (method, path, body, headers = {}) =>
      own(method, `/carts/current${path}`, { ...(body !== undefined && { body }), headers }),
    read: async () => parsed(getCheckoutCart, await own('GET', '/carts/current')),
  };
};

/** Returns a customer with a new cart of these lines. */
export const shopper = async (
  api: Occ,
  userId: string,
  lines: Readonly<Record<string, number>>,
): Promise<Customer> => {
  const one = customer(api, userId);
  await one.ask('POST', '/carts', { body: {} });
  for (const [code, quantity] of Object.entries(lines)) {
    const answer = await one.cart('POST', '/entries', { product: { code }, quantity });
    if (answer.status !== 200) throw new Error(`${code}: ${answer.text}`);
  }
  return one;
};

/** Asks the payment service for the token of a card or of a saved card, as its frame does. */
export const cardToken = async (api: Occ, number = '4242 4242 4242 4242', mode = 'new'): Promise<Answer> =>
  api.askRoot('POST', '/payment/v1/tokens', {
    headers: { Origin: 'http://commerce.localhost' },
    body: { mode, number, expiry: '09/31', securityCode: number.startsWith('3') ? '1234' : '123' },
  });

export const tokenIn = ({ json }: Answer): string => (json as { token: string }).token;

export const STREET = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  line1: '18 Linden Avenue',
  town: 'Columbus',
  postalCode: '43215',
  country: { isocode: 'US' },
  region: { isocode: 'US-OH' },
};

/** Chooses everything that a cart of printed products needs: a new card and, by default, the personal account. */
export const chooseAll = async (
  api: Occ,
  one: Customer,
  { accountId = '', card = '4242424242424242' } = {},
): Promise<void> => {
  const account = accountId || `personal-${(await one.read()).user?.uid}`;
  const steps: readonly (readonly [method: string, path: string, body?: unknown])[] = [
    ['PUT', '/account', { id: account }],
    ['PUT', '/addresses/delivery?addressId=home'],
    ['PUT', '/deliverymode?deliveryModeId=ground'],
    ['PUT', '/billingaddress', { use: 'DELIVERY' }],
    [
      'PUT',
      '/paymenttype',
      {
        type: 'CARD',
        paymentToken: tokenIn(await cardToken(api, card)),
        firstName: 'Mara',
        lastName: 'Lindqvist',
      },
    ],
  ];
  for (const [method, path, body] of steps) {
    const answer = await one.cart(method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.text}`);
  }
};

/** Places the current cart as a checkout does: with its key, its version and the total on show. */
export const placeCurrent = async (
  one: Customer,
  {
    cart = undefined as CheckoutCart | undefined,
    terms = 'true',
    currency = undefined as string | undefined,
    headers = {} as Record<string, string>,
  } = {},
): Promise<Answer> => {
  const seen = cart ?? (await one.read());
  const { value, currencyIso } = seen.totalPriceWithTax ?? {};
  const expected = `expectedTotal=${value}&expectedCurrency=${currency ?? currencyIso}`;
  return one.ask('POST', `/orders?cartId=${seen.code}&termsChecked=${terms}&${expected}`, {
    body: {},
    headers: { 'Idempotency-Key': seen.orderKey ?? '', 'If-Match': `"${seen.version}"`, ...headers },
  });
};

type Errors = { errors: { type: string; reason?: string; subject?: string }[] };
/** Returns the status and the first error of a refusal, such as `400 ValidationError missing number`. */
export const refusal = ({ status, json }: Answer): string => {
  const { type, reason, subject } = (json as Partial<Errors> | undefined)?.errors?.[0] ?? {};
  return [status, type, reason, subject].filter((part) => part !== undefined).join(' ');
};

export { EXTENDED_SETUPS, occ, parsed, type Occ };
