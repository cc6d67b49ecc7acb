import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeAnswers } from '../../../tests/support/change-answers.ts';
import { leaveCheckout, visitCheckout, type CheckoutVisit } from '../../../tests/support/checkout-visit.ts';
import { narrowFaults, spaceText } from '../../../tests/support/narrow-faults.ts';
import './define.ts';

/* Each step with its errors shown at 320 px, which is 1280 px at 400 %, in the longest language, with wide text and
   names of 200 characters. */

const patient = { timeout: 20_000 };
const LONG = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6).slice(0, 200);
const NAMES = new Set(['name', 'companyName', 'line1', 'town']);

const PERSONAL = ['/account', { id: 'personal-user-mara' }] as const;
const CLINIC = ['/account', { id: 'org-4410' }] as const;
const HOME = ['/addresses/delivery?addressId=home', undefined] as const;
const GROUND = ['/deliverymode?deliveryModeId=ground', undefined] as const;
const BILLING = ['/billingaddress', { use: 'DELIVERY' }] as const;
const ORDER = ['/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-7' }] as const;

type Chosen = NonNullable<Parameters<typeof visitCheckout>[0]['chosen']>;

/** The steps by their names in the address, with the product that needs them and what is chosen before. */
const STEPS: readonly (readonly [step: string, product: string, chosen: Chosen])[] = [
  ['account', 'FMS-KIT', []],
  ['qualified-user', 'LMS4-KIT', [CLINIC]],
  ['q-global', 'FMS-QGR', [PERSONAL]],
  ['aimsweb', 'RPW-G1-LIC', [CLINIC]],
  ['shipping-address', 'FMS-KIT', [CLINIC]],
  ['shipping-method', 'FMS-KIT', [CLINIC, HOME]],
  ['billing-address', 'FMS-KIT', [CLINIC, HOME, GROUND]],
  ['payment', 'FMS-KIT', [CLINIC, HOME, GROUND, BILLING]],
  ['review', 'FMS-KIT', [CLINIC, HOME, GROUND, BILLING, ORDER]],
];

let visit: CheckoutVisit;
let narrowAgain: (() => void) | undefined;
afterEach(async () => {
  narrowAgain?.();
  narrowAgain = undefined;
  vi.restoreAllMocks();
  await leaveCheckout(visit);
});

const lengthened = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return NAMES.has(key) ? LONG : value;
  if (Array.isArray(value)) return value.map((one) => lengthened(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthened(one, name)]));
};

const main = () => page.getByRole('button', { name: /^(Continuer|Passer la commande)/ });

const come = async (step: string, product: string, chosen: Chosen): Promise<void> => {
  visit = await visitCheckout({
    userName: 'mara',
    lines: { [product]: product === 'RPW-G1-LIC' ? 10 : 2 },
    chosen,
    step,
    width: 320,
    scene: { locale: 'fr-ca' },
    onReady: (scene) =>
      changeAnswers(scene, 'GET', /./, async (answer) => {
        const given = await answer();
        if (!given.headers.get('Content-Type')?.includes('json')) return given;
        return Response.json(lengthened(await given.json()), {
          status: given.status,
          headers: given.headers,
        });
      }),
  });
  await expect.element(main(), patient).toBeVisible();
  await visit.scene.settled();
};

it.each(STEPS)(
  'the step %s cuts nothing, scrolls nowhere aside and is easy to press in French at 320 px [AXS-03 part]',
  async (...step) => {
    await come(...step);
    narrowAgain = spaceText();
    await userEvent.click(main());
    await visit.scene.settled();
    expect(await narrowFaults(document.body)).toEqual([]);
  },
);
