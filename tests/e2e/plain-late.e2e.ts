import { lineOf, miniButton, quantityOf } from './cart-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { heldBy, openPlain } from './plain-occ-visit.ts';
import { addButton, enter, said, widget } from './quick-order-visit.ts';

const LATE = { call: /POST .*entries/, body: /P-2/, what: 'late', times: 1 } as const;

/** Adds two rows, of which the second gets no answer. */
const addTwo = async (page: Page): Promise<void> => {
  await enter(page, 1, 'P-1', '2');
  await enter(page, 2, 'P-2', '2');
  await expect(addButton(page)).toHaveText('Add 4 items to cart');
  await addButton(page).click();
  await expect(
    said(page, /^2 items were added to the cart\. We can’t tell whether 1 line was added\./),
  ).toBeVisible();
  await expect(page.getByLabel('Code, row 1')).toHaveValue('P-2');
};

const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test.describe('a plain OCC host that adds a line after the page has given the call up', () => {
  test('is found out when the page is looked at: the row goes, and it is told [API-06 b part]', async ({
    page,
    host,
  }) => {
    const occ = await openPlain(page, host);
    occ.troubles.push({ ...LATE });
    await addTwo(page);
    await lookAgain(page);
    await expect(page.getByLabel('Code, row 1')).toHaveValue('P-2');
    await occ.arrive();
    await lookAgain(page);
    const words = 'An earlier attempt reached the store late. 2 items were added to the cart.';
    await expect(said(page, words)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);
    await expect(page.getByLabel('Code, row 1')).toHaveValue('');
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 4 items');
    expect(heldBy(occ)).toEqual(['P-1×2 P-2×2']);
  });

  test('has it twice where it was added again before: told, after a reload too, and set right by one press [API-06 b part]', async ({
    page,
    host,
  }) => {
    const occ = await openPlain(page, host);
    occ.troubles.push({ ...LATE });
    await addTwo(page);
    await widget(page).getByRole('button', { name: 'Check the cart and add what is missing' }).click();
    await expect(said(page, '2 items were added to the cart.')).toBeVisible();
    await expect.poll(() => heldBy(occ)).toEqual(['P-1×2 P-2×2']);
    await page.reload();
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 4 items');
    await occ.arrive();
    await lookAgain(page);
    const words =
      'The cart has 2 more of Record Forms than you asked for: 4 in all. This line may have reached the store twice.';
    await expect(widget(page).getByText(words)).toBeVisible();
    await widget(page).getByRole('button', { name: 'Set to 2' }).click();
    await expect.poll(() => heldBy(occ)).toEqual(['P-1×2 P-2×2']);
  });

  test('of which there is not as much again is found out too: its row goes, and nothing of it is told as not added [API-06 b part]', async ({
    page,
    host,
  }) => {
    const occ = await openPlain(page, host);
    occ.products['P-2'] = { ...occ.products['P-2'], stock: { stockLevel: 3, stockLevelStatus: 'lowStock' } };
    occ.troubles.push({ ...LATE });
    await addTwo(page);
    await occ.arrive();
    await lookAgain(page);
    await expect(
      said(page, 'An earlier attempt reached the store late. 2 items were added to the cart.'),
    ).toBeVisible();
    await expect(page.getByLabel('Code, row 1')).toHaveValue('');
    expect(heldBy(occ)).toEqual(['P-1×2 P-2×2']);
  });

  for (const where of ['here', 'on the next page'])
    test(`has it once more where the list was cleared and it is typed again ${where}: nothing that was in is told as added [API-06 b part]`, async ({
      page,
      host,
    }) => {
      const occ = await openPlain(page, host);
      await enter(page, 1, 'P-2', '2');
      occ.troubles.push(
        { ...LATE, what: 'lose' },
        { call: /GET .*carts/, what: { status: 404, html: true } },
      );
      await addButton(page).click();
      await expect(said(page, /we can’t tell whether these items were added/)).toBeVisible();
      await widget(page).getByRole('button', { name: 'Clear all' }).click();
      await expect(page.getByLabel('Code, row 1')).toHaveValue('');
      occ.troubles.length = 0;
      const behind = widget(page).getByText('The cart also has 2 × Record Forms from your earlier attempt.');
      if (where !== 'here') {
        await page.reload();
        await expect(behind).toBeVisible();
      }
      await enter(page, 1, 'P-2', '2');
      await addButton(page).click();
      await expect(said(page, '2 items were added to the cart.')).toBeVisible();
      await expect.poll(() => heldBy(occ)).toEqual(['P-2×4']);
      // If the page has not shown yet that the earlier try was done, it does so now.
      if (where === 'here') await expect(widget(page).getByText(/^The cart (?:also )?has 2 /)).toBeVisible();
    });

  test('or changes it so, leaves cart and mini-cart not knowing: neither says that it was not done [API-06 b part]', async ({
    page,
    host,
  }) => {
    const occ = await openPlain(page, host);
    await enter(page, 1, 'P-1', '2');
    await addButton(page).click();
    await expect(lineOf(page, 'P-1')).toBeVisible();
    await expect(said(page, '2 items were added to the cart.')).toBeVisible();
    occ.troubles.push({ call: /PATCH/, what: 'late', times: 1 });
    await quantityOf(page, 'P-1').fill('3');
    await quantityOf(page, 'P-1').press('Enter');
    await expect(lineOf(page, 'P-1')).toContainText('we don’t know whether this was done');
    await occ.arrive();
    occ.troubles.push({ call: /DELETE/, what: 'late', times: 1 });
    await page.locator('assess-cart').getByRole('button', { name: 'Remove Manual' }).click();
    await expect(lineOf(page, 'P-1')).toContainText('we don’t know whether this was done');
    await expect(lineOf(page, 'P-1')).not.toContainText('nothing was changed');
  });
});
