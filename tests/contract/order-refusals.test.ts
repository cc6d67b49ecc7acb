import { describe, expect, it } from 'vitest';
import {
  cardToken,
  chooseAll,
  EXTENDED_SETUPS,
  occ,
  placeCurrent,
  refusal,
  shopper,
  STREET,
  tokenIn,
  type Customer,
  type Occ,
} from './checkout-setup.ts';

const settings = (api: Occ, body: unknown) => api.askRoot('POST', '/__settings', { body });
const catalogue = (api: Occ, body: unknown) => api.askRoot('POST', '/__catalogue', { body });

const ready = async (api: Occ, lines: Record<string, number> = { 'FMS-KIT': 2 }, more = {}) => {
  const one = await shopper(api, 'ana', lines);
  await chooseAll(api, one, more);
  return one;
};

/** The refusals: what is wrong with the order, the error that is answered, and how to prepare it. */
const REFUSALS: readonly [what: string, told: string, act: (api: Occ) => Promise<[Customer, object?]>][] = [
  [
    'without its terms',
    '400 TermsMissing termsChecked',
    async (api) => [await ready(api), { terms: 'false' }],
  ],
  [
    'without a captcha where one is asked for',
    '400 CaptchaFailed',
    async (api) => {
      await settings(api, { customer: 'ana', settings: { captcha: true } });
      return [await ready(api), { headers: { 'X-Captcha-Token': 'wrong' } }];
    },
  ],
  [
    'with a total that was another',
    '409 TotalChanged 662.96',
    async (api) => {
      const one = await ready(api);
      const cart = await one.read();
      await catalogue(api, { code: 'FMS-KIT', price: 308 });
      return [one, { cart }];
    },
  ],
  [
    'with a total in another currency',
    '409 TotalChanged 344.96',
    async (api) => [await ready(api), { currency: 'EUR' }],
  ],
  [
    'of another version',
    '412 PreconditionFailedError modified 00000001',
    async (api) => {
      const one = await ready(api);
      const cart = await one.read();
      await one.cart('PATCH', '/entries/0', { quantity: 3 });
      return [one, { cart }];
    },
  ],
  [
    'that ran out of stock',
    '409 InsufficientStock FMS-KIT',
    async (api) => {
      const one = await ready(api);
      await catalogue(api, { code: 'FMS-KIT', stock: 0 });
      return [one];
    },
  ],
  [
    'that is no longer sold',
    '409 ProductNotPurchasable FMS-KIT',
    async (api) => {
      const one = await ready(api);
      await catalogue(api, { code: 'FMS-KIT', retired: true });
      return [one];
    },
  ],
  [
    'below the minimum of aimswebPlus',
    '409 MinimumNotMet aimsweb',
    async (api) => [await shopper(api, 'ana', { 'RPW-G3-LIC': 1 })],
  ],
  [
    'with a training that knows nothing',
    '409 TrainingMissing FMS-TRN',
    async (api) => {
      const one = await ready(api);
      await one.cart('POST', '/entries', { product: { code: 'FMS-TRN' }, quantity: 1 });
      return [one];
    },
  ],
  ['without an account', '409 AccountInvalid', async (api) => [await shopper(api, 'ana', { 'FMS-DIG': 1 })]],
  [
    'without a delivery address',
    '409 AddressInvalid deliveryAddress',
    async (api) => [await shopper(api, 'ana', { 'FMS-KIT': 1 })],
  ],
  [
    'without a delivery mode',
    '409 DeliveryModeInvalid',
    async (api) => {
      const one = await ready(api);
      await one.cart('PUT', '/addresses/delivery?addressId=work');
      return [one];
    },
  ],
  [
    'that goes to an address without a name',
    '409 AddressInvalid deliveryAddress',
    async (api) => {
      const one = await ready(api);
      await one.cart('PUT', '/addresses/delivery?addressId=nameless');
      await one.cart('PUT', '/deliverymode?deliveryModeId=ground');
      return [one];
    },
  ],
  [
    'without a qualified user',
    '409 QualifiedUserMissing C',
    async (api) => [await ready(api, { 'LMS4-KIT': 1 })],
  ],
  [
    'without a Q-global account',
    '409 QGlobalAccountInvalid',
    async (api) => {
      const one = await ready(api, { 'FMS-KIT': 1 });
      await one.cart('POST', '/entries', { product: { code: 'FMS-QGR' }, quantity: 1 });
      await one.cart('PUT', '/qualifieduser', { id: 'ana' });
      return [one];
    },
  ],
  [
    'with a code that applies no more',
    '409 VoucherInvalid FORMS25',
    async (api) => {
      const one = await ready(api);
      await one.cart('POST', '/vouchers?voucherId=forms25');
      await one.cart('PATCH', '/entries/0', { quantity: 1 });
      return [one];
    },
  ],
  [
    'without a payment',
    '409 PaymentTypeNotAllowed NONE',
    async (api) => {
      const one = await shopper(api, 'eve', { 'FMS-DIG': 1 });
      await one.cart('PUT', '/account', { id: 'personal-eve' });
      await one.cart('PUT', '/billingaddress', { use: 'ACCOUNT' });
      return [one];
    },
  ],
  [
    'paid in a way that is taken no more',
    '409 PaymentTypeNotAllowed NOT_OFFERED',
    async (api) => {
      const one = await ready(api);
      await one.cart('PUT', '/paymenttype', { type: 'BANK_TRANSFER' });
      await settings(api, { settings: { bankTransfer: false } });
      return [one];
    },
  ],
  [
    'that the bank declines',
    '409 PaymentRefused declined',
    async (api) => [await ready(api, { 'FMS-KIT': 2 }, { card: '4000000000000002' })],
  ],
  [
    'whose card’s token is over',
    '409 PaymentRefused expired',
    async (api) => {
      const one = await ready(api);
      api.backend.clock.advance(15 * 60_000);
      return [one];
    },
  ],
  [
    'whose total rose above what the card was confirmed for',
    '409 PaymentRefused totalRaised',
    async (api) => {
      const one = await ready(api);
      await one.cart('PATCH', '/entries/0', { quantity: 3 });
      return [one];
    },
  ],
  [
    'that a sanctions check stops',
    '400 SanctionsDeclined',
    async (api) => {
      const one = await ready(api);
      await one.cart('PUT', '/billingaddress', { address: { ...STREET, lastName: ' Quarrell' } });
      return [one];
    },
  ],
];

