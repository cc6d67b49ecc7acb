import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paymentsIn, TOKEN_MS } from '../../../../../demo-host/payment/payment-store.ts';
import { beSignedIn } from '../../../../../tests/support/be-signed-in.ts';
import { forgetOrderPlacing } from '../../../../api/checkout/place-order.ts';
import { runtime } from '../../../../core/runtime.ts';
import { asCustomer } from '../../../../../tests/support/as-customer.ts';
import { changeAnswers } from '../../../../../tests/support/change-answers.ts';
import { expectStep } from '../../../../../tests/support/checkout-visit.ts';
import { said } from '../../../../../tests/support/said.ts';
import { setScene, type Scene } from '../../../../../tests/support/scene.ts';
import '../../define.ts';

const patient = { timeout: 20_000 };
const STREET = {
  firstName: 'Tess',
  lastName: 'Example',
  line1: '18 Linden Avenue',
  town: 'Columbus',
  postalCode: '43215',
  country: { isocode: 'US' },
  region: { isocode: 'US-OH' },
};
let scene: Scene;

const as = (method: string, path: string, body?: unknown) => asCustomer(scene, 'tess', method, path, body);

/** Opens the review of a cart that is paid by a new card and billed to this name. */
const openReview = async (lastName: string, settings: object = {}, prepare: () => void = () => undefined) => {
  scene = await setScene({ identity: {}, config: { settings: settings as Record<string, unknown> } });
  beSignedIn('user-tess');
  await as('POST', '/carts', {});
  await as('POST', '/carts/current/entries', { product: { code: 'FMS-KIT' }, quantity: 2 });
  const { accounts } = (await as('GET', '/accounts')) as { accounts: { id: string }[] };
  await as('PUT', '/carts/current/account', { id: accounts[0]?.id });
  await as('PUT', '/carts/current/addresses/delivery?addressId=home');
  await as('PUT', '/carts/current/deliverymode?deliveryModeId=ground');
  await as('PUT', '/carts/current/billingaddress', { address: { ...STREET, lastName } });
  const card = { kind: 'card', scheme: 'visa', lastFour: '4242', expiryMonth: 9, expiryYear: 2031 } as const;
  const token = { token: 'one', ...card, behaviour: 'accepted', expiresAt: Date.now() + TOKEN_MS } as const;
  paymentsIn(scene.repository).tokens.put('one', '', token);
  const names = { firstName: 'Tess', lastName: 'Example' };
  await as('PUT', '/carts/current/paymenttype', { type: 'CARD', paymentToken: 'one', ...names });
  history.replaceState({}, '', `${location.pathname}?step=review`);
  prepare();
  document.body.append(document.createElement('assess-checkout'));
  await expectStep('Review');
};
const place = async () => {
  await userEvent.click(page.getByRole('checkbox', { name: 'I accept the Terms and conditions' }));
  await userEvent.click(page.getByRole('button', { name: /^Place order/ }));
};
const charged = () => scene.repository.collection('captures').of('user-tess').length;
const orders = async () => ((await as('GET', '/orders')) as { orders: unknown[] }).orders.length;

afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
  history.replaceState({}, '', location.pathname);
});

