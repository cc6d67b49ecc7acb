import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startClientPage } from '../../../../../tests/support/client-page.ts';
import type { CheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import type { StepId } from '../../../../api/checkout/steps.rules.ts';
import { setRuntime } from '../../../../core/runtime.ts';
import { reviewed } from './reviewed.ts';

beforeEach(() => void startClientPage());
afterEach(() => setRuntime(undefined));

const said = (key: string, values?: object): string =>
  values ? `${key} ${Object.values(values).join(' ')}` : key;
const told = (id: StepId, cart: object) =>
  reviewed(id, { entries: [], ...cart } as unknown as CheckoutCart, said as never, said as never);

const USD = { value: 10, currencyIso: 'USD' };
const JO = { id: 'jo', firstName: 'Jo', lastName: 'Reyes', email: 'jo@clinic.example' };
const NOW = { product: { code: 'NOW', productFormat: 'PRINT' } };
const LATER = { product: { code: 'LATER' }, estimatedToShip: '2026-12-14' };
const RELEASED = { product: { code: 'NEW', productFormat: 'PRINT' }, estimatedRelease: '2027-02' };
const DIGITAL = { product: { code: 'D', productFormat: 'DIGITAL' }, estimatedRelease: '2027-02' };
const HOME = { firstName: 'Jo', lastName: 'Reyes', line1: '2 Mill Road', country: { isocode: 'US' } };

const CASES: readonly (readonly [StepId, object, string | undefined])[] = [
  ['qualified-user', {}, undefined],
  ['qualified-user', { qualifiedUser: { id: 'jo' } }, 'jo'],
  ['qualified-user', { qualifiedUser: { id: 'jo', email: 'jo@a.example' } }, 'jo@a.example'],
  ['qualified-user', { qualifiedUser: JO }, 'Jo Reyes · jo@clinic.example'],
  [
    'qualified-user',
    { qualifiedUser: { ...JO, level: 'AB' } },
    'Jo Reyes · checkout.review.level 2 A, B · jo@clinic.example',
  ],
  ['q-global', { qGlobalAccount: { kind: 'EXISTING', number: '80213' }, qualifiedUser: JO }, '80213'],
  ['q-global', { qGlobalAccount: { kind: 'NEW' } }, 'checkout.newAccount'],
  [
    'q-global',
    { qGlobalAccount: { kind: 'NEW' }, qualifiedUser: JO },
    'checkout.newAccount · checkout.review.owner Jo Reyes',
  ],
  ['shipping-address', { deliveryAddress: HOME }, 'Jo Reyes, 2 Mill Road, United States'],
  [
    'shipping-address',
    { deliveryAddress: { ...HOME, phone: '+1 202 555 0117' } },
    'Jo Reyes, 2 Mill Road, United States · +1\u00a0202\u00a0555\u00a00117',
  ],
  [
    'billing-address',
    { billingAddress: { ...HOME, phone: '+1 202 555 0117' } },
    'Jo Reyes, 2 Mill Road, United States · +1\u00a0202\u00a0555\u00a00117',
  ],
  [
    'billing-address',
    { billingAddress: { ...HOME, phone: '202-555 0117' } },
    'Jo Reyes, 2 Mill Road, United States · 202\u2011555\u00a00117',
  ],
  ['shipping-method', {}, undefined],
  ['shipping-method', { deliveryMode: { code: 'constructor' } }, 'constructor'],
  ['shipping-method', { deliveryMode: { code: 'drone', deliveryCost: USD } }, 'drone · $10.00'],
  [
    'shipping-method',
    { deliveryMode: { code: 'ground', deliveryCost: USD } },
    'checkout.method.ground · checkout.method.groundTime · $10.00',
  ],
  [
    'shipping-method',
    {
      deliveryMode: { code: 'ground', name: 'By road', description: '2 weeks', deliveryCost: USD },
      deliveryCost: { ...USD, value: 0 },
    },
    'By road · 2 weeks · $0.00',
  ],
  // A line that ships later shows its own day.
  [
    'shipping-method',
    { deliveryMode: { code: 'ground' }, entries: [NOW, LATER] },
    'checkout.method.ground · checkout.method.shipsNow checkout.method.groundTime',
  ],
  [
    'shipping-method',
    { deliveryMode: { code: 'ground' }, entries: [NOW, RELEASED] },
    'checkout.method.ground · checkout.method.shipsNow checkout.method.groundTime',
  ],
  ['shipping-method', { deliveryMode: { code: 'ground' }, entries: [LATER] }, 'checkout.method.ground'],
  [
    'shipping-method',
    { deliveryMode: { code: 'ground' }, entries: [NOW, DIGITAL] },
    'checkout.method.ground · checkout.method.groundTime',
  ],
];

describe('the review tells of a step', () => {
  it.each(CASES)('%s %j: %s [CHK-13 part]', (id, cart, words) => {
    expect(told(id, cart)).toBe(words);
  });
});
