import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import { beSignedIn } from '../../../tests/support/be-signed-in.ts';
import { setScene, type Scene, type SceneOptions } from '../../../tests/support/scene.ts';
import { listFragment } from '../../api/list/list-link.rules.ts';
import './define.ts';

const TAG = 'assess-cart';
const patient = { timeout: 20_000 };
/* Neither product needs a qualification level. */
const KIT = { code: 'FMS-KIT', quantity: 2 };
const FORMS = { code: 'HSW-KIT', quantity: 3 };
let scene: Scene;

const link = (...lines: { code: string; quantity: number }[]): string => listFragment('en-us', lines)!;

const open = async (hash: string, options: SceneOptions = {}, userId?: string): Promise<void> => {
  scene = await setScene(options);
  if (userId !== undefined) beSignedIn(userId);
  history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
  document.body.append(document.createElement(TAG));
};
const held = (): string[] =>
  scene.repository
    .cart(JSON.parse(localStorage.getItem('assess.cartGuid.usassessments') ?? 'null') ?? scene.cartGuid ?? '')
    ?.entries.map(({ productCode, quantity }) => `${productCode} × ${quantity}`) ?? [];
const widget = () => page.elementLocator(document.querySelector(TAG)!);
const table = () => page.getByRole('table', { name: 'Products to add' });
const row = (name: RegExp) => table().getByRole('row', { name });
const box = (name: RegExp) => table().getByRole('checkbox', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const said = (words: string | RegExp) => widget().getByText(words, { exact: false });
const focused = (): Element | null => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};
const axeFaults = async () => (await axe.run(document.querySelector(TAG)!)).violations;

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

describe('a link that is no list', () => {
  it.each([
    '#list=',
    '#list=en-us/2/LMS4-KIT:2/end',
    '#list=en-us/1/A%00B:1/end',
    '#list=en-us/1/..%2F..%2Fcarts:1/end',
    `#list=en-us/500/${'LMS4-KIT:2,'.repeat(6000)}/end`,
  ])('%s says so in the given words, and asks the store for nothing of it [LEAD-04 d]', async (hash) => {
    await open(hash);
    await expect
      .element(page.getByRole('alert').getByText('This list can’t be read. Ask for the link again.'), patient)
      .toBeVisible();
    // The link stays, so that it can be corrected in the address.
    expect(decodeURIComponent(location.hash)).toBe(decodeURIComponent(hash));
    expect(scene.calls.filter((call) => call.includes('lookup'))).toEqual([]);
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    await button('Close').click();
    await expect.element(said('This list can’t be read.')).not.toBeInTheDocument();
    await expect.poll(() => location.hash).toBe('');
    await expect.poll(() => focused()?.textContent).toBe('Cart');
  });

  it('of more than 500 products says how many it can have [LEAD-04 d] [LEAD-04 e]', async () => {
    await open('#list=en-us/501/LMS4-KIT:2/end');
    await expect.element(said('A list can have 500 products at most.'), patient).toBeVisible();
  });

  it('of another kind leaves page and address alone [LEAD-04 d]', async () => {
    await open('#top');
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty' }), patient).toBeVisible();
    expect(location.hash).toBe('#top');
  });
});

describe('a link whose end is missing', () => {
  it('says how many products arrived, and shows those alone [LEAD-04 d]', async () => {
    const whole = link(KIT, FORMS, { code: 'MAB2-KIT', quantity: 12 });
    await open(whole.slice(0, whole.indexOf(':12') + 2));
    await expect
      .element(
        page.getByRole('alert').getByText('This link is incomplete: it has 2 of its 3 products.'),
        patient,
      )
      .toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Shared list: 2 products' })).toBeVisible();
    await expect.element(box(/HSW-KIT/)).toBeChecked();
  });
});

describe('a list of another country’s store', () => {
  it('says so, and how much of it is sold here [LEAD-04 d]', async () => {
    await open(listFragment('en-gb', [KIT, { code: 'NOT-HERE', quantity: 1 }])!);
    await expect.element(said('This list was created in our United Kingdom store.'), patient).toBeVisible();
    await expect.element(said('Sold here, at the prices of this store: 1 of 2.'), patient).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });
});

