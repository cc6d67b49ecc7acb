import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cardsIn } from '../../../../../demo-host/backend/card/store.ts';
import { changed } from '../../../../api/query.ts';
import { storageName } from '../../../../core/storage-names.ts';
import { runtime } from '../../../../core/runtime.ts';
import { drawCheckout, openStep } from '../../../../../tests/support/at-payment.ts';
import { expectCleanPage } from '../../../../../tests/support/expect-clean.ts';
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
  NUMBER,
  patient,
  radio,
  text,
} from '../../../../../tests/support/payment-step-page.ts';
import { said } from '../../../../../tests/support/said.ts';
import '../../define.ts';

/* Cards in the payment step with a second provider's fields. The payment frame's own fields are in `payment-frame.e2e.ts`. */

const DECLINED = 'Please check your payment details are correct or provide a different payment method.';
/** The message after a reload. */
const BEFORE = 'The card was refused. Nothing has been ordered, and you have not been charged.';

const refuseNewCard = async (...how: [{ isSilent: boolean }?]): Promise<void> => {
  await come();
  await userEvent.click(radio('New card'));
  await fillCard();
  at.provider.answerNext('card_error', ...how);
  await goOn();
  await isTold(DECLINED);
};

afterEach(leave);

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

  it('that was chosen is named when the step is opened again, and kept by one press [CHK-06 part] [CHK-11 part]', async () => {
    await come();
    await userEvent.click(radio('New card'));
    await expect.element(page.getByText(/Chosen for this order/)).not.toBeInTheDocument();
    await fillCard();
    await goOn();
    await isAtReview();
    await userEvent.click(button('Change: Payment'));
    await expect.element(page.getByText(/Chosen for this order: Visa ending in 4242/), patient).toBeVisible();
    await userEvent.click(button('Keep this card'));
    await isAtReview();
    expect(await at.cart()).toMatchObject({ payment: { type: 'CARD' } });
  });

  it('is the customer’s own, not that of a department which the bill goes to [CHK-10 b part]', async () => {
    await come({ customer: 'user-ned', account: 'org-4420', billing: 'ACCOUNT' });
    const { getSnapshot } = runtime().registry;
    await expect.poll(() => getSnapshot().session, patient).toMatchObject({ user: { firstName: 'Ned' } });
    drawCheckout();
    await userEvent.click(radio('New card'));
    await expect
      .element(page.getByText(/^Accounts Payable, [^,]+, 410 Alder Street, Portland, OR 97205/).first())
      .toBeVisible();
    await expect.element(field('First name')).toHaveValue('Ned');
    await expect.element(field('Last name')).toHaveValue('Calloway');
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

  it('has each of several faults in the list above in the words of its kind, and each leads to its field [CHK-10 a part] [AXS-04 part]', async () => {
    await come();
    await userEvent.click(radio('New card'));
    await fillCard();
    await userEvent.fill(field('Card number'), '4242424242424241');
    await userEvent.fill(field('Security code'), '');
    await goOn();
    const listed = page.getByRole('region', { name: 'Please check what you entered' });
    await expect.element(listed, patient).toHaveFocus();
    expect(
      listed
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['This isn’t a card number. Check its digits.', 'Enter your security code']);
    await userEvent.click(button('Enter your security code'));
    await expect.element(field('Security code')).toHaveFocus();
  });

  it('that is empty has its faults listed in the order of its fields, in whatever order its service names them [CHK-10 a part] [AXS-04 part]', async () => {
    await come();
    await userEvent.click(radio('New card'));
    await expect.element(field('Card number'), patient).toBeVisible();
    await goOn();
    const listed = page.getByRole('region', { name: 'Please check what you entered' });
    await expect.element(listed, patient).toHaveFocus();
    const words = listed.getByRole('listitem').elements();
    expect(words.map(({ textContent }) => textContent)).toEqual([
      'Enter your card number',
      'Enter the expiration date',
      'Enter your security code',
    ]);
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
    ['card_error', DECLINED],
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

  it('is asked for one token by two presses in one task [CHK-10 part]', async () => {
    await come();
    await userEvent.click(radio('New card'));
    await fillCard();
    await fillNames();
    const asked = vi.spyOn(at.provider, 'createToken');
    const form = document.querySelector<HTMLFormElement>('form.checkout-form');
    form?.requestSubmit();
    form?.requestSubmit();
    await isAtReview();
    expect(asked).toHaveBeenCalledTimes(1);
  });

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

describe('a new card that is refused', () => {
  it.each([
    [
      'by scheme and last four',
      NUMBER,
      'Visa ending in 4242 was refused. Nothing has been ordered, and you have not been charged.',
    ],
    [
      'by another scheme',
      '378282246310005',
      'American Express ending in 0005 was refused. Nothing has been ordered, and you have not been charged.',
    ],
  ])('is named %s, until another way is chosen [CHK-14 b part]', async (_how, number, words) => {
    await come();
    await userEvent.click(radio('New card'));
    await fillCard(number);
    if (number !== NUMBER) await userEvent.fill(field('Security code'), '1234');
    at.provider.answerNext('card_error');
    await goOn();
    await isTold(words);
    await isTold(DECLINED);
    await userEvent.click(radio('Visa ending in 4242'));
    await expect.element(page.getByText(words, { exact: false })).not.toBeInTheDocument();
  });

  it('is told of after a reload too, without its number, until another way is chosen [CHK-14 b part] [CHK-11 part] [LEAD-03 a,e part]', async () => {
    await refuseNewCard();
    await expect.element(text(BEFORE)).not.toBeInTheDocument();
    expect(at.kept()).not.toMatch(/4242|visa/i);
    drawCheckout();
    await expect.element(text(BEFORE), patient).toBeVisible();
    await expect.element(text(DECLINED)).toBeVisible();
    await expect.element(openStep('Payment')).toBeVisible();
    await userEvent.click(radio('Visa ending in 4242'));
    await expect.element(text(BEFORE)).not.toBeInTheDocument();
    drawCheckout();
    await expect.element(radio('New card'), patient).toBeVisible();
    await expect.element(text(BEFORE)).not.toBeInTheDocument();
  });

  it('is told of no more once another try is made, nor of another cart [CHK-14 b part]', async () => {
    await refuseNewCard();
    const kept = at.kept()!;
    const elsewhere = kept.replace(/("cart":")[^"]*/, '$1another');
    expect(elsewhere).not.toBe(kept);
    sessionStorage.setItem(storageName('checkoutDraft', 'usassessments'), elsewhere);
    drawCheckout();
    await expect.element(field('Card number'), patient).toBeVisible();
    await expect.element(text(BEFORE)).not.toBeInTheDocument();
    sessionStorage.setItem(storageName('checkoutDraft', 'usassessments'), kept);
    drawCheckout();
    await expect.element(text(BEFORE), patient).toBeVisible();
    await fillCard();
    await goOn();
    await isAtReview();
    expect(at.kept() ?? '').not.toContain('refused card');
  });

  it('is not named where its service does not say which it was [CHK-14 b part] [SEC-11 d part]', async () => {
    await refuseNewCard({ isSilent: true });
    await expect.element(page.getByText('was refused', { exact: false })).not.toBeInTheDocument();
  });
});

describe('a saved card', () => {
  it('asks for its code alone; refused it says so [CHK-10 d part] [CHK-14 c,h part]', async () => {
    await come();
    await userEvent.click(radio('Mastercard ending in 5454'));
    await expect.element(field('Card number')).not.toBeInTheDocument();
    await expect.element(field('First name')).not.toBeInTheDocument();
    await expect
      .poll(() => document.querySelector<HTMLElement>('.pay-place')?.dataset['scheme'])
      .toBe('master');
    await goOn();
    await expect.element(field('Security code')).toHaveFocus();
    await userEvent.fill(field('Security code'), '123');
    at.provider.answerNext('card_error');
    await goOn();
    await isTold('Please check your saved card details.');
    await isTold('Mastercard ending in 5454 was refused. Nothing has been ordered');
    await expect.element(radio('Mastercard ending in 5454')).toBeChecked();
    await goOn();
    await isAtReview();
    expect(await at.cart()).toMatchObject({ payment: { type: 'SAVED_CARD' } });
  });

  it('that is refused is named after a reload too, by what the store says of it; no more once it is gone [CHK-14 c part] [CHK-11 part] [LEAD-03 a,e part]', async () => {
    const named =
      'Mastercard ending in 5454 was refused. Nothing has been ordered, and you have not been charged.';
    await come();
    await userEvent.click(radio('Mastercard ending in 5454'));
    await userEvent.fill(field('Security code'), '123');
    at.provider.answerNext('card_error');
    await goOn();
    await isTold(named);
    expect(at.kept()).not.toMatch(/5454|mastercard/i);
    drawCheckout();
    await expect.element(text(named), patient).toBeVisible();
    await expect.element(text(BEFORE)).not.toBeInTheDocument();
    await expect.element(text('Please check your saved card details.')).toBeVisible();
    const { payments } = (await at.elsewhere('GET', '/paymentdetails')) as {
      payments: readonly { id: string; cardNumber: string }[];
    };
    const { id } = payments.find(({ cardNumber }) => cardNumber.endsWith('5454'))!;
    cardsIn(at.scene.repository).remove('user-mara', id);
    await changed(['cards']);
    drawCheckout();
    await expect.element(text(BEFORE), patient).toBeVisible();
  });
});

describe('the bank’s question', () => {
  const NOT_CONFIRMED =
    'Your bank did not confirm the payment. You have not been charged. Try again or choose another way to pay.';

  const LEFT =
    'The payment was not confirmed. Nothing has been ordered, and you have not been charged. Try again or choose another way to pay.';

  it.each([
    ['answered no', 'Don’t confirm', NOT_CONFIRMED],
    ['left', 'Back to payment', LEFT],
  ])(
    'that is %s charges nothing, and the card can be tried again [CHK-14 j,h part]',
    async (_how, press, told) => {
      await come();
      await userEvent.click(radio('New card'));
      await fillCard();
      await fillNames();
      at.provider.answerNext('action');
      await goOn();
      await userEvent.click(button(press));
      await isTold(told);
      await expect.element(field('First name')).toHaveValue('Maria');
      at.provider.answerNext('action');
      await goOn();
      await userEvent.click(button('Confirm payment'));
      await isAtReview();
    },
  );

  it('holds what it is about: nothing else can be chosen, changed or taken off meanwhile [CHK-14 i,j,h part]', async () => {
    await come({ account: 'org-4410', flags: { vat: true, thirdPartyProgram: true } });
    const save = page.getByRole('checkbox', { name: 'Save this card for next time' });
    const code = field('Promotion code');
    const asked = 'Your bank is asking about this payment. Answer it here, or go back to change how you pay.';
    await userEvent.click(radio('New card'));
    await fillCard();
    await fillNames();
    at.provider.answerNext('action');
    await goOn();
    await expect.element(text(asked), patient).toBeVisible();
    await expect.element(text(asked)).toHaveFocus();
    await expect.element(radio('New card')).toBeChecked();
    await expect.element(text('Waiting for your answer to your bank').first()).toBeVisible();
    await expect.element(radio('Mastercard ending in 5454')).toBeDisabled();
    await expect.element(radio('Purchase order')).toBeDisabled();
    // Fields that can't be used now are not shown.
    for (const gone of [
      save,
      field('First name'),
      field('Third-party program'),
      field('VAT number'),
      button('Use another'),
      button('Continue to review'),
    ])
      await expect.element(gone).not.toBeInTheDocument();
    expect(code.element().closest('[inert]')).not.toBeNull();
    await expectCleanPage();
    await userEvent.click(button('Back to payment'));
    await isTold(LEFT);
    await expect.element(text(asked)).not.toBeInTheDocument();
    await expect.element(radio('Mastercard ending in 5454')).toBeEnabled();
    await expect.element(save).toBeEnabled();
    await expect.element(field('First name')).toHaveValue('Maria');
    expect(code.element().closest('[inert]')).toBeNull();
  });

  it('that is left with its step sets the promotion code free [CHK-14 j part]', async () => {
    await come();
    const code = field('Promotion code');
    await userEvent.click(radio('New card'));
    await fillCard();
    at.provider.answerNext('action');
    await goOn();
    await expect.poll(() => code.element().closest('[inert]'), patient).not.toBeNull();
    await userEvent.click(button('Change: Shipping method'));
    await userEvent.click(button('Discard changes'));
    await expect.element(openStep('Shipping method'), patient).toHaveFocus();
    expect(code.element().closest('[inert]')).toBeNull();
  });

  it('takes the focus from what is out of reach meanwhile, and leaves it to a provider that has it [CHK-14 j part]', async () => {
    const asked = 'Your bank is asking about this payment. Answer it here, or go back to change how you pay.';
    const send = () => document.querySelector<HTMLFormElement>('form.checkout-form')?.requestSubmit();
    await come();
    await userEvent.click(radio('New card'));
    await fillCard();
    at.provider.answerNext('action');
    await userEvent.click(field('Promotion code'));
    send();
    await expect.element(text(asked), patient).toHaveFocus();
    await userEvent.click(button('Back to payment'));
    await isTold(LEFT);
    at.provider.answerNext('action');
    await userEvent.click(field('Card number'));
    send();
    await expect.poll(said, patient).toContain(asked);
    await expect.element(field('Card number')).toHaveFocus();
    await userEvent.click(button('Back to payment'));
    await isTold(LEFT);
  });

  it('about a saved card that is removed elsewhere meanwhile stays, and its end leads to another way to pay [CHK-14 h,j part]', async () => {
    await come({ customer: 'user-carla' });
    const saved = radio('Visa ending in 4242');
    await userEvent.fill(field('Security code'), '123');
    at.provider.answerNext('action');
    await goOn();
    await expect.element(button('Confirm payment'), patient).toBeVisible();
    cardsIn(at.scene.repository).remove('user-carla', '8796093054001');
    await changed(['cards']);
    await expect.element(saved).toBeChecked();
    await userEvent.click(button('Confirm payment'));
    await isTold('This saved card no longer exists. You have not been charged. Choose another way to pay.');
    await expect.element(saved, patient).not.toBeInTheDocument();
    await userEvent.click(radio('New card'));
    await fillCard();
    await fillNames();
    await goOn();
    await isAtReview();
  });
});

describe('a message of an attempt', () => {
  const FAILED = page.getByText('An error occurred.', { exact: false });
  const fail = () =>
    at.scene.backend.faults.add({
      method: 'PUT',
      path: '/users/*/carts/*/paymenttype',
      status: 500,
      times: 1,
    });

  const failOnce = async (): Promise<void> => {
    await come();
    await userEvent.click(radio('New card'));
    await fillCard();
    await fillNames();
    fail();
    await goOn();
    await expect.element(FAILED, patient).toBeVisible();
  };

  it('goes as the next one is refused for another reason [CHK-14 b,g part]', async () => {
    await failOnce();
    at.provider.answerNext('card_error');
    await goOn();
    await isTold(DECLINED);
    await expect.element(FAILED).not.toBeInTheDocument();
    fail();
    await goOn();
    await expect.element(FAILED, patient).toBeVisible();
    await expect.element(text(DECLINED)).not.toBeInTheDocument();
  });

  it('goes as the next one lacks something [CHK-10 b part] [CHK-14 g part]', async () => {
    await failOnce();
    await userEvent.fill(field('First name'), '');
    await goOn();
    await expect.element(field('First name')).toHaveAccessibleDescription('Enter your first name');
    await expect.element(FAILED).not.toBeInTheDocument();
    await userEvent.fill(field('First name'), 'Maria');
    await goOn();
    await isAtReview();
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
