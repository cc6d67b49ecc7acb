import type { StoredCart } from '../cart/store.ts';
import type { StoredProduct } from '../product/store.ts';
import type { Collection } from './collection.ts';

/** The answer of a write that carried an Idempotency-Key. */
export type KeptAnswer = { fingerprint: string; body: string; etag: string; keptAt: number };

/**
 * Everything that the services store. It is synchronous, so that nothing runs between a handler's read and its write.
 * Values are copied on the way in and out, or readonly: changing one does not change what is stored.
 */
export type Repository = {
  products(): readonly StoredProduct[];
  product(code: string): StoredProduct | undefined;
  saveProduct(product: StoredProduct): void;
  cart(guid: string): StoredCart | undefined;
  /** Returns a customer's carts on one site, the most recently changed first. */
  cartsOf(userId: string, site: string): readonly StoredCart[];
  saveCart(cart: StoredCart): void;
  deleteCart(guid: string): void;
  /** Deletes every cart, of customers and of anonymous visitors. Their codes are not used again. */
  deleteCarts(): void;
  nextCartCode(): string;
  keptAnswer(key: string): KeptAnswer | undefined;
  keepAnswer(key: string, answer: KeptAnswer): void;
  /** Removes answers that were kept before this instant. */
  dropAnswersBefore(instant: number): void;
  /** Returns what a resource stores under a name of its own. The repository knows no resource. */
  collection<T>(name: string): Collection<T>;
  /** Keeps all changes of the work, or none if it throws. */
  transaction<T>(work: () => T): T;
  close(): void;
};
