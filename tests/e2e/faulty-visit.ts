import { expect, type Host, type Locator, type Page } from './fixtures.ts';
import { openAuthored } from './authored-page.ts';
import { held, lineOf, makeCart, miniButton, quantityOf, returnWith } from './cart-visit.ts';
import { callsUnderWay, countCalls } from './started.ts';
import { PROGRAM_WORDS, wordsShown } from '../support/words-shown.ts';

const KIT = 'LMS4-KIT';
const FORMS = 'LMS4-REC25';

type Call = {
  method: string;
  path: string;
  /** Matches the browser's requests for the call. */
  url: RegExp;
  /** A field that its answer must have. */
  missingField?: string;
};

/** A widget's main read or main write, from opening the page to the offered retry. */
type Deed = {
  call: Call;
  /** Opens a page with the widget only; for a write, up to the point where one press sends it. */
  open(page: Page, host: Host): Promise<string>;
  /** Sends the call. A read that starts with the page needs nothing. */
  begin(page: Page): Promise<unknown>;
  /** The widget's message that it failed. */
  failed(page: Page): Locator;
  /** The control that tries again. */
  again(page: Page): Locator;
  /** What shows after it succeeded. */
  done(page: Page): Locator;
  /** Checks that what the shopper typed is still there. */
  kept?(page: Page): Promise<unknown>;
};

type Write = Deed & {
  /** The cart's lines after it was done, exactly once. */
  result: string[];
};

export type FaultyWidget = { tag: string; read: Deed; write: Write };

const CART_READ: Call = {
  method: 'GET',
  path: '/users/*/carts/*',
  url: /\/carts\/[^/?]+\?/,
  missingField: 'guid',
};

const openWith = async (page: Page, host: Host, tag: string): Promise<string> => {
  const guid = await makeCart(host, [
    [KIT, 2],
    [FORMS, 3],
  ]);
  await returnWith(page, guid);
  await countCalls(page);
  await page.clock.install();
  await openAuthored(page, host, { body: `<${tag}></${tag}>` });
  return guid;
};

const panel = (page: Page): Locator => page.locator('assess-mini-cart .pop');

const openPanel = async (page: Page, host: Host): Promise<string> => {
  const guid = await openWith(page, host, 'assess-mini-cart');
  await miniButton(page).click();
  return guid;
};

