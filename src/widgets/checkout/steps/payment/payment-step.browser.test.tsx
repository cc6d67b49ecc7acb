import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  comeToPayment,
  drawCheckout,
  leavePayment,
  openStep,
  type AtPayment,
  type PaymentVisit,
} from '../../../../../tests/support/at-payment.ts';
import '../../define.ts';

/* The payment step by a second provider's fields; the payment frame's own are in `payment-frame.e2e.ts`. */

const patient = { timeout: 8000 };
const NUMBER = '4242424242424242';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const field = (name: string) => page.getByLabelText(new RegExp(`^${name}`));
const goOn = () => userEvent.click(button('Continue to review'));
const text = (words: string) => page.getByText(words, { exact: true });
/** Above the ways, with the focus. */
const isTold = async (words: string) => {
  await expect.element(page.getByText(words, { exact: false }), patient).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain(words);
};
const fillCard = async (number = NUMBER) => {
  await userEvent.fill(field('Card number'), number);
  await userEvent.fill(field('Expiration date'), '09/31');
  await userEvent.fill(field('Security code'), '123');
};
const fillNames = async () => {
  await userEvent.fill(field('First name'), 'Maria');
  await userEvent.fill(field('Last name'), 'Lind');
};
const isAtReview = () => expect.element(openStep('Review'), patient).toBeVisible();

const PO = { account: 'org-4410' } as const;

let at: AtPayment;
const come = async (visit: PaymentVisit = {}) => {
  at = await comeToPayment(visit);
  await expect.element(radio('New card'), patient).toBeVisible();
};

let before = '';
beforeEach(() => {
  before = location.search;
});
afterEach(() => leavePayment(at, before));

