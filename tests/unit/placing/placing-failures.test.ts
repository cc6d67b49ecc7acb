import type { Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from '../../support/every-row.ts';
import en from '../../../src/widgets/checkout/placing/messages/en.json' with { type: 'json' };
import { bundleTab } from '../../soak/bundle.ts';
import { Scene } from '../../soak/scene.ts';

/* Tests of what the shopper is told when placing fails, and of what they can still do. */

let script: Script;
beforeAll(async () => {
  script = await bundleTab();
});

const shown = (scene: Scene, tab = 0) => scene.page(tab).tab.shown();
/** Returns what the page says, in English. */
const said = (scene: Scene, tab = 0): readonly string[] =>
  shown(scene, tab).words.map((key) => en[key as keyof typeof en]);
const pressed = async (scene: Scene) => {
  await scene.presses([scene.page()]);
  return scene.call('POST /orders');
};
const NOT_COMPLETED = 'Your order could not be completed. Try again later or contact Customer Support.';

describe('a call that places and fails', () => {
  everyRow([
    [
      'PaymentRefused',
      en['checkout.refused.card'],
      'Please check your payment details are correct or provide a different payment method.',
      'You have not been charged.',
    ],
    [
      'SavedCardRefused',
      en['checkout.refused.card'],
      'Please check your saved card details.',
      'You have not been charged.',
    ],
    ['PaymentTypeNotAllowed', en['checkout.refused.paymentType']],
    ['SanctionsDeclined', 'Your order was declined by a sanctions check. You have not been charged.'],
    ['InsufficientStock', en['checkout.refused.stock']],
    ['ProductNotPurchasable', en['checkout.refused.notPurchasable']],
    ['MinimumNotMet', en['checkout.refused.minimum']],
    ['TrainingMissing', en['checkout.refused.training']],
    ['AccountInvalid', en['checkout.refused.account']],
    ['QualifiedUserMissing', en['checkout.refused.qualifiedUser']],
    ['QGlobalAccountInvalid', en['checkout.refused.qGlobal']],
    ['AddressInvalid', en['checkout.refused.address']],
    ['DeliveryModeInvalid', en['checkout.refused.shippingMethod']],
    ['VoucherInvalid', en['checkout.refused.voucher']],
    ['TotalChanged', en['checkout.refused.total']],
    ['TermsMissing', en['checkout.refused.terms']],
    ['CaptchaFailed', en['checkout.refused.captcha']],
    ['QuoteExpired', en['checkout.refused.quote']],
    ['NewestOfAll', 'Error during place order.'],
    ['ValidationError', 'Error during place order.'],
    ['constructor', 'Error during place order.'],
  ])(
    'with %s says so, has nothing charged, and leaves the next press free [CHK-14 c,f]',
    async (type, words, ...more) => {
      const scene = await Scene.open(script);
      await scene.answerWith(await pressed(scene), 409, { errors: [{ type }] });
      await scene.settle();
      expect([shown(scene).state.state, said(scene)]).toEqual(['refused', [words, ...more]]);
      // A refusal that the review explains in its own words is shown only there.
      expect(shown(scene).problems).toEqual(words === 'Error during place order.' ? ['order.place'] : []);
      expect([scene.orders, scene.taken]).toEqual([[], []]);
      await scene.presses([scene.page()]);
      await scene.settle();
      expect([shown(scene).state.state, scene.orders.length]).toEqual(['placed', 1]);
    },
  );

  everyRow(['OrderKeyRetired', 'CartLocked'])(
    'with %s says nothing of it before the key was asked [CHK-14 e part]',
    async (type) => {
      const scene = await Scene.open(script);
      await scene.answerWith(await pressed(scene), 409, { errors: [{ type }] });
      expect(said(scene)).toEqual([en['checkout.placing.unknown']]);
      await scene.call('POST /orders/byKey');
      await scene.settle();
      expect(said(scene).slice(0, 2)).toEqual(['Your order was not placed.', NOT_COMPLETED]);
    },
  );

  everyRow([
    ['the first status of the services, with a type', 500, { errors: [{ type: 'InternalServerError' }] }],
    ['a status of the services', 503, { errors: [{ type: 'InternalServerError' }] }],
    ['a status of something in between, without a type', 403, { message: 'Forbidden' }],
    ['an answer that is none', 200, {}],
  ])(
    'by %s has the key asked, and only after none is said what was not done [CHK-14 e part]',
    async (_what, status, body) => {
      const scene = await Scene.open(script);
      await scene.answerWith(await pressed(scene), status, body);
      expect(said(scene)).toEqual(['We’re checking your order. Don’t place it again.']);
      await scene.presses([scene.page()]);
      expect([scene.page().sent, shown(scene).problems]).toEqual([1, []]);
      await scene.settle();
      expect(shown(scene).problems).toEqual(['order.place']);
      expect(said(scene)).toEqual([
        'Your order was not placed.',
        NOT_COMPLETED,
        'You have not been charged.',
        en['checkout.placing.tryAgain'],
      ]);
      await scene.presses([scene.page()]);
      await scene.settle();
      expect([shown(scene).state.state, scene.orders.length]).toEqual(['placed', 1]);
    },
  );

  it('leaves no press free after none until the cart is read, which has the next key [CHK-14 e part]', async () => {
    const scene = await Scene.open(script);
    await scene.advance(await pressed(scene), 'lost');
    const question = await scene.call('POST /orders/byKey');
    await scene.advance(question);
    await scene.advance(question);
    expect([shown(scene).state.state, said(scene)]).toEqual(['unknown', [en['checkout.placing.unknown']]]);
    await scene.settle();
    await scene.presses([scene.page()]);
    await scene.settle();
    expect([scene.page().sent, shown(scene).state.state, scene.orders.length]).toEqual([2, 'placed', 1]);
  });

  it('by its time-out has the key asked, and with the flag of retry off offers the contact alone [CHK-14 e part]', async () => {
    const scene = await Scene.open(script, { retry: false });
    await pressed(scene);
    await scene.passSeconds(35);
    expect(said(scene)).toEqual(['We’re checking your order. Don’t place it again.']);
    await scene.settle();
    expect(said(scene)).toEqual(['Your order was not placed.', NOT_COMPLETED, 'You have not been charged.']);
    // The call arrives late, with a key that is retired by now.
    await scene.step('late', () => scene.world.browser.arriveLate());
    expect(scene.orders).toEqual([]);
    await scene.presses([scene.page()]);
    await scene.settle();
    expect([shown(scene).state.state, scene.orders.length]).toEqual(['placed', 1]);
  });

  it('where nobody can say asks for two minutes, then by a button alone [CHK-14 e part] [REL-02 a part]', async () => {
    const scene = await Scene.open(script);
    const call = await pressed(scene);
    await scene.advance(call);
    await scene.advance(call, 'lost');
    for (const wait of [2, 4, 8, 16, 30, 60, 600]) {
      await scene.advance(await scene.call('POST /orders/byKey'), 'fails');
      expect(said(scene)).not.toContain(NOT_COMPLETED);
      await scene.passSeconds(wait);
    }
    expect(said(scene)).toEqual([en['checkout.placing.stillUnknown']]);
    expect(scene.tellings).toEqual([]);
    expect(shown(scene).problems).toEqual(['order.ask']);
    await scene.step('asks again', () => scene.page().tab.askAgain());
    await scene.settle();
    // The problem is gone once the outcome is known.
    expect(shown(scene).problems).toEqual([]);
    expect([shown(scene).leadsTo, scene.tellings]).toEqual([{ order: scene.orders[0] }, [1]]);
  });
});

describe('what is charged', () => {
  it('is the total on show: another one places nothing, and is read before the next press [CHK-14 i part]', async () => {
    const scene = await Scene.open(script);
    const before = shown(scene).cart?.totalPriceWithTax?.value;
    await scene.step('the price changes', () =>
      scene.world.shop.ask('POST', '/__catalogue', { body: { code: 'FMS-KIT', price: 150 } }),
    );
    await scene.presses([scene.page()]);
    await scene.settle();
    const { state, cart } = shown(scene);
    expect(state.state).toBe('refused');
    const after = cart?.totalPriceWithTax?.value ?? 0;
    expect([scene.orders, scene.taken]).toEqual([[], []]);
    expect(after).not.toBe(before);
    await scene.presses([scene.page()]);
    await scene.settle();
    expect(scene.taken).toEqual([Math.round(after * 100)]);
  });

  it('is of the cart on show: another version of it places nothing [CHK-14 i part]', async () => {
    const scene = await Scene.open(script);
    await scene.step('another device', async () => {
      const { shop } = scene.world;
      await shop.ask('PATCH', '/carts/current/entries/0', { person: 'ana', body: { quantity: 5 } });
      scene.world.note('ana');
    });
    await scene.presses([scene.page()]);
    const call = await scene.call('POST /orders');
    expect(call.request.headers.get('if-match')).toMatch(/^"\d+"$/);
    const { searchParams: sent } = new URL(call.request.url);
    const { value, currencyIso } = shown(scene).cart!.totalPriceWithTax!;
    expect([sent.get('expectedTotal'), sent.get('expectedCurrency')]).toEqual([String(value), currencyIso]);
    await scene.settle();
    expect([shown(scene).state, scene.orders]).toMatchObject([
      { state: 'refused', type: 'PreconditionFailedError' },
      [],
    ]);
    expect(shown(scene).cart?.entries[0]?.quantity).toBe(5);
  });
});

describe('a bank that asks', () => {
  const CONFIRM = en['checkout.refused.notConfirmed'];
  const asked = async (tabs = 1) => {
    const scene = await Scene.open(script, { tabs, card: 'challenge' });
    await scene.presses([scene.page()]);
    await scene.settle();
    const { state } = shown(scene);
    if (state.state !== 'challenge') throw new Error(`It is ${state.state}.`);
    return { scene, challenge: state.challenge };
  };
  const answers = (scene: Scene, challenge: string, answer: 'confirm' | 'refuse') =>
    scene.step(`the bank says ${answer}`, () =>
      scene.world.shop.ask('POST', `/payment/v1/challenges/${challenge}`, { body: { answer } }),
    );

  it('holds the sign-out back for somebody who does nothing, until it has its answer [LEAD-03 f part]', async () => {
    const { scene, challenge } = await asked();
    expect(scene.page().tab.isHeld()).toBe(true);
    await answers(scene, challenge, 'refuse');
    await scene.step('said', () => scene.page().tab.bankSaid('failed'));
    await scene.settle();
    expect(scene.page().tab.isHeld()).toBe(false);
  });

  it('and has its yes places the order, once, with the same key [CHK-14 j part]', async () => {
    const { scene, challenge } = await asked();
    const { key } = shown(scene);
    await answers(scene, challenge, 'confirm');
    await scene.step('said twice', () => {
      scene.page().tab.bankSaid('passed');
      scene.page().tab.bankSaid('passed');
    });
    expect((await scene.call('POST /orders')).key).toBe(key);
    await scene.settle();
    expect([scene.page().sent, scene.orders.length, scene.taken.length]).toEqual([2, 1, 1]);
  });

  everyRow([
    ['failed', 'Your bank did not confirm the payment.'],
    // The shopper left, so the words do not mention the bank.
    ['left', 'The payment was not confirmed, so your order was not placed.'],
  ] as const)(
    'and was %s has nothing charged, says so, and leaves the next press free [CHK-14 j part]',
    async (outcome, what) => {
      const { scene, challenge } = await asked();
      if (outcome === 'failed') await answers(scene, challenge, 'refuse');
      await scene.step(outcome, () => scene.page().tab.bankSaid(outcome));
      // The page says nothing of a charge before it has asked by key.
      expect(said(scene)).not.toContain(CONFIRM);
      await scene.settle();
      expect(said(scene)).toEqual([
        `${what} You have not been charged. Try again or choose another way to pay.`,
      ]);
      expect([scene.orders, scene.taken]).toEqual([[], []]);
      await scene.world.shop.chooseCard('ana', 'accepted');
      await scene.step('another card', () => {
        scene.page().tab.mended();
        scene.page().tab.changed();
      });
      await scene.settle();
      await scene.presses([scene.page()]);
      await scene.settle();
      expect([shown(scene).state.state, scene.orders.length]).toEqual(['placed', 1]);
    },
  );

  everyRow(['failed', 'left'] as const)(
    'and was %s when another device had placed the order says no word of that, and leads to it [CHK-14 a,j part]',
    async (outcome) => {
      const { scene, challenge } = await asked();
      const { key, cart } = shown(scene);
      const { shop } = scene.world;
      if (outcome === 'failed') await answers(scene, challenge, 'refuse');
      await scene.step('another device places it with another card', async () => {
        await shop.chooseCard('ana', 'accepted');
        const total = cart!.totalPriceWithTax!.value;
        const { status } = await shop.ask(
          'POST',
          `/orders?cartId=current&termsChecked=true&expectedTotal=${total}`,
          { person: 'ana', headers: { 'Idempotency-Key': key! }, body: {} },
        );
        expect(status).toBe(201);
      });
      await scene.step(outcome, () => scene.page().tab.bankSaid(outcome));
      await scene.settle();
      expect(said(scene)).not.toContain(CONFIRM);
      expect([shown(scene).state, scene.orders.length, scene.taken.length]).toEqual([
        { state: 'placed', order: scene.orders[0] },
        1,
        1,
      ]);
    },
  );

  everyRow(['failed', 'left'] as const)(
    'and was %s while the services can’t say says that the order is being checked, not that nothing is charged [CHK-14 e,j part]',
    async (outcome) => {
      const { scene, challenge } = await asked();
      if (outcome === 'failed') await answers(scene, challenge, 'refuse');
      await scene.step(outcome, () => scene.page().tab.bankSaid(outcome));
      await scene.answerWith(await scene.call('POST /orders/byKey'), 200, { state: 'pending' });
      expect(said(scene)).toEqual([en['checkout.placing.unknown']]);
      await scene.passSeconds(2);
      await scene.settle();
      expect(said(scene).slice(0, 2)).toEqual(['Your order was not placed.', NOT_COMPLETED]);
    },
  );

  it('is open for five minutes, through a reload, in each tab [CHK-14 j part]', async () => {
    const { scene, challenge } = await asked(2);
    await scene.openPage(scene.tabs[0]!);
    await scene.settle();
    expect(shown(scene).state).toMatchObject({ state: 'challenge', challenge });
    expect(shown(scene, 1).state).toMatchObject({ state: 'challenge', challenge });
    await scene.passSeconds(301);
    await scene.settle();
    expect([said(scene), said(scene, 1), scene.orders]).toEqual([[CONFIRM], [CONFIRM], []]);
  });
});
