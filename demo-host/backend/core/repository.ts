import type { ProductFormat, QualificationLevel } from '../../../src/api/product/product.contract.ts';
import type { CartChoices, StoredTraining } from '../checkout/choices.ts';
import type { Collection } from './collection.ts';
import type { LinePrice } from '../checkout/line-price.ts';
import type { Promotion } from '../settings/settings.ts';
import type { Currency } from './sites.ts';

/** A product as it is kept. Prices are integers in the currency's minor unit (cents; yen as they are). */
export type StoredProduct = {
  code: string;
  name: string;
  programName: string;
  summary: string;
  format: ProductFormat;
  isbn: string;
  upc?: string;
  level?: QualificationLevel;
  prices: Record<Currency, number>;
  /** Units on the shelf; absent for what is never out of stock. */
  stock?: number;
  /** False: sold by telephone or on site only. */
  online: boolean;
  retired?: { successor?: string };
  /** Taken out of the catalogue: no call finds it, but carts still name it. */
  gone?: boolean;
  /** Base sites that don't sell it. */
  notSoldOn: readonly string[];
  minOrderQuantity?: number;
  maxOrderQuantity?: number;
  notDiscountable?: boolean;
  /** A printed book, which some countries tax less. */
  isBook?: boolean;
  /** Days from today until it is published, or leaves the warehouse. */
  releaseInDays?: number;
  shipsInDays?: number;
  /** Seats of one unit. */
  seats?: number;
};

export type StoredEntry = {
  productCode: string;
  quantity: number;
  /** Of a training product: what was filled in so far. */
  training?: StoredTraining | undefined;
};

export type StoredCart = {
  code: string;
  guid: string;
  /** `anonymous` or a customer's id. */
  userId: string;
  /** The base site it was made on; no other site finds it. */
  site: string;
  version: number;
  entries: readonly StoredEntry[];
  /** Server time in milliseconds. */
  modifiedAt: number;
  /** Put aside under a name: no longer the customer's current cart. */
  saved?: { name: string; description: string; at: number };
  /** Deleted by the customer: nobody finds it, but saving it by its code brings it back. */
  flagged?: true | undefined;
  /** Made from a quote: its lines, prices (a line each, in their order) and promotion stay as they were quoted. */
  quote?:
    | {
        code: string;
        prices: readonly (LinePrice & { productCode: string })[];
        promotion: Promotion | null;
      }
    | undefined;
  /** What its checkout has chosen so far. */
  choices?: CartChoices | undefined;
  /** In place of its guid once that was retired. Source: api.md, "The order key". */
  orderKey?: string | undefined;
  /** An order of it waits for the bank until this instant; `orderCode` is there where it was placed meanwhile. */
  placing?: { until: number; orderCode?: string | undefined } | undefined;
};

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
