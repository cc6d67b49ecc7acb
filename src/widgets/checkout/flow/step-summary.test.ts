import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startClientPage } from '../../../../tests/support/client-page.ts';
import type { Address } from '../../../api/address/address.contract.ts';
import { setRuntime } from '../../../core/runtime.ts';
import { addressLine, stepSummary } from './step-summary.ts';

beforeEach(() => void startClientPage());
afterEach(() => setRuntime(undefined));

const of = (isocode: string, more: Partial<Address> = {}): Address => ({
  firstName: 'Noor',
  lastName: 'Smit',
  country: { isocode },
  defaultAddress: false,
  ...more,
});

const CASES: readonly (readonly [line: string, address: Address])[] = [
  ['', { defaultAddress: false }],
  ['Noor Smit', { firstName: 'Noor', lastName: 'Smit', defaultAddress: false }],
  [
    'Noor Smit, Springfield, Freedonia',
    of('X1', { town: 'Springfield', country: { isocode: 'X1', name: 'Freedonia' } }),
  ],
  ['Noor Smit, Amsterdam, Netherlands', of('NL', { town: 'Amsterdam' })],
  [
    'Noor Smit, Keizersgracht 210, 1016 DX Amsterdam, Netherlands',
    of('NL', { line1: 'Keizersgracht 210', town: 'Amsterdam', postalCode: '1016 DX' }),
  ],
  [
    'Noor Smit, Calle de Alcalá 42, 28014 Madrid, Spain',
    of('ES', { line1: 'Calle de Alcalá 42', town: 'Madrid', postalCode: '28014' }),
  ],
  [
    'Noor Smit, Clinic, 18 Linden Avenue, Suite 4, Columbus, OH 43215, United States',
    of('US', {
      companyName: 'Clinic',
      line1: '18 Linden Avenue',
      line2: 'Suite 4',
      town: 'Columbus',
      region: { isocode: 'US-OH', isocodeShort: 'OH', name: 'Ohio' },
      postalCode: '43215',
    }),
  ],
  [
    'Noor Smit, 2-4-1 Marunouchi, Chiyoda, Tokyo 100-0005, Japan',
    of('JP', {
      line1: '2-4-1 Marunouchi',
      town: 'Chiyoda',
      region: { isocode: 'JP-13', isocodeShort: '13', name: 'Tokyo' },
      postalCode: '100-0005',
    }),
  ],
];

describe('an address in one line', () => {
  it.each(CASES)('is in the order of its country: "%s" [LOC-12 part]', (line, address) => {
    expect(addressLine(address)).toBe(line);
  });

  it.each(CASES.slice(1))(
    'is so in the rows of finished steps and on the review: "%s" [LOC-12 part]',
    (line, address) => {
      const cart = { deliveryAddress: address, billingAddress: address } as never;
      const said = (id: 'shipping-address' | 'billing-address') => stepSummary(id, cart, String);
      expect([said('shipping-address'), said('billing-address')]).toEqual([line, line]);
    },
  );
});

describe('the row of the finished shipping method', () => {
  it.each([
    [{ code: 'ground' }, undefined, 'checkout.method.ground · checkout.method.groundTime'],
    [
      { code: 'ground', deliveryCost: { value: 10, currencyIso: 'USD' } },
      undefined,
      'checkout.method.ground · checkout.method.groundTime · $10.00',
    ],
    [
      { code: 'drone', name: 'By air', description: '2 days' },
      { value: 5, currencyIso: 'USD' },
      'By air · 2 days · $5.00',
    ],
  ])('says its time and price: %j at %j [CHK-08 a]', (deliveryMode, deliveryCost, said) => {
    const cart = { deliveryMode, deliveryCost, entries: [] } as never;
    expect(stepSummary('shipping-method', cart, String)).toBe(said);
  });
});

describe('whom an order of an organization is billed to', () => {
  const office = of('US', { line1: '410 Alder Street', town: 'Portland' });
  const account = (type: string, billingAddress: Address | undefined = office) =>
    ({ id: 'a', name: 'Union Schools', type, billingAddress }) as never;
  const line = 'Portland, United States';
  it.each([
    ['is named where the service leaves it out', office, account('ORGANIZATION'), 'Union Schools, '],
    [
      'is named as the address itself says',
      { ...office, companyName: 'Payables Office' },
      account('ORGANIZATION'),
      'Payables Office, ',
    ],
    ['is nobody else for a personal account', office, account('PERSONAL'), ''],
    ['is nobody else without an account', office, undefined, ''],
    [
      'is nobody else for another address than the organization’s',
      office,
      account('ORGANIZATION', of('US', { line1: '1 Elm Street' })),
      '',
    ],
  ])('%s [CHK-16 f part]', (_what, billingAddress, customerAccount, company) => {
    const cart = { billingAddress, customerAccount } as never;
    expect(stepSummary('billing-address', cart, String)).toBe(
      `Noor Smit, ${company}410 Alder Street, ${line}`,
    );
  });
});
