import { openAuthored } from './authored-page.ts';
import { openWithCart, violations } from './cart-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { plantModule } from './plant-module.ts';

const MINI_CART = '<assess-mini-cart></assess-mini-cart>';

/** Asks a question, as any bundle on the page may. The answers are in `globalThis.answers`. */
const ask = (page: Page, id: string, title = `Question ${id}`): Promise<void> =>
  page.evaluate(
    ([dialogId, heading]) => {
      const { planted } = globalThis as unknown as {
        planted: { askShopper(dialog: unknown): Promise<unknown> };
      };
      const answers = ((globalThis as { answers?: Record<string, unknown> }).answers ??= {});
      void planted
        .askShopper({
          id: dialogId,
          title: heading,
          text: 'Please decide.',
          choices: [
            { id: 'no', label: 'No' },
            { id: 'yes', label: 'Yes' },
          ],
        })
        .then((choice) => (answers[dialogId] = choice ?? 'closed'));
    },
    [id, title] as const,
  );

const answers = (page: Page) => page.evaluate(() => (globalThis as { answers?: unknown }).answers);

const sessions = (page: Page) => page.locator('assess-session');

test.describe('the page’s own dialogs', () => {
  test('come in one <assess-session>, put last into the body when it is needed, and not before [EMB-14]', async ({
    page,
    host,
  }) => {
    await openWithCart(page, host, `${MINI_CART}<p>End</p>`, [['LMS4-KIT', 1]]);
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(sessions(page)).toHaveCount(0);
    await plantModule(page, 'src/core/prompts/page-dialogs.ts');
    await ask(page, 'a');
    await ask(page, 'b');
    await expect(page.getByRole('dialog', { name: 'Question a' })).toBeVisible();
    await expect(sessions(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.body.lastElementChild?.localName)).toBe('assess-session');
    await expect(sessions(page)).toHaveCSS('position', 'fixed');
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('dialog', { name: 'Question b' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => answers(page)).toEqual({ a: 'yes', b: 'closed' });
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
    await plantModule(page, 'src/core/prompts/page-dialogs.ts');
    await ask(page, 'a');
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
    await plantModule(page, 'src/core/prompts/page-dialogs.ts');
    await ask(page, 'a');
    await expect(page.locator('#mine').getByRole('dialog')).toBeVisible();
    await expect(sessions(page)).toHaveCount(1);
  });

  test('ask once what is asked twice, and give both askers the answer [EMB-14]', async ({ page, host }) => {
    await openAuthored(page, host, { body: MINI_CART });
    await expect(page.getByRole('button', { name: /^Cart/ })).toBeVisible();
    await plantModule(page, 'src/core/prompts/page-dialogs.ts');
    await ask(page, 'a');
    await ask(page, 'a', 'The same again');
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => answers(page)).toEqual({ a: 'no' });
  });

  test('work by keyboard, give the focus back, and axe finds nothing [EMB-14]', async ({ page, host }) => {
    await openAuthored(page, host, { body: MINI_CART });
    const opener = page.getByRole('button', { name: /^Cart/ });
    await opener.focus();
    await plantModule(page, 'src/core/prompts/page-dialogs.ts');
    await ask(page, 'a');
    await expect(page.getByRole('heading', { name: 'Question a' })).toBeFocused();
    expect(await violations(page, 'assess-session')).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => answers(page)).toEqual({ a: 'yes' });
    await expect(opener).toBeFocused();
  });
});
