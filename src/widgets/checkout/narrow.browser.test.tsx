import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import {
  button,
  expectStep,
  expectText,
  leaveCheckout,
  openStep,
  press,
  radio,
  visitCheckout,
  type CheckoutVisit,
} from '../../../tests/support/checkout-visit.ts';
import './define.ts';

const patient = { timeout: 20_000 };

let visit: CheckoutVisit;
afterEach(() => leaveCheckout(visit));

const PERSONAL = ['/account', { id: 'personal-user-mara' }] as const;
const HOME = ['/addresses/delivery?addressId=home', undefined] as const;
const GROUND = ['/deliverymode?deliveryModeId=ground', undefined] as const;

const open = async (width: number, step: string, chosen: readonly (readonly [string, unknown])[]) => {
  visit = await visitCheckout({ userName: 'mara', lines: { 'FMS-KIT': 2 }, chosen, step, width });
};

const order = (): Locator => page.getByRole('region', { name: 'Order summary' });
const unfold = (): Locator => page.getByRole('button', { name: /^Step \d of \d All steps$/ });
const change = (): Locator => button('Change: Customer account');
const isInView = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= innerHeight;

describe('the width of the column decides', () => {
  it('on a phone the open step stands alone, and the others unfold [CHK-01 f part]', async () => {
    await open(320, 'shipping-address', [PERSONAL]);
    await expectStep('Shipping address');
    await expect.element(change()).not.toBeInTheDocument();
    await userEvent.click(unfold());
    await expect.element(unfold()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(change()).toBeVisible();
    await userEvent.click(unfold());
    await expect.element(change()).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('on a phone a finished step shows the whole address, its ZIP code and country last [CHK-01 f part]', async () => {
    // So narrow that the address takes three lines.
    await open(240, 'billing-address', [PERSONAL, HOME, GROUND]);
    await expectStep('Billing address');
    await userEvent.click(unfold());
    const row = page.getByRole('listitem').filter({ has: button('Change: Shipping address') });
    const line = row.getByText(/ \d{5}, United States$/);
    await expect.element(line).toBeVisible();
    const { scrollHeight, clientHeight } = line.element();
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
    expect(clientHeight).toBeGreaterThan(
      2.5 * Number.parseFloat(getComputedStyle(line.element()).lineHeight),
    );
  });

  it.each([320, 768])(
    'at %i px the total and the step’s one button stay at the bottom edge, and the order unfolds above the button [CHK-01 f part]',
    async (width) => {
      await open(width, 'shipping-address', [PERSONAL]);
      const next = order().getByRole('button', { name: 'Continue to shipping method' });
      await expect.element(next, patient).toBeVisible();
      await expect.element(radio('New address'), patient).toBeVisible();
      await expect
        .poll(() => page.getByRole('button', { name: 'Continue to shipping method' }).elements())
        .toHaveLength(1);
      await expect.poll(() => isInView(next.element().getBoundingClientRect())).toBe(true);
      await expect.element(order().getByText('Subtotal')).not.toBeVisible();
      await userEvent.click(order().getByText('2 items'));
      await expect.element(order().getByText('Subtotal')).toBeVisible();
      await expect.poll(() => isInView(next.element().getBoundingClientRect())).toBe(true);
    },
  );

  it('on a phone the folded order says what is to be paid, with shipping and tax [CHK-01 f part]', async () => {
    await open(320, 'billing-address', [PERSONAL, HOME, GROUND]);
    await expectStep('Billing address');
    const { totalPriceWithTax: total, subTotal } = (await visit.as(
      'GET',
      '/carts/current?fields=FULL',
    )) as Record<string, { value: number; formattedValue: string }>;
    expect(total!.value).toBeGreaterThan(subTotal!.value);
    await expect.element(order().getByText('2 items'), patient).toBeVisible();
    await expect
      .element(order().getByText('2 items').element().closest('button'))
      .toMatchTextContent(total!.formattedValue);
  });

  it('on a phone the press at the bottom edge finds the fault in the step, and then goes on [CHK-01 f part] [AXS-02 part]', async () => {
    await open(320, 'shipping-method', [PERSONAL, HOME]);
    await expect.element(radio('Ground'), patient).toBeVisible();
    await press('Continue to billing address');
    await expectText('You must provide a delivery option in order to go to the next step.');
    await userEvent.click(radio('Ground'));
    await press('Continue to billing address');
    await expect.element(openStep('Billing address'), patient).toHaveFocus();
  });

  it('on a phone a ZIP code of another state comes into sight with both answers, above the bar [CHK-20 e part] [AXS-03 part]', async () => {
    await open(320, 'shipping-address', [PERSONAL]);
    await expect.element(radio('New address'), patient).toBeVisible();
    await userEvent.click(radio('New address'));
    const field = (name: string): Locator => page.getByLabelText(name, { exact: true });
    await expect.element(field('ZIP code'), patient).toBeVisible();
    const typed = {
      'Street address': '1215 SW Broadway',
      City: 'Portland',
      'ZIP code': '97205',
      Phone: '+1 503 555 0148',
    };
    for (const [name, value] of Object.entries(typed)) await userEvent.fill(field(name), value);
    await userEvent.selectOptions(field('State'), 'Washington');
    await press('Continue to shipping method');
    await expect.element(field('ZIP code'), patient).toHaveFocus();
    const bar = () => order().element().getBoundingClientRect().top;
    for (const name of ['Use Oregon', 'Keep Washington'])
      await expect
        .poll(() => button(name).element().getBoundingClientRect().bottom)
        .toBeLessThanOrEqual(bar());
    await press('Use Oregon');
    await expect.element(field('State')).toHaveValue('OR');
    await press('Continue to shipping method');
    await expectStep('Shipping method');
  });

  it('beside the steps the order is open from 900 px on, and the button ends its step [CHK-01 f part]', async () => {
    await open(900, 'shipping-address', [PERSONAL]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(900);
    await expectStep('Shipping address');
    await expect.element(unfold()).not.toBeInTheDocument();
    await expect.element(change()).toBeVisible();
    await expect.element(order().getByText('Subtotal')).toBeVisible();
    await expect.element(button('Continue to shipping method'), patient).toBeVisible();
    await expect
      .element(order().getByRole('button', { name: 'Continue to shipping method' }))
      .not.toBeInTheDocument();
  });
});

describe('the window is narrowed and widened', () => {
  it('what stood open beside the steps is folded below them, and covers nothing of the review [CHK-01 f part] [AXS-03 part]', async () => {
    const bill = ['/billingaddress', { use: 'DELIVERY' }] as const;
    const paid = ['/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-7' }] as const;
    const clinic = ['/account', { id: 'org-4410' }] as const;
    await open(1280, 'review', [clinic, HOME, GROUND, bill, paid]);
    await expectStep('Review');
    await expect.element(order().getByText('Subtotal')).toBeVisible();
    const terms = page.getByRole('checkbox', { name: 'I accept the Terms and conditions' });
    // The button in the summary is drawn before the form that it sends.
    await expect.element(terms, patient).toBeVisible();
    await press(/^Place order/);
    await expect.element(terms, patient).toHaveFocus();
    await page.viewport(320, 640);
    await expect.element(order().getByText('Subtotal')).not.toBeVisible();
    // The terms stand in the bar, beside the button that they are about.
    await expect.element(order().getByRole('checkbox')).toBeInViewport({ ratio: 1 });
    await expect.element(order().getByRole('button', { name: /^Place order/ })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => order().element().getBoundingClientRect().height).toBeLessThan(640 / 3);
    await page.viewport(1280, 900);
    await expect.element(order().getByText('Subtotal')).toBeVisible();
    await expect.element(button(/^Place order/)).toBeVisible();
  });

  it('the browser’s Back leads to a step whose heading is in sight, and has the focus [AXS-02 part] [CHK-06 part]', async () => {
    await open(320, 'shipping-address', [PERSONAL, HOME]);
    await page.viewport(320, 480);
    await expectStep('Shipping address');
    await expect.element(radio('New address'), patient).toBeVisible();
    document.body.style.paddingBlock = '300px 600px';
    button('Continue to shipping method').element().scrollIntoView({ block: 'end' });
    radio('New address').element().scrollIntoView({ block: 'start' });
    await press('Continue to shipping method');
    await expect.element(openStep('Shipping method'), patient).toHaveFocus();
    history.back();
    const heading = openStep('Shipping address');
    await expect.element(heading, patient).toHaveFocus();
    await expect.poll(() => isInView(heading.element().getBoundingClientRect())).toBe(true);
    document.body.style.paddingBlock = '';
  });

  it('at 400 % zoom the order that is unfolded stands whole in the page [AXS-03 part]', async () => {
    await open(320, 'shipping-address', [PERSONAL]);
    await expectStep('Shipping address');
    await page.viewport(320, 256);
    await userEvent.click(order().getByText('2 items'));
    const inside = order().element().querySelector('.checkout-summary-in')!;
    await expect.poll(() => inside.scrollHeight - inside.clientHeight).toBeLessThanOrEqual(1);
  });
});

describe('the review’s button beside the steps', () => {
  const LINES = { 'FMS-KIT': 1, 'FMS-MAN': 1, 'FMS-STB': 1, 'FMS-REC25': 3, 'FMS-RSP25': 2, 'FMS-DIG': 1 };
  const openReview = async (width: number) => {
    const bill = ['/billingaddress', { use: 'DELIVERY' }] as const;
    const paid = ['/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-7' }] as const;
    const clinic = ['/account', { id: 'org-4410' }] as const;
    const chosen = [clinic, HOME, GROUND, bill, paid];
    visit = await visitCheckout({ userName: 'mara', lines: LINES, chosen, step: 'review', width });
    await expectStep('Review');
  };

  it.each([900, 640])(
    'is in sight in a window %i px high, and the order scrolls above it to its end [CHK-01 f part]',
    async (height) => {
      await openReview(1280);
      await page.viewport(1280, height);
      document.body.style.paddingBlock = '300px 600px';
      scrollTo(0, 0);
      const place = button(/^Place order/);
      await expect.poll(() => isInView(place.element().getBoundingClientRect()), patient).toBe(true);
      await press('Show all 6 lines');
      await expect.poll(() => isInView(place.element().getBoundingClientRect())).toBe(true);
      const total = order().getByText('Total', { exact: true }).element();
      scrollTo(0, 320);
      total.scrollIntoView({ block: 'nearest' });
      await expect
        .poll(() => total.getBoundingClientRect().bottom)
        .toBeLessThanOrEqual(place.element().getBoundingClientRect().top);
      await expect.poll(() => isInView(place.element().getBoundingClientRect())).toBe(true);
      document.body.style.paddingBlock = '';
    },
  );

  it('stands at the end of the order in a window lower than 480 px [AXS-03 part]', async () => {
    await openReview(1280);
    await page.viewport(1280, 400);
    await expect
      .poll(() => getComputedStyle(button(/^Place order/).element().parentElement!).position)
      .toBe('static');
  });
});

describe('a cart of many lines', () => {
  it('shows the first ones, and all at a press that keeps the focus [CHK-01 f part]', async () => {
    const lines = { 'FMS-KIT': 1, 'FMS-MAN': 1, 'FMS-STB': 1, 'FMS-REC25': 3, 'FMS-RSP25': 2, 'FMS-DIG': 1 };
    visit = await visitCheckout({ userName: 'mara', lines, chosen: [PERSONAL], step: 'shipping-address' });
    await expectStep('Shipping address');
    await expect.element(radio('New address'), patient).toBeVisible();
    const inOrder = () => order().getByRole('listitem').elements();
    await expect.poll(inOrder).toHaveLength(3);
    await press('Show all 6 lines');
    await expect.element(button('Show fewer lines')).toHaveFocus();
    await expect.poll(inOrder).toHaveLength(6);
    await press('Show fewer lines');
    await expect.element(button('Show all 6 lines')).toHaveFocus();
    await expect.poll(inOrder).toHaveLength(3);
  });
});

describe('what another choice has dropped', () => {
  it('a shipping method is suggested again after another address [CHK-15 g part] [CHK-08 part]', async () => {
    await open(1280, 'shipping-address', [PERSONAL, HOME, GROUND]);
    await expect.element(radio('Alder Street Clinic'), patient).toBeVisible();
    await userEvent.click(radio('Alder Street Clinic'));
    await press(/^Continue to/);
    await expectText('Choose again: the shipping address changed. You had chosen Ground.');
    await expect.element(radio('Ground'), patient).toBeChecked();
  });

  it('a purchase order is named in the list, and its step leads there when its turn comes [CHK-15 g part]', async () => {
    const paid = ['/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-7' }] as const;
    const bill = ['/billingaddress', { use: 'DELIVERY' }] as const;
    const clinic = ['/account', { id: 'org-4410' }] as const;
    visit = await visitCheckout({
      userName: 'mara',
      lines: { 'FMS-MAN': 9 },
      chosen: [clinic, HOME, GROUND, bill, paid],
      step: 'account',
    });
    await expect.element(radio('Mara Lindqvist'), patient).toBeVisible();
    await userEvent.click(radio('Mara Lindqvist'));
    await press(/^Continue to/);
    await expectText('You had chosen Purchase order PO-7.');
  });
});
