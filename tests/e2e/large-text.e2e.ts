import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import { expect, test, type Page } from './fixtures.ts';
import { CHECKOUT, checkout, CHOSEN, openStep, placed, visitCheckout } from './checkout-visit.ts';
import { noteShifts } from './layout-shifts.ts';
import { inFrame } from './payment-visit.ts';
import { signIn } from './signed-in-visit.ts';
import { standsStill } from './started.ts';
import { rowsOf } from './rows-of.ts';

/*
 * A browser whose text size is doubled. The widths at which the header changes its layout depend on the text size, not
 * on pixels.
 */

test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
});
// Its pages are only opened: nothing is pressed whose focus could be watched.
test.use({ watched: false });

/**
 * Returns which parts of the header cover another one, in words. A part's content counts, even if it is wider than the
 * part.
 */
const covered = (page: Page): Promise<string[]> =>
  page.locator('assess-header').evaluate((header) => {
    const parts = ['[slot="brand"]', 'assess-search', 'assess-account-menu', 'assess-mini-cart'];
    const boxes = parts.flatMap((selector) => {
      const part = header.querySelector(selector) ?? header.shadowRoot?.querySelector(selector);
      if (!part) return [];
      const { left, top, bottom, width } = part.getBoundingClientRect();
      const right = left + Math.max(width, part.scrollWidth);
      return width > 0 ? [{ selector, left, top, right, bottom }] : [];
    });
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.selector} and ${other.selector}`),
    );
  });

for (const width of rowsOf([1000, 320], [1280, 768]))
  test(`the header covers nothing of itself, sticks out nowhere and moves nothing at twice the text, ${width} px wide [SHL-01 part] [AXS-03 part] [PERF-10 part]`, async ({
    page,
    host,
  }) => {
    const shifts = await noteShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${host.shop}/en-us/`);
    await standsStill(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await covered(page)).toEqual([]);
    const sides = await page
      .locator('assess-header')
      .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(sides[0]).toBe(sides[1]);
    // At 320 px, a line is a tenth as wide as usual, and the reserved space is too low for all lines of a notice.
    const moved = (await shifts()).filter(({ what }) => width > 320 || !what.includes('main from'));
    expect(moved).toEqual([]);
  });

/** The words of the checkout that are narrower than four of their letters: they would run one below the other. */
const squeezed = (page: Page): Promise<string[]> =>
  checkout(page).evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || text.length < 12) continue;
      if (parent.closest('.vh')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { width, height } = range.getBoundingClientRect();
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (width > 0 && height > size && width < 4 * size) found.push(text);
    }
    return found;
  });

for (const width of rowsOf([1000, 390], [1280]))
  test(`the checkout gives its words room at twice the text, ${width} px wide [AXS-03 part]`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visitCheckout(page, host, {
      chosen: [['/account', { id: 'org-4430' }], CHOSEN.address, CHOSEN.method, CHOSEN.billing],
    });
    await expect(openStep(page, 'Payment')).toBeVisible();
    await standsStill(page);
    expect(await squeezed(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

/**
 * Returns what sticks out of the window or of the box that clips it, and the words that are broken although they are
 * short. A word of more letters may be wider than its line.
 */
const lost = (page: Page): Promise<string[]> =>
  checkout(page).evaluate((element) => {
    const LETTERS = 12;
    const found: string[] = [];
    for (const one of element.querySelectorAll('*')) {
      if (!one.checkVisibility() || one.closest('.vh')) continue;
      const name = `${one.tagName.toLowerCase()} ${(one.textContent ?? '').trim().slice(0, 40)}`;
      if (one.getBoundingClientRect().right > innerWidth + 1) found.push(`sticks out: ${name}`);
      const isClipping = getComputedStyle(one).overflowX !== 'visible' && !one.matches('input, select');
      if (isClipping && one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${name}`);
      for (const node of one.childNodes)
        for (const { 0: word, index } of (node instanceof Text ? node.data : '').matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (word.length <= LETTERS && lines.size > 1) found.push(`broken: ${word}`);
        }
    }
    return found;
  });

const expectWhole = async (page: Page): Promise<void> => {
  await standsStill(page);
  expect(await lost(page)).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
};

test('on a phone at twice the text the checkout breaks no word, cuts nothing and scrolls nowhere aside [AXS-03 part]', async ({
  page,
  host,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await visitCheckout(page, host, {
    chosen: [['/account', { id: 'org-4430' }], CHOSEN.address, CHOSEN.method, CHOSEN.billing],
  });
  await expect(openStep(page, 'Payment')).toBeVisible();
  await checkout(page).getByText('New card', { exact: true }).click();
  await expect(inFrame(page).getByLabel('Card number')).toBeVisible();
  await checkout(page)
    .getByRole('button', { name: /All steps$/ })
    .click();
  await checkout(page).getByText('1 item', { exact: true }).click();
  await expectWhole(page);
  await checkout(page).getByRole('button', { name: 'Continue to review' }).click();
  await expect(inFrame(page).getByText('Enter your card number')).toBeVisible();
  await expectWhole(page);
  const sides = await inFrame(page)
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(sides[0]).toBe(sides[1]);
  for (const [step, heading] of [
    ['account', 'Customer account'],
    ['shipping-address', 'Shipping address'],
    ['shipping-method', 'Shipping method'],
  ] as const) {
    await page.goto(`${host.shop}${CHECKOUT}?step=${step}`);
    await expect(openStep(page, heading)).toBeVisible();
    await expectWhole(page);
  }
});

test('on a phone at twice the text the confirmation breaks no word and scrolls nowhere aside [AXS-03 part]', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'mara');
  await page.goto(`${host.shop}${CHECKOUT}?step=confirmation&order=00004711`);
  await expect(placed(page)).toBeVisible();
  await expectWhole(page);
});
