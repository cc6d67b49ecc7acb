import type { PageRegistry } from '../../src/core/registry/registry.ts';
import { openAuthored } from './authored-page.ts';
import { leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { signIn } from './signed-in-visit.ts';
import { rowsOf } from './rows-of.ts';

const CONFIG = { locale: 'en-us', commerceBase: '/commerce/headless/ecommerce/v2' };
const TAG = '<assess-notifications></assess-notifications>';
const PAGES = ['/en-gb/about', '/fr-ca/about', '/nl-nl/about', '/es-es/about'];

const notice = (page: Page) => page.locator('assess-session [part=notice]');
const centre = (page: Page) => page.locator('assess-notifications [part=centre]');

/** Makes the last visit one in another locale, so that the arrival is shown. */
const comeFromElsewhere = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('assess.previousLocale', '"en-us"'));

const publish = (page: Page, id: string): Promise<void> =>
  page.evaluate((given) => {
    const { actions } = (globalThis as unknown as Record<symbol, PageRegistry>)[
      Symbol.for('assess-widgets')
    ] as PageRegistry;
    actions.publish({ id: given, level: 'warning', code: 'x', text: `Message ${given}.` });
  }, id);

const edges = async (box: ReturnType<typeof notice>) => {
  await box.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return box.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
};

/** Returns whether a box covers any part of the focused element. */
/** Notices and bar follow each other a frame later. */
const PATIENT = { timeout: 20_000 };

const covers = (box: ReturnType<typeof notice>) =>
  box.evaluate((element) => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const target = active?.getBoundingClientRect() ?? new DOMRect();
    const over = element.getBoundingClientRect();
    return (
      target.top < over.bottom &&
      target.bottom > over.top &&
      target.left < over.right &&
      target.right > over.left
    );
  });

for (const width of rowsOf([320, 1280], [768]))
  test(`notices and messages stand in one place, above each other, and nothing moves for them: ${width} px [LEAD-07] [LOC-08 part]`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await comeFromElsewhere(page);
    await page.goto(`${host.shop}/en-gb/about`);
    await expect(notice(page)).toBeVisible();
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.defineProperty(globalThis, 'shifts', { value: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.push(entry.value);
      }).observe({ type: 'layout-shift' });
    });
    const alone = await edges(notice(page));
    await publish(page, '1');
    await expect(centre(page)).toBeVisible();
    const [lower, upper] = [await edges(notice(page)), await edges(centre(page))];
    expect(lower).toEqual(alone);
    expect(upper.bottom).toBeLessThan(lower.top);
    expect([upper.left, upper.right]).toEqual([lower.left, lower.right]);
    if (width === 320) expect([lower.left, lower.right, lower.bottom]).toEqual([0, 320, 640]);
    else expect([lower.left + lower.right, lower.bottom]).toEqual([width, 624]);

    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);

    // A growing box grows upwards, and moves nothing below it.
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    await publish(page, '2');
    await expect(centre(page).getByRole('listitem')).toHaveCount(2);
    await expect.poll(async () => (await edges(centre(page))).bottom).toBe(upper.bottom);
    expect(await edges(notice(page))).toEqual(alone);
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(title);

    // There are now more messages than fit: both boxes stay in the window, and their content can be scrolled.
    await publish(page, '3');
    await expect(centre(page).getByRole('listitem')).toHaveCount(3);
    expect((await edges(centre(page))).top).toBeGreaterThanOrEqual(0);
    await notice(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(async () => (await edges(centre(page))).bottom).toBe(alone.bottom);
  });

