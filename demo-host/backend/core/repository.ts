import type { StoredCart } from '../cart/store.ts';
import type { StoredProduct } from '../product/store.ts';
import type { Collection } from './collection.ts';

/** The answer of a write that carried an Idempotency-Key. */
export type KeptAnswer = { fingerprint: string; body: string; etag: string; keptAt: number };

/**
 * Everything the services remember. Synchronous, so that a handler runs without another between its read and its
 * write. Values go in and come out as copies or as readonly: changing one changes nothing that is kept.
 */
export type Repository = {
  products(): readonly StoredProduct[];
  product(code: string): StoredProduct | undefined;
  saveProduct(product: StoredProduct): void;
  cart(guid: string): StoredCart | undefined;
  /** A customer's carts on one site, the last changed first. */
  cartsOf(userId: string, site: string): readonly StoredCart[];
  saveCart(cart: StoredCart): void;
  deleteCart(guid: string): void;
  /** Every cart goes, of customers and of anonymous visitors. Their codes are not given again. */
  deleteCarts(): void;
  nextCartCode(): string;
  keptAnswer(key: string): KeptAnswer | undefined;
  keepAnswer(key: string, answer: KeptAnswer): void;
  /** Forgets answers kept before this instant. */
  dropAnswersBefore(instant: number): void;
  /** What a resource keeps under a name of its own: the repository knows no resource. */
  collection<T>(name: string): Collection<T>;
  /** All of the work is kept or, when it throws, none. */
  transaction<T>(work: () => T): T;
  close(): void;
};
