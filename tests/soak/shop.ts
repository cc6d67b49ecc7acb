import { createBackend, type Backend } from '../../demo-host/backend/app.ts';
import { orderKeyOf } from '../../demo-host/backend/cart/cart.ts';
import { createClock } from '../../demo-host/backend/core/clock.ts';
import { createMemoryRepository } from '../../demo-host/backend/core/memory-repository.ts';
import { ordersIn, type StoredOrder } from '../../demo-host/backend/order/store.ts';
import type { Repository } from '../../demo-host/backend/core/repository.ts';
import type { StoredCart } from '../../demo-host/backend/cart/store.ts';
import { seedProducts } from '../../demo-host/backend/product/seed.ts';
import { paymentsIn } from '../../demo-host/payment/payment-store.ts';
import { uuidOf, type Random } from './random.ts';

export type Person = 'ana' | 'eve';
export const PEOPLE = ['ana', 'eve'] as const;

/** A Monday noon (UTC), at which the shop's clock begins. */
export const NOON = Date.UTC(2027, 2, 1, 12);
const SITE = 'usassessments';
const ROOT = 'http://commerce.localhost';
const PRODUCTS = seedProducts();
/** A walk's orders have this code or a higher one. The seed's orders have lower codes. */
const FIRST_ORDER = '00100001';

/** Card numbers, by what the payment service does with them when an order is placed. */
export const CARDS = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000000000003063',
  slow: '4000000000000341',
  never: '4000000000000259',
} as const;

/** The services behind the shop. What they have stored can be read without a call. */
export class Shop {
  readonly backend: Backend;
  readonly repository: Repository;

  constructor(random: Random) {
    this.repository = createMemoryRepository(PRODUCTS);
    const clock = createClock();
    clock.hold(NOON);
    this.backend = createBackend({
      repository: this.repository,
      clock,
      random: () => uuidOf(random),
      development: true,
    });
  }

  get now(): number {
    return this.backend.clock.now();
  }

  /** Makes a call that comes from no page of the walk: a customer's on another device, or the shop's own. */
  async ask(
    method: string,
    path: string,
    { person, body, headers }: { person?: Person; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; json: unknown }> {
    const isRoot = path.startsWith('/__') || path.startsWith('/payment');
    const url = isRoot ? ROOT + path : `${ROOT}/headless/ecommerce/v2/users/current${path}`;
    const answer = await this.backend.fetch(
      new Request(url, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'X-Site-Id': SITE,
          Origin: ROOT,
          ...(person && { Authorization: `Bearer demo-token-${person}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    return { status: answer.status, json: text === '' ? undefined : (JSON.parse(text) as unknown) };
  }

  /** Gives a customer a cart that is ready to be placed. */
  async fillCart(person: Person, units: number, card: keyof typeof CARDS): Promise<void> {
    await this.ask('POST', '/carts', { person, body: {} });
    const put = (method: string, path: string, body?: unknown) =>
      this.ask(method, `/carts/current${path}`, { person, body });
    await put('POST', '/entries', { product: { code: 'FMS-KIT' }, quantity: units });
    await put('PUT', '/account', { id: `personal-${person}` });
    await put('PUT', '/addresses/delivery?addressId=home');
    await put('PUT', '/deliverymode?deliveryModeId=ground');
    await put('PUT', '/billingaddress', { use: 'DELIVERY' });
    await this.chooseCard(person, card);
  }

  async chooseCard(person: Person, card: keyof typeof CARDS): Promise<void> {
    const token = await this.ask('POST', '/payment/v1/tokens', {
      body: { mode: 'new', number: CARDS[card], expiry: '09/31', securityCode: '123' },
    });
    await this.ask('PUT', '/carts/current/paymenttype', {
      person,
      body: {
        type: 'CARD',
        paymentToken: (token.json as { token: string }).token,
        firstName: 'Mara',
        lastName: 'Lindqvist',
      },
    });
  }

  cart(person: Person): StoredCart | undefined {
    return this.repository
      .cartsOf(person, SITE)
      .find(({ saved, placing }) => !saved && !(placing?.orderCode && placing.until <= this.now));
  }

  keyOf(person: Person): string | undefined {
    const cart = this.cart(person);
    return cart && orderKeyOf(cart);
  }

  orders(person: Person): readonly StoredOrder[] {
    return ordersIn(this.repository)
      .of(person)
      .filter(({ code }) => code >= FIRST_ORDER);
  }

  /** Returns the code of the order that a key became, even if the services do not tell of it yet. */
  orderOfKey(key: string): string | undefined {
    const settled = ordersIn(this.repository).keys.get(key);
    return settled?.state === 'ordered' ? settled.orderCode : undefined;
  }

  captures(person: Person): readonly { orderCode: string; amount: number }[] {
    return paymentsIn(this.repository).captures.of(person);
  }
}
