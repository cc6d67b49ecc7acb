import type { ProductFormat, QualificationLevel } from '../../../src/api/product/product.contract.ts';
import type { Currency } from '../core/sites.ts';

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
