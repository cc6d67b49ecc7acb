import { miniButton } from './cart-visit.ts';
import { customerHolds } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { addButton, enter, said, widget } from './quick-order-visit.ts';
import { expectSignedIn, signIn } from './signed-in-visit.ts';

const QUICK_ORDER = '/store/usassessments/en/quickOrder';
const OCC = '/commerce/occ/v2/{baseSiteId}';

/** Opens the shop's quick order with a plain OCC host. Returns a function that does the work of the unanswered call. */
const openPlainShop = async (page: Page, host: Host, lost: RegExp): Promise<() => Promise<void>> => {
  let arrive: () => Promise<void> = () => Promise.reject(new Error('No call was lost.'));
  let isLost = false;
  await page.route(/\/quickOrder$/, async (route) => {
    const answer = await route.fetch({ url: `http://localhost:${host.port}${QUICK_ORDER}` });
    const plain = `"commerceBase":"${OCC}","commerceExtensions":false`;
    const html = (await answer.text()).replace('"commerceBase":"/commerce/headless/ecommerce/v2"', plain);
    await route.fulfill({ response: answer, body: html });
  });
  await page.route(/\/occ\/v2\/.*\/entries/, async (route) => {
    const request = route.request();
    if (isLost || request.method() !== 'POST' || !lost.test(request.postData() ?? ''))
      return route.continue();
    isLost = true;
    const headers = await request.allHeaders();
    arrive = async () => {
      const { 'content-type': type = '', 'x-site-id': site = '' } = headers;
      const init = { method: 'POST', headers: { 'Content-Type': type, 'X-Site-Id': site } };
      const url = request.url().replace(host.shop, `http://localhost:${host.port}`);
      expect((await fetch(url, { ...init, body: request.postData() })).ok).toBe(true);
    };
    await route.abort('connectionreset');
  });
  await page.goto(host.shop + QUICK_ORDER);
  return () => arrive();
};

test('a line that had no answer before the sign-in is found in the customer’s cart, told, and not added again [API-06 b part] [SES-11 part]', async ({
  page,
  host,
}) => {
  const arrive = await openPlainShop(page, host, /LMS4-STB/);
  await enter(page, 1, 'LMS4-KIT', '1');
  await enter(page, 2, 'LMS4-STB', '1');
  await addButton(page).click();
  await expect(
    said(page, /^1 item was added to the cart\. We can’t tell whether 1 line was added\./),
  ).toBeVisible();
  await arrive();
  await signIn(page, 'quinn');
  await expectSignedIn(page, 'user-quinn');
  await page.reload();
  await expect(miniButton(page)).toHaveAccessibleName(/\b2 items/);
  await expect(
    said(page, 'An earlier attempt reached the store late. 1 item was added to the cart.'),
  ).toBeVisible();
  await expect(widget(page).getByLabel('Code, row 1')).toHaveValue('');
  expect(await customerHolds(host, 'quinn')).toMatchObject({ current: [['LMS4-KIT × 1', 'LMS4-STB × 1']] });
});
