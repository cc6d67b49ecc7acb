import type { ProductFormat, QualificationLevel } from '../../../src/api/product/product.contract.ts';
import type { Currency } from '../core/sites.ts';

/** A stored product. Prices are integers in the currency's minor unit (cents; for yen, whole yen). */
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
  /** Units in stock; absent if it is never out of stock. */
  stock?: number;
  /** False: sold by telephone or on site only. */
  online: boolean;
  retired?: { successor?: string };
  /** True: removed from the catalogue. No call finds it, but carts may still name it. */
  gone?: boolean;
  /** Base sites that don't sell it. */
  notSoldOn: readonly string[];
  minOrderQuantity?: number;
  maxOrderQuantity?: number;
  notDiscountable?: boolean;
  /** True for a printed book, which some countries tax less. */
  isBook?: boolean;
  /** The days from today until it is published, or leaves the warehouse. */
  releaseInDays?: number;
  shipsInDays?: number;
  /** The seats of one unit. */
  seats?: number;
};
