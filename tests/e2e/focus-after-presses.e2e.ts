import { cartUrl, FORMS, KIT, lineOf, quantityOf, quickOrderUrl } from './cart-visit.ts';
import { checkout, CHECKOUT, openStep } from './checkout-visit.ts';
import { leaveEarlierCart } from './customer-visit.ts';
import { expect, test, watchContext } from './fixtures.ts';
import { signIn } from './signed-in-visit.ts';

/* Where the focus is after a press that removes its own control. Each page of these journeys is watched as well. */

test.describe('what watches every journey and every story', () => {
  // The faults that are planted here would fail the test that plants them.
  test.use({ watched: false });

  test('tells a press, and a key, that leaves the focus on body, and none that says where it goes [AXS-02 part]', async ({
    page,
    context,
    host,
  }) => {
    const faults: string[] = [];
    await watchContext(context, (fault) => faults.push(fault));
    await page.goto(cartUrl(host));
    await page.evaluate(() => {
      const widget = document.createElement('assess-planted');
      document.body.prepend(widget);
      const plant = (text: string, onPress: (button: HTMLButtonElement) => void) => {
        const button = Object.assign(document.createElement('button'), { textContent: text });
        button.addEventListener('click', () => onPress(button));
        widget.append(button);
        return button;
      };
      const stays = plant('Stays', () => undefined);
      plant('Leads on', (button) => {
        button.remove();
        stays.focus();
      });
      plant('Goes', (button) => button.remove());
      plant('Goes by key', (button) => button.remove());
    });
    await page.getByRole('button', { name: 'Leads on' }).click();
    await expect(page.getByRole('button', { name: 'Stays' })).toBeFocused();
    await page.getByRole('button', { name: 'Goes', exact: true }).click();
    await expect
      .poll(() => faults)
      .toEqual(["A press leaves the focus on body: button 'Goes' of assess-planted."]);
    await page.getByRole('button', { name: 'Goes by key' }).press('Enter');
    await expect
      .poll(() => faults.slice(1))
      .toEqual(["A press leaves the focus on body: button 'Goes by key' of assess-planted."]);
  });
});

test('from quick order to checkout a press that takes its own control away says where the focus goes [AXS-02]', async ({
  page,
  host,
}) => {
  test.slow();
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await test.step('quick order: a row, its return, all rows, their return, a notice', async () => {
    await page.goto(quickOrderUrl(host));
    for (const [row, code] of [KIT, FORMS, 'FMS-KIT'].entries()) {
      await page.getByLabel(`Code, row ${row + 1}`).fill(code);
      await page.getByLabel(`Code, row ${row + 1}`).press('Enter');
    }
    await button('Remove row 3').click();
    await expect(page.getByLabel('Code, row 3')).toBeFocused();
    await button('Remove row 1').click();
    await expect(button('Remove row 1')).toBeFocused();
    await button('Undo').click();
    await expect(page.getByLabel('Code, row 1')).toBeFocused();
    await button('Clear all').click();
    await expect(page.getByLabel('Code, row 1')).toBeFocused();
    await button('Undo').click();
    await expect(page.getByLabel('Code, row 1')).toBeFocused();
  });

  await test.step('cart: a line, its return, a dialog, a promotion code', async () => {
    await leaveEarlierCart(host, 'tess', [
      ['FMS-KIT', 2],
      [KIT, 1],
    ]);
    await page.goto(cartUrl(host));
    await signIn(page, 'tess');
    await lineOf(page, KIT)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(
      lineOf(page, KIT).or(page.locator('assess-cart')).getByRole('button', { name: /^Undo/ }),
    ).toBeFocused();
    await page.locator('assess-cart').getByRole('button', { name: /^Undo/ }).click();
    await expect(quantityOf(page, KIT)).toBeFocused();
    await button('Save cart').click();
    await expect(page.getByRole('textbox', { name: /^Cart name/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button('Save cart')).toBeFocused();
    await page.getByLabel('Promotion code', { exact: true }).fill('WELCOME10');
    await button('Apply').click();
    await button('Remove promotion code WELCOME10').click();
    await expect(page.getByLabel('Promotion code', { exact: true })).toBeFocused();
  });

  await test.step('checkout: a finished step opened again, and the next step', async () => {
    await page.goto(host.shop + CHECKOUT);
    await expect(openStep(page, 'Qualified user')).toBeVisible();
    await checkout(page).getByRole('button', { name: 'Change' }).click();
    await expect(openStep(page, 'Customer account')).toBeFocused();
    await checkout(page)
      .getByRole('button', { name: /^Continue to / })
      .click();
    await expect(openStep(page, 'Qualified user')).toBeFocused();
  });
});