describe('the step', () => {
  it.each([320, 1280])(
    'has no fault that axe finds at %i px, with all its fields and their errors [AXS-03 part]',
    async (width) => {
      await page.viewport(width, 900);
      await come({ ...PO, flags: 'mock' });
      await userEvent.click(radio('New card'));
      await userEvent.fill(field('First name'), '');
      await goOn();
      await expect.element(page.getByText('Enter your first name').first()).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      const { violations } = await axe.run(document.body, {
        rules: {
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
          'document-title': { enabled: false },
        },
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      await page.viewport(1280, 900);
    },
  );
});

describe('the ways to pay', () => {
  it.each<[string, PaymentVisit, string]>([
    ['a personal account', {}, 'Purchase orders are for organizations.'],
    [
      'an organization before its first order',
      { customer: 'user-nina', account: 'org-4440' },
      "You can pay by purchase order after your organization's first order.",
    ],
    [
      'a subtotal below the threshold',
      { ...PO, settings: { purchaseOrderThreshold: 500 } },
      'Purchase orders are available from $500.00. Your subtotal is $316.00.',
    ],
  ])(
    'have no purchase order for %s, and say why [CHK-12 a,b part] [FLG-07 h part]',
    async (_who, visit, why) => {
      await come(visit);
      await expect.element(radio('Purchase order')).toBeDisabled();
      await expect.element(radio('Purchase order')).toHaveAccessibleDescription(why);
      await expect.element(radio('Bank transfer')).not.toBeInTheDocument();
    },
  );

  it('have a purchase order from the threshold on [CHK-12 b part]', async () => {
    await come({ ...PO, settings: { purchaseOrderThreshold: 316 } });
    await userEvent.click(radio('Purchase order'));
    await userEvent.fill(field('Purchase order number'), 'PO-77');
    await goOn();
    await isAtReview();
  });

  it('ask for one where none is chosen, and name a saved card that has expired [CHK-10 e]', async () => {
    await come({ customer: 'user-carla' });
    await expect.element(radio('American Express ending in 0005')).toBeDisabled();
    await expect
      .element(radio('American Express ending in 0005'))
      .toHaveAccessibleDescription('As on the account Expired 03/2024');
    await expect.element(radio('Visa ending in 4242')).toBeChecked();
  });

  it('have a bank transfer while its flag is on, until the service takes none any more [CHK-12 e part] [SEC-07 part]', async () => {
    await come({ flags: { bankTransfer: true } });
    await userEvent.click(radio('Bank transfer'));
    await at.order({ bankTransfer: false });
    await goOn();
    const words = 'This way to pay is no longer offered for this order. Choose another way to pay.';
    await isTold(words);
    await expect.element(radio('Bank transfer'), patient).toBeDisabled();
    await expect
      .element(radio('Bank transfer'))
      .toHaveAccessibleDescription('This way to pay isn’t offered for this order.');
    await goOn();
    await expect.element(text('Choose how to pay.')).toBeVisible();
  });

  it('have a bank transfer that the cart is paid by, with what comes of it [CHK-12 e] [FLG-07 e part]', async () => {
    await come({ flags: { bankTransfer: true } });
    await expect
      .element(radio('Bank transfer'))
      .toHaveAccessibleDescription('You get our bank details and your reference with the confirmation.');
    await userEvent.click(radio('Bank transfer'));
    await goOn();
    await isAtReview();
    expect(await at.cart()).toMatchObject({ payment: { type: 'BANK_TRANSFER' } });
  });
});

describe('a purchase order’s number', () => {
  it.each([
    ['   ', 'Please enter purchase order number'],
    ['x'.repeat(51), 'Purchase order number can be no more than 50 characters.'],
  ])('that is "%s" is refused at its field [CHK-12 d]', async (number, words) => {
    await come(PO);
    await userEvent.click(radio('Purchase order'));
    await userEvent.fill(field('Purchase order number'), number);
    await goOn();
    await expect.element(field('Purchase order number')).toHaveFocus();
    await expect.element(field('Purchase order number')).toHaveAccessibleDescription(words);
    await userEvent.fill(field('Purchase order number'), 'x'.repeat(50));
    await expect.element(text(words)).not.toBeInTheDocument();
    await goOn();
    await isAtReview();
  });

  it('stays while the service fails, and goes on once it answers [CHK-14 g,h part] [REL-01 b part]', async () => {
    await come({ ...PO, flags: { vat: true } });
    at.scene.backend.faults.add({
      method: 'PUT',
      path: '/users/*/carts/*/paymenttype',
      status: 500,
      times: 1,
    });
    await userEvent.click(radio('Purchase order'));
    await userEvent.fill(field('Purchase order number'), 'PO-78');
    await userEvent.fill(field('VAT number'), 'US 123');
    await goOn();
    await expect.element(page.getByText('An error occurred.', { exact: false }), patient).toBeVisible();
    await expect.element(field('Purchase order number')).toHaveValue('PO-78');
    await expect.element(field('VAT number')).toHaveValue('US 123');
    await goOn();
    await isAtReview();
    expect(await at.cart()).toMatchObject({ payment: { purchaseOrderNumber: 'PO-78' }, vatNumber: 'US 123' });
  });
});

describe('a new card', () => {
  it('asks for whose it is, with the order’s billing address; saved when asked for [CHK-10 b]', async () => {
    await come();
    await userEvent.click(radio('New card'));
    await expect.element(field('First name')).toHaveValue('Mara');
    await fillCard();
    await userEvent.fill(field('First name'), '');
    await userEvent.fill(field('Last name'), 'x'.repeat(61));
    await goOn();
    await expect.element(field('First name')).toHaveAccessibleDescription('Enter your first name');
    await expect
      .element(field('Last name'))
      .toHaveAccessibleDescription('Last name can be no more than 60 characters.');
    await expect.element(field('Card number')).toHaveValue(NUMBER);
    await userEvent.fill(field('First name'), 'x'.repeat(60));
    await userEvent.fill(field('Last name'), 'Lind');
    await userEvent.click(page.getByRole('checkbox', { name: 'Save this card for next time' }));
    await goOn();
    await isAtReview();
    expect(await at.cart()).toMatchObject({
      payment: { type: 'CARD', saveCard: true, card: { accountHolderName: `${'x'.repeat(60)} Lind` } },
    });
  });

  it('has another billing address by its step [CHK-10 b part] [CHK-06 c part]', async () => {
    await come();
    await userEvent.click(radio('New card'));
    await expect.element(page.getByText(/^Mara Lindqvist, 18 Linden Avenue, Columbus/).first()).toBeVisible();
    await expect.element(button('Use another')).toHaveAccessibleDescription('Billing address');
    await userEvent.click(button('Use another'));
    await userEvent.click(button('Discard changes'));
    await expect.element(openStep('Billing address'), patient).toHaveFocus();
  });

  it('has its empty fields named by their service, and the first of them has the focus [CHK-10 a,c part]', async () => {
    await come();
    await userEvent.click(radio('New card'));
    await fillCard();
    await userEvent.fill(field('Card number'), '4242424242424241');
    await goOn();
    await expect.element(field('Card number')).toHaveFocus();
    await expect.element(text('Check this field.')).toBeVisible();
  });

  it.each([
    ['card_error', 'Please check your payment details are correct or provide a different payment method.'],
    [
      'timeout',
      'The payment service didn’t answer in time. You have not been charged. Try again or choose another way to pay.',
    ],
    [
      'api_error',
      'We couldn’t reach the payment service. You have not been charged. Try again or choose another way to pay.',
    ],
  ] as const)(
    'that ends with %s says so, keeps what was typed and can be tried again [CHK-14 b,h part]',
    async (type, words) => {
      await come();
      await userEvent.click(radio('New card'));
      await fillCard();
      await fillNames();
      at.provider.answerNext(type);
      await goOn();
      await isTold(words);
      await expect.element(field('First name')).toHaveValue('Maria');
      await expect.element(field('Last name')).toHaveValue('Lind');
      await goOn();
      await isAtReview();
    },
  );

  it('can’t be given while its fields don’t come, until they do [CHK-10 a part]', async () => {
    await come();
    at.provider.breakFields(true);
    await userEvent.click(radio('New card'));
    await fillNames();
    await expect.element(text('Loading the card fields')).toBeInTheDocument();
    at.provider.breakFields(false);
    await userEvent.click(radio('Visa ending in 4242'));
    await userEvent.click(radio('New card'));
    await expect.element(text('Loading the card fields')).not.toBeInTheDocument();
    await expect.element(field('First name')).toHaveValue('Maria');
  });
});

describe('a saved card', () => {
  it('asks for its code alone; refused it says so [CHK-10 d part] [CHK-14 c,h part]', async () => {
    await come();
    await userEvent.click(radio('Mastercard ending in 5454'));
    await expect.element(field('Card number')).not.toBeInTheDocument();
    await expect.element(field('First name')).not.toBeInTheDocument();
    await goOn();
    await expect.element(field('Security code')).toHaveFocus();
    await userEvent.fill(field('Security code'), '123');
    at.provider.answerNext('card_error');
    await goOn();
    await isTold('Please check your saved card details.');
    await expect.element(radio('Mastercard ending in 5454')).toBeChecked();
    await goOn();
    await isAtReview();
    expect(await at.cart()).toMatchObject({ payment: { type: 'SAVED_CARD' } });
  });
});

describe('the bank’s question', () => {
  const NOT_CONFIRMED =
    'Your bank did not confirm the payment. You have not been charged. Try again or choose another way to pay.';

  it.each([
    ['answered no', 'Don’t confirm'],
    ['left', 'Back to payment'],
  ])('that is %s charges nothing, and the card can be tried again [CHK-14 j,h part]', async (_how, press) => {
    await come();
    await userEvent.click(radio('New card'));
    await fillCard();
    await fillNames();
    at.provider.answerNext('action');
    await goOn();
    await userEvent.click(button(press));
    await isTold(NOT_CONFIRMED);
    await expect.element(field('First name')).toHaveValue('Maria');
    at.provider.answerNext('action');
    await goOn();
    await userEvent.click(button('Confirm payment'));
    await isAtReview();
  });
});

describe('the third-party program', () => {
  it('is kept as soon as it is chosen, and with the step where that failed [CHK-18 part] [CHK-14 h part] [FLG-07 f part]', async () => {
    await come({ ...PO, flags: { thirdPartyProgram: true } });
    const program = field('Third-party program');
    await userEvent.selectOptions(program, 'State early-literacy grant');
    await expect.poll(at.cart, patient).toMatchObject({ thirdPartyProgram: { id: 'state-grant' } });
    at.scene.backend.faults.add({ method: 'PUT', path: '/users/*/carts/*/thirdpartyprogram', status: 500 });
    await expect.element(program).toBeEnabled();
    await userEvent.selectOptions(program, 'University research program');
    const words = 'This isn’t saved yet. Continue to try again.';
    await expect.element(program, patient).toHaveAccessibleDescription(words);
    await expect.element(program).toHaveValue('research');
    at.scene.backend.faults.clear();
    await userEvent.click(radio('Purchase order'));
    await userEvent.fill(field('Purchase order number'), 'PO-79');
    await goOn();
    await isAtReview();
    expect(await at.cart()).toMatchObject({
      thirdPartyProgram: { id: 'research' },
      payment: { purchaseOrderNumber: 'PO-79' },
    });
  });
});

describe('a program that was kept with a way to pay that is then refused', () => {
  it('is not told as a change of another window at the next press [CHK-18 part] [CHK-15 part]', async () => {
    await come({ ...PO, flags: { thirdPartyProgram: true, bankTransfer: true } });
    const program = field('Third-party program');
    at.scene.backend.faults.add({ method: 'PUT', path: '/users/*/carts/*/thirdpartyprogram', status: 500 });
    await userEvent.selectOptions(program, 'University research program');
    await expect
      .element(program, patient)
      .toHaveAccessibleDescription('This isn’t saved yet. Continue to try again.');
    at.scene.backend.faults.clear();
    await at.order({ purchaseOrderThreshold: 99_999 });
    await userEvent.click(radio('Purchase order'));
    await userEvent.fill(field('Purchase order number'), 'PO-80');
    await goOn();
    await isTold('This way to pay is no longer offered for this order.');
    await expect.poll(at.cart, patient).toMatchObject({ thirdPartyProgram: { id: 'research' } });
    await expect.element(button('Continue to review'), patient).not.toHaveAttribute('aria-busy', 'true');
    await userEvent.click(radio('Bank transfer'));
    await goOn();
    await isAtReview();
    await expect.element(page.getByText(/changed in another window/)).not.toBeInTheDocument();
  });
});

describe('the VAT number', () => {
  it('is asked whatever the way while its flag is on, of forty characters at most [FLG-07 b part]', async () => {
    await come({ flags: { vat: true, bankTransfer: true } });
    await userEvent.click(radio('Bank transfer'));
    await userEvent.fill(field('VAT number'), 'x'.repeat(41));
    await goOn();
    await expect.element(field('VAT number')).toHaveFocus();
    await expect
      .element(field('VAT number'))
      .toHaveAccessibleDescription('VAT number can be no more than 40 characters.');
    await userEvent.fill(field('VAT number'), 'GB 123');
    await goOn();
    await isAtReview();
    expect(await at.cart()).toMatchObject({ vatNumber: 'GB 123' });
  });
});

describe('what is typed', () => {
  it('is there again after a reload but for the card, and goes once the step is finished [LEAD-03 a,e part] [REL-03 part]', async () => {
    await come(PO);
    await userEvent.click(radio('New card'));
    await fillCard();
    await fillNames();
    await userEvent.click(radio('Purchase order'));
    await userEvent.fill(field('Purchase order number'), 'PO-80');
    await expect.poll(at.kept).toContain('PO-80');
    expect(at.kept()).not.toMatch(/4242|09\/31/);
    drawCheckout();
    await expect.element(field('Purchase order number'), patient).toHaveValue('PO-80');
    await userEvent.click(radio('New card'));
    await expect.element(field('First name')).toHaveValue('Maria');
    await expect.element(field('Card number')).toHaveValue('');
    await userEvent.click(radio('Purchase order'));
    await goOn();
    await isAtReview();
    expect(at.kept()).toBeNull();
  });

  it('is asked about before the step is left, and only then [CHK-06 c part]', async () => {
    await come(PO);
    const change = button('Change: Shipping method');
    await userEvent.click(radio('Purchase order'));
    await userEvent.fill(field('Purchase order number'), 'PO-81');
    await userEvent.click(change);
    await userEvent.click(button('Stay'));
    await expect.element(field('Purchase order number')).toHaveValue('PO-81');
    await userEvent.fill(field('Purchase order number'), '');
    await userEvent.click(radio('Visa ending in 4242'));
    await userEvent.click(change);
    await expect.element(openStep('Shipping method'), patient).toBeVisible();
  });
});

describe('a second payment provider', () => {
  it('has an order placed through the same step [SEC-11 d] [CHK-10 a part] [CHK-11 part]', async () => {
    await come();
    await userEvent.click(radio('New card'));
    await fillCard();
    await goOn();
    await isAtReview();
    await userEvent.click(page.getByRole('checkbox', { name: 'I accept the Terms and conditions' }));
    await userEvent.click(page.getByRole('button', { name: /^Place order/ }));
    await expect
      .element(page.getByRole('heading', { name: 'Thank you, your order is placed' }), patient)
      .toBeVisible();
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
      NUMBER,
    );
  });
});
