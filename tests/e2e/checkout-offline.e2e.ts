import { atLocalhost } from './at-localhost.ts';
import {
  card,
  checkout,
  CHOSEN,
  field,
  goOn,
  openStep,
  orderCount,
  placeButton,
  placed,
  placingReady,
  terms,
  visitCheckout,
} from './checkout-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { inFrame, typeCard } from './payment-visit.ts';

/* The network fails in each step that makes a call: nothing is lost, and when it is back the same press continues. */

test.use({ watched: true });

const OFFLINE = 'You’re offline. Nothing was sent.';

/** Presses while offline, checks that a message shows and that everything is kept, and continues with the network back. */
const goOnOffline = async (page: Page, isKept: () => Promise<unknown>, press = goOn): Promise<void> => {
  await page.context().setOffline(true);
  await press(page);
  await expect(checkout(page).getByRole('alert')).toContainText(OFFLINE);
  await isKept();
  await page.context().setOffline(false);
  await press(page);
};

const check = async (page: Page, name: string | RegExp) => {
  await card(page, name).check();
  return () => expect(card(page, name)).toBeChecked();
};

test.describe('offline a step keeps what was given, and back online it goes on [REL-03]', () => {
  test('from the customer account to aimswebPlus', async ({ page, host }) => {
    await visitCheckout(page, host, {
      who: 'mara',
      lines: [
        ['LMS4-KIT', 1],
        ['FMS-QGR', 1],
        ['RPW-G1-LIC', 10],
      ],
    });
    await expect(openStep(page, 'Customer account')).toBeVisible();
    await goOnOffline(page, await check(page, 'Alder Street Clinic'));

    await expect(openStep(page, 'Qualified user')).toBeFocused();
    await goOnOffline(page, await check(page, 'Priya Raman'));

    await expect(openStep(page, 'Q-global account')).toBeFocused();
    await card(page, 'Add inventory to an existing account').check();
    const number = checkout(page).getByRole('textbox', { name: 'Q-global account number' });
    await number.fill('QG-200100');
    await goOnOffline(page, () => expect(number).toHaveValue('QG-200100'));

    await expect(openStep(page, 'aimswebPlus account')).toBeFocused();
    await card(page, 'New account').check();
    const accepted = checkout(page).getByRole('checkbox', { name: 'I accept the aimswebPlus terms' });
    await accepted.check();
    await goOnOffline(page, () => expect(accepted).toBeChecked());
    await expect(openStep(page, 'Shipping address')).toBeFocused();
  });

  test('from the shipping address to the billing address', async ({ page, host }) => {
    await visitCheckout(page, host);
    await card(page, 'New address').check();
    const typed = {
      'Street address': '5 Long Road',
      City: 'Salem',
      'ZIP code': '97301',
      Phone: '(202) 555-0117',
    };
    for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
    await field(page, 'State').selectOption({ label: 'Oregon' });
    await goOnOffline(page, async () => {
      for (const [name, value] of Object.entries({ ...typed, Phone: '+1 202 555 0117' }))
        await expect(field(page, name)).toHaveValue(value);
      await expect(field(page, 'State')).toHaveValue('OR');
    });

    await expect(openStep(page, 'Shipping method')).toBeFocused();
    await goOnOffline(page, await check(page, /^Expedited/));

    await expect(openStep(page, 'Billing address')).toBeFocused();
    await goOnOffline(page, await check(page, 'Union County Public Schools'));
    await expect(openStep(page, 'Payment')).toBeFocused();
  });

  test('the payment and the review', async ({ page, host }) => {
    await visitCheckout(page, host, { chosen: [CHOSEN.address, CHOSEN.method, CHOSEN.billing] });
    await card(page, 'New card').check();
    await typeCard(page);
    await field(page, 'First name').fill('Theresa');
    await page.context().setOffline(true);
    await goOn(page);
    await expect(checkout(page).locator('.notice')).toContainText('You have not been charged.');
    await expect(field(page, 'First name')).toHaveValue('Theresa');
    await expect(inFrame(page).getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await page.context().setOffline(false);
    await goOn(page);

    await expect(openStep(page, 'Review')).toBeFocused();
    const before = await orderCount(host);
    await terms(page).check();
    await placingReady(page);
    await goOnOffline(
      page,
      async () => {
        await expect(terms(page)).toBeChecked();
        expect(await orderCount(host)).toBe(before);
      },
      (of) => placeButton(of).click(),
    );
    await expect(placed(page)).toBeVisible();
    expect(await orderCount(host)).toBe(before + 1);
  });
});

test('the network goes as the order is answered: it is told as placed, and shown when the network is back [REL-02 part] [REL-03] [CHK-16 a part]', async ({
  page,
  host,
}) => {
  await visitCheckout(page, host, {
    who: 'mara',
    chosen: [CHOSEN.organization, CHOSEN.address, CHOSEN.method, CHOSEN.billing, CHOSEN.order],
  });
  await expect(openStep(page, 'Review')).toBeVisible();
  await placingReady(page);
  const before = await orderCount(host, 'mara');
  await page.route(/\/users\/[^/]+\/orders(\?|$)/, async (route) => {
    const response = await route.fetch({ url: atLocalhost(route.request().url()) });
    await page.context().setOffline(true);
    await route.fulfill({ response });
  });
  await terms(page).check();
  await placeButton(page).click();
  const heading = checkout(page).getByRole('heading', { name: 'Your order is placed' });
  await expect(heading).toBeFocused();
  await expect(checkout(page).getByRole('alert')).toContainText(/Its number is \d+\. Don’t order again\./);
  await expect(checkout(page)).not.toContainText('nothing in your cart is lost');
  await page.context().setOffline(false);
  await expect(placed(page)).toBeVisible();
  expect(await orderCount(host, 'mara')).toBe(before + 1);
});
