import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import policyPage from '../../docs/pages/operators/content-security-policy.md?raw';
import { forgetBootstrap } from '../../src/page/start.ts';
import { forgetConfiguration } from '../../src/core/config/read-page-config.ts';
import { raiseMatter } from '../../src/core/prompts/matters.ts';
import { storageName } from '../../src/core/storage-names.ts';
import { widgets } from '../../src/widgets/widget-list.ts';
import type { PaymentIntent } from '../../src/api/invoice/payment.contract.ts';
import { nameCallback, recaptchaCallback } from '../../demo-host/identity/callbacks.ts';
import { openAccount } from '../support/account-visit.ts';
import { asCustomer } from '../support/as-customer.ts';
import { beSignedIn } from '../support/be-signed-in.ts';
import { visitCheckout } from '../support/checkout-visit.ts';
import { openProduct } from '../support/product-visit.ts';
import { openCards } from '../support/payment-cards-visit.ts';
import { setScene, type Scene } from '../support/scene.ts';
import { openSearch } from '../support/search-visit.ts';

/*
 * What holds for the contract of every widget: each of its events comes from the tag itself, it asks only those services
 * that the documentation names for a content security policy, and it takes no room where it can't be drawn.
 */

const patient = { timeout: 20_000 };
const defines = import.meta.glob('../../src/widgets/*/define.ts');
const LINE = { code: 'FMS-KIT', quantity: 2 };

type Detail = { answerWith?: (answer: Promise<string>) => void };

/** The tag of the row, and what came from it. */
let element: HTMLElement;
let heard: string[];
let scene: Scene;
let listening = new AbortController();

const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
const press = (name: string | RegExp) => button(name).first().click(patient);
const writes = () =>
  scene.calls.filter((call) => /^(?:POST|PUT|PATCH|DELETE) .*\/(?:entries|orders)/.test(call));

/** Notes each event of the contract whose target is the tag itself. Answers a check as a page would. */
const listen = (tag: string): void => {
  element = document.querySelector<HTMLElement>(tag)!;
  heard = [];
  listening = new AbortController();
  const contract = widgets.find((one) => one.tag === tag)!;
  for (const name of Object.keys(contract.events))
    element.addEventListener(
      name,
      (event) => {
        if (event.target !== element || event.composedPath()[0] !== element) return;
        heard.push(name);
        if (name.endsWith('-check'))
          (event as CustomEvent<Detail>).detail.answerWith?.(Promise.resolve('a-token'));
      },
      { signal: listening.signal },
    );
};
const comes = (name: string, times = 1) =>
  expect.poll(() => heard.filter((one) => one === name).length, patient).toBeGreaterThanOrEqual(times);
/** Does something twice: the tag refuses the first, and nothing may be written then. */
const onceRefused = async (name: string, act: () => Promise<unknown>): Promise<void> => {
  const before = writes().length;
  element.addEventListener(name, (event) => event.preventDefault(), { once: true });
  await act();
  await comes(name);
  await scene.settled();
  expect(writes(), `${name} was cancelled`).toHaveLength(before);
  await act();
  await comes(name, 2);
};
const open = async (tag: string, options: Parameters<typeof setScene>[0] = {}): Promise<void> => {
  scene = await setScene(options);
  document.body.append(document.createElement(tag));
  listen(tag);
};

