import { openAuthored } from './authored-page.ts';
import { held, openWithCart } from './cart-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

type Planted = {
  asked: { name: string; detail: Record<string, unknown> }[];
  answer?: (value: unknown) => void;
};

/** Listens as a page's own script would. `cancel` refuses at once; `wait` holds the widget until `answer` is called. */
const listen = (page: Page, name: string, how: 'watch' | 'cancel' | 'wait'): Promise<void> =>
  page.evaluate(
    ([event, way]) => {
      const planted: Planted = { asked: [] };
      Object.assign(globalThis, { planted });
      document.addEventListener(event, (heard) => {
        const { detail } = heard as CustomEvent<{ waitUntil(answer: Promise<unknown>): void }>;
        const { waitUntil, ...rest } = detail;
        planted.asked.push({ name: event, detail: rest });
        if (way === 'cancel') heard.preventDefault();
        if (way === 'wait') waitUntil(new Promise((resolve) => (planted.answer = resolve)));
      });
    },
    [name, how] as const,
  );

const asked = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { planted: Planted }).planted.asked);
const answer = (page: Page, value: unknown) =>
  page.evaluate((given) => (globalThis as unknown as { planted: Planted }).planted.answer?.(given), value);

const QUICK_ORDER = '<assess-quick-order></assess-quick-order><assess-mini-cart></assess-mini-cart>';

test.describe('before events', () => {
  test.describe('of quick order', () => {
    test.beforeEach(async ({ page, host }) => {
      await openAuthored(page, host, { body: QUICK_ORDER });
      await page.getByLabel('Code, row 1').fill('LMS4-KIT');
      await page.getByLabel('Code, row 1').press('Enter');
      await expect(page.getByRole('button', { name: /^Add 1 item/ })).toBeEnabled();
    });
    const add = (page: Page) => page.getByRole('button', { name: /^Add 1 item/ });

    test('let a page cancel an add: nothing is sent, and the row stays [EMB-10]', async ({ page }) => {
      const writes: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/carts')) writes.push(request.url());
      });
      await listen(page, 'assess-cart-before-add', 'cancel');
      await add(page).click();
      await expect.poll(() => asked(page)).toHaveLength(1);
      expect(await asked(page)).toEqual([
        { name: 'assess-cart-before-add', detail: { lines: [{ code: 'LMS4-KIT', quantity: 1 }] } },
      ]);
      await expect(add(page)).toBeEnabled();
      await expect(page.getByLabel('Code, row 1')).toHaveValue('LMS4-KIT');
      expect(writes).toEqual([]);
    });

    test('let a page take its time over an add, pressed twice or not [EMB-10]', async ({ page }) => {
      await listen(page, 'assess-cart-before-add', 'wait');
      await add(page).dblclick();
      await expect.poll(() => asked(page)).toHaveLength(1);
      await expect(page.getByRole('button', { name: 'Cart, no items' })).toBeVisible();
      await answer(page, true);
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
      expect(await asked(page)).toHaveLength(1);
    });

    test('let a page keep the rows from being cleared [EMB-10]', async ({ page }) => {
      await listen(page, 'assess-quick-order-before-clear', 'wait');
      await page.getByRole('button', { name: 'Clear all' }).click();
      await expect
        .poll(() => asked(page))
        .toEqual([{ name: 'assess-quick-order-before-clear', detail: { rows: 1 } }]);
      await answer(page, false);
      await expect(page.getByLabel('Code, row 1')).toHaveValue('LMS4-KIT');
      await page.getByRole('button', { name: 'Clear all' }).click();
      await expect.poll(() => asked(page)).toHaveLength(2);
      await answer(page, undefined);
      await expect(page.getByLabel('Code, row 1')).toHaveValue('');
    });
  });

  test.describe('of the cart', () => {
    const CART = '<assess-cart></assess-cart>';
    const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity/ }).first();

    test('let a page cancel a new quantity: the line shows the old one, and that it was not changed is said [EMB-10]', async ({
      page,
      host,
    }) => {
      const guid = await openWithCart(page, host, CART, [['LMS4-KIT', 2]]);
      await listen(page, 'assess-cart-before-quantity', 'cancel');
      await quantity(page).fill('5');
      await quantity(page).press('Enter');
      await expect
        .poll(() => asked(page))
        .toEqual([{ name: 'assess-cart-before-quantity', detail: { code: 'LMS4-KIT', from: 2, to: 5 } }]);
      await expect(quantity(page)).toHaveValue('2');
      expect(await held(host, guid)).toEqual(['LMS4-KIT × 2']);
    });

    test('let a page think about removing a line, and answer no [EMB-10]', async ({ page, host }) => {
      const guid = await openWithCart(page, host, CART, [['LMS4-KIT', 2]]);
      await listen(page, 'assess-cart-before-remove', 'wait');
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect
        .poll(() => asked(page))
        .toEqual([{ name: 'assess-cart-before-remove', detail: { code: 'LMS4-KIT', quantity: 2 } }]);
      const line = page.locator('assess-cart .line');
      const remove = line.getByRole('button', { name: /^Remove/ });
      await expect(line).toHaveAttribute('aria-busy', 'true');
      await expect(remove).toHaveAttribute('aria-busy', 'true');
      await remove.click({ force: true });
      expect(await asked(page)).toHaveLength(1);
      await answer(page, false);
      await expect(line).toHaveAttribute('aria-busy', 'false');
      await expect(remove).toBeEnabled();
      await expect(quantity(page)).toHaveValue('2');
      expect(await held(host, guid)).toEqual(['LMS4-KIT × 2']);
    });

    test('let a page cancel putting a line back [EMB-10]', async ({ page, host }) => {
      const guid = await openWithCart(page, host, CART, [
        ['LMS4-KIT', 2],
        ['MAB2-KIT', 1],
      ]);
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      const undo = page.getByRole('button', { name: /^Undo/ });
      await expect(undo).toBeVisible();
      // It shows before the store has removed the line.
      await expect.poll(() => held(host, guid)).toEqual(['MAB2-KIT × 1']);
      await listen(page, 'assess-cart-before-add', 'cancel');
      await undo.click();
      await expect.poll(() => asked(page)).toHaveLength(1);
      await expect(undo).toBeEnabled();
      expect(await held(host, guid)).toEqual(['MAB2-KIT × 1']);
    });
  });

  test('of the page’s own add button can be cancelled too [EMB-10]', async ({ page, host }) => {
    const guid = await openWithCart(page, host, '<assess-mini-cart></assess-mini-cart>', [['MAB2-KIT', 1]]);
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await listen(page, 'assess-cart-before-add', 'cancel');
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('assess-cart-add', { detail: { code: 'LMS4-KIT' } })),
    );
    await expect.poll(() => asked(page)).toHaveLength(1);
    expect(await held(host, guid)).toEqual(['MAB2-KIT × 1']);
  });
});

