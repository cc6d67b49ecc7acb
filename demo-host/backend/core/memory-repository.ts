import type { StoredCart } from '../cart/store.ts';
import type { StoredProduct } from '../product/store.ts';
import { createMemoryCollections } from './collection.ts';
import type { KeptAnswer, Repository } from './repository.ts';

/** Creates a repository in memory, for stories, tests and short-lived demo hosts. It runs in the browser too. */
export const createMemoryRepository = (products: readonly StoredProduct[]): Repository => {
  let catalogue = new Map(products.map((product) => [product.code, product]));
  let carts = new Map<string, StoredCart>();
  let answers = new Map<string, KeptAnswer>();
  let lastCode = 0;
  const collections = createMemoryCollections();

  return {
    products: () => [...catalogue.values()],
    product: (code) => catalogue.get(code),
    saveProduct: (product) => void catalogue.set(product.code, structuredClone(product)),
    cart: (guid) => carts.get(guid),
    cartsOf: (userId, site) =>
      [...carts.values()]
        .filter((cart) => cart.userId === userId && cart.site === site)
        .toSorted((a, b) => b.modifiedAt - a.modifiedAt || b.code.localeCompare(a.code)),
    saveCart: (cart) => void carts.set(cart.guid, structuredClone(cart)),
    deleteCart: (guid) => void carts.delete(guid),
    deleteCarts: () => carts.clear(),
    nextCartCode: () => cartCode(++lastCode),
    keptAnswer: (key) => answers.get(key),
    keepAnswer: (key, answer) => void answers.set(key, answer),
    dropAnswersBefore: (instant) => {
      for (const [key, answer] of answers) if (answer.keptAt < instant) answers.delete(key);
    },
    collection: collections.collection,
    transaction: (work) => {
      const before = { catalogue: new Map(catalogue), carts: new Map(carts), answers: new Map(answers) };
      const kept = collections.copy();
      try {
        return work();
      } catch (error) {
        ({ catalogue, carts, answers } = before);
        collections.restore(kept);
        throw error;
      }
    },
    close: () => undefined,
  };
};

/** Returns a code of eight digits, like those of OCC's carts. */
export const cartCode = (number: number): string => String(number).padStart(8, '0');