/** What makes the events of each tag, without `assess-error`. */
const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  'assess-product': async () => {
    scene = await openProduct('FMS-KIT');
    listen('assess-product');
    await onceRefused('assess-cart-before-add', () => press(/^Add 1 item to cart/));
    await comes('assess-cart-added');
  },
  'assess-search-results': async () => {
    scene = await openSearch('?text=memory');
    listen('assess-search-results');
    await comes('assess-list-seen');
    await onceRefused('assess-cart-before-add', () => press(/^Add to cart: /));
    await comes('assess-cart-added');
  },
  'assess-quick-order': async () => {
    await open('assess-quick-order', {
      quickOrderRows: [{ code: 'FMS-KIT', quantity: '1' }],
    });
    await onceRefused('assess-quick-order-before-clear', async () => {
      await expect.element(button('Clear all'), patient).toBeEnabled();
      await press('Clear all');
    });
    await press(/^Undo/);
    await onceRefused('assess-cart-before-add', async () => {
      await expect.element(button(/^Add 1 item/), patient).toBeEnabled();
      await press(/^Add 1 item/);
    });
    await comes('assess-cart-added');
    element.addEventListener('assess-cart-opened', (event) => event.preventDefault(), { once: true });
    await page.getByRole('link', { name: 'View cart' }).click(patient);
    await comes('assess-cart-opened');
  },
  'assess-cart': async () => {
    await open('assess-cart', { lines: [LINE, { code: 'HSW-KIT', quantity: 1 }] });
    await comes('assess-cart-seen');
    const quantity = page.getByRole('textbox', { name: /^Quantity/ }).first();
    await onceRefused('assess-cart-before-quantity', async () => {
      await expect.element(quantity, patient).toBeVisible();
      await userEvent.fill(quantity, '5');
      await userEvent.keyboard('{Enter}');
    });
    await comes('assess-cart-quantity');
    await onceRefused('assess-cart-before-remove', () => press(/^Remove /));
    await comes('assess-cart-removed');
    await onceRefused('assess-cart-before-add', () => press(/^Undo/));
    await comes('assess-cart-added');
  },
  'assess-mini-cart': async () => {
    await open('assess-mini-cart', { lines: [LINE] });
    await press(/^Cart, 2 items/);
    await comes('assess-cart-opened');
    await onceRefused('assess-cart-before-remove', () => press(/^Remove /));
    await comes('assess-cart-removed');
    await onceRefused('assess-cart-before-add', () => press(/^Undo/));
    await comes('assess-cart-added');
  },
  'assess-session': async () => {
    await open('assess-session');
    const lines = [{ ...LINE, from: 'en-gb', name: 'Kept' }];
    localStorage.setItem(storageName('keptLines'), JSON.stringify({ lines }));
    await expect.poll(() => element.shadowRoot?.querySelector('[lang]'), patient).toBeTruthy();
    raiseMatter({ kind: 'kept', arrival: { from: 'en-gb', reason: 'chosen' } });
    await onceRefused('assess-cart-before-add', () => press(/^Add .*to the cart$/));
    await comes('assess-cart-added');
  },
  'assess-sign-in': async () => {
    scene = await setScene({ identity: {} });
    const tag = document.body.appendChild(document.createElement('assess-sign-in'));
    tag.setAttribute('tree', 'Gallery');
    listen('assess-sign-in');
    await userEvent.selectOptions(page.getByLabelText('Question', { exact: true }), 'reCAPTCHA');
    await press(/^Continue$/);
    await userEvent.fill(page.getByLabelText('User name', { exact: true }), 'mara');
    await press(/^(?:Continue|Sign in)$/);
    await comes('assess-sign-in-check');
    tag.remove();
    document.body.append(document.createElement('assess-sign-in'));
    listen('assess-sign-in');
    await userEvent.fill(page.getByLabelText('User name', { exact: true }), 'mara');
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'any');
    scene.backend.faults.add({ path: '/auth/**', status: 401 });
    await press(/^(?:Continue|Sign in)$/);
    await comes('assess-sign-in-ended');
    heard.push('assess-sign-in-check');
  },
  'assess-profile': async () => {
    scene = await openAccount('assess-profile');
    listen('assess-profile');
    // The service asks for a check where it would ask for the passwords.
    const step = { authId: 'one', callbacks: [nameCallback('User Name'), recaptchaCallback('key')] };
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) =>
      String(request instanceof Request ? request.url : request).includes('/authenticate?')
        ? Response.json(step)
        : fetch(request, init),
    );
    await press('Change password');
    await comes('assess-sign-in-check');
  },
  'assess-invoices': async () => {
    const start = location.href;
    scene = await setScene({ identity: {} });
    beSignedIn('user-mara');
    const ids = ['INV-54410001'];
    const intent = await asCustomer(scene, 'mara', 'POST', '/invoices/payments/intents', { ids });
    const { paymentId } = intent as PaymentIntent;
    history.replaceState(null, '', `/invoices/${ids[0]}/payment?payment=${paymentId}`);
    document.body.append(document.createElement('assess-invoices'));
    listen('assess-invoices');
    await comes('assess-payment-service');
    history.replaceState(null, '', start);
  },
  'assess-payment-cards': async () => {
    scene = await openCards();
    listen('assess-payment-cards');
    await button('Add card').click(patient);
    await comes('assess-payment-service');
  },
  'assess-checkout': async () => {
    ({ scene } = await visitCheckout({
      userName: 'mara',
      lines: { 'FMS-KIT': 1 },
      chosen: [
        ['/account', { id: 'org-4410' }],
        ['/addresses/delivery?addressId=home', undefined],
        ['/deliverymode?deliveryModeId=ground', undefined],
        ['/billingaddress', { use: 'DELIVERY' }],
      ],
      scene: { flags: { checkoutRecaptcha: true } },
    }));
    listen('assess-checkout');
    await comes('assess-checkout-step');
    await comes('assess-payment-service');
    await page.getByRole('radio', { name: 'Purchase order' }).click(patient);
    await userEvent.fill(page.getByLabelText('Purchase order number', { exact: true }), 'PO-1');
    await press(/^Continue to /);
    await page.getByRole('checkbox', { name: 'I accept the Terms and conditions' }).click(patient);
    await onceRefused('assess-order-before-place', async () => {
      await expect.element(button(/^Place order/), patient).not.toHaveAttribute('aria-busy');
      await press(/^Place order/);
    });
    await comes('assess-order-check');
    await comes('assess-order-placed');
  },
};

