import { countryOf } from './country-of.ts';
import { expect } from './fixtures.ts';
import { noteShifts } from './layout-shifts.ts';
import { notice, settle } from './locale-visit.ts';
import { test } from './store-hosts.ts';

const AUSTRALIA = 'store.example.com.au';

test.describe('a shopper who comes into another locale by a link', () => {
  test('is told and can go back, and the choice holds [LOC-08]', async ({ stores, at }) => {
    const page = await stores.newPage();
    await page.goto(at(AUSTRALIA, '/en-au/about'));
    await settle(page);
    await page.goto(at(AUSTRALIA, '/en-nz/about'));
    const told = notice(page, 'You are now in our New Zealand store');
    await expect(told).toContainText('Last time you were in our Australia store');
    await expect(told).toContainText('New Zealand dollars (NZD)');
    await told.getByRole('button', { name: /^Go back to / }).click();
    await page.waitForURL(at(AUSTRALIA, '/en-au/about'));
    await settle(page);
    await expect(page.locator('assess-session')).toHaveCount(0);
  });

  test('is told once a tab, and never again after staying [LOC-08]', async ({ stores, at }) => {
    const page = await stores.newPage();
    const told = notice(page, 'You are now in our New Zealand store');
    await page.goto(at(AUSTRALIA, '/en-au/about'));
    await settle(page);
    await page.goto(at(AUSTRALIA, '/en-nz/about'));
    await expect(told).toBeVisible();
    await page.goto(at(AUSTRALIA, '/en-nz/assessments'));
    await settle(page);
    await expect(told).toHaveCount(0);
    const other = await stores.newPage();
    await other.goto(at(AUSTRALIA, '/en-nz/about'));
    const inOther = notice(other, 'You are now in our New Zealand store');
    await inOther.getByRole('button', { name: 'Stay here' }).click();
    await expect(inOther).toHaveCount(0);
    const third = await stores.newPage();
    await third.goto(at(AUSTRALIA, '/en-nz/about'));
    await settle(third);
    await expect(third.locator('assess-session')).toHaveCount(0);
  });

  test('is not led away by their registration country after staying [LOC-08]', async ({
    stores,
    at,
    host,
  }) => {
    const page = await stores.newPage();
    await page.goto(at(AUSTRALIA, '/en-au/about'));
    await settle(page);
    await page.goto(at(AUSTRALIA, '/en-nz/about'));
    const told = notice(page, 'You are now in our New Zealand store');
    await told.getByRole('button', { name: 'Stay here' }).click();
    await expect(told).toHaveCount(0);
    await host.visitor({ customer: { userId: 'u-1', registrationCountryIso: 'AU' } });
    // This tab has just learned that nobody is signed in, and would not ask again for five minutes.
    const next = await stores.newPage();
    await next.goto(at(AUSTRALIA, '/en-nz/assessments'));
    await expect.poll(() => countryOf(next)).toBe('AU');
    expect(await stores.cookies(), 'a move is noted before it is made').toEqual([]);
    expect(next.url()).toBe(at(AUSTRALIA, '/en-nz/assessments'));
  });

  test('is told without a layout shift and without losing the focus; keys close it [LOC-08]', async ({
    stores,
    at,
  }) => {
    const page = await stores.newPage();
    await page.goto(at(AUSTRALIA, '/en-au/about'));
    await settle(page);
    const shifts = await noteShifts(page);
    await page.goto(at(AUSTRALIA, '/en-nz/contact-us.html'));
    const told = notice(page, 'You are now in our New Zealand store');
    await expect(told).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect((await shifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);
    const link = page.getByRole('main').getByRole('link').last();
    await link.focus();
    await told.getByRole('button', { name: 'Stay here' }).focus();
    await page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);
    await expect(link).toBeFocused();
  });
});
