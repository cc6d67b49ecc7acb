import { isServiceError } from '../../core/errors.ts';
import type { Cart } from './cart.contract.ts';

/** A line with fewer units in the merged cart than both carts had together. */
export type CappedLine = { code: string; name: string; asked: number; got: number };

type Lines = Pick<Cart, 'entries'>;

const units = ({ entries }: Lines, code: string): number =>
  entries.find(({ product }) => product.code === code)?.quantity ?? 0;

/** Returns the lines that the merge shortened because of stock, maximum or catalogue (SES-11). */
export const cappedLines = (anonymous: Lines, earlier: Lines, merged: Lines): readonly CappedLine[] =>
  anonymous.entries
    .map(({ product: { code, name }, quantity }) => ({
      code,
      name,
      asked: quantity + units(earlier, code),
      got: units(merged, code),
    }))
    .filter(({ asked, got }) => got < asked);

/** Returns whether the cart changed since it was read: If-Match had an old version. */
export const isCartOutdated = (error: unknown): boolean => isServiceError(error) && error.status === 412;
