import { shownState, type QuoteTimes, type ShownState } from './quote.rules.ts';

/* The stations of a quote, for its life line. Source: LEAD-09, QTE-04 d, g. */

export type StationName =
  | 'created'
  | 'sent'
  | 'ready'
  | 'expiring'
  | 'expires'
  | 'expired'
  | 'ordered'
  | 'cancelled';

/** `at` is an instant in milliseconds, undefined where no service says it. */
export type Station = { name: StationName; at: number | undefined; is: 'done' | 'now' | 'next' };

export type QuoteLife = QuoteTimes & {
  created?: number | undefined;
  sent?: number | undefined;
  ready?: number | undefined;
  /** When it was ordered or cancelled. */
  ended?: number | undefined;
};

const done = (name: StationName, at: number | undefined): Station => ({ name, at, is: 'done' });

/** Where it stands, in the order of time; one that is over ends with how. Nothing for a state that is not known. */
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
