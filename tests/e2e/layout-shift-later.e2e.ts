import { fillCart } from './fill-cart.ts';
import { expect, test, type Page } from './fixtures.ts';
import { noteShifts, type NotedShift } from './layout-shifts.ts';
import { standsStill } from './started.ts';

// Its pages are only opened: nothing is pressed whose focus could be watched.
test.use({ watched: false });

test.describe('layout shift', () => {
  let shifts: () => Promise<NotedShift[]>;
  test.beforeEach(async ({ page }) => {
    shifts = await noteShifts(page);
  });

  const shiftsOf = async (page: Page, url: string): Promise<NotedShift[]> => {
    await page.goto(url);
    await standsStill(page);
    return shifts();
  };

  test('is 0 on a later visit with markup of the editors whose height the author has not said [PERF-10] [SHL-02]', async ({
    page,
    host,
  }) => {
    await page.route('**/assets/fragments.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${host.shop}/demo/fragments`);
      await expect(page.locator('assess-header [data-assess-fragment]')).toBeVisible();
      const kept = () => page.evaluate(() => localStorage.getItem('assess.headerMarkup.en-us'));
      await expect.poll(kept).toContain(`"width":${width}`);
      expect(await shiftsOf(page, `${host.shop}/demo/fragments`), `later visit at ${width}`).toEqual([]);
      const room = await page.evaluate(() =>
        document.documentElement.style.getPropertyValue('--assess-header-markup'),
      );
      expect(Number.parseInt(room)).toBeGreaterThan(20);
    }
  });

  test('is 0 on a later visit with ten rows and a cart of two lines [PERF-10]', async ({ page, host }) => {
    await fillCart(page, host);
    const code = page.getByLabel('Code, row 1');
    await code.evaluate((input) => {
      const data = new DataTransfer();
      const codes = [
        'LMS4-REC25',
        'RPW-G3-LIC',
        'MAB2-KIT',
        'LMS4-STB',
        'LMS3-KIT',
        'A-1001',
        'A-1002',
        'A-1003',
        'A-1004',
        'A-1005',
      ];
      data.setData('text/plain', codes.map((one) => `${one}\t3`).join('\n'));
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, composed: true, cancelable: true }),
      );
    });
    await expect(page.getByLabel('Code, row 10')).toHaveValue('A-1005');
    // What the rows have been found to be is what the next visit holds room for.
    await standsStill(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        '/store/usassessments/en/quickOrder',
        '/store/usassessments/en/cart',
        '/en-us/about',
      ])
        expect(await shiftsOf(page, `${host.shop}${path}`), `${path} at ${width}`).toEqual([]);
    }
  });
});
