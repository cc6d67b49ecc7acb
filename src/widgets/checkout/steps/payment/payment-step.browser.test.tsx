import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectCleanPage } from '../../../../../tests/support/expect-clean.ts';
import { drawCheckout, openStep, type PaymentVisit } from '../../../../../tests/support/at-payment.ts';
import { changeAnswers } from '../../../../../tests/support/change-answers.ts';
import {
  at,
  button,
  come,
  field,
  fillCard,
  fillNames,
  goOn,
  isAtReview,
  isTold,
  leave,
  patient,
  radio,
  text,
} from '../../../../../tests/support/payment-step-page.ts';
import '../../define.ts';

/* The payment step with a second provider's fields. The payment frame's own fields are in `payment-frame.e2e.ts`, cards
   in `payment-cards.browser.test.tsx`. */

const PO = { account: 'org-4410' } as const;

afterEach(leave);

describe('the step', () => {
  it.each([320, 1280])(
    'has no fault that axe finds at %i px, with all its fields and their errors [AXS-03 part]',
    async (width) => {
      await come({ ...PO, flags: 'mock', width });
      await userEvent.click(radio('New card'));
      await userEvent.fill(field('First name'), '');
      await goOn();
      await expect.element(page.getByText('Enter your first name').first()).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectCleanPage();
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
      'a subtotal below the threshold, which shipping and tax would reach',
      { ...PO, settings: { purchaseOrderThreshold: 320 } },
      'Purchase orders are available from $320.00. Your subtotal is $316.00.',
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

  it('end with saving the cart where a member of customer service can’t pay for the customer [ACC-08 g]', async () => {
    await come({ member: 'user-sue', customer: 'user-carla' });
    await expect
      .element(
        page.getByText(
          'You can’t pay for Carla Reyes here. Save the cart; Carla Reyes can place the order.',
          { exact: false },
        ),
        patient,
      )
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Save cart' }))
      .toHaveAttribute('href', '/store/usassessments/en/cart?save=new');
    await expect.element(page.getByRole('button', { name: /^Continue to/ })).not.toBeInTheDocument();
    await expectCleanPage();
  });

  it('end with saving the cart where the service accepts none any more [CHK-10 part]', async () => {
    await come();
    changeAnswers(at.scene, 'GET', /\/paymenttypes$/, () => Response.json({ paymentTypes: [] }));
    await userEvent.fill(field('Promotion code'), 'WELCOME10');
    await userEvent.click(button('Apply'));
    await expect
      .element(page.getByText('This order can’t be paid for online.', { exact: false }), patient)
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Save cart' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Continue to/ })).not.toBeInTheDocument();
    await expectCleanPage();
  });

  it('have no purchase order once a promotion code takes the subtotal below the threshold [CHK-12 b part]', async () => {
    await come({ ...PO, settings: { purchaseOrderThreshold: 316 } });
    await expect.element(radio('Purchase order')).toBeEnabled();
    await userEvent.fill(field('Promotion code'), 'WELCOME10');
    await userEvent.click(button('Apply'));
    await expect.element(radio('Purchase order'), patient).toBeDisabled();
    await expect
      .element(radio('Purchase order'))
      .toHaveAccessibleDescription('Purchase orders are available from $316.00. Your subtotal is $284.40.');
  });

  it('have a purchase order from the threshold on [CHK-12 b] [FLG-07 h]', async () => {
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
      .toHaveAccessibleDescription(/Expired 03\/2024/);
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
    await expect.poll(at.kept).toBeNull();
    // Another way to pay and back: the number is still there.
    for (const way of ['Visa ending in 4242', 'Purchase order']) {
      await userEvent.click(button('Change: Payment'));
      await userEvent.click(radio(way));
      if (way === 'Purchase order') break;
      await userEvent.fill(field('Security code'), '123');
      await goOn();
      await isAtReview();
    }
    await expect.element(field('Purchase order number')).toHaveValue('PO-80');
  });

  it('is asked about each time before the step is left, and only then [CHK-06 a] [CHK-06 c part]', async () => {
    await come(PO);
    const change = button('Change: Shipping method');
    await userEvent.click(radio('New card'));
    const first = (field('First name').element() as HTMLInputElement).value;
    await userEvent.fill(field('First name'), 'Maria');
    // After staying, the shopper still has something to lose.
    for (const _press of [1, 2]) {
      await userEvent.click(change);
      await userEvent.click(button('Stay'));
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
      await expect.element(field('First name')).toHaveValue('Maria');
    }
    await userEvent.fill(field('First name'), first);
    // A purchase order's number is kept, so nothing would be lost.
    await userEvent.click(radio('Purchase order'));
    await userEvent.fill(field('Purchase order number'), 'PO-81');
    await userEvent.click(change);
    await expect.element(openStep('Shipping method'), patient).toBeVisible();
  });
});
