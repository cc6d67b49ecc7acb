import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comeToPayment, leavePayment, openStep, type AtPayment, type PaymentVisit } from './at-payment.ts';
// Late chunks are loaded before the first test: on a cold server they take longer than a test waits.
import '../../src/widgets/checkout/flow/Flow.tsx';
import '../../src/widgets/checkout/steps/payment/step.tsx';
import '../../src/widgets/checkout/steps/review/step.tsx';

/* Helpers for tests of the payment step with a second provider's fields. */

/** The timeout of an expectation that waits for a service. */
export const patient = { timeout: 20_000 };
export const NUMBER = '4242424242424242';

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const radio = (name: string) => page.getByRole('radio', { name, exact: true });
export const field = (name: string) => page.getByLabelText(new RegExp(`^${name}`));
export const text = (words: string) => page.getByText(words, { exact: true });
/** Continues after the previous press has ended: a busy button does nothing. */
export const goOn = async (): Promise<void> => {
  await expect.element(button('Continue to review'), patient).not.toHaveAttribute('aria-busy');
  await userEvent.click(button('Continue to review'));
};

/** Expects these words above the ways to pay, with the focus. */
export const isTold = async (words: string): Promise<void> => {
  await expect.element(page.getByText(words, { exact: false }), patient).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain(words);
};

export const isAtReview = () => expect.element(openStep('Review'), patient).toBeVisible();

export const fillCard = async (number = NUMBER): Promise<void> => {
  await userEvent.fill(field('Card number'), number);
  await userEvent.fill(field('Expiration date'), '09/31');
  await userEvent.fill(field('Security code'), '123');
};

export const fillNames = async (): Promise<void> => {
  await userEvent.fill(field('First name'), 'Maria');
  await userEvent.fill(field('Last name'), 'Lind');
};

/** The visit of the current test. */
export let at: AtPayment;
let before = '';

/** Opens the payment step of a new visit; `leave` ends it. */
export const come = async (visit: PaymentVisit = {}): Promise<void> => {
  before = location.search;
  at = await comeToPayment(visit);
  // A member of customer service can't pay by a customer's card.
  const way = visit.member === undefined ? 'New card' : 'Purchase order';
  await expect.element(radio(way), patient).toBeVisible();
};

/** Ends the visit after each test. */
export const leave = (): Promise<void> => leavePayment(at, before);