const miniCart: FaultyWidget = {
  tag: 'assess-mini-cart',
  read: {
    call: CART_READ,
    open: openPanel,
    begin: async () => undefined,
    failed: (page) => panel(page).getByRole('alert').getByText('Your cart could not be loaded.'),
    again: (page) => panel(page).getByRole('button', { name: 'Try again' }),
    done: (page) => panel(page).getByText('Subtotal', { exact: true }),
    kept: (page) => expect(miniButton(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  write: {
    call: { method: 'PATCH', path: '/users/*/carts/*/entries/*', url: /\/entries\/\d+/ },
    open: openPanel,
    begin: (page) => panel(page).locator(`[data-line="${KIT}"]`).getByText('Remove', { exact: true }).click(),
    failed: (page) => panel(page).getByText('It was not removed.'),
    again: (page) => panel(page).getByText('Remove again', { exact: true }),
    done: (page) => panel(page).getByText('Removed: Lindgren Memory Scale'),
    result: ['LMS4-REC25 × 3'],
  },
};

const cart: FaultyWidget = {
  tag: 'assess-cart',
  read: {
    call: CART_READ,
    open: (page, host) => openWith(page, host, 'assess-cart'),
    begin: async () => undefined,
    failed: (page) => page.getByRole('alert').getByText('Your cart could not be loaded.'),
    again: (page) => page.getByRole('button', { name: 'Try again' }),
    done: (page) => lineOf(page, FORMS),
  },
  write: {
    call: {
      method: 'PATCH',
      path: '/users/*/carts/*/entries/*',
      url: /\/entries\/\d+/,
      missingField: 'quantityAdded',
    },
    open: async (page, host) => {
      const guid = await openWith(page, host, 'assess-cart');
      await quantityOf(page, FORMS).fill('a dozen');
      await quantityOf(page, KIT).fill('9');
      return guid;
    },
    begin: (page) => quantityOf(page, KIT).press('Enter'),
    failed: (page) => lineOf(page, KIT).getByText('The quantity was not changed to 9.'),
    again: (page) => lineOf(page, KIT).getByRole('button', { name: 'Try again with 9' }),
    done: (page) => lineOf(page, KIT).getByText('$5,310.00'),
    kept: (page) => expect(quantityOf(page, FORMS)).toHaveValue('a dozen'),
    result: ['LMS4-KIT × 9', 'LMS4-REC25 × 3'],
  },
};

const form = (page: Page): Locator => page.locator('assess-quick-order .qo');
const code = (page: Page): Locator => form(page).locator('.qo-rows input').first();
const quantity = (page: Page): Locator => form(page).locator('.qo-rows input').nth(1);

/** Types into the first row and leaves it, in any language of the labels. */
const orderOne = async (page: Page): Promise<void> => {
  await code(page).fill('MAB2-KIT');
  await quantity(page).fill('2');
  await quantity(page).press('Tab');
};

const orderKept = async (page: Page): Promise<void> => {
  await expect(code(page)).toHaveValue('MAB2-KIT');
  await expect(quantity(page)).toHaveValue('2');
};

const FAILED_ADD = /could not add these items|nothing was added|couldn’t confirm this change/;

const quickOrder: FaultyWidget = {
  tag: 'assess-quick-order',
  read: {
    call: { method: 'POST', path: '/products/lookup', url: /\/products\/lookup/ },
    open: (page, host) => openWith(page, host, 'assess-quick-order'),
    begin: orderOne,
    failed: (page) => form(page).getByText('Products can’t be looked up right now'),
    again: (page) => form(page).getByRole('button', { name: 'Try again' }).first(),
    done: (page) => form(page).getByText('Marchetti Attention Battery'),
    kept: orderKept,
  },
  write: {
    call: { method: 'POST', path: '/users/*/carts/*/entries/batch', url: /\/entries\/batch/ },
    open: async (page, host) => {
      const guid = await openWith(page, host, 'assess-quick-order');
      await orderOne(page);
      await expect(form(page).locator('.qo-add')).toHaveText('Add 2 items to cart');
      return guid;
    },
    begin: (page) => form(page).locator('.qo-add').click(),
    failed: (page) => form(page).getByText(FAILED_ADD),
    again: (page) => form(page).getByRole('button', { name: 'Try again' }),
    done: (page) => form(page).getByText('2 items were added to the cart.'),
    result: ['LMS4-KIT × 2', 'LMS4-REC25 × 3', 'MAB2-KIT × 2'],
  },
};

export const faultyWidgets: readonly FaultyWidget[] = [miniCart, cart, quickOrder];

/** Makes a widget's call fail. */
export const strike = (
  host: Host,
  { method, path, missingField }: Call,
  order: Record<string, unknown>,
): Promise<void> => host.fault({ method, path, ...(missingField && { missingField }), ...order });

/** Counts the page's requests for one call. */
export const countOf = (page: Page, { method, url }: Call): (() => number) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === method && url.test(request.url())) sent += 1;
  });
  return () => sent;
};

/**
 * Runs the page's clock until something shows, so that no test waits for pauses and time limits. The clock stops while
 * an answer is awaited: a busy machine may delay it, and that must not exceed the page's limits.
 */
export const runUntil = (page: Page, shown: Locator, stepMs: number): Promise<void> =>
  expect
    .poll(
      async () => {
        if ((await callsUnderWay(page)) === 0) await page.clock.runFor(stepMs);
        return shown.isVisible();
      },
      { intervals: [60] },
    )
    .toBe(true);

/** Expects the drawn widget to show text, and no text that only a program would show. */
export const expectSound = async (page: Page, tag: string): Promise<void> => {
  await expect(page.locator(`${tag} .assess-root > *`).first()).toBeAttached();
  const words = await page.locator(tag).evaluate(wordsShown);
  expect(words).toMatch(/\p{Letter}{3}/u);
  expect(words).not.toMatch(PROGRAM_WORDS);
};

export const expectHeld = (host: Host, guid: string, result: string[]): Promise<void> =>
  expect.poll(async () => (await held(host, guid)).toSorted()).toEqual(result.toSorted());
