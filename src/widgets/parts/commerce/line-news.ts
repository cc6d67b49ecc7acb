import { useEffect, useSyncExternalStore } from 'react';
import type { CartEntry } from '../../../api/cart/cart.contract.ts';
import { entryMeant, type MeantEntry } from '../../../api/cart/meant-entry.rules.ts';
import { CART_KEY } from '../../../api/cart/read-cart.ts';
import { OWN } from '../../../core/registry/own-readings.ts';
import { runtime } from '../../../core/runtime.ts';
import type { CartFailure, CartRefusal } from './cart-change-words.ts';
import { useBackOnline } from './useBackOnline.ts';

/** What there is to say about one line of the cart, by whichever widget it was changed. */
export type LineNews =
  | ({ about: 'refusal'; asked: number | undefined } & CartRefusal)
  /** Without a reason: it has passed, and the change can be asked for again. */
  | {
      about: 'failure';
      failure: CartFailure | undefined;
      asked: number;
      meant?: MeantEntry | undefined;
      /** The product that was set instead. */
      other?: string | undefined;
    }
  | { about: 'price'; before: string; after: string; meant?: MeantEntry | undefined }
  /** The cart holds `over` more units than were asked for. */
  | { about: 'excess'; over: number; units: number }
  /** It was put back into a new cart. */
  | { about: 'newCart' };

/** A line that the shopper took out, for as long as it can be put back. */
export type RemovedLine = {
  code: string;
  name: string;
  quantity: number;
  /** Where it stood, from 0. */
  place: number;
  /** Entries of the same product that stayed; none unless given. */
  others?: number;
};

export type CartNews = {
  /** By product code. */
  readonly lines: Readonly<Record<string, LineNews>>;
  readonly removed: readonly RemovedLine[];
  /** Lines that were put back, which keep their places for this page view; absent in what an older copy kept. */
  readonly back?: readonly RemovedLine[];
  /** Lines that the store itself took out. */
  readonly dropped: readonly { code: string; name: string; kind: CartRefusal['kind'] }[];
};

const NEWS_KEY = OWN.news;
const NONE: CartNews = { lines: {}, removed: [], dropped: [] };

const now = (): CartNews => (runtime().registry.reading(NEWS_KEY).data as CartNews | undefined) ?? NONE;

const set = (change: Partial<CartNews>): void => runtime().registry.keep(NEWS_KEY, { ...now(), ...change });

/** The same for every widget on the page. */
export const useCartNews = (): CartNews => {
  const { subscribe } = runtime().registry;
  useBackOnline(forgetOffline);
  // Where no event says it, a cart that can be read again does.
  const reached = useSyncExternalStore(subscribe, isCartReached);
  useEffect(() => {
    if (reached) forgetOffline();
  }, [reached]);
  return useSyncExternalStore(subscribe, now);
};

const isCartReached = (): boolean => runtime().registry.reading(CART_KEY).error === undefined;

/** What could not be done offline still is not done, but being offline is no reason any more. */
const forgetOffline = (): void => {
  for (const [code, news] of Object.entries(now().lines)) sayOfLine(code, withoutOffline(news));
};

export const withoutOffline = (news: LineNews): LineNews =>
  news.about === 'failure' && news.failure === 'offline' ? { ...news, failure: undefined } : news;

/**
 * Whether a line says already why the network, or the service, failed: a cart that can't be read then fails for the same reason, which
 * is told once.
 */
export const isToldAtLine = ({ lines }: Pick<CartNews, 'lines'>): boolean =>
  Object.values(lines).some(
    (news) => news.about === 'failure' && news.failure !== undefined && OF_CONNECTION.has(news.failure),
  );

const OF_CONNECTION: ReadonlySet<CartFailure> = new Set([
  'offline',
  'busy',
  'failed',
  'forbidden',
  'unconfirmed',
]);

/** Undefined takes back what was said. */
export const sayOfLine = (code: string, said: LineNews | undefined): void => {
  // A change may wait its turn, and fail for a reason that has passed meanwhile.
  const news = said && navigator.onLine ? withoutOffline(said) : said;
  const { [code]: before, ...others } = now().lines;
  if (before === news) return;
  set({ lines: news === undefined ? others : { ...others, [code]: news } });
};

/**
 * What there is to say at an entry: a failure or a price stands at the entry that was meant. Where that is not known, a failure stands at
 * its product's first, and a price is said no more.
 */
export const newsAt = (
  { lines }: Pick<CartNews, 'lines'>,
  { product: { code }, entryNumber }: CartEntry,
  entries: readonly CartEntry[],
): LineNews | undefined => {
  const news = lines[code];
  const meant = news && 'meant' in news ? news.meant : undefined;
  if (!meant) return news;
  const at =
    entryMeant({ entries: [...entries] }, code, meant) ??
    (news?.about === 'failure' ? entries.find(({ product }) => product.code === code) : undefined);
  return at?.entryNumber === entryNumber ? news : undefined;
};

/** What was last said of a line; undefined where nothing is. */
export const newsOfLine = (code: string): LineNews | undefined => now().lines[code];

export const keepRemoved = (line: RemovedLine): void => {
  set({ removed: [...now().removed.filter(({ code }) => code !== line.code), line] });
};

export const forgetRemoved = (code: string): void => {
  if (now().removed.some((line) => line.code === code))
    set({ removed: now().removed.filter((line) => line.code !== code) });
};

/** It is in the cart again. */
export const keepBack = (line: RemovedLine): void => {
  const without = (lines: readonly RemovedLine[] = []) => lines.filter(({ code }) => code !== line.code);
  set({ removed: without(now().removed), back: [...without(now().back), line] });
};

export const sayDropped = (dropped: CartNews['dropped']): void => set({ dropped });
