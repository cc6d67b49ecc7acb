import type { MessageLevel } from '../store/core-state.ts';

/** Whether a text may stand in a message, beside being short and plain. */
type Fits = RegExp;

/** As the store writes numbers of orders, quotes and invoices. */
const number: Fits = /^[A-Za-z0-9-]{1,20}$/;
/** Carts are named by letters and figures only, so no address and no markup fits (specification section 5). */
const name: Fits = /^[\p{L}\p{M}\p{N} ]+$/u;
const anything: Fits = /\S/;

/** The key of a notification that brings its own text, for pages that allow it. */
export const FREE_TEXT = 'text';

/**
 * Every message that an address may order, with the values it must bring, no more and no fewer. The words are the
 * notifications widget's: `notifications.said.{key}`. Source: SHL-07, SEC-01.
 */
export const notificationTable = {
  'signed-out': {},
  'session-ended': {},
  'cart-saved': { name },
  'order-placed': { number },
  'quote-requested': { number },
  'quote-expired': { number },
  'invoice-paid': { number },
  'profile-saved': {},
  'address-saved': {},
  'password-changed': {},
  'qualification-sent': {},
  [FREE_TEXT]: { text: anything },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Fits>>>>;

/** A message that the address may bring, by its name in the table. */
export type NotificationKey = keyof typeof notificationTable;

/** What each message is, whatever level the address gives it; a text of its own has none. */
const levels: Readonly<Partial<Record<NotificationKey, MessageLevel>>> = {
  'signed-out': 'info',
  'session-ended': 'warning',
  'cart-saved': 'success',
  'order-placed': 'success',
  'quote-requested': 'info',
  'quote-expired': 'warning',
  'invoice-paid': 'success',
  'profile-saved': 'success',
  'address-saved': 'success',
  'password-changed': 'success',
  'qualification-sent': 'info',
};

/** The level that a message is shown with: its key's own, so that nobody can make a warning of good news. */
export const levelOf = (key: NotificationKey, given: MessageLevel): MessageLevel => levels[key] ?? given;

/** Begins the code of a message that came by the address: `notification.cart-saved`. */
export const NOTIFICATION_CODE = 'notification.';
