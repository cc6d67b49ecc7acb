import { dayIn, daysFrom } from '../../core/i18n/zone-days.ts';
import { EXPIRING_DAYS } from './quote-days.rules.ts';

/* The states of a quote as a shopper sees them, and the actions that they allow. Source: QTE-04 d, e, g. */

/** The states of OCC that a buyer can see. */
export const OCC_STATES = [
  'BUYER_DRAFT',
  'BUYER_SUBMITTED',
  'SELLER_REQUEST',
  'SELLER_DRAFT',
  'SELLER_SUBMITTED',
  'SELLERAPPROVER_DRAFT',
  'SELLERAPPROVER_PENDING',
  'SELLERAPPROVER_APPROVED',
  'SELLERAPPROVER_REJECTED',
  'BUYER_OFFER',
  'BUYER_APPROVED',
  'BUYER_REJECTED',
  'BUYER_ORDERED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type OccState = (typeof OCC_STATES)[number];

/** The shown states, in the order in which a quote goes through them. */
export const SHOWN_STATES = ['submitted', 'ready', 'expiring', 'expired', 'ordered', 'cancelled'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export type QuoteTimes = {
  state?: OccState | undefined;
  /** The last instant at which its prices are valid, in milliseconds. Undefined if the service gives none. */
  expires?: number | undefined;
  /** The time zone of the shop, in which its days are counted. */
  zone: string;
};

const OFFERED: readonly (OccState | undefined)[] = ['BUYER_OFFER', 'BUYER_APPROVED'];

/** Returns the full days left on the shop's calendar: 0 on the last day, negative after it. */
export const daysLeft = (expires: number, now: number, zone: string): number =>
  daysFrom(dayIn(now, zone), dayIn(expires, zone));

/** Returns the shown state of a quote. An ordered or cancelled quote never expires. Undefined for an unknown state. */
export const shownState = ({ state, expires, zone }: QuoteTimes, now: number): ShownState | undefined => {
  if (state === 'BUYER_ORDERED') return 'ordered';
  if (state === 'CANCELLED' || state === 'BUYER_REJECTED') return 'cancelled';
  if (state === 'EXPIRED') return 'expired';
  if (state === undefined) return undefined;
  if (expires !== undefined && now > expires) return 'expired';
  if (!OFFERED.includes(state)) return 'submitted';
  return expires !== undefined && daysLeft(expires, now, zone) <= EXPIRING_DAYS ? 'expiring' : 'ready';
};

export type QuoteAct = 'order' | 'cancel' | 'again';

const ACTS: Record<ShownState, readonly QuoteAct[]> = {
  submitted: ['cancel'],
  ready: ['order', 'again', 'cancel'],
  expiring: ['order', 'again', 'cancel'],
  expired: ['again'],
  ordered: ['again'],
  cancelled: ['again'],
};

/** Returns what a shopper can do with a quote in this state. Empty for an unknown state. */
export const allowedActs = (state: ShownState | undefined): readonly QuoteAct[] =>
  state === undefined ? [] : ACTS[state];

/** Whether a quote of this state can no longer be ordered. */
export const isOver = (state: ShownState | undefined): boolean =>
  state === 'expired' || state === 'ordered' || state === 'cancelled';
