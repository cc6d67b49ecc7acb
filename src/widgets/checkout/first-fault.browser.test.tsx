import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  field,
  leaveCheckout,
  press,
  radio,
  visitCheckout,
  type CheckoutVisit,
} from '../../../tests/support/checkout-visit.ts';
import './define.ts';

/* What a phone shows after a press that found an error: the bar with the pressed button covers the end of the page. */

const patient = { timeout: 20_000 };
const GO_ON = /^Continue to /;

const CLINIC = ['/account', { id: 'org-4410' }] as const;
const HOME = ['/addresses/delivery?addressId=home', undefined] as const;
const GROUND = ['/deliverymode?deliveryModeId=ground', undefined] as const;

let visit: CheckoutVisit;
afterEach(() => leaveCheckout(visit));

type Case = {
  step: string;
  lines: Readonly<Record<string, number>>;
  chosen?: NonNullable<Parameters<typeof visitCheckout>[0]['chosen']>;
  /** Resolves when the step has its errors and its button can be pressed. */
  ready: () => Promise<void>;
};

const shows = (name: string) => expect.element(radio(name), patient).toBeVisible();
const newAddress = async (): Promise<void> => {
  await userEvent.click(radio('New address'), patient);
  await expect.element(field('City'), patient).toBeVisible();
  await userEvent.fill(field('City'), 'Montréal');
};

const CASES: readonly (readonly [words: string, Case])[] = [
  [
    'Choose a customer account.',
    { step: 'account', lines: { 'FMS-KIT': 1 }, ready: () => shows('Alder Street Clinic') },
  ],
  [
    'Choose a Q-global account.',
    { step: 'q-global', lines: { 'FMS-QGR': 1 }, chosen: [CLINIC], ready: () => shows('New account') },
  ],
  [
    'Choose an aimswebPlus account.',
    { step: 'aimsweb', lines: { 'RPW-G1-LIC': 10 }, chosen: [CLINIC], ready: () => shows('New account') },
  ],
  [
    'Enter your street address',
    { step: 'shipping-address', lines: { 'FMS-KIT': 1 }, chosen: [CLINIC], ready: newAddress },
  ],
  [
    'You must provide a delivery option in order to go to the next step.',
    {
      step: 'shipping-method',
      lines: { 'FMS-KIT': 1 },
      chosen: [CLINIC, HOME],
      ready: () => shows('Ground'),
    },
  ],
  [
    'Enter your street address',
    { step: 'billing-address', lines: { 'FMS-KIT': 1 }, chosen: [CLINIC, HOME, GROUND], ready: newAddress },
  ],
];

describe('at 320 px the first fault', () => {
  it.each(CASES)('is in sight after the press, above the bar: %s [AXS-04 part]', async (words, it) => {
    visit = await visitCheckout({ userName: 'mara', width: 320, ...it });
    await it.ready();
    await expect.element(button(GO_ON), patient).toBeVisible();
    scrollTo(0, document.documentElement.scrollHeight);
    await press(GO_ON);
    const first = page.getByText(words, { exact: false }).first();
    await expect.element(first, patient).toBeVisible();
    await expect.poll(() => document.activeElement?.closest('assess-checkout')).not.toBeNull();
    const end = () => button(GO_ON).element().getBoundingClientRect().top;
    await expect.poll(() => first.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect.poll(() => first.element().getBoundingClientRect().bottom - end()).toBeLessThanOrEqual(0);
  });
});
