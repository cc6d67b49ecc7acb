import { shownState, type QuoteTimes, type ShownState } from './quote.rules.ts';

/* The stages of a quote, for its timeline. Source: LEAD-09, QTE-04 d, g. */

type StationName =
  | 'created'
  | 'sent'
  | 'ready'
  | 'expiring'
  | 'expires'
  | 'expired'
  | 'ordered'
  | 'cancelled';

/** A stage of the timeline. `at` is an instant in milliseconds, undefined if no service says it. */
export type Station = { name: StationName; at: number | undefined; is: 'done' | 'now' | 'next' };

export type QuoteLife = QuoteTimes & {
  created?: number | undefined;
  sent?: number | undefined;
  ready?: number | undefined;
  /** When the quote was ordered or cancelled. */
  ended?: number | undefined;
};

const done = (name: StationName, at: number | undefined): Station => ({ name, at, is: 'done' });

/** Returns the stages of a quote in the order of time; the last says how an ended one ended. Empty for an unknown state. */
export const lifeLine = (quote: QuoteLife, now: number): readonly Station[] => {
  const state = shownState(quote, now);
  if (state === undefined) return [];
  const { created, sent, ready, expires, ended } = quote;
  const before = [done('created', created), done('sent', sent)];
  const wasReady = ready === undefined ? [] : [done('ready', ready)];
  const ends: Station = { name: 'expires', at: expires, is: 'next' };
  const stations: Record<ShownState, readonly Station[]> = {
    submitted: [
      done('created', created),
      { name: 'sent', at: sent, is: 'now' },
      { name: 'ready', at: undefined, is: 'next' },
      ends,
    ],
    ready: [...before, { name: 'ready', at: ready, is: 'now' }, ends],
    expiring: [...before, done('ready', ready), { name: 'expiring', at: now, is: 'now' }, ends],
    expired: [...before, ...wasReady, { name: 'expired', at: expires, is: 'now' }],
    ordered: [...before, done('ready', ready), { name: 'ordered', at: ended, is: 'now' }],
    cancelled: [...before, ...wasReady, { name: 'cancelled', at: ended, is: 'now' }],
  };
  return stations[state];
};
