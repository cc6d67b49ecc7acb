import type { ProductFormat } from '../product/product.contract.ts';

/** Returns whether a product of this format is shipped: a printed one, or one of an unknown format. Source: CHK-07. */
export const isShippedFormat = (format: ProductFormat | undefined): boolean =>
  format === undefined || format === 'PRINT';

/** Returns whether anything in a cart or an order is shipped to an address. */
export const isAnythingShipped = (
  entries: readonly { product: { productFormat?: ProductFormat | undefined } }[],
): boolean => entries.some(({ product }) => isShippedFormat(product.productFormat));
