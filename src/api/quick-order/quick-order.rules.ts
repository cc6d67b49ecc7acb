import type { QuickOrderRowsFlag } from '../../core/flags/flag-table.ts';
import { sameProductKey } from './isbn.rules.ts';

/** The most products in quick order. [QO-02] */
export const MAX_PRODUCTS = 25;
const SHOWN_ROWS = 3;

/** The number of rows that a form shows at first, and the most products that it takes. Whole numbers, 1 ≤ shown ≤ max ≤ 25. */
export type RowLimits = { readonly shown: number; readonly max: number };

/**
 * Returns the row limits of the flag: without a value 3 shown and 25 allowed, never more than 25, never more shown than
 * allowed. [QO-02]
 */
export const rowLimits = ({ min = SHOWN_ROWS, max = MAX_PRODUCTS }: QuickOrderRowsFlag): RowLimits => {
  const most = Math.min(max, MAX_PRODUCTS);
  return { shown: Math.min(min, most), max: most };
};

export type QuantityCheck = {
  /** The quantity of the row in pieces, already parsed. */
  readonly quantity: number;
  readonly minOrderQuantity?: number | undefined;
  readonly maxOrderQuantity?: number | undefined;
  /** The number of pieces in stock. The cart must not hold more. */
  readonly stock?: number | undefined;
  /** The pieces of the product that are already in the cart. */
  readonly inCart: number;
};

/** `use` is the smallest valid change, if any. `min` and `max` are for the whole cart; `inCart` is what it holds. */
export type QuantityVerdict =
  | { ok: true }
  | { ok: false; code: 'not-whole' | 'not-positive'; use: number }
  | { ok: false; code: 'below-min'; use: number; min: number; inCart: number }
  | { ok: false; code: 'above-max'; use?: number; max: number; inCart: number }
  | { ok: false; code: 'above-stock'; use?: number; left: number; inCart: number };

/**
 * Checks whether the cart would hold an allowed quantity after adding. Invalid or contradictory limits are ignored; the
 * server then decides. The stock is checked last. If it is less than the minimum, no change is suggested. [QO-04, CRT-05]
 */
export function checkQuantity(check: QuantityCheck): QuantityVerdict {
  const inCart = limitOf(check.inCart) ?? 0;
  const { min, max } = soundLimits(check);
  const least = Math.max(1, min - inCart);
  const { quantity } = check;
  const left = max - inCart;
  if (left < 1) return { ok: false, code: 'above-max', max, inCart };
  if (!Number.isFinite(quantity) || quantity <= 0) return { ok: false, code: 'not-positive', use: least };
  if (!Number.isInteger(quantity)) {
    return { ok: false, code: 'not-whole', use: Math.min(Math.max(Math.ceil(quantity), least), left) };
  }
  if (quantity > left) return { ok: false, code: 'above-max', use: left, max, inCart };
  if (quantity < least) return { ok: false, code: 'below-min', use: least, min, inCart };
  return checkStock(check, inCart, least);
}

function checkStock({ quantity, stock }: QuantityCheck, inCart: number, least: number): QuantityVerdict {
  const left = limitOf(stock);
  if (left === undefined || quantity <= left - inCart) return { ok: true };
  const verdict = { ok: false, code: 'above-stock', left, inCart } as const;
  return left - inCart < least ? verdict : { ...verdict, use: left - inCart };
}

function soundLimits(check: QuantityCheck): { min: number; max: number } {
  const min = limitOf(check.minOrderQuantity) ?? 1;
  const max = limitOf(check.maxOrderQuantity) ?? Number.POSITIVE_INFINITY;
  return min <= max ? { min, max } : { min: 1, max: Number.POSITIVE_INFINITY };
}

function limitOf(value: number | undefined): number | undefined {
  return value !== undefined && Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}

/** The codes of a row's product: the code in the row and, after the look-up, the product's other codes. */
export type CodedRow = {
  readonly code: string;
  /** The known ones of product code, ISBN-10, ISBN-13 and UPC. */
  readonly otherCodes?: readonly string[] | undefined;
};

/** Returns the first row with the candidate's product, by any code of either. [QO-03] */
export function findDuplicate(rows: readonly CodedRow[], candidate: CodedRow): number | undefined {
  const wanted = new Set(keysOf(candidate));
  const index = rows.findIndex((row) => keysOf(row).some((key) => wanted.has(key)));
  return index < 0 ? undefined : index;
}

function keysOf(row: CodedRow): string[] {
  if (sameProductKey(row.code) === '') return [];
  return [row.code, ...(row.otherCodes ?? [])].map(sameProductKey).filter((key) => key !== '');
}