describe('a list of the same store in another language', () => {
  it('is no other country’s [LEAD-04 d]', async () => {
    await open(listFragment('fr-ca', [KIT])!, { locale: 'en-ca' });
    await expect.element(box(/FMS-KIT/), patient).toBeVisible();
    await expect.element(said('This list was created in')).not.toBeInTheDocument();
  });
});

describe('a shared list', () => {
  it('tells of each product what has changed, and adds none by itself [LEAD-04 c]', async () => {
    const codes = ['LMS3-KIT', 'PIC-KIT', 'MAB2-KIT', 'MAB2-MAN', 'HSW-KIT', 'NOT-HERE', 'FMS-KIT'];
    await open(link(...codes.map((code) => ({ code, quantity: 3 }))), {
      products: [
        { code: 'LMS3-KIT', retired: { successor: 'LMS4-MAN' } },
        { code: 'MAB2-KIT', maxOrderQuantity: 2 },
        { code: 'MAB2-MAN', stock: 0 },
        { code: 'HSW-KIT', level: 'C' },
      ],
    });
    await expect
      .element(page.getByRole('heading', { name: 'Shared list: 7 products' }), patient)
      .toBeVisible();
    await expect.element(row(/LMS4-MAN.*Replacement.*Replaces LMS3-KIT/), patient).toBeVisible();
    await expect.element(row(/PIC-KIT.*No longer sold.*There is no replacement/)).toBeVisible();
    await expect.element(row(/NOT-HERE.*Unknown.*No product of this store has this code/)).toBeVisible();
    await expect.element(row(/MAB2-KIT.*Too many.*3 requested, 2 allowed/)).toBeVisible();
    await expect.element(row(/MAB2-MAN.*Out of stock/)).toBeVisible();
    await expect.element(row(/HSW-KIT.*Needs level C/)).toBeVisible();
    await expect.element(row(/FMS-KIT.*Can be added.*\$158\.00 each/)).toBeVisible();
    // The link is shown once, however many lines need it.
    await expect.element(widget().getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
    await expect.element(box(/NOT-HERE/)).toBeDisabled();
    await expect.element(button('Add 3 products to cart')).toBeVisible();
    expect(held()).toEqual([]);
    expect(scene.calls.filter((call) => call.startsWith('POST') && call.includes('carts'))).toEqual([]);
    expect(await axeFaults()).toEqual([]);
  });

  it('says what the cart already has of a product, and what adding makes of it, as the cart now is [LEAD-04 c part]', async () => {
    await open(link(KIT, FORMS), { lines: [{ ...KIT, quantity: 1 }] });
    await expect
      .element(row(/FMS-KIT.*Can be added.*Already in your cart: 1.*Adding 2 makes 3\./), patient)
      .toBeVisible();
    await expect.element(row(/HSW-KIT.*Can be added/)).not.toMatchTextContent('Already in your cart');
    expect(held()).toEqual(['FMS-KIT × 1']);
    expect(await axeFaults()).toEqual([]);
    // The cart's own line is below the list.
    const quantity = page.getByRole('textbox', { name: /^Quantity of Fairweather/ });
    await quantity.fill('4');
    await userEvent.keyboard('{Tab}');
    await expect.element(row(/FMS-KIT.*Already in your cart: 4.*Adding 2 makes 6\./), patient).toBeVisible();
    await box(/HSW-KIT/).click();
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(table().query()?.textContent ?? ''));
    watch.observe(document.querySelector(TAG)!.shadowRoot!, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    await button('Add 1 product to cart').click();
    await expect.element(said('1 product was added to your cart.'), patient).toBeVisible();
    watch.disconnect();
    expect(held()).toEqual(['FMS-KIT × 6']);
    // A row that is being added does not say that it is in the cart already and would be added once more.
    expect(seen.filter((text) => text.includes('Already in your cart: 6'))).toEqual([]);
  });

  it('adds what is ticked, with the units that were taken instead [LEAD-04 c]', async () => {
    await open(link(KIT, { ...FORMS, quantity: 9 }, { code: 'TCI3-KIT', quantity: 1 }), {
      products: [{ code: 'HSW-KIT', maxOrderQuantity: 4 }],
    });
    await expect.element(button('Use 4 of Hoshino Writing Samples: Complete Kit'), patient).toBeVisible();
    await button('Use 4 of Hoshino Writing Samples: Complete Kit').click();
    await expect.poll(focused).toBe(box(/HSW-KIT/).element());
    await box(/FMS-KIT/).click();
    const added = new Promise<CustomEvent>((resolve) =>
      document.addEventListener('assess-cart-added', (event) => resolve(event as CustomEvent), {
        once: true,
      }),
    );
    await button('Add 2 products to cart').click();
    await expect.element(said('2 products were added to your cart.'), patient).toBeVisible();
    expect((await added).detail).toMatchObject({
      lines: [
        { code: 'HSW-KIT', quantity: 4 },
        { code: 'TCI3-KIT', quantity: 1 },
      ],
    });
    expect(held()).toEqual(['HSW-KIT × 4', 'TCI3-KIT × 1']);
    await expect.poll(() => focused()?.className).toContain('list-report');
    // The remaining line is still in the address, also for a reload.
    await expect.element(page.getByRole('heading', { name: 'Shared list: 1 product' })).toBeVisible();
    expect(location.hash).toBe(link(KIT));
    await button('Close this list').click();
    await expect.poll(() => location.hash).toBe('');
    await expect.element(table()).not.toBeInTheDocument();
    await expect.poll(() => focused()?.textContent).toBe('Cart');
  });

  it('goes once all of it is in the cart, and its notice stays until it is closed [LEAD-04]', async () => {
    await open(link(KIT));
    await button('Add 1 product to cart').click(patient);
    await expect.element(said('1 product was added to your cart.'), patient).toBeVisible();
    await expect.element(page.getByRole('heading', { name: /Shared list/ })).not.toBeInTheDocument();
    await expect.poll(() => location.hash).toBe('');
    await expect.element(table()).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: /^Quantity of Fairweather/ })).toHaveValue('2');
    expect(await axeFaults()).toEqual([]);
    await button('Close').click();
    await expect.element(said('1 product was added to your cart.')).not.toBeInTheDocument();
  });

  it('has markup for a code as plain text [LEAD-04 d]', async () => {
    const code = '<img src=x onerror=alert(1)>';
    await open(link({ code, quantity: 1 }));
    await expect.element(table().getByText(code), patient).toBeVisible();
    await expect.element(row(/Unknown/)).toBeVisible();
    expect(document.querySelector(TAG)!.shadowRoot!.querySelector('img')).toBeNull();
  });

  it('counts what the cart already holds [LEAD-04 c]', async () => {
    await open(link({ ...KIT, quantity: 4 }), {
      lines: [{ code: 'FMS-KIT', quantity: 3 }],
      products: [{ code: 'FMS-KIT', maxOrderQuantity: 5 }],
    });
    await expect.element(row(/4 requested, 5 allowed, 3 already in your cart/), patient).toBeVisible();
    await expect.element(button(/^Use 2 of/)).toBeVisible();
  });

  it('is not added where the page says no [LEAD-04]', async () => {
    await open(link(KIT));
    document.addEventListener('assess-cart-before-add', (event) => event.preventDefault(), { once: true });
    await button('Add 1 product to cart').click(patient);
    await expect.element(box(/FMS-KIT/)).toBeChecked();
    expect(held()).toEqual([]);
    expect(location.hash).toBe(link(KIT));
  });

  it('says to choose where nothing is ticked, and its button looks and is off until then [LEAD-04]', async () => {
    await open(link(KIT));
    await box(/FMS-KIT/).click(patient);
    await expect.element(said('Choose a product that can be added.')).toBeVisible();
    await expect.element(button('Add to cart')).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(button('Add to cart'))
      .toHaveAccessibleDescription('Choose a product that can be added.');
    expect(await axeFaults()).toEqual([]);
    await box(/FMS-KIT/).click();
    await expect.element(button('Add 1 product to cart')).not.toHaveAttribute('aria-disabled');
    await expect.element(said('Choose a product that can be added.')).not.toBeInTheDocument();
  });

  it('is added once by a double click, and told as that [LEAD-04]', async () => {
    await open(link(KIT, FORMS));
    await expect.element(box(/HSW-KIT/), patient).toBeChecked();
    await button('Add 2 products to cart').dblClick();
    await expect.element(said('2 products were added to your cart.'), patient).toBeVisible();
    expect(held()).toEqual(['FMS-KIT × 2', 'HSW-KIT × 3']);
  });

  it('is added once by two presses while the page still thinks about the first, and told as that [LEAD-04]', async () => {
    await open(link(KIT, FORMS));
    const thinking = Promise.withResolvers<void>();
    document.addEventListener(
      'assess-cart-before-add',
      (event) =>
        (event as CustomEvent<{ waitUntil: (until: Promise<void>) => void }>).detail.waitUntil(
          thinking.promise,
        ),
      { once: true },
    );
    await button('Add 2 products to cart').click(patient);
    await button('Add 2 products to cart').click();
    thinking.resolve();
    await expect.element(said('2 products were added to your cart.'), patient).toBeVisible();
    expect(held()).toEqual(['FMS-KIT × 2', 'HSW-KIT × 3']);
  });

  it('of which nothing can be added says so, and offers no press that does nothing [LEAD-04 c]', async () => {
    await open(link(KIT), { products: [{ code: 'FMS-KIT', stock: 0 }] });
    await expect.element(said('None of these products can be added now.'), patient).toBeVisible();
    await expect.element(button(/^Add .*to cart$/)).not.toBeInTheDocument();
    expect(await axeFaults()).toEqual([]);
  });

  it.each([
    ['user-ada', /FMS-KIT.*Needs level C.*Your account doesn’t have this level yet/],
    ['user-mara', /FMS-KIT.*Needs level C.*You’ll be asked for it at checkout/],
    ['user-tomas', /FMS-KIT.*Can be added/],
  ])('of %s tells what their accounts say of a level [LEAD-04 c]', async (userId, words) => {
    await open(link(KIT), { identity: {}, products: [{ code: 'FMS-KIT', level: 'C' }] }, userId);
    await expect.element(row(words), patient).toBeVisible();
    // The checkout asks for the qualification, not the cart.
    await expect.element(box(/FMS-KIT/)).toBeChecked();
  });

  it('opens where the link is put into the address of a cart that stands open [LEAD-04]', async () => {
    await open('');
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty' }), patient).toBeVisible();
    location.hash = link(FORMS);
    await expect.element(box(/HSW-KIT/), patient).toBeChecked();
  });

  it('is chosen and added by keys alone [LEAD-04]', async () => {
    await open(link(KIT, FORMS));
    await expect.element(button('Add 2 products to cart'), patient).toBeVisible();
    (box(/FMS-KIT/).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(button('Add 1 product to cart')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.poll(focused).toBe(box(/HSW-KIT/).element());
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(said('1 product was added to your cart.'), patient).toBeVisible();
  });
});

