import { page } from 'vitest/browser';
import { asCustomer } from './as-customer.ts';
import { openWidget, type WidgetVisit } from './open-widget.ts';
import type { Scene } from './scene.ts';

const TAG = 'assess-saved-carts';

type Held = { code: string; name?: string; entries: { quantity: number; product: { code: string } }[] };

/** Makes a call as Mara on another device. */
export const asMara = (scene: Scene, method: string, path: string, body?: unknown): Promise<unknown> =>
  asCustomer(scene, 'mara', method, `/carts${path}`, body);

const fill = async (scene: Scene, code: string, quantity: number): Promise<void> => {
  await asMara(scene, 'POST', '', {});
  await asMara(scene, 'POST', '/current/entries', { product: { code }, quantity });
};

/** Saves a new cart. Returns its code. */
export const saveOne = async (
  scene: Scene,
  name: string,
  code = 'LMS4-REC25',
  quantity = 3,
): Promise<string> => {
  await fill(scene, code, quantity);
  const saved = await asMara(
    scene,
    'PATCH',
    `/current/save?saveCartName=${name}&saveCartDescription=For+${name}`,
    {},
  );
  return (saved as { savedCartData: { code: string } }).savedCartData.code;
};

/** Returns Mara's carts with their lines, by name. */
export const heldCarts = async (scene: Scene): Promise<string[]> => {
  const { carts } = (await asMara(scene, 'GET', '?fields=FULL&pageSize=100')) as { carts: Held[] };
  return carts
    .filter(({ entries }) => entries.length > 0)
    .map(({ name, entries }) => {
      const lines = entries.map(({ quantity, product }) => `${quantity} ${product.code}`);
      return `${name ?? 'current'}: ${lines.join(', ')}`;
    })
    .toSorted();
};

/**
 * Opens a page with the widget only. Mara is signed in, has these saved carts (Spring by default), and 2 kits in her
 * cart.
 */
export const openSavedCarts = (visit: WidgetVisit = {}, names = ['Spring']): Promise<Scene> =>
  openWidget(TAG, {
    who: 'mara',
    given: async (scene) => {
      for (const name of names) await saveOne(scene, name);
      await fill(scene, 'LMS4-KIT', 2);
    },
    ...visit,
  });

/** Looks inside the widget only: the page's live region contains many of the same texts. */
export const said = (words: string) =>
  page.elementLocator(document.querySelector(TAG) ?? document.body).getByText(words, { exact: false });
