import { CHECKOUT, checkout, goOn, openStep, visitCheckout } from './checkout-visit.ts';
import { leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { countCalls, standsStill } from './started.ts';

const HOME = ['/addresses/delivery?addressId=home'] as const;

/** Records what the page requests from here on: writes and reads of commerce, and parts of the checkout. */
const noteRequests = (page: Page) => {
  const asked: string[] = [];
  const before: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.includes('/ecommerce/v2/') || path.includes('/chunks/'))
      asked.push(`${request.method()} ${path.replace(/^.*(\/users\/current|\/chunks)/, '')}`);
  });
  return {
    forget: () => void before.push(...asked.splice(0)),
    writes: () => asked.filter((one) => !one.startsWith('GET ')),
    cartReads: () => asked.filter((one) => /^GET \/carts\/[^/]+$/.test(one)),
    /** Returns the code and the words of the checkout that were requested since the last `forget`. */
    parts: () => asked.filter((one) => one.startsWith('GET /checkout-')),
    /** Returns everything that was requested before the last `forget`, as one text. */
    partsBefore: () => before.join(' '),
  };
};

test('going on from a step is one write, one read of the cart and no wait for code: the next part has come before [PERF-13 part]', async ({
  page,
  host,
}) => {
  await countCalls(page);
  const asked = noteRequests(page);
  await visitCheckout(page, host, { chosen: [['/account', { id: 'org-4430' }], HOME] });
  const tag = checkout(page);
  const walk: readonly (readonly [name: string, part: string, act: () => Promise<void>])[] = [
    ['Shipping method', 'shipping-method', async () => undefined],
    ['Billing address', 'billing-address', () => tag.getByRole('radio', { name: 'Ground' }).check()],
    ['Payment', 'payment', async () => undefined],
  ];
  await expect(openStep(page, 'Shipping method')).toBeVisible();
  await tag.getByRole('button', { name: 'Change: Shipping address' }).click();
  await expect(openStep(page, 'Shipping address')).toBeVisible();
  for (const [name, part, act] of walk) {
    await act();
    await expect(tag.getByRole('radio', { checked: true }).first()).toBeVisible();
    await standsStill(page);
    asked.forget();
    expect(asked.partsBefore(), `${name} is fetched ahead`).toContain(`/checkout-${part}.en-`);
    await goOn(page);
    await expect(openStep(page, name)).toBeVisible();
    await standsStill(page);
    expect(asked.parts().join(' '), name).not.toContain(`/checkout-${part}`);
    expect(asked.writes(), name).toHaveLength(1);
    expect(asked.cartReads(), name).toHaveLength(1);
  }
});

test('a customer’s checkout is entered, and accounts and addresses are asked for, before the widgets’ code is there, each once [PERF-13 part] [PERF-04 part] [CHK-21 part]', async ({
  page,
  host,
}) => {
  await countCalls(page);
  await visitCheckout(page, host);
  await expect(openStep(page, 'Shipping address')).toBeVisible();
  await standsStill(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/users\/current\//.test(pathname))
      asked.push(
        `${request.method()} ${pathname.replace(/^.*\/users\/current/, '')}${search.includes('accountUuid') ? ' of the account' : ''}`,
      );
  });
  await leaveEarlierCart(host, 'tess', [['FMS-KIT', 1]]);
  const code = await holdRequests(page, '**/widgets/chunks/**');
  await page.goto(host.shop + CHECKOUT, { waitUntil: 'commit' });
  const reads = [
    'GET /accounts',
    'GET /addresses',
    'GET /addresses of the account',
    'PUT /carts/current/defaults',
  ];
  await expect.poll(() => asked.toSorted()).toEqual(reads);
  code();
  const tag = checkout(page);
  await expect(tag.getByRole('radio', { checked: true })).toBeVisible();
  await expect(openStep(page, 'Shipping address')).toBeVisible();
  expect(asked.filter((one) => reads.includes(one)).toSorted()).toEqual(reads);
  expect(asked.join()).not.toContain('/carts/current/account');
  await goOn(page);
  await expect(openStep(page, 'Shipping method')).toBeVisible();
});
