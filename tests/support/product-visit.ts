import { runtime } from '../../src/core/runtime.ts';
import { COMMERCE_BASE } from './fill-cart.ts';
import { setScene, type Scene, type SceneOptions } from './scene.ts';

const SITE = 'usassessments';

/** Opens a page with the buy box of a product only. Without a code, the page’s address names the product. */
export const openProduct = async (code: string | undefined, options: SceneOptions = {}): Promise<Scene> => {
  const scene = await setScene(options);
  const element = document.createElement('assess-product');
  if (code !== undefined) element.setAttribute('product-code', code);
  document.body.append(element);
  return scene;
};

/** Returns the lines of the visitor’s cart, read from the services. */
export const cartHolds = async (scene: Scene): Promise<string[]> => {
  const guid = runtime().storage.read('cartGuid', SITE);
  if (guid === undefined) return [];
  const url = `${location.origin}${COMMERCE_BASE}/users/anonymous/carts/${guid}?fields=FULL`;
  const answer = await scene.backend.fetch(new Request(url, { headers: { 'X-Site-Id': SITE } }));
  const cart = (await answer.json()) as {
    entries?: { quantity: number; product: { code: string } }[];
  };
  return (cart.entries ?? []).map(({ quantity, product }) => `${quantity} ${product.code}`);
};
