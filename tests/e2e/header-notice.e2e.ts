import { violations } from './cart-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { answer, CLOSED, FILE, groups, GROUPS, HEADER, menuArrived, notice, open } from './header-visit.ts';
import { noteShifts } from './layout-shifts.ts';
import { rowsOf } from './rows-of.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('the room that a first visit holds for a notice', () => {
  const help = (page: Page) =>
    page.locator('assess-banner').getByRole('link', { name: 'Contact us', exact: true });

  for (const width of rowsOf([320, 1280], [768]))
    for (const what of ['fails', 'has none'])
      test(`leads to help where the content ${what}, and nothing moves: ${width} px [SHL-04] [PERF-10 part]`, async ({
        page,
        host,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        const shifts = await noteShifts(page);
        if (what === 'fails') await host.fault({ path: `/en-us${FILE}`, status: 500 });
        else await answer(page, { menu: [] });
        await page.goto(`${host.shop}/en-us/`);
        await expect(help(page)).toBeVisible();
        await expect(help(page)).toHaveAttribute('href', '/en-us/contact-us.html');
        await expect(notice(page)).toHaveCount(0);
        expect(await shifts()).toEqual([]);
        expect(await violations(page, 'assess-header')).toEqual([]);
        if (what === 'fails') return;
        await page.reload();
        await expect(page.locator('assess-banner .room')).toHaveCSS('height', '0px');
        await expect(help(page)).toHaveCount(0);
      });

  test('is not filled where none is held, nor where the shopper has closed the notice [SHL-04]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}/en-us/`);
    await notice(page).getByRole('button').click();
    await expect(notice(page)).toHaveCount(0);
    await expect(help(page)).toHaveCount(0);
    await host.fault({ path: `/en-us${FILE}`, status: 500 });
    await open(page, host);
    await expect(groups(page)).toHaveText(GROUPS);
    await expect(help(page)).toHaveCount(0);
  });
});

test.describe('the notice', () => {
  test('shows the text of the file, leads where it says, and stays closed once it was closed, by its id [SHL-04]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}/en-us/`);
    await expect(notice(page).getByRole('link', { name: CLOSED })).toHaveAttribute(
      'href',
      '/en-us/contact-us.html',
    );
    await notice(page).getByRole('button', { name: 'Close this notice' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('assess.dismissedBanners')))
      .toBe('support-closed-july');
    await page.goto(`${host.shop}/en-us/assessments`);
    await expect(groups(page)).toHaveText(GROUPS);
    await expect(notice(page)).toHaveCount(0);
    await answer(page, { menu: [], banner: { id: 'another', text: 'Another notice.' } });
    await page.reload();
    await expect(notice(page)).toHaveText('Another notice.');
  });

  test('one that is closed does not bring back another that was closed before [SHL-04]', async ({
    page,
    host,
  }) => {
    const banners = ['first', 'second'].map((id) => ({ id, text: `The ${id} notice.` }));
    for (const banner of banners) {
      await answer(page, { menu: [], banner });
      await open(page, host);
      await expect(notice(page)).toHaveText(banner.text);
      await notice(page).getByRole('button', { name: 'Close this notice' }).click();
      await expect(notice(page)).toHaveCount(0);
    }
    const third = { id: 'third', text: 'The third notice.' };
    for (const banner of [banners[0], third]) {
      await answer(page, { menu: [], banner });
      await open(page, host);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('assess.navigation.en-us')))
        .toContain(banner?.id);
      await expect(notice(page)).toHaveCount(banner === third ? 1 : 0);
    }
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('assess.dismissedBanners')))
      .toBe('first,second');
  });

  for (const [at, shown] of [
    ['2023-07-01T04:59:59Z', false],
    ['2023-07-01T05:00:01Z', true],
    ['2023-07-05T11:59:00Z', true],
    ['2023-07-05T12:00:01Z', false],
  ] as const)
    test(`built in, ${shown ? 'shows' : 'does not show'} at ${at}: its time is 1 to 5 July 2023, 7:00 in Central Time [SHL-04]`, async ({
      page,
      host,
    }) => {
      await page.clock.setFixedTime(at);
      await open(page, host, HEADER, { regional: undefined });
      await expect(groups(page)).toHaveText(GROUPS);
      await expect(notice(page)).toHaveCount(shown ? 1 : 0);
      if (shown) await expect(notice(page)).toHaveText(CLOSED);
    });

  test('comes and goes while the page is open [SHL-04]', async ({ page, host }) => {
    await page.clock.install({ time: '2027-03-14T06:59:00Z' });
    const banner = { id: 'night', text: 'Tonight.', start: '2027-03-14T01:00', end: '2027-03-14T03:30' };
    await answer(page, { menu: [], banner });
    await open(page, host);
    await page.clock.runFor(5000);
    // A call that is still open when the clock leaps by a minute would run into its time limit.
    await menuArrived(page);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(notice(page)).toHaveText('Tonight.');
    // Clocks in Chicago change to daylight saving time meanwhile.
    await page.clock.runFor(90 * 60_000);
    await expect(notice(page)).toHaveCount(0);
  });
});