afterEach(async () => {
  listening.abort();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await scene.settled();
  history.replaceState(null, '', location.pathname);
});

const namesOf = ({ events }: { events: object }): string[] =>
  Object.keys(events).filter((name) => name !== 'assess-error');

describe('the events of a contract', () => {
  it.each(widgets.filter((one) => namesOf(one).length > 0).map((one) => [one.tag, one] as const))(
    'come all from <%s> itself, and what is cancelled there is not done [EMB-10]',
    async (tag, contract) => {
      await defines[`../../src/widgets/${tag.slice(7)}/define.ts`]?.();
      await acts[tag]?.();
      const all = new Set(heard.filter((name) => name !== 'assess-error'));
      expect([...all].toSorted()).toEqual(namesOf(contract).toSorted());
    },
  );

  it('come from the tag too when a widget can’t start: assess-error of each of them [EMB-10]', async () => {
    scene = await setScene();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const key = Symbol.for('assess-widgets');
    Object.defineProperty(globalThis, key, { value: { protocol: 99, version: '9.0.0' }, configurable: true });
    const failed: string[] = [];
    for (const { tag } of widgets) {
      await defines[`../../src/widgets/${tag.slice(7)}/define.ts`]?.();
      const one = document.body.appendChild(document.createElement(tag));
      one.addEventListener('assess-error', ({ target }) => {
        if (target === one) failed.push(tag);
      });
    }
    await expect.poll(() => failed).toEqual(widgets.map(({ tag }) => tag));
    Reflect.deleteProperty(globalThis, key);
  });
});

/** Returns the settings that a cell of the page names, such as `content`. */
const settingsIn = (cell = ''): string[] =>
  [...cell.matchAll(/`(content|regional|commerceBase|identity|store|geo)`/g)].map(([, name = '']) => name);

/** Returns what the table of the page about the policy allows a tag to ask, beside what any tag may ask. */
const allowed = (tag: string): string[] =>
  policyPage
    .split('\n')
    .map((row) => row.split('|'))
    .filter(([, tags = '', ...cells]) => cells.length === 3 && tags.includes(`\`<${tag}>\``))
    .flatMap(([, , connect]) => settingsIn(connect))
    .toSorted();
const forAny = settingsIn(/^\| any of them, where .*$/m.exec(policyPage)?.[0]).filter(
  (name) => name !== 'commerceBase',
);

