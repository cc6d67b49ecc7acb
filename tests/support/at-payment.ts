import { page } from 'vitest/browser';
import { expect } from 'vitest';
import { bootstrap } from '../../src/page/start.ts';
import { providePayment } from '../../src/widgets/parts/payment-fields/provide-payment.ts';
import { storageName } from '../../src/core/storage-names.ts';
import { beSignedIn } from './be-signed-in.ts';
import { createElementsPayment } from './elements-payment.ts';
import { createProvider, type Provider } from './elements-provider.ts';
import { COMMERCE_BASE } from './fill-cart.ts';
import { setScene, type Scene, type SceneOptions } from './scene.ts';

const patient = { timeout: 20_000 };

export type PaymentVisit = SceneOptions & {
  customer?: string;
  /** The member of customer service who acts for the customer. */
  member?: string;
  /** The account's id; the customer's personal account if absent. */
  account?: string;
  /** The address that the bill goes to. */
  billing?: 'DELIVERY' | 'ACCOUNT';
  /** The services' settings. */
  settings?: object;
  /** The width of the window, in pixels. */
  width?: number;
};

export type AtPayment = {
  scene: Scene;
  provider: Provider;
  /** Makes a call as the customer on another device. */
  elsewhere: (method: string, path: string, body?: unknown) => Promise<unknown>;
  order: (settings: object) => Promise<void>;
  /** Returns the cart's payment as the service has it. */
  cart: () => Promise<Record<string, unknown>>;
  /** Returns what the step has in session storage. */
  kept: () => string | null;
};

export const openStep = (name: string) =>
  page.getByRole('heading', { name: new RegExp(`^Step \\d of \\d ${name}$`) });

/** Draws the checkout in this document. */
export const drawCheckout = (): void => {
  const element = document.createElement('assess-checkout');
  document.body.replaceChildren(element);
};

let forgetProvider: (() => void) | undefined;

/**
 * Draws the checkout at the payment step, for a customer whose cart has everything else. The card's fields are those of
 * a second provider.
 */
export const comeToPayment = async ({
  customer = 'user-mara',
  member,
  account = `personal-${customer}`,
  billing = 'DELIVERY',
  settings,
  width = 1280,
  ...options
}: PaymentVisit = {}): Promise<AtPayment> => {
  await page.viewport(width, 900);
  const scene = await setScene({ identity: {}, ...options });
  beSignedIn(member ?? customer, member && customer);
  // Listeners of earlier pages read the current page.
  bootstrap();
  const provider = createProvider(() => scene.repository);
  forgetProvider?.();
  forgetProvider = providePayment(createElementsPayment(provider));
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await scene.backend.fetch(
      new Request(`${location.origin}${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'X-Site-Id': 'usassessments',
          Authorization: `Bearer demo-token-${customer}`,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  const elsewhere = (method: string, path: string, body?: unknown) =>
    ask(method, `${COMMERCE_BASE}/users/current${path}`, body);
  const order = async (values: object) => void (await ask('POST', '/__settings', { settings: values }));

  if (settings) await order(settings);
  await elsewhere('POST', '/carts', {});
  await elsewhere('POST', '/carts/current/entries', { product: { code: 'FMS-KIT' }, quantity: 2 });
  await elsewhere('PUT', '/carts/current/account', { id: account });
  await elsewhere('PUT', '/carts/current/addresses/delivery?addressId=home');
  await elsewhere('PUT', '/carts/current/deliverymode?deliveryModeId=ground');
  await elsewhere('PUT', '/carts/current/billingaddress', { use: billing });
  drawCheckout();
  await expect.element(openStep('Payment'), patient).toBeVisible();
  return {
    scene,
    provider,
    elsewhere,
    order,
    cart: async () => (await elsewhere('GET', '/carts/current')) as Record<string, unknown>,
    kept: () => sessionStorage.getItem(storageName('checkoutDraft', 'usassessments')),
  };
};

/** Cleans up after each test. */
export const leavePayment = async (at: AtPayment | undefined, search: string): Promise<void> => {
  document.body.replaceChildren();
  forgetProvider?.();
  forgetProvider = undefined;
  await at?.scene.settled();
  history.replaceState({}, '', `${location.pathname}${search}`);
};
