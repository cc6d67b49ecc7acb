import { openAuthored } from './authored-page.ts';
import { openWithCart, violations } from './cart-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { plantModule } from './plant-module.ts';

const MINI_CART = '<assess-mini-cart></assess-mini-cart>';

/** Asks a question of the whole page, as any bundle on it may. */
const ask = async (page: Page): Promise<void> => {
  await plantModule(page, 'src/core/prompts/raise-matter.ts');
  await askAgain(page);
};
const askAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { planted } = globalThis as unknown as { planted: { raiseMatter(matter: unknown): void } };
    planted.raiseMatter({ kind: 'country-unknown' });
  });

const question = (page: Page) => page.getByRole('dialog', { name: 'Your country could not be identified' });

const sessions = (page: Page) => page.locator('assess-session');

test.describe('the page’s own dialogs', () => {
  test('come in one <assess-session>, put last into the body when it is needed, and not before [EMB-14]', async ({
    page,
    host,
  }) => {
    await openWithCart(page, host, `${MINI_CART}<p>End</p>`, [['LMS4-KIT', 1]]);
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(sessions(page)).toHaveCount(0);
    await ask(page);
    await expect(question(page)).toBeVisible();
    await expect(sessions(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.body.lastElementChild?.localName)).toBe('assess-session');
    await expect(sessions(page)).toHaveCSS('position', 'fixed');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('use the one that an author placed, and a second one stays empty and is reported [EMB-14]', async ({
    page,
    host,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await openAuthored(page, host, {
      body: `<assess-session id="mine"></assess-session>${MINI_CART}<assess-session id="other"></assess-session>`,
    });
    await expect.poll(() => said.join('\n')).toContain('<assess-session> is on this page twice. Remove one');
    await ask(page);
    await expect(page.locator('#mine').getByRole('dialog')).toBeVisible();
    await expect(page.locator('#other').getByRole('dialog')).toHaveCount(0);
    await expect(sessions(page)).toHaveCount(2);
  });

  test('use the one that an author placed deep in the page, and put none beside it [EMB-14]', async ({
    page,
    host,
  }) => {
    await openAuthored(page, host, {
      body: `<main><div><assess-session id="mine"></assess-session></div></main>${MINI_CART}<p>End</p>`,
    });
    await expect(page.getByRole('button', { name: /^Cart/ })).toBeVisible();
    await ask(page);
    await expect(page.locator('#mine').getByRole('dialog')).toBeVisible();
    await expect(sessions(page)).toHaveCount(1);
  });

  test('ask once what is asked twice [EMB-14]', async ({ page, host }) => {
    await openAuthored(page, host, { body: MINI_CART });
    await expect(page.getByRole('button', { name: /^Cart/ })).toBeVisible();
    await ask(page);
    await askAgain(page);
    await expect(question(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('work by keyboard, give the focus back, and axe finds nothing [EMB-14]', async ({ page, host }) => {
    await openAuthored(page, host, { body: MINI_CART });
    const opener = page.getByRole('button', { name: /^Cart/ });
    await opener.focus();
    await ask(page);
    await expect(question(page).getByRole('heading')).toBeFocused();
    expect(await violations(page, 'assess-session')).toEqual([]);
    const stay = question(page).getByRole('button', { name: 'Stay here' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(stay).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});
