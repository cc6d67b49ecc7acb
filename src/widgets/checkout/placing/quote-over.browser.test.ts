import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asCustomer } from '../../../../tests/support/as-customer.ts';
import { changeAnswers } from '../../../../tests/support/change-answers.ts';
import { beSignedIn } from '../../../../tests/support/be-signed-in.ts';
import { expectStep } from '../../../../tests/support/checkout-visit.ts';
import { expectClean } from '../../../../tests/support/expect-clean.ts';
import { focusedElement, orderQuote } from '../../../../tests/support/quotes-visit.ts';
import { setScene, type Scene } from '../../../../tests/support/scene.ts';
import { changed } from '../../../api/query.ts';
import { dayIn, endOfDay } from '../../../core/i18n/zone-days.ts';
import '../define.ts';

/* A quote that ends while the review of its cart is open. */

const patient = { timeout: 20_000 };
let scene: Scene;
type Quote = { code: string; cartId: string };

const as = (method: string, path: string, body?: unknown) => asCustomer(scene, 'tess', method, path, body);
const alert = () => page.getByRole('alert');
const placeButton = () => page.getByRole('button', { name: /^Place order/ });

/** Opens the review of a quote's cart for Tess. */
const openReview = async (now?: number, lastDayIn?: number): Promise<Quote> => {
  scene = await setScene({
    identity: {},
    config: { storeUrl: location.origin },
    ...(now !== undefined && { clock: now }),
  });
  beSignedIn('user-tess');
  await as('POST', '/carts', {});
  await as('POST', '/carts/current/entries', { product: { code: 'FMS-KIT' }, quantity: 2 });
  await as('PUT', '/carts/current/account', { id: 'org-4430' });
  await as('PUT', '/carts/current/addresses/delivery?addressId=home');
  await as('PUT', '/carts/current/deliverymode?deliveryModeId=ground');
  await as('PUT', '/carts/current/billingaddress', { use: 'DELIVERY' });
  const { code } = (await as('POST', '/quotes', { cartId: 'current', name: 'Spring' })) as Quote;
  if (lastDayIn !== undefined) await orderQuote(scene, code, { lastDayIn });
  await as('POST', `/quotes/${code}/action`, { action: 'CHECKOUT' });
  const quote = (await as('GET', `/quotes/${code}?fields=FULL`)) as Quote;
  await as('PUT', `/carts/${quote.cartId}/paymenttype`, {
    type: 'PURCHASE_ORDER',
    purchaseOrderNumber: 'PO-7',
  });
  history.replaceState({}, '', `${location.pathname}?step=review&cart=${quote.cartId}`);
  const before = scene.calls.length;
  draw();
  await expectStep('Review');
  await expect.element(placeButton(), patient).toBeVisible();
  // What the quote was when the review was opened: a change behind it is not seen before the press.
  const isRead = (call: string) => call.startsWith('GET') && call.includes(`/quotes/${code}`);
  await expect.poll(() => scene.calls.slice(before).some(isRead), patient).toBe(true);
  await scene.settled();
  return quote;
};
const draw = () => document.body.append(document.createElement('assess-checkout'));
/** The same review on a page that is loaded anew: nothing is known of the quote then. */
const reopenReview = async () => {
  document.body.replaceChildren();
  await scene.settled();
  await changed(['quotes', 'checkoutCart']);
  draw();
  await expectStep('Review');
};
const noWayToOrder = async () => {
  await expect.element(placeButton()).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: /^I accept/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
};
const place = async () => {
  await userEvent.click(page.getByRole('checkbox', { name: 'I accept the Terms and conditions' }));
  await userEvent.click(placeButton());
};

afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
  history.replaceState({}, '', location.pathname);
});

