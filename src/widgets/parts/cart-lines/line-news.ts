import { unitsOfProduct as unitsOf } from '../../../api/cart/product-in-cart.ts';
import { useEffect, useSyncExternalStore } from 'react';
import type { CartEntry } from '../../../api/cart/cart.contract.ts';
import { entryMeant, type MeantEntry } from '../../../api/cart/meant-entry.rules.ts';
import { CART_KEY } from '../../../api/cart/read-cart.ts';
import { OWN } from '../../../core/registry/own-readings.ts';
import { runtime } from '../../../core/runtime.ts';
import type { CartFailure, CartRefusal } from '../../../api/adding/cart-change-words.ts';
import { useBackOnline } from '../../kit/ui/useOnline.ts';
import type { MessageValues } from '../../../core/i18n/message-format.ts';

/** What there is to say about one line of the cart, whichever widget changed it. */
export type LineNews =
  | ({ about: 'refusal'; asked: number | undefined } & CartRefusal)
  /** Without `failure` the reason has passed, and the change can be tried again. */
  | {
      about: 'failure';
      failure: CartFailure | undefined;
      asked: number;
      meant?: MeantEntry | undefined;
      /** The id of the failed request, for support. */
      requestId?: string | undefined;
    }
  | { about: 'price'; before: string; after: string; meant?: MeantEntry | undefined }
  /** The line was restored into a new cart. */
  | { about: 'newCart' };

/** A line that the shopper removed, for as long as it can be restored. */
export type RemovedLine = {
  code: string;
  name: string;
  quantity: number;
  /** Its position, from 0. */
  place: number;
  /** The number of entries of the same product that stayed. Defaults to 0. */
  others?: number;
};

export type CartNews = {
  /** By product code. */
  readonly lines: Readonly<Record<string, LineNews>>;
  readonly removed: readonly RemovedLine[];
  /** Restored lines, which keep their positions for this page view. Absent in news from an older copy of the widgets. */
  readonly back?: readonly RemovedLine[];
  readonly dropped: readonly ({ code: string; name: string } & Pick<CartRefusal, 'kind' | 'successor'>)[];
};

const NEWS_KEY = OWN.news;
const NONE: CartNews = { lines: {}, removed: [], dropped: [] };

const now = (): CartNews => (runtime().registry.reading(NEWS_KEY).data as CartNews | undefined) ?? NONE;

const set = (change: Partial<CartNews>): void => runtime().registry.keep(NEWS_KEY, { ...now(), ...change });

/** Returns the news, the same for every widget on the page. */
export const useCartNews = (): CartNews => {
  const { subscribe } = runtime().registry;
  useBackOnline(forgetOffline);
  // If no event says that the network is back, a successful read of the cart does.
  const reached = useSyncExternalStore(subscribe, isCartReached);
  useEffect(() => {
    if (reached) forgetOffline();
  }, [reached]);
  useEffect(() => subscribe(forgetDone), [subscribe]);
  return useSyncExternalStore(subscribe, now);
};

/** Removes that a change could not be confirmed once the cart has the quantity that was asked for. */
const forgetDone = (): void => {
  const { cart } = runtime().registry.reading(CART_KEY).data ?? {};
  for (const [code, news] of Object.entries(now().lines))
    if (cart && news.about === 'failure' && news.failure === 'unconfirmed' && !news.meant)
      if (unitsOf(cart, code) === news.asked) sayOfLine(code, undefined);
};

const isCartReached = (): boolean => runtime().registry.reading(CART_KEY).error === undefined;

/** Removes being offline as a reason. The change is still not done, but it can be tried again. */
const forgetOffline = (): void => {
  for (const [code, news] of Object.entries(now().lines)) sayOfLine(code, withoutOffline(news));
};

export const withoutOffline = (news: LineNews): LineNews =>
  news.about === 'failure' && news.failure === 'offline' ? { ...news, failure: undefined } : news;

/** Returns whether a line shows that the network or service failed. A failed read of the cart is then not told twice. */
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

/** Sets the news of a line. Undefined removes it. */
export const sayOfLine = (code: string, said: LineNews | undefined): void => {
  // A change may have waited, so being offline may be over by the time it fails.
  const news = said && navigator.onLine ? withoutOffline(said) : said;
  const { [code]: before, ...others } = now().lines;
  if (before === news) return;
  set({ lines: news === undefined ? others : { ...others, [code]: news } });
};

/** Returns the news at an entry: the one meant. A failure of an entry that is gone is at the product's first. */
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

/** Returns the current news of a line. Undefined if there is none. */
export const newsOfLine = (code: string): LineNews | undefined => now().lines[code];

export const keepRemoved = (line: RemovedLine): void => {
  set({ removed: [...now().removed.filter(({ code }) => code !== line.code), line] });
};

export const forgetRemoved = (code: string): void => {
  if (now().removed.some((line) => line.code === code))
    set({ removed: now().removed.filter((line) => line.code !== code) });
};

/** Notes that the line is in the cart again. */
export const keepBack = (line: RemovedLine): void => {
  const without = (lines: readonly RemovedLine[] = []) => lines.filter(({ code }) => code !== line.code);
  set({ removed: without(now().removed), back: [...without(now().back), line] });
};

export const sayDropped = (dropped: CartNews['dropped']): void => set({ dropped });

/** The keys that the catalogue of every widget with cart lines has, prefixed by the widget's own name. */
export type NewsKey =
  | `news.${CartRefusal['kind']}`
  | 'news.price'
  | 'news.newCart'
  | 'news.notSet'
  | 'news.notPutBack'
  | `why.${CartFailure}`;

export type Say = (key: NewsKey, values?: MessageValues) => string;

/** Returns the text about what happened to a line and why. */
export const lineNewsText = (say: Say, news: LineNews): string => {
  if (news.about === 'refusal') return say(`news.${news.kind}`, { units: news.units });
  if (news.about === 'price') return say('news.price', { before: news.before, after: news.after });
  if (news.about === 'newCart') return say('news.newCart');
  return withReason(say, say('news.notSet', { asked: news.asked }), news.failure);
};

/** Adds the reason to what failed. If the outcome is unknown, the text does not claim that the change failed. */
const withReason = (say: Say, what: string, failure: CartFailure | undefined): string => {
  if (failure === undefined) return what;
  const why = say(`why.${failure}`);
  return failure === 'unconfirmed' ? why : `${what} ${why}`;
};

/** Returns the text about why a removed line could not be restored. */
export const notPutBackText = (say: Say, news: LineNews): string =>
  news.about === 'failure'
    ? withReason(say, say('news.notPutBack'), news.failure)
    : `${say('news.notPutBack')} ${lineNewsText(say, news)}`;