describe.each(EXTENDED_SETUPS)('an order that is refused, $store', (setup) => {
  it.each(REFUSALS)('%s: %s [CHK-14 part]', async (_what, told, act) => {
    const api = occ(setup);
    const [one, more = {}] = await act(api);
    const answer = await placeCurrent(one, more);
    expect(refusal(answer)).toBe(told);
    // No order was placed, nothing was charged, and the cart still has its key.
    expect((await one.ask('GET', '/orders')).json).toMatchObject({ pagination: { totalResults: 1 } });
    expect(api.repository.collection('captures').of('ana')).toEqual([]);
    expect((await one.read()).orderKey).toBeDefined();
  });

  it('is placed with the same key once it was mended [CHK-14 part]', async () => {
    const api = occ(setup);
    const one = await ready(api, { 'FMS-KIT': 2 }, { card: '4000000000000002' });
    const { orderKey } = await one.read();
    expect(refusal(await placeCurrent(one))).toBe('409 PaymentRefused declined');
    await chooseAll(api, one);
    expect((await one.read()).orderKey).toBe(orderKey);
    expect((await placeCurrent(one)).status).toBe(201);
  });

  it('of a saved card that is refused, or gone, says that it is a saved one [CHK-14 part]', async () => {
    const api = occ(setup);
    const carla = await shopper(api, 'user-carla', { 'FMS-KIT': 1 });
    await chooseAll(api, carla);
    const code = tokenIn(await cardToken(api, '', 'saved'));
    const pay = (paymentDetailsId: string) =>
      carla.cart('PUT', '/paymenttype', { type: 'SAVED_CARD', paymentDetailsId, securityCodeToken: code });
    expect(refusal(await pay('8796093054003'))).toBe('400 ValidationError invalid paymentDetailsId');
    expect(refusal(await pay('none'))).toMatch(/^400 UnknownIdentifierError/);
    expect((await pay('8796093054004')).status).toBe(200);
    expect(refusal(await placeCurrent(carla))).toBe('409 SavedCardRefused declined');
    expect((await pay('8796093054001')).status).toBe(200);
    await carla.ask('DELETE', '/paymentdetails/8796093054001');
    expect(refusal(await placeCurrent(carla))).toBe('409 SavedCardRefused declined');
  });

  it('asks the bank at placing: passed, and failed [CHK-14 part]', async () => {
    const api = occ(setup);
    const one = await ready(api, { 'FMS-KIT': 1 }, { card: '4000000000003063' });
    const asked = await placeCurrent(one);
    expect(refusal(asked)).toMatch(/^409 PaymentChallengeRequired /);
    const id = (asked.json as { errors: { subject: string }[] }).errors[0]!.subject;
    const bank = (answer: string, challenge = id) =>
      api.askRoot('POST', `/payment/v1/challenges/${challenge}`, {
        headers: { Origin: 'http://commerce.localhost' },
        body: { answer },
      });
    expect(refusal(await bank('refuse'))).toBe('402 ChallengeFailed');
    const again = (await placeCurrent(one)).json as { errors: { type: string; subject: string }[] };
    expect(again.errors[0]?.type).toBe('PaymentChallengeRequired');
    expect((await bank('confirm', again.errors[0]!.subject)).status).toBe(200);
    expect((await placeCurrent(one)).status).toBe(201);
  });
});
