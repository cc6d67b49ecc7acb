import type { MessageLevel } from '../store/core-state.ts';

/** The pattern that a message's value must match. It must also be short and plain. */
type Fits = RegExp;

/** The format of order, quote and invoice numbers. */
const number: Fits = /^[A-Za-z0-9-]{1,20}$/;
/** Cart names contain only letters and digits, so no address and no markup can match (specification section 5). */
const name: Fits = /^[\p{L}\p{M}\p{N} ]+$/u;
const anything: Fits = /\S/;

/** The key of a notification with free text, for pages that allow it. */
export const FREE_TEXT = 'text';

/** Every message that an address may request, with its level and its exact values. Source: SHL-07, SEC-01. */
export const notificationTable = {
  'signed-out': ['info', {}],
  'session-ended': ['warning', {}],
  'cart-saved': ['success', { name }],
  'order-placed': ['success', { number }],
  'quote-requested': ['info', { number }],
  'quote-expired': ['warning', { number }],
  'invoice-paid': ['success', { number }],
  'profile-saved': ['success', {}],
  'address-saved': ['success', {}],
  'password-changed': ['success', {}],
  'qualification-sent': ['info', {}],
  // Free text has the level that the address gives.
  [FREE_TEXT]: [undefined, { text: anything }],
} as const satisfies Readonly<
  Record<string, readonly [MessageLevel | undefined, Readonly<Record<string, Fits>>]>
>;

/** The name of a message in the table. */
export type NotificationKey = keyof typeof notificationTable;

/** The prefix of the code of a message from the address: `notification.cart-saved`. */
export const NOTIFICATION_CODE = 'notification.';