test.describe('a page that is late or early', () => {
  test('has the last state of the cart again when it asks [EMB-10]', async ({ page, host }) => {
    await openWithCart(page, host, '<assess-mini-cart></assess-mini-cart>', [['LMS4-KIT', 2]]);
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
    const heard = await page.evaluate(() => {
      const details: unknown[] = [];
      document.addEventListener('assess-cart-changed', (event) =>
        details.push((event as CustomEvent).detail),
      );
      const ask = (detail: unknown) => document.dispatchEvent(new CustomEvent('assess-replay', { detail }));
      ask(null);
      ask({ name: 'assess-nothing' });
      ask({ name: '__proto__' });
      ask({ name: 'assess-cart-changed' });
      return details;
    });
    expect(heard).toEqual([expect.objectContaining({ units: 2, lines: 1, currency: 'USD' })]);
  });

  test('may ask for a product before the widgets’ code is there, and it is added once [EMB-10]', async ({
    page,
    host,
  }) => {
    const release = await holdRequests(page, /\/chunks\//);
    await openAuthored(page, host, { body: '<assess-mini-cart></assess-mini-cart>' });
    await page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('assess-cart-add', { detail: { code: 'LMS4-KIT', quantity: 3 } }),
      ),
    );
    release();
    await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
    await page.evaluate(() => {
      const tag = document.querySelector('assess-mini-cart');
      tag?.remove();
      document.body.append(document.createElement('assess-mini-cart'));
    });
    await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
  });
});
