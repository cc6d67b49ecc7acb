import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import { expect, test, type Page } from './fixtures.ts';
import { checkout, CHOSEN, openStep, visitCheckout } from './checkout-visit.ts';
import { noteShifts } from './layout-shifts.ts';
import { standsStill } from './started.ts';

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

for (const width of [1280, 1000, 768, 320])
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
    // In a line of a tenth of the usual width, not all lines of a notice have reserved room.
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

for (const width of [1280, 1000, 390])
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
