import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as v from 'valibot';
import { attemptOf } from '../../api/checkout/attempt-of.rules.ts';
import { checkoutCartSchema } from '../../api/checkout/checkout-cart.contract.ts';
import { keptOrder } from '../../api/checkout/kept-placing.ts';
import { whose } from '../../core/registry/one-visitor.ts';
import { keepCardRefusal } from '../parts/drafts/kept-card-refusal.ts';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import { visitCart, type CartVisit } from '../../../tests/support/cart-visit.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { runtime } from '../../core/runtime.ts';
import { watchPage } from '../../../tests/support/watch-page.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const PREVIEW = '/users/*/carts/*/defaults';
const ACCOUNTS = '/users/*/accounts';
const USERS = '/users/*/accounts/*/qualifiedusers';
const TYPES = '/users/*/carts/*/paymenttypes';

let scene: CartVisit['scene'];
let element: HTMLElement;
let before = 0;
let faults: string[];
let settled: () => Promise<void>;
const open = async (options: Parameters<typeof visitCart>[0]) => {
  ({ scene, element } = await visitCart(options));
};

const panel = (name: string | RegExp) => page.getByRole('region', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 3, name });
/** Returns the texts of the lines, in order. */
const lines = () =>
  [...(element.shadowRoot?.querySelectorAll('.needs > ul > .need') ?? [])].map(
    ({ textContent }) => textContent,
  );
/** Returns what the live region has said in this test, in order. */
const told = () => ((globalThis as { saidTexts?: readonly string[] }).saidTexts ?? []).slice(before);
const link = (name: string) => page.getByRole('link', { name, exact: true });
const ofCustomer = () => scene.calls.filter((call) => /\/users\/(?!anonymous)/.test(call));

beforeEach(() => {
  faults = [];
  settled = watchPage((fault) => faults.push(fault));
  before = 0;
  before = told().length;
});
afterEach(async () => {
  await settled();
  document.body.replaceChildren();
  await scene.settled();
  // What waits to be announced is not said in the next test.
  runtime().registry.actions.announce('');
  expect(faults).toEqual([]);
});

describe('what nobody’s cart still needs', () => {
  it('is to sign in, and what the cart alone tells; no call of a customer is made [LEAD-01 part]', async () => {
    await open({ cart: { 'LMS4-KIT': 1, 'RPW-G3-LIC': 5, 'FMS-TRN': 1 } });
    await expect.element(heading('3 things before checkout'), patient).toBeVisible();
    expect(lines()).toEqual([
      expect.stringMatching(/^Signing in required.*Sign in$/),
      expect.stringMatching(
        /^aimswebPlus minimum \$300\.00 needed\$225\.00 after discounts\. Add \$75\.00 more\./,
      ),
      expect.stringMatching(/^Training details neededSign in to book training\..*Sign in$/),
    ]);
    await expect
      .element(link('Add aimswebPlus products'))
      .toHaveAttribute('href', expect.stringMatching(/\/search\.html\?filter=productFormat%3AAIMSWEB$/));
    await expect.element(link('Sign in').first()).toHaveAttribute('href', expect.stringMatching(/\/login\?/));
    expect(ofCustomer()).toEqual([]);
    await expectClean(element);
  });

  it('is not said on a page from which nobody can check out [LEAD-01 part]', async () => {
    await open({ config: { commerceExtensions: false } });
    await expect.element(page.getByRole('link', { name: 'Go to checkout' }), patient).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Promotion code' }), patient).toBeVisible();
    expect(element.shadowRoot?.querySelector('.needs-place')).toBeNull();
  });
});

