import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HOSTILE_SHEETS } from '../../../demo-host/pages/hostile-sheets.ts';
import {
  expectFault,
  expectStep,
  field,
  leaveCheckout,
  press,
  radio,
  visitCheckout,
  type CheckoutVisit,
} from '../../../tests/support/checkout-visit.ts';
import { looksOf } from '../../../tests/support/looks.ts';
import './define.ts';
// Late parts are loaded before the first test, because a cold server needs longer than a test waits.
import './flow/Flow.tsx';
import './steps/payment/step.tsx';
import './steps/review/step.tsx';
import './steps/shipping-address/step.tsx';

const patient = { timeout: 20_000 };
const hostile = import.meta.glob<{ default: string }>('../../../demo-host/pages/assets/hostile/*.css', {
  query: '?inline',
});
const CLINIC = ['/account', { id: 'org-4430' }] as const;
const HOME = ['/addresses/delivery?addressId=home', undefined] as const;
const GROUND = ['/deliverymode?deliveryModeId=ground', undefined] as const;
const BILLING = ['/billingaddress', { use: 'DELIVERY' }] as const;
const PAID = ['/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-7' }] as const;
/** The properties that are compared besides those of every form. */
const MORE = [
  'white-space',
  'text-indent',
  'word-spacing',
  'text-shadow',
  'overflow-x',
  'contain',
  'container-type',
  'content-visibility',
  'zoom',
  'z-index',
  'cursor',
  'user-select',
  'pointer-events',
  'outline-style',
  'list-style-type',
  'column-count',
  'max-height',
  'animation-name',
  '-webkit-text-fill-color',
];

let visit: CheckoutVisit;
let first: HTMLStyleElement;
let sheets: readonly CSSStyleSheet[];

const open = async (chosen: readonly (readonly [string, unknown])[]): Promise<void> => {
  visit = await visitCheckout({ userName: 'tess', lines: { 'FMS-KIT': 2 }, chosen });
};

/** The steps with the most content that a page's sheet could break, each after some use. */
const STEPS: readonly (readonly [name: string, draw: () => Promise<void>])[] = [
  [
    'shipping address with faults',
    async () => {
      await open([]);
      await expectStep('Shipping address');
      await userEvent.click(radio('New address'));
      await expect.element(field('City'), patient).toBeVisible();
      await press(/^Continue to/);
      await expectFault(field('City'), 'Enter');
    },
  ],
  [
    'payment',
    async () => {
      await open([HOME, GROUND, BILLING]);
      await expectStep('Payment');
      await userEvent.click(radio('Purchase order'));
      await expect.element(field('Purchase order number'), patient).toBeVisible();
    },
  ],
  [
    'review',
    async () => {
      await open([CLINIC, HOME, GROUND, BILLING, PAID]);
      await expectStep('Review');
      await expect.element(page.getByRole('button', { name: /^Place order/ }), patient).toBeVisible();
    },
  ],
];

beforeEach(() => {
  sheets = document.adoptedStyleSheets;
  // Declared first, as reserve.css does at the top of the head.
  first = document.createElement('style');
  first.textContent = '@layer assess;';
  document.head.prepend(first);
});
afterEach(async () => {
  document.adoptedStyleSheets = [...sheets];
  await leaveCheckout(visit);
  first.remove();
});

it.each(STEPS)('the checkout keeps its look under every hostile sheet: %s [EMB-02 part]', async (_, draw) => {
  await draw();
  await visit.scene.settled();
  // An element that moved under the pointer would look hovered, now or a moment later.
  await userEvent.hover(page.getByRole('heading', { name: /^Step/ }));
  const before = looksOf(visit.element, MORE);
  expect(before.length).toBeGreaterThan(80);
  const own = document.adoptedStyleSheets;
  for (const { name } of HOSTILE_SHEETS) {
    const sheet = await hostile[`../../../demo-host/pages/assets/hostile/${name}.css`]?.();
    // The sheet's rules for another tag and for the page's main part are applied to this tag.
    const text = (sheet?.default ?? '')
      .replaceAll('assess-cart', 'assess-checkout')
      .replaceAll(/\bmain\b/g, 'body');
    expect(text.length, name).toBeGreaterThan(20);
    const planted = new CSSStyleSheet();
    planted.replaceSync(text);
    document.adoptedStyleSheets = [planted, ...own];
    expect.soft(looksOf(visit.element, MORE), name).toEqual(before);
    expect.soft(visit.element.getBoundingClientRect().height, name).toBeGreaterThan(300);
    expect.soft(page.getByRole('heading', { name: /^Step/ }).element().checkVisibility(), name).toBe(true);
  }
});
