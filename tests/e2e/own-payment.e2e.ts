import { fileURLToPath } from 'node:url';
import {
  cardToken,
  checkout,
  CHECKOUT,
  chooseAll,
  openStep,
  placeButton,
  placed,
  terms,
} from './checkout-visit.ts';
import { expect, test } from './fixtures.ts';
import { moduleAsScript } from './plant-module.ts';
import { signIn } from './signed-in-visit.ts';

const script = moduleAsScript(fileURLToPath(new URL('./own-payment-script.ts', import.meta.url)));

test('a page’s own payment provider takes the card in place of the payment frame, and the order is placed [SEC-11 d]', async ({
  page,
  host,
}) => {
  await page.addInitScript(await script);
  await page.exposeFunction('ownToken', (number: string) => cardToken(host, number));
  const frames: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/frame')) frames.push(request.url());
  });
  await chooseAll(host);
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'tess');
  await page.goto(`${host.shop}${CHECKOUT}?step=payment`);
  await expect(openStep(page, 'Payment')).toBeVisible();
  await checkout(page).getByRole('radio', { name: 'New card' }).check();
  await checkout(page).getByLabel('Card at our bank').fill('4242424242424242');
  await checkout(page).getByRole('button', { name: 'Continue to review' }).click();
  await expect(openStep(page, 'Review')).toBeFocused();
  await terms(page).check();
  await placeButton(page).click();
  await expect(placed(page)).toBeFocused();
  expect(frames).toEqual([]);
});
