import { openAuthored } from './authored-page.ts';
import { expect, test, type Page } from './fixtures.ts';
import { code, enter, quantity, rowOf } from './quick-order-visit.ts';
import { started } from './started.ts';

const QUICK_ORDER = '<assess-quick-order></assess-quick-order>';
const OFFICES = '<assess-international-offices></assess-international-offices>';

const heading = (page: Page, tag: string) => page.locator(`${tag} .assess-root`).getByRole('heading').first();
const level = (page: Page, tag: string) =>
  heading(page, tag).evaluate(({ tagName }) => Number(tagName.slice(1)));
const set = (page: Page, tag: string, given: Record<string, unknown>): Promise<void> =>
  page.evaluate(([name, values]) => void Object.assign(document.querySelector(name) ?? {}, values), [
    tag,
    given,
  ] as const);

test.describe('an element of ours, as HTML authors expect it', () => {
  test('counts a property that was set before its code came, above the attribute [EMB-09]', async ({
    page,
    host,
  }) => {
    await openAuthored(page, host, {
      body: '<assess-quick-order heading-level="3"></assess-quick-order>',
      loader: false,
    });
    await set(page, 'assess-quick-order', { headingLevel: 5 });
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/widgets/loader.js';
      document.head.append(script);
    });
    await expect(code(page, 1)).toBeVisible();
    expect(await level(page, 'assess-quick-order')).toBe(5);
  });

  test('goes back to the default when an attribute is removed [EMB-09]', async ({ page, host }) => {
    await openAuthored(page, host, {
      body: '<assess-quick-order heading-level="5" theme="dark"></assess-quick-order>',
    });
    await expect(code(page, 1)).toBeVisible();
    expect(await level(page, 'assess-quick-order')).toBe(5);
    const tag = page.locator('assess-quick-order');
    await tag.evaluate((element) => element.removeAttribute('heading-level'));
    await expect.poll(() => level(page, 'assess-quick-order')).toBe(2);
  });

  for (const [what, body, said] of [
    [
      'JSON that is none',
      `<assess-international-offices offices='{"nl-nl":'></assess-international-offices>`,
      'is not valid JSON',
    ],
    [
      'a number that is none',
      '<assess-international-offices heading-level="many"></assess-international-offices>',
      'is not a number',
    ],
  ] as const)
    test(`keeps the default for ${what}, and reports it once [EMB-09]`, async ({ page, host }) => {
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      await openAuthored(page, host, { body });
      await expect(page.locator('assess-international-offices li[part=office]')).toHaveCount(10);
      expect(await level(page, 'assess-international-offices')).toBe(2);
      // Its texts are a chunk of their own, which loads when there is something to say.
      await expect.poll(() => lines.filter((line) => line.includes(said))).toHaveLength(1);
      await started(page);
      expect(lines.filter((line) => line.includes(said))).toHaveLength(1);
    });

  test('takes a property, and writes none of it into an attribute [EMB-09]', async ({ page, host }) => {
    await openAuthored(page, host, { body: OFFICES });
    const tag = page.locator('assess-international-offices');
    await expect(tag.locator('li[part=office]')).toHaveCount(10);
    const names = () => tag.evaluate((element) => element.getAttributeNames());
    const before = await names();
    await set(page, 'assess-international-offices', { offices: { 'nl-nl': { phone: '+31 20 000 0000' } } });
    await expect(tag.getByRole('link', { name: '+31 20 000 0000' })).toBeVisible();
    expect(await names()).toEqual(before);
  });

  for (const how of ['appendChild', 'moveBefore'] as const)
    test(`keeps what was typed when it is moved by ${how} [EMB-09]`, async ({ page, host }) => {
      await openAuthored(page, host, { body: `<main>${QUICK_ORDER}</main><aside></aside>` });
      await enter(page, 1, 'LMS4-KIT', '2');
      await expect(rowOf(page, 1)).toContainText('$1,180.00');
      await code(page, 2).fill('half a co');
      const field = await code(page, 1).elementHandle();
      await page.evaluate((call) => {
        const element = document.querySelector('assess-quick-order');
        const to = document.querySelector('aside') as unknown as Record<
          string,
          (node: Element | null, before: null) => void
        >;
        to[call]?.(element, null);
      }, how);
      await expect(page.locator('aside > assess-quick-order')).toHaveCount(1);
      await expect(code(page, 1)).toHaveValue('LMS4-KIT');
      await expect(quantity(page, 1)).toHaveValue('2');
      await expect(code(page, 2)).toHaveValue('half a co');
      await expect(rowOf(page, 1)).toContainText('$1,180.00');
      expect(await field?.evaluate((node) => node.isConnected), 'it is the very same field').toBe(true);
    });
});