describe('a price that changed', () => {
  it('since an order is told with the order’s price, to whoever may read the order [LEAD-05 c]', async () => {
    const lines = link({ code: 'RPW-G3-LIC', quantity: 2 }, KIT);
    /** Opens the review of an order's lines at another price of today; without a code, that of Mara's own order. */
    const reorder = async (by: number, code?: string): Promise<void> => {
      document.body.replaceChildren();
      await open('', { identity: {} }, 'user-mara');
      const { orders } = (await asCustomer(scene, 'mara', 'GET', '/orders')) as {
        orders: { code: string }[];
      };
      const stored = scene.repository.product('RPW-G3-LIC')!;
      scene.repository.saveProduct({ ...stored, prices: { ...stored.prices, USD: stored.prices.USD + by } });
      document.body.replaceChildren();
      history.replaceState(null, '', `${location.pathname}?reorder=${code ?? orders[0]!.code}${lines}`);
      document.body.append(document.createElement(TAG));
    };
    for (const [by, words] of [
      [500, 'Price up'],
      [-500, 'Price down'],
    ] as const) {
      await reorder(by);
      const told = new RegExp(`RPW-G3-LIC.*${words}.*It was \\$[\\d.]+ in your order\\.`);
      await expect.element(row(told), patient).toBeVisible();
      await expect.element(row(/FMS-KIT.*Can be added/)).toBeVisible();
      const title = page.getByRole('heading', { name: /^2 products, ordered \w+ \d+, \d{4}$/ });
      await expect.element(title).toBeVisible();
    }
    expect(await axeFaults()).toEqual([]);
    await button('Close this list').click();
    await expect.poll(() => location.search).toBe('');
    await reorder(500, '00000001');
    await expect.element(row(/RPW-G3-LIC.*Can be added/), patient).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Shared list: 2 products' })).toBeVisible();
  });

  it('between review and cart is told with both prices [LEAD-04 c]', async () => {
    await open(link(FORMS));
    await expect.element(button('Add 1 product to cart'), patient).toBeVisible();
    const stored = scene.repository.product('HSW-KIT')!;
    scene.repository.saveProduct({ ...stored, prices: { ...stored.prices, USD: 15_000 } });
    await button('Add 1 product to cart').click();
    await expect.element(said(/the unit price changed from \$141\.00 to \$150\.00/), patient).toBeVisible();
  });
});

