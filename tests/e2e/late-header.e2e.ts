import { twoFrames } from './arrived.ts';
import { expect, test, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { noteShifts } from './layout-shifts.ts';
import { standsStill } from './started.ts';
import { rowsOf } from './rows-of.ts';

const WORDS = {
  'es-es': [
    'Iniciar sesión',
    'Carrito',
    'Pruebas y soluciones',
    'Aprendizaje y formación',
    'Pedidos y ayuda',
  ],
  'fr-ca': [
    'Se connecter',
    'Panier',
    'Évaluations et solutions',
    'Apprentissage et formation',
    'Commandes et assistance',
  ],
} as const;

/** Returns which of the header's links with these words are cut off, cover another one, or are outside the window. */
const unreadable = (page: Page, words: readonly string[]) =>
  page.locator('assess-header').evaluate((header, wanted) => {
    const links = [...header.querySelectorAll('a')].filter((link) => link.checkVisibility());
    const boxes = links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return { text: link.textContent.trim(), box: range.getBoundingClientRect(), link };
    });
    const bad = (one: (typeof boxes)[number]) => {
      const { left, right, top, bottom } = one.box;
      if (left < 0 || right > innerWidth) return 'outside';
      for (let up = one.link.parentElement; up !== null && up !== document.body; up = up.parentElement) {
        const around = up.getBoundingClientRect();
        if (getComputedStyle(up).overflow === 'visible') continue;
        if (left < around.left - 0.5 || right > around.right + 0.5) return 'cut';
        if (top < around.top - 0.5 || bottom > around.bottom + 0.5) return 'cut';
      }
      const over = boxes.some(
        ({ box, link }) =>
          link !== one.link &&
          box.left < right - 0.5 &&
          box.right > left + 0.5 &&
          box.top < bottom - 0.5 &&
          box.bottom > top + 0.5,
      );
      return over ? 'over another' : undefined;
    };
    return wanted.flatMap((word) => {
      const one = boxes.find(({ text }) => text === word);
      const what = one === undefined ? 'missing' : bad(one);
      return what === undefined ? [] : [`${word}: ${what}`];
    });
  }, words);

/** Returns whether the account's circle beside the author's content is visible. */
const circle = (page: Page) =>
  page
    .locator('assess-account-menu')
    .first()
    .evaluate((menu) => {
      const { opacity, inlineSize } = getComputedStyle(menu, '::before');
      return Number(opacity) > 0 && Number.parseFloat(inlineSize) > 0;
    });

for (const width of rowsOf([320], [768, 1280]))
  test(`the account’s circle is empty for nobody while the loader hangs, and is then not seen: ${width} px [EMB-03 part] [LEAD-12 part]`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const held = Promise.withResolvers<void>();
    await page.route('**/widgets/loader.js', async (route) => {
      await held.promise;
      await route.abort();
    });
    await page.goto(`${host.shop}/en-us/`, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await twoFrames(page);
    expect(await circle(page)).toBe(false);
    await page.evaluate(() => {
      document.documentElement.style.setProperty('--assess-account-initials', '"IH"');
      document.documentElement.style.setProperty('--assess-account-circle', '1');
    });
    await expect.poll(() => circle(page)).toBe(true);
    held.resolve();
  });

for (const part of ['navigation', 'search', 'banner', 'account-menu', 'mini-cart'])
  for (const width of rowsOf([320], [1280]))
    test(`nothing moves where the code of ${part} comes after the header’s: ${width} px [PERF-10] [SHL-02 part]`, async ({
      page,
      host,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      const shifts = await noteShifts(page);
      const release = await holdRequests(page, new RegExp(`/${part}-[^/]*\\.js$`));
      await page.goto(`${host.shop}/en-us/contact-us.html`, { waitUntil: 'commit' });
      await expect(page.locator('assess-header .head')).toBeVisible();
      release();
      await standsStill(page);
      expect(await shifts()).toEqual([]);
    });

for (const [locale, words] of Object.entries(WORDS))
  for (const width of rowsOf([320], [390])) {
    test.describe(`a header ${width} px wide in ${locale}`, () => {
      test.use({ viewport: { width, height: 640 } });

      test('shows its author’s words while the loader is late [EMB-03 part]', async ({ page, host }) => {
        const held = Promise.withResolvers<void>();
        await page.route('**/widgets/loader.js', async (route) => {
          await held.promise;
          await route.abort();
        });
        await page.goto(`${host.shop}/${locale}/`, { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await twoFrames(page);
        expect(await unreadable(page, words)).toEqual([]);
        held.resolve();
      });

      test('shows its author’s words and holds no room without the loader [EMB-03 part]', async ({
        page,
        host,
      }) => {
        await page.route('**/widgets/loader.js', (route) => route.abort());
        await page.goto(`${host.shop}/${locale}/`);
        await expect(page.locator('html')).toHaveAttribute('data-assess-gone');
        await twoFrames(page);
        expect(await unreadable(page, words)).toEqual([]);
        const rest = await page.locator('assess-header').evaluate((header) => {
          const menu = header.querySelector('nav') as Element;
          return header.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom;
        });
        expect(rest).toBeLessThanOrEqual(1);
      });

      test('asks once to reload where all code is gone [REL-06 part]', async ({ page, host }) => {
        await page.route('**/widgets/chunks/*', (route) => route.abort());
        await page.goto(`${host.shop}/${locale}/`);
        const buttons = page.locator('assess-header, assess-notifications').getByRole('button');
        await expect(buttons).toHaveCount(1);
        await twoFrames(page);
        expect(await unreadable(page, words)).toEqual([]);
        const [button, frame] = [await buttons.boundingBox(), await page.locator('header').boundingBox()];
        expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(width);
        expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(
          (frame?.y ?? 0) + (frame?.height ?? 0),
        );
      });
    });

    test.describe(`without JavaScript ${width} px wide in ${locale}`, () => {
      test.use({ viewport: { width, height: 640 }, javaScriptEnabled: false });

      test('the header’s words lie beside each other [EMB-03 part]', async ({ page, host }) => {
        await page.goto(`${host.shop}/${locale}/`);
        expect(await unreadable(page, words)).toEqual([]);
      });
    });
  }
