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
/** On to whatever step comes next. */
export const goOn = (page: Page): Promise<void> =>
  checkout(page)
    .getByRole('button', { name: /^Continue to / })
    .click();
export const card = (page: Page, name: string | RegExp) => checkout(page).getByRole('radio', { name });
export const field = (page: Page, name: string) => checkout(page).getByLabel(name, { exact: true });

/** Below `/carts/current`; PUT, where nothing else is said. */
export type Chosen = readonly (readonly [path: string, body?: unknown, method?: string])[];

/** Steps of the seeded customers finished elsewhere, in the order in which a cart needs them. */
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
  /** What the address says. */
  search?: string;
} & Hearing;

/** Whether the page before has heard from the flag service: the checkout keeps the flags that it begins with, and waits 5 s at most. */
type Hearing = { hearsFlags?: boolean };

const openBefore = async (page: Page, host: Host, { hearsFlags = false }: Hearing): Promise<void> => {
  await page.goto(`${host.shop}/en-us/about`);
  if (!hearsFlags) return;
  const heard = () => page.evaluate((name) => localStorage.getItem(name), storageName('flagCache', 'en-us'));
  await expect.poll(heard).not.toBeNull();
};

/** Signed in at the checkout of a cart of their own, of which these steps were finished elsewhere. */
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

/** The heading of the step that is open. */
export const openStep = (page: Page, name: string) =>
  checkout(page).getByRole('heading', { name: new RegExp(`^Step \\d of \\d ${name}$`) });

export const placed = (page: Page) =>
  checkout(page).getByRole('heading', { name: 'Thank you, your order is placed' });

export const placeButton = (page: Page) => checkout(page).getByRole('button', { name: /^Place order/ });

export const terms = (page: Page) =>
  checkout(page).getByRole('checkbox', { name: 'I accept the Terms and conditions' });

/** A token of the payment service for a new card, as its frame gets it. */
export const cardToken = async (host: Host, number: string): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${host.port}/payment/v1/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `http://127.0.0.1:${host.port}` },
    body: JSON.stringify({ mode: 'new', number, expiry: '09/31', securityCode: '123' }),
  });
  if (!response.ok) throw new Error(`The payment service answered ${response.status}.`);
  return ((await response.json()) as { token: string }).token;
};

/** All that the cart of tess needs, chosen from another device of hers. */
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

/** Signed in at the review of a cart of which all else is chosen, with the terms accepted. */
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

/** At the review, what says how an order goes and what became of it is there: once offline it could not be fetched any more. */
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

/** What the services decide, until the test ends. */
export const settings = async (host: Host, order: Record<string, unknown>): Promise<void> => {
  const response = await fetch(`http://localhost:${host.port}/__settings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (!response.ok) throw new Error(`/__settings answered ${response.status}`);
};

/** How many orders the customer has placed; the one that everybody begins with counts. */
export const orderCount = async (host: Host, who = 'tess'): Promise<number> => {
  const { orders } = (await asCustomer(host, who, 'GET', '/orders')) as { orders: unknown[] };
  return orders.length;
};

/** The next order is placed, but its answer gets lost: a host that closes the connection would have the browser ask again. */
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