const PLACES = {
  '/content/': 'content',
  '/regional/': 'regional',
  '/geo/': 'geo',
  '/store-backend/': 'store',
  '/auth/': 'identity',
};
/** What a customer alone has. Everything else is seen by an anonymous visitor with a cart. */
const CUSTOMERS: ReadonlySet<string> = new Set([
  'assess-checkout',
  'assess-saved-carts',
  'assess-quotes',
  'assess-my-account',
  'assess-order-history',
  'assess-accounts',
  'assess-invoices',
  'assess-qualifications',
  'assess-address-book',
  'assess-payment-cards',
  'assess-profile',
  'assess-preferences',
  'assess-support',
]);

const asked = (): string[] => {
  const paths = scene.calls
    .map((call) => call.split(' ')[1] ?? '')
    .filter((path) => !path.startsWith('/media/'));
  const of = (path: string) => Object.entries(PLACES).find(([start]) => path.startsWith(start))?.[1];
  return [...new Set(paths.map((path) => of(path) ?? 'commerceBase'))].toSorted();
};

describe('the content security policy of the documentation', () => {
  it('names for each tag the services that it was seen to ask, with content and identity set [EMB-06]', async () => {
    const anywhere = new Set<string>();
    const seen: Record<string, string[]> = {};
    const expected = Object.fromEntries(widgets.map(({ tag }) => [tag, allowed(tag)]));
    for (const { tag } of widgets) {
      await defines[`../../src/widgets/${tag.slice(7)}/define.ts`]?.();
      performance.clearMarks('assess-started');
      scene = await setScene({
        lines: [LINE],
        identity: {},
        flags: { orderHistory: true },
        config: { content: '/content', regional: '/regional', geo: '/geo', store: '/store-backend' },
      });
      if (CUSTOMERS.has(tag)) beSignedIn('user-mara');
      history.replaceState(null, '', '?text=memory&id=FMS-KIT');
      document.body.append(document.createElement(tag));
      if (tag === 'assess-order-status') {
        await userEvent.fill(page.getByRole('textbox', { name: 'Web reference number' }), 'WR-9104417');
        await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'max@district.example');
        await userEvent.keyboard('{Enter}');
      }
      if (tag === 'assess-profile') await press('Change password');
      if (tag === 'assess-search') await userEvent.fill(page.getByRole('combobox'), 'memory');
      await expect.poll(() => performance.getEntriesByName('assess-started').length, patient).toBe(1);
      const own = expected[tag] ?? [];
      await vi
        .waitFor(() => expect(asked()).toEqual(expect.arrayContaining(own)), patient)
        .catch(() => undefined);
      await scene.settled();
      seen[tag] = asked().filter((name) => !forAny.includes(name) || own.includes(name));
      for (const name of asked()) anywhere.add(name);
      document.body.replaceChildren();
    }
    expect(seen).toEqual(expected);
    expect([...anywhere].toSorted()).toEqual([...forAny, 'commerceBase', 'regional'].toSorted());
  }, 180_000);
});

describe('a page whose configuration is fatal', () => {
  it('has one error in its console and hears of it from each tag, and no empty tag takes room [EMB-03] [EMB-08]', async () => {
    scene = await setScene();
    forgetConfiguration();
    forgetBootstrap();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // Styles of widgets in the page's own DOM, which an earlier test has drawn.
    document.adoptedStyleSheets = [];
    const told: unknown[] = [];
    const tall: string[] = [];
    for (const { tag } of widgets) {
      await defines[`../../src/widgets/${tag.slice(7)}/define.ts`]?.();
      const one = document.createElement(tag);
      const heardOf = new Promise((resolve) => one.addEventListener('assess-error', resolve, { once: true }));
      document.body.append(one);
      told.push(((await heardOf) as CustomEvent<unknown>).detail);
      if (one.getBoundingClientRect().height > 0) tall.push(tag);
    }
    expect(told).toEqual(widgets.map(({ tag }) => ({ code: 'page.configuration', widget: tag })));
    expect(tall).toEqual([]);
    await expect
      .poll(() => error.mock.calls.map(String))
      .toEqual([expect.stringContaining('configuration is missing: put data-commerce-base')]);
  });
});
