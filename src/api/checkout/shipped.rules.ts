import type { ProductFormat } from '../product/product.contract.ts';

/** Whether a product of this format is sent to an address: a printed one, or one of no format that is known. Source: CHK-07. */
export const isShippedFormat = (format: ProductFormat | undefined): boolean =>
  format === undefined || format === 'PRINT';

/** Whether anything of a cart or an order is sent to an address. */
export const isAnythingShipped = (
  entries: readonly { product: { productFormat?: ProductFormat | undefined } }[],
): boolean => entries.some(({ product }) => isShippedFormat(product.productFormat));
