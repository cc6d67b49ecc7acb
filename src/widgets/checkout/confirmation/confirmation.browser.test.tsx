import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ordersIn, type OrderReply } from '../../../../demo-host/backend/order/store.ts';
import { beSignedIn } from '../../../../tests/support/be-signed-in.ts';
import { asCustomer } from '../../../../tests/support/as-customer.ts';
import { changeAnswers } from '../../../../tests/support/change-answers.ts';
import { expectText, press } from '../../../../tests/support/checkout-visit.ts';
import { said } from '../../../../tests/support/said.ts';
import { setScene, type Scene } from '../../../../tests/support/scene.ts';
import { CART_KEY, readCart } from '../../../api/cart/read-cart.ts';
import { runtime } from '../../../core/runtime.ts';
import '../define.ts';

/* The page of a placed order. Each case changes an order of the demo. */

const patient = { timeout: 20_000 };
/** An order that every customer of the demo has. */
const ORDER = '00004711';
const PERSON = { firstName: 'Mara', lastName: 'Okafor' };
const US = { isocode: 'US' };
let scene: Scene;

const begin = async () => {
  scene = await setScene({ identity: {} });
  beSignedIn('user-mara');
  await asCustomer(scene, 'mara', 'GET', `/orders/${ORDER}`);
};
/** Adds fields to the order. With another code it becomes another order. */
const save = (told: Partial<OrderReply>, code = ORDER) => {
  const orders = ordersIn(scene.repository);
  const stored = orders.get('user-mara', ORDER)!;
  orders.save({ ...stored, code, reply: { ...stored.reply, ...told, code } });
};
const open = async (code = ORDER, cart?: string) => {
  document.body.replaceChildren();
  const ofCart = cart === undefined ? '' : `&cart=${cart}`;
  history.replaceState({}, '', `${location.pathname}?step=confirmation&order=${code}${ofCart}`);
  document.body.append(document.createElement('assess-checkout'));
  await expectText('Thank you, your order is placed');
};
/** Returns the order's first line with another product. */
const entriesWith = (product: object): NonNullable<OrderReply['entries']> => {
  const [first] = ordersIn(scene.repository).get('user-mara', ORDER)!.reply.entries ?? [];
  const { estimatedToShip: _ships, estimatedRelease: _release, ...entry } = first!;
  return [{ ...entry, product: { ...entry.product, ...product } }];
};
const facts = () =>
  [...document.querySelectorAll('assess-checkout .checkout-review dt')].map(
    ({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent],
  );
const dialog = () => page.getByRole('dialog', { name: 'Your order is on hold for review.' });

afterEach(async () => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await scene.settled();
  history.replaceState({}, '', location.pathname);
});