describe('the review of a quote’s cart', () => {
  it('says when the quote expired, offers no press any more, and leads to where it is quoted again [QTE-04 e]', async () => {
    const { code } = await openReview();
    await orderQuote(scene, code, { lastDayIn: -1 });
    await place();
    await expect
      .element(alert(), patient)
      .toMatchTextContent(
        /The quote expired on \w+ \d+, \d{4}\. Nothing has been ordered\.\s*“Quote again” on/,
      );
    await noWayToOrder();
    await expect.poll(focusedElement).toBe(alert().element());
    await expect
      .element(alert().getByRole('link', { name: 'Go to the quote' }))
      .toHaveAttribute('href', expect.stringMatching(new RegExp(`/quotes/${code}$`)));
    await expectClean(document.querySelector('assess-checkout')!);
  });

  it('says when it is opened that the quote is expired, and offers no press [QTE-04 e]', async () => {
    const { code } = await openReview();
    await orderQuote(scene, code, { lastDayIn: -1 });
    await reopenReview();
    await expect
      .element(alert(), patient)
      .toMatchTextContent(/The quote expired on \w+ \d+, \d{4}\. Nothing has been ordered\./);
    await noWayToOrder();
    await expect
      .element(alert().getByRole('link', { name: 'Go to the quote' }))
      .toHaveAttribute('href', expect.stringMatching(new RegExp(`/quotes/${code}$`)));
    await expectClean(document.querySelector('assess-checkout')!);
  });

  it('says of a quote that was ordered elsewhere that no second order was placed, and not to quote it again [QTE-04 e]', async () => {
    const { code } = await openReview();
    changeAnswers(scene, 'GET', new RegExp(`/quotes/${code}$`), async (answer) =>
      Response.json({ ...((await (await answer()).json()) as object), state: 'BUYER_ORDERED' }),
    );
    await reopenReview();
    await expect
      .element(alert(), patient)
      .toMatchTextContent(/The quote has already been ordered\. No second order was placed\./);
    await expect.element(alert()).not.toMatchTextContent(/Quote again/);
    await noWayToOrder();
    vi.restoreAllMocks();
  });

  describe('that is open when its quote ends', () => {
    const ZONE = 'America/Chicago';
    const end = endOfDay(dayIn(Date.now(), ZONE), ZONE);
    /** Opens the review a minute before the end. */
    const openBefore = async () => {
      const now = end - 60_000;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true, now });
      await openReview(now, 0);
    };
    afterEach(() => vi.useRealTimers());

    it('says so at that moment, takes the press away, and has the focus that was on it [QTE-04 e]', async () => {
      await openBefore();
      const button = placeButton().element() as HTMLElement;
      button.focus();
      await vi.advanceTimersByTimeAsync(61_000);
      await expect.element(alert(), patient).toMatchTextContent(/The quote expired on \w+ \d+, \d{4}\./);
      await noWayToOrder();
      await expect.poll(focusedElement).toBe(alert().element());
    });

    it('leaves the focus where it is outside of the checkout [QTE-04 e]', async () => {
      await openBefore();
      const field = document.createElement('input');
      document.body.append(field);
      field.focus();
      await vi.advanceTimersByTimeAsync(61_000);
      await expect.element(alert(), patient).toMatchTextContent(/The quote expired on/);
      expect(document.activeElement).toBe(field);
    });

    it('says so once the page comes back into view, if its timers slept [QTE-04 e]', async () => {
      await openBefore();
      // The clock goes on, and no timer runs, as on a computer that sleeps.
      vi.setSystemTime(end + 1000);
      document.dispatchEvent(new Event('visibilitychange'));
      await expect.element(alert(), patient).toMatchTextContent(/The quote expired on/);
      await noWayToOrder();
    });
  });

  it('of a quote that can’t be read offers the press, and says what the service said to it [QTE-04 e] [REL-01 part]', async () => {
    const { code } = await openReview();
    await orderQuote(scene, code, { lastDayIn: -1 });
    scene.backend.faults.add({ method: 'GET', path: '/users/current/quotes/*', status: 403 });
    await reopenReview();
    await place();
    await expect.element(alert(), patient).toMatchTextContent(/This quote can no longer be ordered\./);
    await noWayToOrder();
  });

  it('says no date that could not be read [QTE-04 e] [REL-01 part]', async () => {
    const { code } = await openReview();
    await orderQuote(scene, code, { lastDayIn: -1 });
    scene.backend.faults.add({ method: 'GET', path: '/users/current/quotes/*', status: 403 });
    await place();
    await expect
      .element(alert(), patient)
      .toMatchTextContent(/This quote can no longer be ordered\. Nothing has been ordered\./);
    await expect.element(placeButton()).not.toBeInTheDocument();
  });

  it('of one that was cancelled elsewhere does not call the customer’s own cart empty [QTE-04 e]', async () => {
    const { code } = await openReview();
    await as('POST', `/quotes/${code}/action`, { action: 'CANCEL' });
    await place();
    await expect.element(page.getByText(/This cart no longer exists/).first(), patient).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to your quotes' }), patient)
      .toHaveAttribute('href', expect.stringMatching(/\/quotes$/));
    await expect.element(page.getByText('Your cart is empty.')).not.toBeInTheDocument();
    await expect.element(placeButton()).not.toBeInTheDocument();
  });
});
