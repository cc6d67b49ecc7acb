import { storageName } from '../../src/core/storage-names.ts';
import { arrived, twoFrames } from './arrived.ts';
import { asCustomer, leaveEarlierCart } from './customer-visit.ts';
import { expect, type Host, type Page } from './fixtures.ts';
import { signIn } from './signed-in-visit.ts';

export const CHECKOUT = '/store/usassessments/en/en/checkout';

export const checkout = (page: Page) => page.locator('assess-checkout');

export const stepIn = (page: Page): string | null => new URL(page.url()).searchParams.get('step');

export const press = (page: Page, name: string): Promise<void> =>
  checkout(page).getByRole('button', { name, exact: true }).click();
/** Continues to the next step. */
export const goOn = (page: Page): Promise<void> =>
  checkout(page)
    .getByRole('button', { name: /^Continue to / })
    .click();
export const card = (page: Page, name: string | RegExp) => checkout(page).getByRole('radio', { name });
export const field = (page: Page, name: string) => checkout(page).getByLabel(name, { exact: true });

/** Choices as calls below `/carts/current`; PUT by default. */
type Chosen = readonly (readonly [path: string, body?: unknown, method?: string])[];

/** Steps of the seeded customers that were finished elsewhere, in the order in which a cart needs them. */
export const CHOSEN = {
  organization: ['/account', { id: 'org-4410' }],
  user: ['/qualifieduser', { id: 'qu-priya' }],
  address: ['/addresses/delivery?addressId=home'],
  method: ['/deliverymode?deliveryModeId=ground'],
  billing: ['/billingaddress', { use: 'DELIVERY' }],
  order: ['/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-7' }],
} as const;

type Visit = {
  who?: string;
  lines?: Parameters<typeof leaveEarlierCart>[2];
  chosen?: Chosen;
  /** The query of the address. */
  search?: string;
} & Hearing;

/**
 * Whether an earlier page has received the flags. The checkout keeps the flags that it starts with, and waits for them
 * at most 5 s.
 */
type Hearing = { hearsFlags?: boolean };

const openBefore = async (page: Page, host: Host, { hearsFlags = false }: Hearing): Promise<void> => {
  await page.goto(`${host.shop}/en-us/about`);
  if (!hearsFlags) return;
  const heard = () => page.evaluate((name) => localStorage.getItem(name), storageName('flagCache', 'en-us'));
  await expect.poll(heard).not.toBeNull();
};

/** Signs in and opens the checkout of the customer's own cart, of which these steps were finished elsewhere. */
export const visitCheckout = async (
  page: Page,
  host: Host,
  { who = 'tess', lines = [['FMS-KIT', 1]], chosen = [], search = '', ...hearing }: Visit = {},
): Promise<void> => {
  await leaveEarlierCart(host, who, lines);
  for (const [path, body, method = 'PUT'] of chosen)
    await asCustomer(host, who, method, `/carts/current${path}`, body);
  await openBefore(page, host, hearing);
  await signIn(page, who);
  await page.goto(host.shop + CHECKOUT + search);
};

/** Finds the heading of the open step. */
export const openStep = (page: Page, name: string) =>
  checkout(page).getByRole('heading', { name: new RegExp(`^Step \\d of \\d ${name}$`) });

export const placed = (page: Page) =>
  checkout(page).getByRole('heading', { name: 'Thank you, your order is placed' });

export const placeButton = (page: Page) => checkout(page).getByRole('button', { name: /^Place order/ });

export const terms = (page: Page) =>
  checkout(page).getByRole('checkbox', { name: 'I accept the Terms and conditions' });

/** Returns the payment service's token for a new card, as its frame gets it. */
export const cardToken = async (host: Host, number: string): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${host.port}/payment/v1/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `http://127.0.0.1:${host.port}` },
    body: JSON.stringify({ mode: 'new', number, expiry: '09/31', securityCode: '123' }),
  });
  if (!response.ok) throw new Error(`The payment service answered ${response.status}.`);
  return ((await response.json()) as { token: string }).token;
};

/** Chooses everything that the cart of tess needs, as from another device. */
export const chooseAll = async (host: Host, { card = '' } = {}): Promise<void> => {
  await leaveEarlierCart(host, 'tess', [['FMS-KIT', 2]]);
  const cart = (path: string, body?: unknown) =>
    asCustomer(host, 'tess', 'PUT', `/carts/current${path}`, body);
  const { accounts } = (await asCustomer(host, 'tess', 'GET', '/accounts')) as { accounts: { id: string }[] };
  await cart('/account', { id: accounts[0]?.id });
  const { addresses } = (await asCustomer(host, 'tess', 'GET', '/addresses')) as {
    addresses: { id: string }[];
  };
  await cart(`/addresses/delivery?addressId=${addresses[0]?.id}`);
  await cart('/deliverymode?deliveryModeId=ground');
  await cart('/billingaddress', { use: 'DELIVERY' });
  const names = { firstName: 'Tess', lastName: 'Example' };
  await cart(
    '/paymenttype',
    card === ''
      ? { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-7' }
      : { type: 'CARD', paymentToken: await cardToken(host, card), ...names },
  );
};

/** Signs in at the review of a complete cart, and accepts the terms. */
export const toReview = async (
  page: Page,
  host: Host,
  options: { card?: string } & Hearing = {},
): Promise<void> => {
  await chooseAll(host, options);
  await openBefore(page, host, options);
  await signIn(page, 'tess');
  await openReview(page, host);
};

export const openReview = async (page: Page, host: Host): Promise<void> => {
  await page.goto(`${host.shop}${CHECKOUT}?step=review`);
  await expect(openStep(page, 'Review')).toBeVisible();
  await terms(page).check();
};

/**
 * Waits at the review until the code that places an order and shows its outcome has loaded: offline it could not be
 * loaded.
 */
export const placingReady = async (page: Page): Promise<void> => {
  for (const part of [
    /\/chunks\/placing-part-/,
    /\/chunks\/checkout-placing\.en-/,
    /\/chunks\/confirmation-part-/,
    /\/chunks\/checkout-confirmation\.en-/,
  ]) {
    await arrived(page, part);
    await page.evaluate(async (source) => {
      const fits = ({ name }: PerformanceEntry) => new RegExp(source).test(name);
      await import(performance.getEntriesByType('resource').find(fits)?.name ?? '');
    }, part.source);
  }
  await twoFrames(page);
};

/** Changes the services' settings until the test ends. */
export const settings = async (host: Host, order: Record<string, unknown>): Promise<void> => {
  const response = await fetch(`http://localhost:${host.port}/__settings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (!response.ok) throw new Error(`/__settings answered ${response.status}`);
};

/** Returns how many orders the customer has placed, including the one that everyone starts with. */
export const orderCount = async (host: Host, who = 'tess'): Promise<number> => {
  const { orders } = (await asCustomer(host, who, 'GET', '/orders')) as { orders: unknown[] };
  return orders.length;
};

/** Places the next order but loses its answer. If the host closed the connection, the browser would repeat the request. */
export const loseNextAnswer = async (page: Page, host: Host): Promise<void> => {
  await page.route(
    /\/orders\?/,
    async (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      await fetch(`http://localhost:${host.port}${pathname}${search}`, {
        method: 'POST',
        headers: request.headers(),
        body: request.postData() ?? '{}',
      });
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
};