describe('a list of 500 products', () => {
  const many = Array.from({ length: 500 }, (_, at) => ({ code: `NONE-${at}`, quantity: 1 }));

  it('is looked up by batches of 25, and drawn by hundreds [LEAD-04 e]', async () => {
    await open(link(...many.slice(0, 498), KIT, FORMS));
    await expect.element(button('Add 2 products to cart'), { timeout: 40_000 }).toBeVisible();
    expect(scene.calls.filter((call) => call === 'POST /products/lookup')).toHaveLength(20);
    await expect.poll(() => table().getByRole('row').elements()).toHaveLength(101);
    await button('Show 100 more products').click();
    await expect.poll(() => table().getByRole('row').elements()).toHaveLength(201);
    await button('Add 2 products to cart').click();
    await expect.element(said('2 products were added to your cart.'), patient).toBeVisible();
    expect(held()).toEqual(['FMS-KIT × 2', 'HSW-KIT × 3']);
  });

  it.each([
    ['has the press that adds it in sight from its first product on', 640, true],
    ['leaves the room of a low window to its products', 400, false],
  ])('%s [LEAD-04 e]', async (_what, height, isInSight) => {
    await page.viewport(320, height);
    await open(link(KIT, FORMS, ...many.slice(0, 40)));
    await expect.element(button('Add 2 products to cart'), { timeout: 40_000 }).toBeInTheDocument();
    box(/FMS-KIT/)
      .element()
      .scrollIntoView({ block: 'center' });
    const add = button('Add 2 products to cart').element();
    const isSeen = () => add.getBoundingClientRect().bottom <= innerHeight;
    await expect.poll(isSeen).toBe(isInSight);
    // Neither does it cover what has the focus.
    for (const one of table().getByRole('checkbox').elements().slice(0, 2)) {
      (one as HTMLElement).focus();
      const edge = () => (isInSight ? add.parentElement!.getBoundingClientRect().top : innerHeight);
      await expect.poll(() => edge() - one.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(0);
    }
    await page.viewport(1280, 900);
  });

  it('has its own press at the lower edge in a cart that holds something, until nothing is ticked [LEAD-04 e] [CRT-02 part]', async () => {
    await page.viewport(320, 640);
    const lines = ['LMS4-KIT', 'LMS4-MAN', 'MAB2-KIT', 'MAB2-MAN'].map((code) => ({ code, quantity: 1 }));
    await open(link(KIT, FORMS, ...many.slice(0, 12)), { lines });
    const add = button('Add 2 products to cart');
    await expect.element(add, { timeout: 40_000 }).toBeInTheDocument();
    const checkout = page.getByRole('link', { name: 'Go to checkout' });
    await expect.element(checkout.first(), patient).toBeInTheDocument();
    box(/FMS-KIT/)
      .element()
      .scrollIntoView({ block: 'center' });
    await expect.element(add).toBeInViewport({ ratio: 1 });
    const { left, top, width, height } = add.element().getBoundingClientRect();
    const at = document.querySelector(TAG)!.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2);
    expect(at?.closest('button')).toBe(add.element());
    const bar = () => document.querySelector(TAG)!.shadowRoot!.querySelector('.bar-in');
    expect(bar()?.checkVisibility() ?? false).toBe(false);
    await box(/FMS-KIT/).click();
    await box(/HSW-KIT/).click();
    await expect.poll(() => bar()?.checkVisibility(), patient).toBe(true);
    await page.viewport(1280, 900);
  });
});