describe('the review', () => {
  it('has one way back to each step, each by its own name, and says what was chosen once [CHK-01 part]', async () => {
    await openReview('Example');
    const ways = page.getByRole('button', { name: /^Change/ });
    await expect.element(ways.first(), patient).toBeVisible();
    await expect
      .poll(() => ways.elements().map((way) => way.getAttribute('aria-label')))
      .toEqual([
        'Change: Customer account',
        'Change: Shipping address',
        'Change: Shipping method',
        'Change: Billing address',
        'Change: Payment',
      ]);
    await expect.poll(() => page.getByText('Union County Public Schools · 4430').elements()).toHaveLength(1);
    await expect.element(page.getByRole('link', { name: /terms/i })).not.toBeInTheDocument();
  });

  it.each([
    [320, 1],
    [768, 1],
    [1280, 0],
  ])(
    'shows %d px wide the products and the sums itself %d times: beside it they stand open, below it they are folded [CHK-13 part] [CHK-01 f part]',
    async (width, times) => {
      await page.viewport(width, 900);
      await openReview('Example');
      const form = page.elementLocator(document.querySelector('assess-checkout form')!);
      const shown = (text: RegExp) => () =>
        form
          .getByText(text)
          .elements()
          .filter((one) => one.checkVisibility()).length;
      await expect.poll(shown(/^FMS-KIT$/)).toBe(times);
      await expect.poll(shown(/^Subtotal$/)).toBe(times);
      await expect.poll(shown(/^Sales tax/)).toBe(times);
    },
  );

  it('has beside it the whole order summary: lines, shipping, tax, total, and a promotion code that can still be applied [CHK-01 f part]', async () => {
    await page.viewport(1280, 900);
    await openReview('Example');
    const summary = page.getByRole('region', { name: 'Order summary' });
    await expect.element(summary.getByText('FMS-KIT').first()).toBeVisible();
    await expect.element(summary).toMatchTextContent(/Subtotal\$\S+Shipping\$10\.00Sales tax\$\S+Total\$/);
    await userEvent.fill(summary.getByLabelText('Promotion code'), 'WELCOME10');
    await userEvent.click(summary.getByRole('button', { name: 'Apply' }));
    const remove = summary.getByRole('button', { name: 'Remove promotion code WELCOME10' });
    await expect.element(remove, patient).toBeVisible();
  });

  it.each([
    ['/terms', '/terms'],
    ['https://shop.example/terms', 'https://shop.example/terms'],
  ])(
    'links to the terms at %s, in a tab of their own, and accepts nothing beforehand [CHK-13 a part]',
    async (termsUrl, href) => {
      await openReview('Example', { termsUrl });
      const link = page.getByRole('link', { name: 'Read the terms (opens in a new tab)' });
      await expect.element(link, patient).toHaveAttribute('href', href);
      await expect.element(link).toHaveAttribute('target', '_blank');
      const box = page.getByRole('checkbox');
      await expect.element(box).toHaveAccessibleName('I accept the Terms and conditions');
      await expect.element(box).not.toBeChecked();
    },
  );

  it('leads a press without the terms to their box, which is red and has a ring after the mouse too, and says it in the title [CHK-13 a part]', async () => {
    await openReview('Example');
    const box = page.getByRole('checkbox', { name: 'I accept the Terms and conditions' });
    const look = () => {
      const { boxShadow, outlineStyle } = getComputedStyle(box.element());
      return { boxShadow, outlineStyle };
    };
    await expect.element(box, patient).toBeVisible();
    expect(look()).toEqual({ boxShadow: 'none', outlineStyle: 'none' });
    const titles: string[] = [];
    const name = (event: Event) => void titles.push((event as CustomEvent<{ title: string }>).detail.title);
    addEventListener('assess-checkout-title', name);
    await userEvent.click(page.getByRole('button', { name: /^Place order/ }));
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveAccessibleDescription('This field is required.');
    expect(look()).toEqual({ boxShadow: expect.stringContaining('2px'), outlineStyle: 'solid' });
    await userEvent.click(box);
    await expect.poll(() => titles).toEqual(['Error: Review', 'Review']);
    removeEventListener('assess-checkout-title', name);
  });

  it('is not sent by Enter at the box, ticked or not: its own button alone places the order [CHK-13 a part]', async () => {
    await openReview('Example');
    const before = await orders();
    const box = page.getByRole('checkbox', { name: 'I accept the Terms and conditions' });
    await userEvent.click(box);
    await userEvent.keyboard('{Enter}');
    await expect.element(box).toHaveFocus();
    await userEvent.click(box);
    await userEvent.keyboard('{Enter}');
    await expect.element(box).toHaveAccessibleDescription('');
    expect(new URLSearchParams(location.search).get('step')).toBe('review');
    expect([await orders(), charged()]).toEqual([before, 0]);
  });

  it.each([['javascript:alert(1)'], ['//evil.test/terms'], [''], [7], [null]])(
    'links to no terms where the setting is no address: %j [SEC-02 part]',
    async (termsUrl) => {
      await openReview('Example', { termsUrl });
      await expect.element(page.getByRole('checkbox'), patient).toBeVisible();
      await expect.element(page.getByRole('link', { name: /terms/i })).not.toBeInTheDocument();
    },
  );
});

describe('an order whose amount is not known', () => {
  it.each([
    [
      'is missing',
      { totalPrice: undefined, totalPriceWithTax: undefined, totalTax: undefined },
      'Total so farUnknown',
    ],
    [
      'is in another currency than its lines',
      { totalPriceWithTax: { currencyIso: 'EUR', value: 326 } },
      'TotalUnknown',
    ],
  ])(
    'because it %s can’t be placed, and its button says why [CHK-13 part] [AXS-02 part] [SEC-14 a]',
    async (_why, sums, said) => {
      await openReview('Example', {}, () =>
        changeAnswers(scene, 'GET', /\/carts\/[^/]+$/, async (answer) =>
          Response.json({ ...((await (await answer()).json()) as object), ...sums }),
        ),
      );
      const summary = page.getByRole('region', { name: 'Order summary' });
      await expect.element(summary, patient).toMatchTextContent(said);
      await expect.element(summary).not.toMatchTextContent('€');
      const button = page.getByRole('button', { name: /^Place order/ });
      await expect.element(button).toHaveAttribute('aria-disabled', 'true');
      await expect
        .element(button)
        .toHaveAccessibleDescription(
          expect.stringContaining('The total can’t be calculated right now, so the order can’t be placed.'),
        );
    },
  );

  it('is no obstacle where it is: the button is not disabled while the terms are not accepted [CHK-13 a part]', async () => {
    await openReview('Example');
    const button = page.getByRole('button', { name: /^Place order/ });
    await expect.element(button, patient).toBeVisible();
    await expect.element(button).not.toHaveAttribute('aria-disabled');
  });
});

