import { eachRow } from './each-row.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { code, enter, open, quantity } from './quick-order-visit.ts';
import { readerOf } from './reader.ts';
import { rowsOf } from './rows-of.ts';

const FRENCH = '/store/caassessments/fr/quickOrder';
const fields = (page: Page) => page.locator('assess-quick-order').getByRole('textbox');

/** Types the row of each code, in whatever language the page is. */
const fill = async (page: Page, codes: readonly string[]): Promise<void> => {
  for (const [at, text] of codes.entries()) {
    await fields(page)
      .nth(at * 2)
      .fill(text);
    await fields(page)
      .nth(at * 2)
      .press('Tab');
  }
};

/** Returns the texts of the rows that are wider or higher than their own box. */
const cutTexts = (page: Page) =>
  page.locator('assess-quick-order .qo').evaluate((widget) =>
    [...widget.querySelectorAll<HTMLElement>('.qo-prod *, .qo-code input')].flatMap((one) => {
      const isCut =
        getComputedStyle(one).overflowX !== 'visible' &&
        (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight);
      return isCut ? [one.textContent || (one as HTMLInputElement).value] : [];
    }),
  );

test('what belongs into each field of quick order stands over it while it is filled, at every width [QO-09 a]', async ({
  page,
  host,
}) => {
  await eachRow(
    { page, host },
    [280, 320, 768, 1280],
    (width) => `${width} px`,
    async (width) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, host);
      await enter(page, 1, 'LMS4-KIT', '2');
      await enter(page, 2, 'LMS4-REC25', '3');
      await expect(page.getByText('Pack of 25').first()).toBeVisible();
      for (const [words, field] of [
        ['ISBN or product code', code(page, 1)],
        ['Qty', quantity(page, 1)],
      ] as const) {
        const heading = page.getByText(words, { exact: true });
        await expect(heading).toBeVisible();
        const [over, under] = [await heading.boundingBox(), await field.boundingBox()];
        expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
        expect(over?.x ?? 0).toBeLessThan((under?.x ?? 0) + (under?.width ?? 0));
        expect((over?.x ?? 0) + (over?.width ?? 0)).toBeGreaterThan(under?.x ?? 0);
      }
    },
  );
});

const openFrench = (page: Page, host: Host) => page.goto(host.shop + FRENCH);
const openEnglish = (page: Page, host: Host) => open(page, host);

for (const width of rowsOf([280, 1280], [320, 768]))
  for (const [language, visit, fact, name] of [
    ['English', openEnglish, /Pack of 25/, /Complete Kit/],
    ['French', openFrench, /Paquet de 25/, /Trousse/],
  ] as const)
    test(`codes and names of quick order are whole in ${language}: ${width} px [QO-09 b]`, async ({
      page,
      host,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, host);
      await fill(page, ['MAB2-KIT', 'LMS4-REC25', '9781559008877']);
      await expect(page.locator('assess-quick-order').getByText(fact).first()).toBeVisible();
      await expect(page.locator('assess-quick-order').getByText(name).first()).toBeVisible();
      await expect(page.locator('.qo-row:is([data-state="ready"], [data-state="attention"])')).toHaveCount(3);
      expect(await cutTexts(page)).toEqual([]);
    });

test('a fault of a row is said once as it arises, and each press that mends it leaves the focus in the row and says its new state [QO-09 c]', async ({
  page,
  host,
}) => {
  const reader = await readerOf(page);
  const focused = () =>
    page
      .locator('assess-quick-order .qo')
      .evaluate(
        (widget) => [...widget.querySelectorAll('li')].findIndex((row) => row.matches(':focus-within')) + 1,
      );
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await open(page, host);

  await enter(page, 1, 'LMS4-REC25', '1');
  await reader.hears(/Order at least 3/);
  await press('Use 3');
  await reader.hears(/^Row 1: Lindgren Memory Scale: Record Forms/);
  await expect.poll(focused).toBe(1);

  await enter(page, 2, 'LMS3-KIT', '1');
  await reader.hears(/no longer sold/);
  await press('Use LMS4-KIT instead');
  await reader.hears(/^Row 2: Lindgren .*Complete Kit/);
  await expect.poll(focused).toBe(2);

  await enter(page, 3, 'LMS4-KIT', '2');
  await reader.hears(/already exists in the form/);
  await press('Add 2 to row 2');
  await reader.hears(/^Row 3 was merged/);
  await expect.poll(focused).toBe(2);
  await expect(quantity(page, 2)).toHaveValue('3');

  for (const fault of [/Order at least 3/, /no longer sold/, /already exists in the form/])
    expect(
      reader.unheard().filter((words) => fault.test(words)),
      String(fault),
    ).toEqual([]);
});