describe('the confirmation', () => {
  it('of a quote’s order names the quote, and of another none [CHK-16 f] [QTE-04 h part]', async () => {
    await begin();
    save({ quoteCode: 'Q-0048007' }, '00004720');
    await open('00004720');
    await expect.poll(facts).toContainEqual(['Quote', 'Q-0048007']);
    await open();
    await expect.poll(() => facts().length).toBeGreaterThan(0);
    expect(facts().map(([name]) => name)).not.toContain('Quote');
  });

  it('of an order that can’t be read says so without calling it placed, and shows it by another try [CHK-16 a part] [REL-03 part]', async () => {
    await begin();
    scene.backend.faults.add({ method: 'GET', path: `/users/*/orders/${ORDER}`, status: 503, times: 3 });
    history.replaceState({}, '', `${location.pathname}?step=confirmation&order=${ORDER}`);
    document.body.append(document.createElement('assess-checkout'));
    await expectText(`Order ${ORDER} can’t be shown right now`);
    await expectText(
      'You may be offline, or the store has just been updated. Trying again won’t place another order.',
    );
    expect(page.getByText('Your order is placed').elements()).toEqual([]);
    await press('Try again');
    await expectText('Thank you, your order is placed');
  });

  it('tells the web reference, and that it is temporary [CHK-16 a]', async () => {
    await begin();
    await open();
    await expectText('WEB-00004711');
    await expectText('This is a temporary number. Your order number follows by email.');
  });

  it('tells the number by which quotes and notices name the order, unless its reference is that number [CHK-16 a] [QTE-04 h part]', async () => {
    await begin();
    await open();
    await expectText('In your account, this order is listed under number 00004711.');
    save({ webReference: undefined }, '00004721');
    await open('00004721');
    await expectText('00004721');
    expect(page.getByText(/listed under number/).elements()).toEqual([]);
  });

  it('says what the present cart holds beside it, with the way to it, as far as the page knows; nothing is asked for it [QTE-04 h part] [REL-02 part]', async () => {
    await begin();
    const holds = page.getByText(/Your cart still has 2 items\./);
    await open(ORDER, '00099999');
    expect(scene.calls.filter((call) => call.includes('/carts'))).toEqual([]);
    await asCustomer(scene, 'mara', 'POST', '/carts', {});
    const line = { product: { code: 'FMS-KIT' }, quantity: 2 };
    await asCustomer(scene, 'mara', 'POST', '/carts/current/entries', line);
    expect(holds.elements()).toEqual([]);
    await readCart();
    await expect.element(holds, patient).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to cart' })).toBeVisible();
    const { code } = (await asCustomer(scene, 'mara', 'GET', '/carts/current')) as { code: string };
    for (const cart of [code, undefined]) {
      await open(ORDER, cart);
      expect(holds.elements()).toEqual([]);
    }
    // An order that was left while it was placed is shown at the next checkout.
    await expectText('This is your order WEB-00004711. Your cart has 2 items that are not part of it.');
    const on = page.getByRole('link', { name: 'Go to checkout' });
    await expect.element(on).toHaveAttribute('href', expect.stringMatching(/\/checkout$/));
    // The cart that was read before may be the one that became the order.
    runtime().registry.changed(CART_KEY);
    await expect.element(on).not.toBeInTheDocument();
  });

  it('is a step to the page around it, told once [EMB-10 part]', async () => {
    await begin();
    const told: unknown[] = [];
    const note = (event: Event) => void told.push((event as CustomEvent<{ step: string }>).detail.step);
    addEventListener('assess-checkout-step', note);
    await open();
    removeEventListener('assess-checkout-step', note);
    expect(told).toEqual(['confirmation']);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'says of training that it needs extra processing, where there is some: %s [CHK-16 c part]',
    async (hasTraining, times) => {
      await begin();
      save({ hasTraining });
      await open();
      const words = 'Your training needs extra processing. We will contact you to confirm a date.';
      expect(page.getByText(words, { exact: false }).elements()).toHaveLength(times);
    },
  );

  it('says so of training as well where the order is on hold [CHK-16 c] [CHK-16 b part]', async () => {
    await begin();
    save({ hasTraining: true, status: 'ON_HOLD' });
    await open();
    await press('See confirmation');
    await expectText('Your training needs extra processing. We will contact you to confirm a date.');
    await expectText('on hold');
  });

  it('tells each thing that the order was placed with, and nothing that it was not [CHK-16 f]', async () => {
    await begin();
    save({
      created: '2027-03-01T12:15:00.000Z',
      appliedVouchers: [{ code: 'WELCOME10' }],
      customerAccount: { id: 'org-4410', name: 'Riverside Clinic', number: '4410', type: 'ORGANIZATION' },
      qualifiedUser: { id: 'user-jo', ...PERSON },
      qGlobalAccount: { kind: 'EXISTING', number: '80213', name: 'Riverside' },
      aimswebAccount: { kind: 'NEW' },
      deliveryAddress: {
        ...PERSON,
        line1: '18 Linden Avenue',
        town: 'Columbus',
        country: US,
        phone: '+1 503 555-0188',
      },
      deliveryMode: { code: 'ground' },
      billingAddress: { ...PERSON, line1: '2 Mill Road', town: 'Dayton', country: US },
      payment: {
        type: 'CARD',
        card: { cardNumber: '************4242', cardType: { code: 'visa', name: 'Visa' } },
      },
      bankTransfer: {
        bank: 'First Bank',
        accountHolder: 'Lindgren',
        iban: 'US00',
        bic: 'FB',
        reference: 'WEB-1',
      },
      vatNumber: 'GB 123',
      thirdPartyProgram: { id: 'grant', name: 'State grant' },
      placedBy: { name: 'Jo Service' },
    });
    await open();
    await expect.poll(facts).toEqual([
      ['Order date', 'March\u00a01, 2027'],
      ['Customer account', 'Riverside Clinic · 4410'],
      ['Qualified user', 'Mara Okafor'],
      ['Q-global account', '80213 · Riverside'],
      ['aimswebPlus account', 'New account'],
      [
        'Shipping address',
        'Mara Okafor, 18 Linden Avenue, Columbus, United States · +1\u00a0503\u00a0555\u20110188',
      ],
      ['Shipping method', 'Ground · 10-15 business days'],
      ['Billing address', 'Mara Okafor, 2 Mill Road, Dayton, United States'],
      ['Payment', 'Visa ending in 4242'],
      ['Bank details', 'Account holder: LindgrenBank: First BankIBAN: US00BIC: FBReference: WEB-1'],
      ['Promotion code', 'WELCOME10'],
      ['VAT number', 'GB 123'],
      ['Program', 'State grant'],
      ['Placed by', 'Jo Service'],
    ]);
  });

  it.each([
    [{ kind: 'EXISTING', number: 'QG-100200' }, 'Q-global account QG-100200.'],
    [{ kind: 'NEW' }, 'the Q-global account that is created with this order.'],
  ] as const)('says where its Q-global products are delivered: %j [CHK-16 f part]', async (account, to) => {
    await begin();
    save({ qGlobalAccount: account });
    await open();
    await expectText('Q-global account');
    const line = page.getByText('Your Q-global products are delivered to', { exact: false });
    expect(line.elements()).toHaveLength(0);
    save({ qGlobalAccount: account, entries: entriesWith({ productFormat: 'QGLOBAL' }) }, '00004712');
    await open('00004712');
    await expectText(`Your Q-global products are delivered to ${to}`);
  });

  it.each([
    [[undefined, undefined], 'Ground · 10-15 business days'],
    [['2027-02-13', undefined], 'Ground · 10-15 business days, for what ships now'],
    [['2027-02-13', '2027-02-13'], 'Ground'],
  ])(
    'says how long the method takes of what has no later day of its own: %j [CHK-16 f part]',
    async (days, told) => {
      await begin();
      const [entry] = entriesWith({ productFormat: 'PRINT' });
      const entries = days.map((estimatedToShip, entryNumber) => ({
        ...entry!,
        entryNumber,
        ...(estimatedToShip && { estimatedToShip }),
      }));
      save({ deliveryMode: { code: 'ground' }, entries });
      await open();
      await expect.poll(facts).toContainEqual(['Shipping method', told]);
    },
  );
});

describe('access codes', () => {
  /** Opens an order with the given answer of the service to the request for its codes. */
  const openWith = async (answer: () => Response | Promise<Response>) => {
    await begin();
    save({ hasAccessCodes: true });
    changeAnswers(scene, 'GET', /\/accesscodes$/, answer);
    await open();
  };
  const told = (...codes: string[]) => Response.json({ accessCodes: [{ productCode: 'RPW-G3-LIC', codes }] });
  const show = () => page.getByRole('button', { name: 'Show access codes' });
  const copyNames = () =>
    page
      .getByRole('button', { name: /^Copy .*code/ })
      .elements()
      .map((element) => element.getAttribute('aria-label'));

  it.each([
    ['one code', ['7KQ2-M9XD'], ['Copy code 1']],
    ['two codes', ['7KQ2-M9XD', 'W3HN-8VCP'], ['Copy code 1', 'Copy code 2', 'Copy all 2 codes']],
  ])('of %s can be copied one by one, and several at once [CHK-16 e part]', async (_what, codes, names) => {
    await openWith(() => told(...codes));
    await press('Show access codes');
    await expect.poll(copyNames, patient).toEqual(names);
  });

  it('that the browser lets nobody copy are not said to be copied, but that it takes a hand [CHK-16 e part]', async () => {
    await openWith(() => told('7KQ2-M9XD'));
    await press('Show access codes');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    await press('Copy code 1');
    const byHand = 'Your browser doesn’t allow copying. Select the text and copy it.';
    await expect.element(page.getByRole('button', { name: byHand })).toBeVisible();
    await expect.poll(said, patient).toContain(byHand);
    expect(said()).not.toContain('Access code copied');
  });

  it('that are shown have the focus at their heading, and are hidden by Hide and when the page is left [CHK-16 e part] [ACC-01 f] [AXS-02 part]', async () => {
    await openWith(() => told('7KQ2-M9XD'));
    await expect.element(show(), patient).toBeVisible();
    (show().element() as HTMLElement).focus();
    await press('Show access codes');
    await expectText('7KQ2-M9XD');
    const heading = page.getByRole('heading', { name: /access codes/i });
    await expect.element(heading).toHaveFocus();
    await press('Hide access codes');
    await expect.element(page.getByText('7KQ2-M9XD')).not.toBeInTheDocument();
    await expect.element(heading).toHaveFocus();
    await press('Show access codes');
    await expectText('7KQ2-M9XD');
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await expect.element(page.getByText('7KQ2-M9XD')).not.toBeInTheDocument();
  });

  it('that are left by Back in the middle end, and their button has the focus where the order comes back [CHK-16 e part]', async () => {
    const asked: (() => void)[] = [];
    await openWith(async () => {
      if (asked.length < 1) await new Promise<void>((go) => asked.push(go));
      return told('7KQ2-M9XD');
    });
    await press('Show access codes');
    await expect.poll(() => asked.length, patient).toBe(1);
    const here = location.href;
    const goTo = (href: string) => {
      history.replaceState({}, '', href);
      dispatchEvent(new PopStateEvent('popstate'));
    };
    goTo(here.replace(/step=.*/, 'step=review'));
    await expect.element(show()).not.toBeInTheDocument();
    asked[0]?.();
    goTo(here);
    await expect.element(show(), patient).toHaveFocus();
    await expect.element(show()).not.toHaveAttribute('aria-busy');
    await press('Show access codes');
    await expectText('7KQ2-M9XD');
  });

  it.each([
    [403, 'We couldn’t confirm that it’s you. Your access codes stay hidden.'],
    [500, 'We couldn’t get your access codes. Try again.'],
  ])(
    'that are refused with %d say what is next, and are asked for again [CHK-16 e part]',
    async (status, words) => {
      let isRefused = true;
      await openWith(() => (isRefused ? new Response('{}', { status }) : told('7KQ2-M9XD')));
      await press('Show access codes');
      await expectText(words);
      isRefused = false;
      await press('Show access codes');
      await expectText('7KQ2-M9XD');
    },
  );
});

describe('an order on hold', () => {
  it('says so over its confirmation, once for each order [CHK-16 b part]', async () => {
    await begin();
    save({ status: 'ON_HOLD' });
    save({ status: 'ON_HOLD' }, '00004712');
    await open();
    await expect.element(dialog(), patient).toBeVisible();
    await press('See confirmation');
    await expect.element(dialog()).not.toBeInTheDocument();
    await open('00004712');
    await expect.element(dialog(), patient).toBeVisible();
    await press('See confirmation');
    await open();
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('that was left open says so in the page alone after a reload [CHK-16 b part]', async () => {
    await begin();
    save({ status: 'ON_HOLD' });
    await open();
    await expect.element(dialog(), patient).toBeVisible();
    await open();
    await expectText('Your order is on hold.');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByText('within 5 minutes', { exact: false })).not.toBeInTheDocument();
  });
});