test.describe('on a small phone the notice of an arrival', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  for (const path of PAGES)
    test(`is as low as its words and two actions allow, and shows until it is answered: ${path} [LOC-08]`, async ({
      page,
      host,
    }) => {
      await comeFromElsewhere(page);
      await page.goto(host.shop + path);
      await expect(notice(page).getByRole('button')).toHaveCount(2);
      const { top, bottom } = await edges(notice(page));
      const [back, stay] = [
        await edges(notice(page).getByRole('button').first()),
        await edges(notice(page).getByRole('button').last()),
      ];
      // The buttons are one row of touch targets. The text has at most three lines in the widest font.
      expect(Math.abs(back.top - stay.top)).toBeLessThan(1);
      expect(stay.bottom - stay.top).toBeGreaterThanOrEqual(44);
      expect(back.right).toBeLessThan(stay.left);
      expect(bottom - top).toBeLessThanOrEqual(116);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
});

test.describe('on a small phone the order’s bar of the checkout', () => {
  /** Opens the checkout in the United States, coming from another country's store. */
  const comeToCheckout = async (page: Page, host: Host, height: number) => {
    await page.setViewportSize({ width: 320, height });
    await leaveEarlierCart(host, 'tess', [['FMS-KIT', 1]]);
    await page.goto(`${host.shop}/en-us/about`);
    await signIn(page, 'tess');
    await page.addInitScript(() => localStorage.setItem('assess.previousLocale', '"fr-ca"'));
    await page.goto(`${host.shop}/store/usassessments/en/en/checkout`);
    await expect(notice(page)).toBeVisible();
    await expect(next(page)).toBeVisible();
  };
  const bar = (page: Page) => page.locator('assess-checkout [part=summary]');
  const next = (page: Page) => bar(page).getByRole('button', { name: /^Continue to/ });
  /** Returns whether a tap in the middle of the target reaches it. */
  const isFree = (target: ReturnType<typeof notice>) =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const met = (element.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
      return met !== null && element.contains(met);
    });

  for (const height of rowsOf([480], [568, 900]))
    test(`keeps total and button free: what comes over the page stands above it, and a third of the page in sight, ${height} px high [LEAD-07 part] [LOC-08 part] [CHK-01 f part]`, async ({
      page,
      host,
    }) => {
      await comeToCheckout(page, host, height);
      for (const messages of [0, 1]) {
        if (messages > 0) await publish(page, '1');
        const upper = messages > 0 ? centre(page) : notice(page);
        await expect(upper).toBeVisible();
        await expect(async () => {
          const [order, arrived] = [await edges(bar(page)), await edges(notice(page))];
          const top = await edges(upper);
          expect(order.bottom).toBe(height);
          expect(arrived.bottom).toBeLessThanOrEqual(order.top);
          if (messages > 0) expect(top.bottom).toBeLessThanOrEqual(arrived.top);
          expect(top.top).toBeGreaterThanOrEqual(height / 3 - 1);
          for (const free of [
            next(page),
            bar(page).getByText('1 item'),
            ...(await notice(page).getByRole('button').all()),
          ])
            expect(await isFree(free)).toBe(true);
        }).toPass(PATIENT);
      }
    });

  test('unfolds its order below what came over the page, and nothing leaves the window [LEAD-07 part] [CHK-01 f part]', async ({
    page,
    host,
  }) => {
    await comeToCheckout(page, host, 480);
    await publish(page, '1');
    await expect(centre(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await bar(page).getByText('1 item').click();
    await expect(bar(page).getByText('Subtotal')).toBeVisible();
    await expect(async () => {
      expect((await edges(notice(page))).bottom).toBeLessThanOrEqual((await edges(bar(page))).top);
      expect((await edges(centre(page))).top).toBeGreaterThanOrEqual(0);
      expect(await isFree(next(page))).toBe(true);
      expect(await isFree(notice(page).getByRole('button', { name: 'Stay here' }))).toBe(true);
    }).toPass(PATIENT);
  });

  test('where it stands in the page, can be scrolled free of a notice, be it the last of the page [LEAD-07 part] [AXS-03 part]', async ({
    page,
    host,
  }) => {
    await comeToCheckout(page, host, 400);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('body, main { margin: 0; padding: 0 } footer, assess-checkout ~ * { display: none }');
      document.adoptedStyleSheets.push(sheet);
    });
    const atEnd = async () => {
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      return (await edges(bar(page))).bottom;
    };
    await expect(async () => {
      const above = (await edges(notice(page))).top - (await atEnd());
      expect(above).toBeGreaterThanOrEqual(0);
      expect(above).toBeLessThan(24);
    }).toPass(PATIENT);
    await notice(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(atEnd).toBeGreaterThan(380);
  });
});

test.describe('what has the focus', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('is never covered by the notice of an arrival, at the end of the page neither [LOC-08 part] [LEAD-07 part]', async ({
    page,
    host,
  }) => {
    await comeFromElsewhere(page);
    await page.goto(`${host.shop}/en-gb/about`);
    await expect(notice(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const links = page.locator('assess-footer').getByRole('link');
    await links.last().focus();
    for (let press = 0; press < 12; press += 1) {
      await expect.poll(() => covers(notice(page))).toBe(false);
      await page.keyboard.press('Shift+Tab');
    }
  });

  test('is not covered by a message that comes over it: that stands above it while it has the focus [LEAD-07]', async ({
    page,
    host,
  }) => {
    const fixed = '<a href="#f" style="position: fixed; left: 45%; bottom: 1em">At the edge</a>';
    await openAuthored(page, host, { body: `<a href="#o">Elsewhere</a>${fixed}${TAG}`, config: CONFIG });
    await expect(page.locator('assess-notifications .assess-root[lang]')).toBeAttached();
    await page.getByRole('link', { name: 'At the edge' }).focus();
    await publish(page, '1');
    await expect(centre(page)).toBeVisible();
    await expect.poll(() => covers(centre(page))).toBe(false);
    await page.getByRole('link', { name: 'Elsewhere' }).focus();
    await expect.poll(async () => (await edges(centre(page))).bottom).toBe(568);
    await page.getByRole('link', { name: 'At the edge' }).focus();
    await expect.poll(() => covers(centre(page))).toBe(false);
  });
});
