/**
 * What is sent to place an order or a payment, as plain data. It is kept, so that a bank's challenge can continue after
 * a reload (CHK-14).
 */
export type Attempt = Readonly<Record<string, string | number>>;
