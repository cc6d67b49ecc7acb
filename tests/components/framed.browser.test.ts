import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { asCustomer } from '../support/as-customer.ts';
import { beSignedIn } from '../support/be-signed-in.ts';
import { setScene, type Scene } from '../support/scene.ts';
import { startPage } from '../support/start-page.ts';
import '../../src/widgets/accounts/define.ts';
import '../../src/widgets/address-book/define.ts';
import '../../src/widgets/cart/define.ts';
import '../../src/widgets/checkout/define.ts';
import '../../src/widgets/invoices/define.ts';
import '../../src/widgets/payment-cards/define.ts';
import '../../src/widgets/preferences/define.ts';
import '../../src/widgets/profile/define.ts';
import '../../src/widgets/quotes/define.ts';
import '../../src/widgets/sign-in/define.ts';
import '../../src/widgets/support/define.ts';

const patient = { timeout: 20_000 };
const OWN_WINDOW = 'Open this page in its own window';

/** Each tag that signs in, orders, pays, or changes a quote, an account, an address, an invoice, a card or the customer acted for, and what it draws. */
const TAGS = {
  'assess-checkout': { name: /^Continue to/, role: 'button' },
  'assess-profile': { name: 'Save profile', role: 'button' },
  'assess-preferences': { name: 'Save preferences', role: 'button' },
  'assess-quotes': { name: /^Q-\d{7}$/, role: 'link' },
  'assess-sign-in': { name: /user name/i, role: 'textbox' },
  'assess-accounts': { name: 'Quinn Abara', role: 'link' },
  'assess-cart': { name: 'Create quote', role: 'button' },
  'assess-address-book': { name: 'Add address', role: 'button' },
  'assess-payment-cards': { name: 'Delete Visa ending in 4242', role: 'button' },
  'assess-invoices': { name: 'Search invoices', role: 'searchbox' },
  'assess-support': { name: /^Customer/, role: 'searchbox' },
} as const;

let scene: Scene | undefined;

const leave = async (): Promise<void> => {
  document.body.replaceChildren();
  await scene?.settled();
};

afterEach(async () => {
  vi.restoreAllMocks();
  await leave();
});

/** Makes the page one that a page of another origin has in a frame: the place of that page can't be read. */
const beFramed = (): void => {
  const blocked = () => {
    throw new DOMException('Blocked a frame', 'SecurityError');
  };
  const real = window.parent;
  const other = new Proxy(
    {},
    { get: (_none, name) => (name === 'location' ? blocked() : Reflect.get(real, name)) },
  );
  vi.spyOn(window, 'parent', 'get').mockReturnValue(other as Window);
};

const draw = async (tag: string, author = false): Promise<HTMLElement> => {
  scene = await setScene({ identity: {}, flags: { addressBook: true }, config: { author } });
  await asCustomer(scene, 'quinn', 'GET', '/quotes');
  await asCustomer(scene, 'quinn', 'POST', '/carts', {});
  await asCustomer(scene, 'quinn', 'POST', '/carts/current/entries', {
    product: { code: 'FMS-KIT' },
    quantity: 1,
  });
  if (tag !== 'assess-sign-in') beSignedIn(tag === 'assess-support' ? 'user-sue' : 'user-quinn');
  startPage();
  const element = document.createElement(tag);
  document.body.append(element);
  return element;
};

const inside = (element: HTMLElement) => page.elementLocator(element);

it('framed by another origin, a tag draws a sentence and a link to its own window in place of what acts, and its sample in an editor [SEC-14 d]', async () => {
  for (const [tag, { role, name }] of Object.entries(TAGS)) {
    const acts = (element: HTMLElement) => inside(element).getByRole(role, { name }).first();
    const way = (element: HTMLElement) => inside(element).getByRole('link', { name: OWN_WINDOW });

    await expect.element(acts(await draw(tag)), patient).toBeVisible();

    await leave();
    beFramed();
    const framed = await draw(tag);
    await expect.element(way(framed), patient).toBeVisible();
    await expect.element(way(framed)).toHaveAttribute('href', location.href);
    await expect.element(way(framed)).toHaveAttribute('target', '_blank');
    await expect.element(acts(framed)).not.toBeInTheDocument();

    await leave();
    const sample = await draw(tag, true);
    await expect
      .poll(() => (sample.shadowRoot ?? sample).querySelector('button, input, a'), patient)
      .toBeTruthy();
    await expect.element(way(sample)).not.toBeInTheDocument();
    vi.restoreAllMocks();
    await leave();
  }
});