describe('an order that is being placed', () => {
  it('keeps the focus on its button, says and shows that it is being placed, and then leads to what became of it [AXS-04 part] [CHK-14 b part]', async () => {
    await openReview('Example');
    const gate = Promise.withResolvers<void>();
    changeAnswers(scene, 'POST', /\/orders$/, async () => {
      await gate.promise;
      return Response.json({ errors: [{ type: 'Newest', message: 'No.' }] }, { status: 409 });
    });
    await userEvent.click(page.getByRole('checkbox', { name: 'I accept the Terms and conditions' }));
    const heard: string[] = [];
    const stop = new AbortController();
    const note = ({ target }: Event) => heard.push((target as Element).textContent);
    document.addEventListener('focusin', note, { signal: stop.signal });
    const button = page.getByRole('button', { name: /^Place order/ });
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const summary = page.getByRole('region', { name: 'Order summary' });
    await expect.element(summary.getByText('Your order is being placed.')).toBeVisible();
    await expect.poll(said).toContain('Your order is being placed.');
    await expect.element(button).toHaveFocus();
    gate.resolve();
    const refusal = page.getByRole('alert');
    await expect.element(refusal, patient).toHaveFocus();
    await expect.element(refusal).toMatchTextContent('Error during place order.');
    expect(heard).toEqual([
      expect.stringMatching(/^Place order/),
      expect.stringContaining('Error during place order.'),
    ]);
    stop.abort();
  });
});

describe('an order whose card is refused', () => {
  it('names the card and says once that it was not placed, around the words of the specification [CHK-14 b]', async () => {
    await openReview('Example');
    changeAnswers(scene, 'POST', /\/orders$/, () =>
      Response.json({ errors: [{ type: 'PaymentRefused', message: 'No.' }] }, { status: 409 }),
    );
    await place();
    await expectStep('Payment');
    const words = page.getByRole('alert').filter({ hasText: 'payment' });
    await expect
      .element(words, patient)
      .toMatchTextContent(
        /The payment with Visa ending in 4242 was refused\. Your order was not placed\.\s*Please check your payment details are correct or provide a different payment method\.\s*You have not been charged\./,
      );
    expect(document.body.textContent?.match(/was not placed/g)).toHaveLength(1);
  });
});

describe('an order that the sanctions check', () => {
  it('declines says so, places nothing and charges nothing [CHK-13 c]', async () => {
    await openReview('Quarrell');
    const before = await orders();
    await place();
    const words = 'Your order was declined by a sanctions check. You have not been charged.';
    await expect.element(page.getByRole('alert').filter({ hasText: words }), patient).toBeVisible();
    expect(scene.calls.filter((call) => call.startsWith('POST') && call.includes('/orders'))).toHaveLength(1);
    expect([await orders(), charged()]).toEqual([before, 0]);
  });

  it('declined is said to be so after a reload too, until the order is another one [CHK-13 c part]', async () => {
    await openReview('Quarrell');
    await place();
    const words = 'Your order was declined by a sanctions check. You have not been charged.';
    const told = page.getByRole('alert').filter({ hasText: words });
    await expect.element(told, patient).toBeVisible();
    await scene.settled();
    const anew = () => {
      forgetOrderPlacing();
      document.querySelector('assess-checkout')?.remove();
      document.body.append(document.createElement('assess-checkout'));
    };
    anew();
    await expectStep('Review');
    await expect.element(told, patient).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Place order/ })).toBeEnabled();
    document.querySelector('assess-checkout')?.remove();
    await as('PUT', '/carts/current/billingaddress', { address: { ...STREET, lastName: 'Example' } });
    runtime().registry.changed('checkoutCart');
    anew();
    await expectStep('Review');
    await expect.element(page.getByText(/^Tess Example, 18 Linden/), patient).toBeVisible();
    await expect.element(told).not.toBeInTheDocument();
  });

  it('clears is placed, and charged once [CHK-13 part]', async () => {
    await openReview('Example');
    const before = await orders();
    await place();
    const thanks = page.getByRole('heading', { name: 'Thank you, your order is placed' });
    await expect.element(thanks, patient).toBeVisible();
    expect([await orders(), charged()]).toEqual([before + 1, 1]);
  });
});
