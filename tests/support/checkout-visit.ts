import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { bootstrap } from '../../src/page/start.ts';
import { localeRow } from '../../src/core/locale/locale-table.ts';
import { asCustomer } from './as-customer.ts';
import { beSignedIn } from './be-signed-in.ts';
import { setScene, type Scene, type SceneOptions } from './scene.ts';

const patient = { timeout: 20_000 };

export type CheckoutVisit = {
  scene: Scene;
  as: (method: string, path: string, body?: unknown) => Promise<unknown>;
  element: HTMLElement;
};

type VisitOptions = {
  userName: string;
  /** The member of customer service who acts for them. */
  member?: string;
  lines: Readonly<Record<string, number>>;
  /** The earlier choices of the cart, as calls below `/carts/current`, or from `/commerce/` on; PUT by default. */
  chosen?: readonly (readonly [path: string, body: unknown, method?: string])[];
  /** The step in the address. */
  step?: string;
  scene?: SceneOptions;
  /** The width of the window, in pixels. By default it is wide enough to show the order beside the steps. */
  width?: number;
  /** The faults, from when the widget is drawn. */
  faults?: SceneOptions['faults'];
  /** Changes the scene before the widget is drawn. */
  onReady?: (scene: Scene) => void;
};

/** Draws the checkout of a customer. */
export const visitCheckout = async (options: VisitOptions): Promise<CheckoutVisit> => {
  await page.viewport(options.width ?? 1280, 900);
  const scene = await setScene({ identity: {}, ...options.scene });
  const user = `user-${options.userName}`;
  beSignedIn(options.member ?? user, options.member && user);
  // Listeners of earlier pages read the current page.
  bootstrap();
  const { baseSite } = localeRow(options.scene?.locale ?? 'en-us');
  const as = (method: string, path: string, body?: unknown) =>
    asCustomer(scene, options.userName, method, path, body, baseSite);
  await as('POST', '/carts', {});
  for (const [code, quantity] of Object.entries(options.lines))
    await as('POST', '/carts/current/entries', { product: { code }, quantity });
  for (const [path, body, method = 'PUT'] of options.chosen ?? [])
    await as(method, path.startsWith('/commerce/') ? path : `/carts/current${path}`, body);
  for (const fault of options.faults ?? []) scene.backend.faults.add(fault);
  options.onReady?.(scene);
  history.replaceState({}, '', `${location.pathname}${options.step ? `?step=${options.step}` : ''}`);
  const element = document.createElement('assess-checkout');
  document.body.append(element);
  return { scene, as, element };
};

/** Removes the widget and waits until nothing of it is under way. */
export const leaveCheckout = async ({ scene }: CheckoutVisit): Promise<void> => {
  document.body.replaceChildren();
  await scene.settled();
  history.replaceState({}, '', location.pathname);
};

/** Draws the widget again, as a reload of the page does. */
export const reload = (): void => {
  document.querySelector('assess-checkout')?.remove();
  document.body.append(document.createElement('assess-checkout'));
};

/** Finds the heading of the open step. */
export const openStep = (name: string): Locator =>
  page.getByRole('heading', { name: new RegExp(`^Step \\d of \\d ${name}$`) });
export const expectStep = (name: string) => expect.element(openStep(name), patient).toBeVisible();
export const button = (name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
export const radio = (name: string): Locator => page.getByRole('radio', { name, exact: true });
export const field = (name: string): Locator => page.getByLabelText(name, { exact: true });
/** Presses a button after its previous press has ended: a busy button does nothing. */
export const press = async (name: string | RegExp): Promise<void> => {
  await expect.element(button(name), patient).not.toHaveAttribute('aria-busy');
  await userEvent.click(button(name));
};

/** Expects the field to be invalid, to say why, and to have the focus. */
export const expectFault = async (control: Locator, words: string): Promise<void> => {
  await expect.element(control, patient).toHaveAccessibleDescription(expect.stringContaining(words));
  await expect.element(control, patient).toHaveAttribute('aria-invalid', 'true');
};

/** Expects these words to be visible somewhere. */
export const expectText = (words: string | RegExp): Promise<void> =>
  expect.element(page.getByText(words, { exact: false }).first(), patient).toBeVisible();
