import { daysFrom } from '../../core/i18n/zone-days.ts';
import { EXPIRING_DAYS, shopDay } from './quote-days.rules.ts';

/* What a quote's state is to a shopper, and what can be done with it. Source: QTE-04 d, e, g. */

/** The states of OCC that a buyer can meet. */
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

/** In the order in which a quote goes through them. */
export const SHOWN_STATES = ['submitted', 'ready', 'expiring', 'expired', 'ordered', 'cancelled'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export type QuoteTimes = {
  state?: OccState | undefined;
  /** The last instant that its prices hold, in milliseconds; undefined where the service names none. */
  expires?: number | undefined;
};

const OFFERED: readonly (OccState | undefined)[] = ['BUYER_OFFER', 'BUYER_APPROVED'];

/** Full days left on the shop's calendar: 0 on the last one, negative after it. */
export const daysLeft = (expires: number, now: number): number => daysFrom(shopDay(now), shopDay(expires));

/** An order or a cancellation stays what it is, however late it is. Undefined for a state that is not known. */
export const shownState = ({ state, expires }: QuoteTimes, now: number): ShownState | undefined => {
  if (state === 'BUYER_ORDERED') return 'ordered';
  if (state === 'CANCELLED' || state === 'BUYER_REJECTED') return 'cancelled';
  if (state === 'EXPIRED') return 'expired';
  if (state === undefined) return undefined;
  if (expires !== undefined && now > expires) return 'expired';
  if (!OFFERED.includes(state)) return 'submitted';
  return expires !== undefined && daysLeft(expires, now) <= EXPIRING_DAYS ? 'expiring' : 'ready';
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

/** What a shopper can do with a quote of this state; nothing with one that is not known. */
export const allowedActs = (state: ShownState | undefined): readonly QuoteAct[] =>
  state === undefined ? [] : ACTS[state];
