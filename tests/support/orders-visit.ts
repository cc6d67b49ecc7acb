import { page } from 'vitest/browser';
import { beSignedIn } from './be-signed-in.ts';
import { setScene, type Scene, type SceneOptions } from './scene.ts';

export const ORDERS_TAG = 'assess-order-history';

type Given = SceneOptions & { who?: string; attributes?: Readonly<Record<string, string>> };

/** Opens a page with order history only. Max is signed in, who has ordered 10,000 times. */
export const openOrders = async ({
  faults = [],
  attributes = {},
  who = 'max',
  ...options
}: Given = {}): Promise<Scene> => {
  const scene = await setScene({ identity: {}, flags: { orderHistory: true }, ...options });
  for (const fault of faults) scene.backend.faults.add(fault);
  beSignedIn(`user-${who}`);
  const element = document.createElement(ORDERS_TAG);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return scene;
};

export const ordersWidget = (): HTMLElement => document.querySelector<HTMLElement>(ORDERS_TAG)!;

/** Looks inside the widget only: the page's live region contains many of the same texts. */
export const said = (words: string | RegExp) => page.elementLocator(ordersWidget()).getByText(words);
