import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { COMMERCE_BASE } from '../../../tests/support/fill-cart.ts';
import { setScene, type Scene, type SceneOptions } from '../../../tests/support/scene.ts';
import { changeAnswers } from '../../../tests/support/change-answers.ts';
import { beSignedIn } from '../../../tests/support/be-signed-in.ts';
import { FLAGS_IN } from '../../core/flags/start-flags.ts';
import { runtime } from '../../core/runtime.ts';
import { whose } from '../../core/registry/one-visitor.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const CUSTOMER = 'user-tess';
let scene: Scene;

/** Makes a call of the customer from another device. */
const elsewhere = async (method: string, path: string, body?: unknown): Promise<void> => {
  const answer = await scene.backend.fetch(
    new Request(`${location.origin}${COMMERCE_BASE}/users/current${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Site-Id': 'usassessments',
        Authorization: `Bearer demo-token-${CUSTOMER}`,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
};

const begin = async (
  options: SceneOptions = {},
  lines: Readonly<Record<string, number>> = { 'FMS-KIT': 2 },
) => {
  await page.viewport(1280, 900);
  scene = await setScene({ identity: {}, ...options });
  beSignedIn(CUSTOMER);
  await elsewhere('POST', '/carts', {});
  for (const [code, quantity] of Object.entries(lines))
    await elsewhere('POST', '/carts/current/entries', { product: { code }, quantity });
};

const draw = (search = '', attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  history.replaceState({}, '', `${location.pathname}${search}`);
  const element = document.createElement('assess-checkout');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
};

const openStep = (name: string) =>
  page.getByRole('heading', { name: new RegExp(`^Step \\d of \\d ${name}$`) });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const stepIn = () => new URLSearchParams(location.search).get('step');

let before = '';
beforeEach(() => {
  before = location.search;
});
/** Returns the calls of this page. The flag service's client of an earlier test may still be retrying. */
const asked = () => scene.calls.filter((call) => !call.includes('/flags/eval/'));

afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
  history.replaceState({}, '', `${location.pathname}${before}`);
});

describe('the steps', () => {
  it.each(['review', 'payment', 'confirmation', 'nothing', '../x'])(
    'an address that names %s leads to the first that is not finished [CHK-01 d part]',
    async (wanted) => {
      await begin();
      draw(`?step=${encodeURIComponent(wanted)}`);
      await expect.element(openStep('Shipping address'), patient).toBeVisible();
      await expect.poll(stepIn).toBe('shipping-address');
    },
  );

  it('says in each open row why a usual choice was not filled in, until another is made [CHK-21 b part]', async () => {
    await begin();
    changeAnswers(scene, 'PUT', /\/defaults$/, async (answer) => {
      const cart = (await (await answer()).json()) as object;
      const notChosen = [
        { step: 'shipping-address', reason: 'gone' },
        { step: 'payment', reason: 'expired' },
      ];
      return Response.json({ ...cart, notChosen });
    });
    draw();
    const gone = page.getByText('Your last choice isn’t available any more.', { exact: false });
    await expect.element(gone, patient).toBeVisible();
    const expired = page.getByText('Your usual card has expired.');
    await expect.element(expired).toBeVisible();
    await userEvent.click(page.getByRole('radio').first());
    await userEvent.click(button('Continue to shipping method'));
    await expect.element(openStep('Shipping method'), patient).toHaveFocus();
    await expect.element(gone).not.toBeInTheDocument();
    await expect.element(expired).toBeVisible();
  });

  it('asks before Back or Change leaves what was not saved: Stay keeps it, Discard drops it [CHK-06 a,b] [CHK-06 c part]', async () => {
    await begin();
    draw();
    await expect.element(openStep('Shipping address'), patient).toBeVisible();
    await userEvent.click(page.getByRole('radio').first());
    await userEvent.click(button('Continue to shipping method'));
    await expect.element(openStep('Shipping method'), patient).toHaveFocus();
    const ground = page.getByRole('radio', { name: 'Ground' });
    await userEvent.click(ground);
    history.back();
    await expect.element(page.getByRole('alertdialog', { name: 'Leave this step?' }), patient).toBeVisible();
    await userEvent.click(button('Stay'));
    await expect.element(ground).toBeChecked();
    await expect.poll(stepIn).toBe('shipping-method');
    await userEvent.click(button('Change: Shipping address'));
    await userEvent.click(button('Stay'));
    await expect.element(ground).toBeChecked();
    // To close the question is to stay.
    await userEvent.click(button('Change: Shipping address'));
    await expect.element(button('Stay'), patient).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(openStep('Shipping method')).toBeVisible();
    await expect.element(ground).toBeChecked();
    history.back();
    await userEvent.click(button('Discard changes'));
    await expect.element(openStep('Shipping address'), patient).toHaveFocus();
    await expect.poll(stepIn).toBe('shipping-address');
    // The other step keeps its values.
    await expect.element(page.getByRole('radio').first(), patient).toBeChecked();
    await userEvent.click(button('Continue to shipping method'));
    await expect.element(openStep('Shipping method'), patient).toHaveFocus();
    await expect.element(ground).not.toBeChecked();
  });

  it('stays where it was also after Back by several entries at once [CHK-06 c]', async () => {
    await begin();
    draw();
    await expect.element(openStep('Shipping address'), patient).toBeVisible();
    await userEvent.click(page.getByRole('radio').first());
    await userEvent.click(button('Continue to shipping method'));
    await expect.element(openStep('Shipping method'), patient).toHaveFocus();
    await userEvent.click(page.getByRole('radio', { name: 'Ground' }));
    await userEvent.click(button('Continue to billing address'));
    await expect.element(openStep('Billing address'), patient).toHaveFocus();
    const account = page.getByRole('radio', { name: 'Customer account’s billing address' });
    const delivery = page.getByRole('radio', { name: 'Same as shipping address' });
    await expect.element(delivery, patient).toBeVisible();
    const other = (delivery.element() as HTMLInputElement).checked ? account : delivery;
    await userEvent.click(other);
    history.go(-2);
    await userEvent.click(button('Stay'));
    await expect.poll(stepIn, patient).toBe('billing-address');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(other).toBeChecked();
  });

  it('goes Back and Forward without a question where nothing was typed, and tells the page each step once, and its title [CHK-01 c part] [CHK-01 d part] [EMB-10 part]', async () => {
    await begin();
    const told: unknown[] = [];
    const note = (event: Event) => void told.push((event as CustomEvent<{ step: string }>).detail.step);
    const titles: string[] = [];
    const name = (event: Event) => void titles.push((event as CustomEvent<{ title: string }>).detail.title);
    addEventListener('assess-checkout-step', note);
    addEventListener('assess-checkout-title', name);
    draw();
    await expect.element(openStep('Shipping address'), patient).toBeVisible();
    await userEvent.click(page.getByRole('radio').first());
    await userEvent.click(button('Continue to shipping method'));
    await expect.element(openStep('Shipping method'), patient).toHaveFocus();
    // The page is told about a step once it can be filled in. A step that is chosen automatically is not shown.
    const ground = page.getByRole('radio', { name: 'Ground' });
    await expect.element(ground, patient).toBeVisible();
    await userEvent.click(button('Continue to billing address'));
    await expect.poll(() => titles.at(-1)).toBe('Error: Shipping method');
    history.back();
    await expect.element(openStep('Shipping address'), patient).toHaveFocus();
    await expect.element(page.getByRole('radio').first(), patient).toBeChecked();
    await expect.poll(stepIn).toBe('shipping-address');
    history.forward();
    await expect.element(ground, patient).toBeVisible();
    await expect.poll(stepIn).toBe('shipping-method');
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    await expect.poll(() => told).toHaveLength(4);
    await expect
      .poll(() => titles)
      .toEqual([
        'Shipping address',
        'Shipping method',
        'Error: Shipping method',
        'Shipping address',
        'Shipping method',
      ]);
    removeEventListener('assess-checkout-step', note);
    removeEventListener('assess-checkout-title', name);
    expect(told).toEqual(['shipping-address', 'shipping-method', 'shipping-address', 'shipping-method']);
  });

  it.each([
    ['is refused', { status: 500 }],
    ['gets no answer', { cut: true }],
  ])(
    'a write that %s says so above its step, and what was chosen stays [CHK-14 g,h part]',
    async (_, how) => {
      await begin();
      draw();
      await expect.element(openStep('Shipping address'), patient).toBeVisible();
      const first = page.getByRole('radio').first();
      await userEvent.click(first);
      scene.backend.faults.add({ method: 'PUT', path: '/users/*/carts/*/addresses/delivery', ...how });
      await userEvent.click(button('Continue to shipping method'));
      await expect
        .element(page.getByRole('alert').filter({ hasText: 'An error occurred.' }), patient)
        .toBeVisible();
      await expect.element(first).toBeChecked();
      await expect.poll(stepIn).toBe('shipping-address');
      scene.backend.faults.clear();
      await userEvent.click(button('Continue to shipping method'));
      await expect.element(openStep('Shipping method'), patient).toHaveFocus();
      expect(document.querySelector('.checkout-step [role=alert]')).toBeNull();
    },
  );

  it('flags are waited for on a first visit, and stay as they were through the checkout [REL-07 a part] [FLG-07 a part]', async () => {
    const at = `${COMMERCE_BASE}/flags`;
    const flagService = { clientId: 'none', baseUrl: at, streamUrl: at, eventsUrl: at };
    await begin({ config: { flagService }, faults: [{ path: at, delayMs: 60_000 }] });
    // The page waits five seconds. Here it waits as long as a busy machine needs.
    const wait = window.setTimeout as (run: TimerHandler, ms?: number) => number;
    const patience = vi.spyOn(window, 'setTimeout');
    patience.mockImplementation(((run: TimerHandler, ms?: number) =>
      wait(run, ms === 5000 ? 60_000 : ms)) as typeof setTimeout);
    draw();
    await expect.poll(() => scene.calls, patient).toContain('PUT /users/current/carts/current/defaults');
    await scene.settled();
    expect(document.querySelector('.checkout-step')).toBeNull();
    const { actions, keep } = runtime().registry;
    const { setFlags } = actions;
    setFlags({ addressLine3: true });
    keep(FLAGS_IN, true);
    await expect.element(openStep('Shipping address'), patient).toBeVisible();
    setFlags({ addressLine3: false });
    await userEvent.click(page.getByRole('radio', { name: 'New address' }));
    await expect.element(page.getByLabelText(/^Additional address line/), patient).toBeVisible();
    patience.mockRestore();
  });

  it('what the store changed at entry stands before all other steps, also what it took out [CRT-05 part]', async () => {
    await begin({}, { 'FMS-KIT': 2, 'FMS-DIG': 1 });
    const { repository } = scene;
    repository.saveProduct({ ...repository.product('FMS-KIT')!, stock: 1 });
    repository.saveProduct({ ...repository.product('FMS-DIG')!, stock: 0 });
    draw();
    await expect.element(openStep('Items'), patient).toBeVisible();
    await expect.element(page.getByText(/^FMS-DIG: changed by the store/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to cart' }).first()).toBeVisible();
    await expect.poll(stepIn).toBe('items');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('without a cart the order of just now is led to, and an older one is not [CHK-14 a part]', async () => {
    await begin({}, {});
    const keep = (value: Readonly<Record<string, unknown>>) =>
      void runtime().storage.write('placing', value, runtime().row.baseSite);
    const kept = {
      key: 'k',
      owner: CUSTOMER,
      since: Date.now(),
      attempt: {},
      told: [],
      state: 'placed',
    } as const;
    draw();
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty.' }), patient).toBeVisible();
    keep({ ...kept, signIn: whose() ?? '', order: '00010042', since: kept.since - 31 * 60_000 });
    document.body.replaceChildren();
    draw();
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty.' }), patient).toBeVisible();
    keep({ ...kept, signIn: whose() ?? '', order: '00010042' });
    document.body.replaceChildren();
    draw();
    await expect.poll(stepIn, patient).toBe('confirmation');
    expect(new URLSearchParams(location.search).get('order')).toBe('00010042');
  });

  it('an empty cart says so, with ways on and no step [CHK-01 part]', async () => {
    await begin({}, {});
    draw();
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty.' }), patient).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to quick order' })).toBeVisible();
    expect(document.querySelector('.checkout-step')).toBeNull();
  });

  it('a change elsewhere is named, and what is still good stays chosen [CHK-15 a part] [CHK-15 f part] [CHK-15 g part]', async () => {
    await begin();
    draw();
    await expect.element(openStep('Shipping address'), patient).toBeVisible();
    await elsewhere('PATCH', '/carts/current/entries/0', { quantity: 5 });
    await userEvent.click(page.getByRole('radio').first());
    await userEvent.click(button('Continue to shipping method'));
    await expect
      .element(page.getByText(/^Your cart was changed in another window: .* × 5\.$/), patient)
      .toBeVisible();
    await expect.element(page.getByText(/^The total was \$[\d.,]+ and is now \$[\d.,]+\.$/)).toBeVisible();
    await expect.element(page.getByRole('radio', { checked: true })).toBeVisible();
    await userEvent.click(button('Continue to shipping method'));
    await expect.element(openStep('Shipping method'), patient).toHaveFocus();
  });
});

describe('a promotion code', () => {
  it('is applied and taken off beside the step; each refusal stands at its field [CRT-04 b part] [CRT-04 c part]', async () => {
    await begin();
    draw();
    const field = page.getByLabelText('Promotion code');
    await expect.element(openStep('Shipping address'), patient).toBeVisible();
    // Beside the steps there is nothing to unfold.
    const units = page.getByText('2 items');
    if (units.element().checkVisibility()) await userEvent.click(units);
    /** Each write must end before the next begins: Apply is no longer busy, and the field is empty. */
    const apply = async (code: string) => {
      await expect.element(button('Apply'), patient).not.toHaveAttribute('aria-busy');
      await userEvent.fill(field, code);
      await userEvent.click(button('Apply'));
    };
    await apply('NONE');
    await expect
      .element(page.getByText('We don’t recognize this promotion code. Check it and try again.'), patient)
      .toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('NONE');
    await apply('SPRING24');
    await expect.element(page.getByText('This promotion code isn’t active.'), patient).toBeVisible();
    await apply('welcome10');
    await expect.element(button('Remove promotion code WELCOME10'), patient).toBeVisible();
    await expect.element(field, patient).toHaveValue('');
    await apply('WELCOME10');
    await expect
      .element(page.getByText('This promotion code has already been applied.'), patient)
      .toBeVisible();
    await expect.element(button('Apply'), patient).not.toHaveAttribute('aria-busy');
    await userEvent.click(button('Remove promotion code WELCOME10'));
    await expect.element(button('Remove promotion code WELCOME10'), patient).not.toBeInTheDocument();
  });

  it('that was refused stays at its field with the reason in the next step, until it is changed [CRT-04 c part]', async () => {
    await begin();
    draw();
    await expect.element(openStep('Shipping address'), patient).toBeVisible();
    const units = page.getByText('2 items');
    if (units.element().checkVisibility()) await userEvent.click(units);
    await userEvent.fill(page.getByLabelText('Promotion code'), 'NONE');
    await userEvent.click(button('Apply'));
    const refused = page.getByText('We don’t recognize this promotion code. Check it and try again.');
    await expect.element(refused, patient).toBeVisible();
    await userEvent.click(page.getByRole('radio').first());
    await userEvent.click(button('Continue to shipping method'));
    await expect.element(openStep('Shipping method'), patient).toBeVisible();
    await expect.element(refused).toBeVisible();
    const field = page.getByLabelText('Promotion code');
    await expect.element(field).toHaveValue('NONE');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(field, 'NONE2');
    await expect.element(refused).not.toBeInTheDocument();
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('that is taken off leaves the other one of the cart [CRT-04 b part]', async () => {
    await begin();
    for (const code of ['WELCOME10', 'FORMS25'])
      await elsewhere('POST', `/carts/current/vouchers?voucherId=${code}`, {});
    draw();
    await userEvent.click(button('Remove promotion code FORMS25'));
    await expect.element(button('Remove promotion code FORMS25'), patient).not.toBeInTheDocument();
    await expect.element(button('Remove promotion code WELCOME10')).toBeVisible();
  });
});

describe('a promotion code of a cart that another window has changed', () => {
  it('is not taken off before the change was named [CRT-04 b part] [CHK-15 f part]', async () => {
    await begin();
    await elsewhere('POST', '/carts/current/vouchers?voucherId=WELCOME10', {});
    draw();
    const remove = button('Remove promotion code WELCOME10');
    await expect.element(remove, patient).toBeVisible();
    await elsewhere('PATCH', '/carts/current/entries/0', { quantity: 5 });
    await userEvent.click(remove);
    await expect
      .element(page.getByText(/^Your cart was changed in another window: .* × 5\.$/), patient)
      .toBeVisible();
    await expect.element(page.getByText(/^The total was \$[\d.,]+ and is now \$[\d.,]+\.$/)).toBeVisible();
    await expect.element(remove).toBeVisible();
    await userEvent.click(remove);
    await expect.element(remove, patient).not.toBeInTheDocument();
  });
});

describe('previews', () => {
  it.each([
    ['loading', 'Loading checkout'],
    ['empty', 'Your cart is empty.'],
    ['error', 'Checkout can’t be shown'],
    ['step', 'Shipping method'],
    ['review', 'I accept the Terms and conditions'],
    ['refused', 'Your order was declined by a sanctions check. You have not been charged.'],
    ['bank', 'Confirm your payment'],
    ['unknown', 'We’re checking your order'],
    ['confirmation', 'W-2048-7713'],
    ['on-hold', 'Your order is on hold for review.'],
  ])('%s shows its state, and asks no service [EMB-11 part]', async (preview, words) => {
    scene = await setScene({ config: { author: true } });
    draw('', { preview });
    await expect.element(page.getByText(words, { exact: true }).first(), patient).toBeInTheDocument();
    expect(asked()).toEqual([]);
    // The payment service's frame would be inside it.
    expect(document.querySelectorAll('iframe, .pay-place')).toHaveLength(0);
  });
});

describe('the preview of an order that is being placed', () => {
  it('has its button busy, so that it can’t be pressed twice [EMB-11 part]', async () => {
    scene = await setScene({ config: { author: true } });
    draw('', { preview: 'placing' });
    await expect
      .element(page.getByRole('button', { name: /^Place order/ }), patient)
      .toHaveAttribute('aria-busy', 'true');
  });
});

describe('on a plain OCC host', () => {
  const plain = { commerceExtensions: false, checkoutUrl: '/buy/here' };

  it('the author reads why nothing can be ordered and what to do, and no service is asked [API-06 e part]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    scene = await setScene({ config: { ...plain, author: true } });
    draw();
    await expect
      .poll(() => page.getByRole('note').element().textContent, patient)
      .toContain('commerceExtensions is false. Take this tag away');
    await expect.poll(() => warn.mock.calls.flat().join()).toContain('<assess-checkout> needs');
    expect(asked()).toEqual([]);
    warn.mockRestore();
  });

  it.each([
    ['the page that takes orders', plain, 'Go to checkout', '/buy/here'],
    [
      'the cart where none is known',
      { commerceExtensions: false },
      'Go to cart',
      expect.stringContaining('/cart'),
    ],
  ])(
    'a shopper is led to %s, reads nothing meant for the author, and no checkout is asked for [API-06 e part]',
    async (_where, config, name, href) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await begin({ config });
      draw('?step=payment');
      await expect
        .element(page.getByRole('heading', { name: 'You can’t check out on this page' }), patient)
        .toBeVisible();
      await expect.element(page.getByText('You’ll keep your cart.')).toBeVisible();
      const link = page.getByRole('link', { name, exact: true });
      await expect.element(link).toBeVisible();
      expect(link.element().getAttribute('href')).toEqual(href);
      expect(page.getByRole('note').elements()).toEqual([]);
      expect(scene.calls.filter((call) => /accounts|addresses|carts/.test(call))).toEqual([]);
      warn.mockRestore();
    },
  );
});
