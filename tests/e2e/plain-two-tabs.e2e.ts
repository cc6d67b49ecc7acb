import { expect, test } from './fixtures.ts';
import { heldBy, openPlain } from './plain-occ-visit.ts';
import { addButton, enter, rowOf, said, widget } from './quick-order-visit.ts';

const ENTRIES = /\/entries(?:\?|$)/;

test.describe('two tabs that share the list of quick order, on a plain OCC host', () => {
  for (const end of ['comes late', 'never comes'])
    test(`empty it in both where one adds a row that it typed while the other’s answer ${end} [API-06 b part] [QO-07 part]`, async ({
      page,
      host,
    }) => {
      const occ = await openPlain(page, host);
      const other = await page.context().newPage();
      await enter(page, 1, 'P-1', '2');
      await openPlain(other, host, {}, undefined, occ);
      await expect(addButton(other)).toHaveText('Add 2 items to cart');
      const go = Promise.withResolvers<void>();
      const isSent = page.waitForRequest(
        (request) => ENTRIES.test(request.url()) && request.method() === 'POST',
      );
      await page.route(ENTRIES, async (route) => {
        await go.promise;
        await route.fallback();
      });
      if (end === 'never comes')
        occ.troubles.push({ call: /POST .*entries/, body: /P-1/, what: 'lose', times: 1 });
      await addButton(page).click();
      await isSent;
      await enter(other, 2, 'P-2', '1');
      await expect(addButton(other)).toHaveText('Add 3 items to cart');
      await expect(page.getByLabel('Code, row 2')).toHaveValue('P-2');
      await addButton(other).click();
      go.resolve();
      await expect(said(page, '2 items were added to the cart.')).toBeVisible();
      await expect(said(other, '3 items were added to the cart.')).toBeVisible();
      for (const tab of [page, other]) {
        await expect(tab.getByLabel('Code, row 1')).toHaveValue('');
        await expect(tab.getByLabel('Code, row 2')).toHaveValue('');
        await expect(widget(tab).getByRole('button', { name: 'Keep this one' })).toHaveCount(0);
      }
      expect(heldBy(occ)).toEqual(['P-1×2 P-2×1']);
    });

  const LATE = { call: /POST .*entries/, body: /P-1/, what: 'late', times: 1 } as const;
  const UNSURE = 'We can’t tell whether this line is in the cart.';
  const CHECK = 'Check the cart and add what is missing';

  test('mark a row in both where no answer came in one: the other compares first, and settles it in both [API-06 b part] [QO-07 part]', async ({
    page,
    host,
  }) => {
    const occ = await openPlain(page, host);
    const other = await page.context().newPage();
    await openPlain(other, host, {}, undefined, occ);
    await enter(page, 1, 'P-1', '2');
    await expect(addButton(other)).toHaveText('Add 2 items to cart');
    occ.troubles.push(LATE);
    await addButton(page).click();
    for (const tab of [page, other]) {
      await expect(rowOf(tab, 1).getByText(UNSURE)).toBeVisible();
      await expect(tab.getByLabel('Quantity, row 1')).toHaveAccessibleDescription(new RegExp(UNSURE));
      await expect(widget(tab).getByRole('button', { name: CHECK })).toBeVisible();
    }
    // Closing a message removes it in that tab only, and settles it in no tab.
    await widget(page).getByRole('button', { name: 'Close this message' }).click();
    await expect(widget(page).getByRole('button', { name: CHECK })).toHaveCount(0);
    await expect(rowOf(page, 1).getByText(UNSURE)).toBeVisible();
    await expect(widget(other).getByRole('button', { name: CHECK })).toBeVisible();
    await other.reload();
    await expect(rowOf(other, 1).getByText(UNSURE)).toBeVisible();
    await expect(widget(other).getByRole('button', { name: CHECK })).toBeVisible();
    await enter(other, 2, 'P-2', '1');
    await expect(rowOf(other, 2).getByText(UNSURE)).toHaveCount(0);
    await occ.arrive();
    await addButton(other).click();
    await expect(said(other, /items? (was|were) added to the cart/)).toBeVisible();
    for (const tab of [page, other]) {
      await expect(tab.getByLabel('Code, row 1')).toHaveValue('');
      await expect(widget(tab).getByText(UNSURE)).toHaveCount(0);
      await expect(widget(tab).getByRole('button', { name: CHECK })).toHaveCount(0);
    }
    expect(heldBy(occ)).toEqual(['P-1×2 P-2×1']);
  });
});
