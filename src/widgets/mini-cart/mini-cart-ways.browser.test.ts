import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import './define.ts';

const patient = { timeout: 20_000 };
let scene: Scene;

/** Opens the panel of a cart with two kits of $158.00 each and shipping for $10.00 from the checkout. */
const open = async () => {
  scene = await setScene({ lines: [{ code: 'FMS-KIT', quantity: 2 }] });
  const cart = scene.repository.cart(scene.cartGuid!)!;
  const deliveryAddress = {
    id: 'a-1',
    firstName: 'Ada',
    lastName: 'Reyes',
    line1: '18 Linden Avenue',
    town: 'Columbus',
    region: 'US-OH',
    postalCode: '43215',
    country: 'US',
  };
  scene.repository.saveCart({ ...cart, choices: { deliveryAddress, deliveryModeCode: 'ground' } });
  document.body.append(document.createElement('assess-mini-cart'));
  const button = page.getByRole('button', { name: /^Cart/ });
  await expect.element(button, patient).toBeVisible();
  await button.click();
};
const panel = () => page.getByRole('region', { name: 'Cart', exact: true });
const toCheckout = () => panel().getByRole('link', { name: 'Go to checkout' });

afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

describe('below the lines of the mini-cart', () => {
  it('stands what they come to, without shipping that it does not show [CRT-01 part]', async () => {
    await open();
    await expect.element(panel(), patient).toMatchTextContent('Subtotal$316.00View cart');
    await expect.element(panel()).not.toMatchTextContent('$326.00');
  });

  it('stand the ways on, for the keyboard too, and the panel closes when the focus leaves it [CRT-01 part] [AXS-02 part]', async () => {
    await open();
    const after = document.createElement('button');
    document.body.append(after);
    await expect.element(toCheckout(), patient).toBeVisible();
    const [remove, way] = [panel().getByRole('button', { name: /^Remove/ }), toCheckout()];
    expect(remove.element().compareDocumentPosition(way.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    (remove.element() as HTMLElement).focus();
    (way.element() as HTMLElement).focus();
    await expect.element(way).toBeVisible();
    after.focus();
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(after);
  });

  it('the way to the checkout stands on every page but the checkout’s own [CRT-01 part]', async () => {
    await open();
    await expect.element(toCheckout(), patient).toBeVisible();
    await scene.settled();
    document.body.replaceChildren(document.createElement('assess-checkout'));
    await open();
    await expect.element(panel().getByRole('link', { name: 'View cart' }), patient).toBeVisible();
    await expect.element(toCheckout()).not.toBeInTheDocument();
  });
});

it.each(['en-us', 'fr-ca', 'es-es', 'nl-nl'] as const)(
  'in %s the panel’s close button is in sight at 280 px [CRT-01 part] [AXS-01 c part]',
  async (locale) => {
    const size = [innerWidth, innerHeight] as const;
    await page.viewport(280, 640);
    scene = await setScene({ locale, lines: [{ code: 'FMS-KIT', quantity: 100 }] });
    document.body.append(document.createElement('assess-mini-cart'));
    const button = page.getByRole('button').first();
    await expect.element(button, patient).toBeVisible();
    await button.click();
    const close = () => document.querySelector('assess-mini-cart')!.shadowRoot!.querySelector('.top .btn');
    await expect.poll(close, patient).not.toBeNull();
    const { left, right, width } = close()!.getBoundingClientRect();
    await page.viewport(...size);
    expect(width).toBeGreaterThan(20);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(280);
  },
);

it('the name of a line’s product leads to the product’s page [CRT-09 a part]', async () => {
  await open();
  await expect
    .element(panel().getByRole('link', { name: /Complete Kit$/ }), patient)
    .toHaveAttribute('href', expect.stringMatching(/\/en-us\/p\/FMS-KIT$/));
});

describe('in a cart of many lines', () => {
  const CODES = ['FMS-KIT', 'LMS4-MAN', 'LMS4-KITC', 'VLS-KIT'];
  const openMany = async () => {
    scene = await setScene({ lines: CODES.map((code) => ({ code, quantity: 1 })) });
    document.body.append(document.createElement('assess-mini-cart'));
    await page.getByRole('button', { name: /^Cart/ }).click();
    await expect.element(toCheckout(), patient).toBeVisible();
  };
  const shadow = () => document.querySelector('assess-mini-cart')!.shadowRoot!;

  it('the newest line is the first, and an undone removal is back at its place [CRT-01 part]', async () => {
    await openMany();
    const codes = () =>
      [...shadow().querySelectorAll<HTMLElement>('[data-line]')].map((one) => one.dataset['line']);
    expect(codes()).toEqual(CODES.toReversed());
    await panel()
      .getByRole('button', { name: /^Remove .*Rolling Case/ })
      .click();
    await panel().getByRole('button', { name: /^Undo/ }).click();
    await expect
      .element(panel().getByRole('button', { name: /^Remove .*Rolling Case/ }), patient)
      .toBeVisible();
    expect(codes()).toEqual(CODES.toReversed());
  });

  it('cart and checkout are the last stops of Tab, as they stand below the lines [CRT-01 part]', async () => {
    await openMany();
    shadow().querySelector<HTMLElement>('h2')!.focus();
    const stops: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 100 && stops.at(-1) !== 'Go to checkout'; stop += 1) {
      await userEvent.tab();
      const { activeElement } = shadow();
      stops.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent);
    }
    expect([stops[0], ...stops.slice(-2)]).toEqual(['Close', 'View cart', 'Go to checkout']);
    const lines = shadow().querySelector('.mini-lines')!.getBoundingClientRect();
    expect(shadow().querySelector('.ways')!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      lines.bottom - 2,
    );
  });

  it('each name shows with the word that tells a kit from its manual [AXS-03 part]', async () => {
    await openMany();
    for (const name of shadow().querySelectorAll('.mini-line > b:first-child')) {
      expect(name.scrollHeight, name.textContent).toBeLessThanOrEqual(name.clientHeight);
      expect(getComputedStyle(name).overflowY).toBe('visible');
    }
  });
});