describe('what a customer’s cart still needs', () => {
  it('is a line each, with the link that mends it [LEAD-01 b] [LEAD-01 c] [LEAD-01 d part] [LEAD-01 e]', async () => {
    await open({ who: 'mara', cart: { 'LMS4-KIT': 1, 'LMS4-QGR': 25, 'RPW-G3-LIC': 5, 'FMS-TRN': 1 } });
    await expect.element(heading('5 things before checkout'), patient).toBeVisible();
    const to = (name: string, step: string) =>
      expect.element(link(name)).toHaveAttribute('href', expect.stringMatching(`/checkout\\?step=${step}$`));
    await to('Choose customer account', 'account');
    // Three accounts are listed, and a personal one can't order aimswebPlus.
    expect(lines().join()).toMatch(/You can order for 2\saccounts\./);
    await to('Choose Q-global account', 'q-global');
    await to('Choose aimswebPlus account', 'aimsweb');
    await expect
      .element(link('Add aimswebPlus products'))
      .toHaveAttribute('href', expect.stringMatching(/\/search\.html\?filter=productFormat%3AAIMSWEB$/));
    expect(lines().at(-1)).toMatch(/^Qualification level C checked later/);
    await userEvent.click(page.getByRole('button', { name: 'Complete the training' }));
    await expect.element(page.getByLabelText('First choice', { exact: true }), patient).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => element.shadowRoot?.activeElement?.textContent).toBe('Complete the training');
    await expectClean(element);
  });

  it('is a qualification that they lack, with their page of qualifications and the way back [LEAD-01 a] [ACC-04 e]', async () => {
    await open({ who: 'ada', cart: { 'LMS4-KIT': 1 }, flags: { accountQualifications: ['degree'] } });
    await expect.element(heading('1 thing before checkout'), patient).toBeVisible();
    expect(lines()[0]).toMatch(
      /^Qualification level C neededYour qualification doesn’t cover level C\.Your level: A\.Lindgren Memory Scale/,
    );
    await expect
      .element(link('Update qualifications'))
      .toHaveAttribute(
        'href',
        expect.stringMatching(`/qualifications\\?returnTo=${encodeURIComponent(location.pathname)}`),
      );
  });

  it('is to choose who is qualified, where somebody is, with that step [LEAD-01 a]', async () => {
    await open({ who: 'tess', cart: { 'LMS4-KIT': 1 }, chosen: [['/account', { id: 'org-4430' }]] });
    await expect.element(heading('1 thing before checkout'), patient).toBeVisible();
    await expect
      .element(link('Choose qualified user'))
      .toHaveAttribute('href', expect.stringMatching(/\/checkout\?step=qualified-user$/));
  });

  it('is somebody who is qualified, where nobody is: one is added in that step, or qualifies by Customer Support where the site has no types [LEAD-01 a] [LEAD-01 g part] [CHK-03 d]', async () => {
    await open({ who: 'ned', cart: { 'LMS4-KIT': 1 } });
    await expect
      .element(link('Add qualified user'), patient)
      .toHaveAttribute('href', expect.stringMatching(/\/checkout\?step=qualified-user$/));
    await expect
      .element(link('Update qualifications'))
      .toHaveAttribute('href', expect.stringMatching(/\/contact-us\.html$/));
    await expectClean(element);
  });

  it('is an organization’s account for aimswebPlus [LEAD-01 b]', async () => {
    await open({ who: 'ada', cart: { 'RPW-G3-LIC': 7 } });
    await expect.element(heading('2 things before checkout'), patient).toBeVisible();
    expect(lines()[0]).toMatch(/^Account type not chosen yetOnly organizations can buy aimswebPlus\./);
  });

  it.each([
    ['nina', [], "You can pay by purchase order after your organization's first order."],
    [
      'nina',
      [['/account', { id: 'org-4440' }]],
      "You can pay by purchase order after your organization's first order.",
    ],
  ] as const)(
    '%s is told why they can’t pay by purchase order, and is ready [LEAD-01 f]',
    async (who, chosen, why) => {
      await open({ who, chosen });
      await expect.element(heading('Ready to check out'), patient).toBeVisible();
      expect(lines()).toEqual([expect.stringContaining(`Purchase order not available${why}`)]);
    },
  );

  it('says what a purchase order begins at, beside the subtotal without its shipping [LEAD-01 f]', async () => {
    await open({
      who: 'mara',
      cart: { 'FMS-KIT': 2 },
      chosen: [
        ['/account', { id: 'org-4410' }],
        ['/addresses/delivery?addressId=home'],
        ['/deliverymode?deliveryModeId=ground'],
      ],
      settings: { purchaseOrderThreshold: 320 },
    });
    await expect.element(heading('Ready to check out'), patient).toBeVisible();
    expect(lines()).toEqual([expect.stringContaining('from $320.00. Your subtotal is $316.00.')]);
  });

  it('is no purchase order for somebody without an organization: they are not told of one [LEAD-01 f part]', async () => {
    await open({ who: 'ada' });
    await expect.element(heading('Ready to check out'), patient).toBeVisible();
    expect(lines()).toEqual([]);
    await expect.element(page.getByText('Purchase order')).not.toBeInTheDocument();
  });

  it('is nothing: what was checked is folded, and says whose account it is [LEAD-01 part]', async () => {
    await open({ who: 'tess', chosen: [['/account', { id: 'org-4430' }]] });
    await expect.element(heading('Ready to check out'), patient).toBeVisible();
    expect(lines()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: '2 checks passed' }));
    await expect.element(page.getByText('Organization · Union County Public Schools · 4430')).toBeVisible();
    await expect.element(page.getByText('You can pay by purchase order.')).toBeVisible();
    await expectClean(element);
  });

  it('is more than its lines where the sanctions check declined the order of this cart [CHK-13 c part] [LEAD-01 part]', async () => {
    await open({ who: 'tess', chosen: [['/account', { id: 'org-4430' }]] });
    await expect.element(heading('Ready to check out'), patient).toBeVisible();
    const answer = await asCustomer(scene, 'tess', 'GET', '/carts/current?fields=FULL');
    const cart = v.parse(checkoutCartSchema, answer);
    keptOrder.keep(cart.orderKey!, attemptOf(cart)!, { state: 'refused', type: 'SanctionsDeclined' });
    await expect.element(heading('1 thing before checkout'), patient).toBeVisible();
    expect(lines()).toEqual([
      'Sanctions check declinedYour order was declined by a sanctions check. You have not been charged.Contact Customer Support',
    ]);
    await expect.element(link('Go to checkout')).toBeVisible();
    await expectClean(element);
  });

  it('is the outcome of an order of this cart that another tab has sent, until it is known [REL-02 part] [LEAD-01 g part]', async () => {
    await open({ who: 'tess', chosen: [['/account', { id: 'org-4430' }]] });
    await expect.element(heading('Ready to check out'), patient).toBeVisible();
    const answer = await asCustomer(scene, 'tess', 'GET', '/carts/current?fields=FULL');
    const cart = v.parse(checkoutCartSchema, answer);
    const [key, attempt] = [cart.orderKey!, attemptOf(cart)!];
    for (const [state, words, name] of [
      [
        { state: 'sent' },
        'Order being checkedWe’re checking an order for this cart. Don’t place it again.',
        'Check the order’s status',
      ],
      [
        { state: 'challenge', challenge: 'c1' },
        'Payment waiting for youYour bank asks you to confirm the payment for an order from this cart.',
        'Confirm the payment',
      ],
    ] as const) {
      keptOrder.keep(key, attempt, state);
      await expect.element(heading('1 thing before checkout'), patient).toBeVisible();
      await expect.element(link(name)).toHaveAttribute('href', expect.stringMatching(/\/checkout$/));
      expect(lines()).toEqual([`${words}${name}`]);
    }
    keptOrder.keep(key, attempt, { state: 'refused', type: 'SanctionsDeclined' });
    await expect.element(page.getByText('Sanctions check'), patient).toBeVisible();
    await expect.element(page.getByText('Your bank asks you')).not.toBeInTheDocument();
    keptOrder.keep(key, attempt, { state: 'none' });
    await expect.element(heading('Ready to check out'), patient).toBeVisible();
  });

  it('is said of an empty cart too: an order whose outcome is not known, with the way to it [REL-02 part] [CHK-14 a part]', async () => {
    await open({ who: 'tess', cart: {} });
    await expect.element(page.getByText('Your cart is empty'), patient).toBeVisible();
    await expect.poll(() => runtime().registry.getSnapshot().session.status).toBe('signed-in');
    const words = page.getByText(/We’re checking an order for this cart\. Don’t place it again\./);
    await expect.element(words).not.toBeInTheDocument();
    keptOrder.keep('a-key', {}, { state: 'sent' });
    await expect.element(words, patient).toBeVisible();
    await expect
      .element(link('Check the order’s status'))
      .toHaveAttribute('href', expect.stringMatching(/\/checkout$/));
    await expectClean(element);
    keptOrder.keep('a-key', {}, { state: 'none' });
    await expect.element(words, patient).not.toBeInTheDocument();
  });

  it('is a payment where a card was refused and the service keeps none, until one is given; a cart that never had one is ready [LEAD-01 g part] [CHK-14 b part]', async () => {
    await open({ who: 'tess', chosen: [['/account', { id: 'org-4430' }]] });
    await expect.element(heading('Ready to check out'), patient).toBeVisible();
    const answer = await asCustomer(scene, 'tess', 'GET', '/carts/current?fields=FULL');
    const { code, payment } = v.parse(checkoutCartSchema, answer);
    expect(payment).toBeUndefined();
    const keep = (words: 'refused' | undefined, isPaidWith: boolean) =>
      keepCardRefusal(whose()!, code, { words, isPaidWith });
    for (const isPaidWith of [true, false]) {
      keep('refused', isPaidWith);
      await expect.element(heading('1 thing before checkout'), patient).toBeVisible();
      expect(lines()).toEqual([
        'Payment neededThe card was refused. Nothing has been ordered, and you have not been charged.Change payment',
      ]);
      await expect
        .element(link('Change payment'))
        .toHaveAttribute('href', expect.stringMatching(/\/checkout\?step=payment$/));
      keep(undefined, false);
      await expect.element(heading('Ready to check out'), patient).toBeVisible();
    }
  });

  it('is no account that the service would choose: it follows the default that the customer sets meanwhile [LEAD-01 g] [CHK-21 g]', async () => {
    await open({ who: 'mara' });
    await expect.element(heading('1 thing before checkout'), patient).toBeVisible();
    expect(lines()[0]).toMatch(/^Customer account not chosen yet/);
    const asked = scene.calls.filter((call) => call.endsWith('/carts/current/defaults')).length;
    expect(asked).toBe(1);
    await asCustomer(scene, 'mara', 'PATCH', '/preferences', { defaultAccountId: 'org-4410' });
    runtime().registry.changed('preferences');
    await expect.element(heading('Ready to check out'), patient).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '1 check passed' }));
    await expect.element(page.getByText('Organization · Alder Street Clinic · 4410')).toBeVisible();
    // The service says how the cart is paid once the cart itself has an account.
    expect(scene.calls.some((call) => call.endsWith('/paymenttypes'))).toBe(false);
    await expectClean(element);
  });

  it('is found by its own rule where the host does not know what it would choose [LEAD-01 g]', async () => {
    const failing = [{ method: 'GET', path: PREVIEW, status: 404 }];
    await open({ who: 'tess', cart: { 'LMS4-KIT': 1 }, failing });
    await expect.element(heading('1 thing before checkout'), patient).toBeVisible();
    await expect.element(link('Choose qualified user')).toBeVisible();
  });

  it('is one of five hundred accounts [LEAD-01 b]', async () => {
    await open({ who: 'olive' });
    await expect.element(heading('1 thing before checkout'), patient).toBeVisible();
    expect(lines()[0]).toMatch(/^Customer account not chosen yetYou can order for 500\saccounts\./);
  });

  it('changes with the cart, and is announced once [LEAD-01 part]', async () => {
    await open({ who: 'tess', cart: { 'RPW-G3-LIC': 6 } });
    await expect.element(heading('2 things before checkout'), patient).toBeVisible();
    expect(told().join()).not.toContain('before checkout');
    await userEvent.click(page.getByRole('button', { name: /^Increase quantity of/ }));
    await expect.element(heading('1 thing before checkout'), patient).toBeVisible();
    // The watch records the text of a newly added region twice. The region itself never says the same text twice in a
    // row.
    const said = () =>
      told().filter((text, at, all) => text !== all[at - 1] && text.includes('before checkout'));
    await expect.poll(said, patient).toEqual(['1\u00a0thing before checkout']);
    await expect.element(page.getByText('aimswebPlus minimum $300.00')).not.toBeVisible();
  });
});

