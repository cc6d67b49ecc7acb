/** Returns the number of the invoice of an order. */
export const invoiceOfOrder = (orderCode: string): string => `INV-${orderCode}`;
