import { PAGE_LIST } from '../../demo-host/pages/page-list.ts';
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
    // A visitor who is not signed in is sent to the login page first.
    if (url.endsWith('/checkout')) await page.waitForURL(/\/login\?/);
    await standsStill(page);
    return shifts();
  };

  // In author mode, notes for the author move the page, which is intended.
  const pages = PAGE_LIST.filter(({ host, path }) => host === 'shop' && !path.startsWith('/author'));
  // One site for each language is enough; `npm run test:long` checks each site.
  const others =
    /^\/(en-gb|en-au|en-nz|en-ca|ja-jp|zh-sg|nl-nl|es-es)\b|(uk|au|nz|sg|asia)assessments|caassessments\/en\b/;
  const looked = process.env['EVERY_CASE'] ? pages : pages.filter(({ path }) => !others.test(path));
  const AT_ONCE = 5;
  const groups = Array.from({ length: Math.ceil(looked.length / AT_ONCE) }, (_, at) =>
    looked.slice(at * AT_ONCE, (at + 1) * AT_ONCE).map(({ path }) => path),
  );

  // Most pages change between 768 and 1280 px only in what they change between 320 and 1280 px as well. In `npm test`
  // each page is looked at in one of these two widths.
  const WIDTHS = [320, 1280, 768];
  for (const [at, paths] of groups.entries())
    for (const width of process.env['EVERY_CASE'] ? WIDTHS : WIDTHS.slice(at % 2, (at % 2) + 1))
      test(`is 0 at the first visit, ${width} px wide, on ${paths.join(' ')} [PERF-10]`, async ({
        page,
        host,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const path of paths) expect(await shiftsOf(page, `${host.shop}${path}`), path).toEqual([]);
      });

  test('is looked for on pages of every kind and in every language [PERF-10]', () => {
    const all = looked.map(({ path }) => path);
    expect(all.length).toBeGreaterThan(25);
    for (const part of ['/en-us/', '/fr-ca/', 'nlassessments', 'esassessments', '/demo/', 'checkout'])
      expect(all.filter((path) => path.includes(part)).join(), part).not.toBe('');
  });
});