describe('what could not be read', () => {
  const CART = { 'LMS4-KIT': 1 };
  const CHOSEN = [['/account', { id: 'org-4430' }]] as const;
  const BROKEN = [
    ['the cart', PREVIEW, 'Customer account'],
    ['the accounts', ACCOUNTS, 'Customer account'],
    ['the qualified users', USERS, 'Qualification level C'],
    ['the ways to pay', TYPES, 'Purchase order'],
  ] as const;
  const HOW = [
    ['with an error of the service', { status: 500 }],
    ['with nonsense', { body: 'html' }],
  ] as const;
  it.each(
    BROKEN.flatMap(([what, path, name]) =>
      HOW.map(([how, fault]) => [what, how, path, name, fault] as const),
    ),
  )(
    '%s, %s: it is named and never said to be fine; asked again it comes [LEAD-01 g] [REL-01 part]',
    async (_what, _how, path, name, fault) => {
      await open({ who: 'tess', cart: CART, chosen: CHOSEN, failing: [{ method: 'GET', path, ...fault }] });
      const again = page.getByRole('button', { name: 'Check again' });
      await expect.element(again, patient).toBeVisible();
      await expect.element(panel(/./).getByText(`Not checked: `, { exact: false })).toMatchTextContent(name);
      await expect.element(heading('Ready to check out')).not.toBeInTheDocument();
      await expect.element(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
      await expectClean(element);
      scene.backend.faults.clear();
      await userEvent.click(again);
      await expect.element(again, patient).not.toBeInTheDocument();
      await expect.poll(() => element.shadowRoot?.activeElement?.localName).toBe('h3');
    },
  );

  it('while it is slow, says that it is being checked, and keeps nobody from the checkout [LEAD-01 g]', async () => {
    await open({ who: 'tess', failing: [{ method: 'GET', path: ACCOUNTS, delayMs: 60_000 }] });
    await expect.element(page.getByText('Checking what your order needs'), patient).toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
    await expect.element(heading(/checkout|check out/)).not.toBeInTheDocument();
  });
});

describe('a narrow page', () => {
  it('in French, with names of 200 characters, goes nowhere sideways [LEAD-01 part] [AXS-03 part]', async () => {
    const name = `${'Échelle de mémoire et d’apprentissage '.repeat(6)}trousse`.slice(0, 200);
    const products = ['LMS4-QGR', 'RPW-G3-LIC', 'FMS-TRN'].map((code) => ({ code, name }));
    await page.viewport(320, 800);
    document.body.style.margin = '0';
    const cart = { 'LMS4-QGR': 1, 'RPW-G3-LIC': 1, 'FMS-TRN': 1 };
    await open({ who: 'mara', locale: 'fr-ca', products, cart });
    await expect.element(heading(/conditions avant de passer à la caisse/), patient).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const root = element.shadowRoot!.querySelector('.needs')!;
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    await page.viewport(1280, 900);
  });
});
