import { unitsInCart, unitsOfProduct as unitsOf } from '../../../api/cart/product-in-cart.ts';
import { useCallback, useState } from 'react';
import { addToCart, changeQuantity } from '../../../api/cart/change-cart.ts';
import type { Cart, CartEntry } from '../../../api/cart/cart.contract.ts';
import { meantEntry } from '../../../api/cart/line-changes.rules.ts';
import type { MeantEntry } from '../../../api/cart/meant-entry.rules.ts';
import { CART_KEY, type CartView } from '../../../api/cart/read-cart.ts';
import { isOtherVisitor, isServiceError } from '../../../core/errors.ts';
import { emitBefore } from '../../../core/events/emit-before.ts';
import { runtime } from '../../../core/runtime.ts';
import { useEmit, useHost } from '../../kit/element/widget-context.ts';
import { cartFailure, cartRefusal } from '../../../api/adding/cart-change-words.ts';
import {
  forgetRemoved,
  keepBack,
  keepRemoved,
  sayOfLine,
  withoutOffline,
  type LineNews,
  type RemovedLine,
} from './line-news.ts';
import { useBackOnline } from '../../kit/ui/useOnline.ts';

/** The outcome of an action, for the widget that announces it. It is `refused` also if the page cancelled the action. */
type ActionEnd = 'done' | 'refused' | 'failed';

/** The outcome of restoring a removed line. `news` says why it was not restored, or not in full. */
type PutBack = { back: boolean; news?: LineNews | undefined };

export type LineActions = {
  /** Sets the quantity, which shows at once. The outcome is in the line's news. */
  setQuantity(entry: CartEntry, quantity: number, again?: MeantEntry): Promise<ActionEnd>;
  /** Removes the line. `again` is the entry that an earlier try of the same action meant. */
  remove(entry: CartEntry, place: number, again?: MeantEntry): Promise<ActionEnd>;
  /** Restores a removed line. Undefined if that is under way, or if the cart is now another person's. */
  putBack(line: RemovedLine): Promise<PutBack | undefined>;
  /** The lines that wait for the page's answer, by product code, with the action that is about to happen. */
  asking: Readonly<Record<string, 'quantity' | 'remove'>>;
  puttingBack: string | undefined;
  notPutBack: { code: string; news: LineNews } | undefined;
};

/** Returns the actions on the lines of `cart`, with the cart's events. In author mode they do nothing (EMB-11). */
export const useLineActions = (cart: Cart | null): LineActions => {
  const emit = useEmit();
  const host = useHost();
  const { asking, answered } = useAsking();
  const [puttingBack, setPuttingBack] = useState<string>();
  const [notPutBack, setNotPutBack] = useState<LineActions['notPutBack']>();
  useBackOnline(
    useCallback(() => setNotPutBack((last) => last && { ...last, news: withoutOffline(last.news) }), []),
  );

  const setQuantity: LineActions['setQuantity'] = async (entry, quantity, again) => {
    const { code } = entry.product;
    const meant = again ?? meantEntry(cart, entry);
    const from = meant?.from ?? entry.quantity;
    if (runtime().author || quantity === from) return 'done';
    const go = emitBefore(host, 'assess-cart-before-quantity', { code, from, to: quantity }, code);
    // If there is no answer to wait for, nothing may be delayed: the new quantity shows in the same turn.
    if (go !== true && !(await answered(go, code, 'quantity'))) return 'refused';
    sayOfLine(code, undefined);
    try {
      const result = await changeQuantity({ code, quantity, meant });
      const refusal = result && cartRefusal(result);
      const to = refusal ? (result.entry?.quantity ?? unitsInCart(code)) : quantity;
      if (refusal) sayOfLine(code, { about: 'refusal', asked: quantity, ...refusal, units: to });
      if (to !== from && to > 0) emit('assess-cart-quantity', { code, from, to });
      return refusal ? 'refused' : 'done';
    } catch (error) {
      if (isOtherVisitor(error)) return 'refused';
      sayOfLine(code, failureNews(error, { asked: quantity, meant }));
      return 'failed';
    }
  };

  const remove: LineActions['remove'] = async (entry, place, again) => {
    const { code, name } = entry.product;
    const meant = again ?? meantEntry(cart, entry);
    const quantity = meant?.from ?? entry.quantity;
    if (runtime().author) return 'done';
    const go = emitBefore(host, 'assess-cart-before-remove', { code, quantity }, code);
    if (go !== true && !(await answered(go, code, 'remove'))) return 'refused';
    sayOfLine(code, undefined);
    keepRemoved({ code, name, quantity, place, ...(meant && { others: meant.among.length - 1 }) });
    try {
      await changeQuantity({ code, quantity: 0, meant });
      emit('assess-cart-removed', { code, quantity });
      return 'done';
    } catch (error) {
      forgetRemoved(code);
      if (isOtherVisitor(error)) return 'refused';
      sayOfLine(code, failureNews(error, { asked: 0, meant }));
      return 'failed';
    }
  };

  const putBack = async (line: RemovedLine): Promise<PutBack | undefined> => {
    const { code, quantity } = line;
    if (puttingBack !== undefined) return undefined;
    setPuttingBack(code);
    setNotPutBack(undefined);
    try {
      if (!(await emitBefore(host, 'assess-cart-before-add', { lines: [{ code, quantity }] })))
        return { back: false };
      const lost = lostBefore();
      const outcome = await addToCart({ lines: [{ code, quantity }] });
      const { results } = outcome;
      const newCart = outcome.newCart || lost !== undefined;
      const added = results[0]?.added ?? 0;
      const status = results[0]?.status;
      if (added > 0) keepBack(line);
      if (added > 0) emit('assess-cart-added', { lines: [{ code, quantity: added }] });
      if (newCart) keepLost(lost ?? linesOf(cart), code);
      const refusal =
        status &&
        cartRefusal({ statusCode: status, quantity, quantityAdded: added, entry: { quantity: added } });
      if (!refusal) {
        if (!newCart) return { back: true };
        sayOfLine(code, { about: 'newCart' });
        return { back: true, news: { about: 'newCart' } };
      }
      const news: LineNews = { about: 'refusal', asked: quantity, ...refusal };
      if (added > 0) sayOfLine(code, news);
      else setNotPutBack({ code, news });
      return { back: added > 0, news };
    } catch (error) {
      if (isOtherVisitor(error)) return undefined;
      const news: LineNews = { about: 'failure', failure: cartFailure(error), asked: quantity };
      setNotPutBack({ code, news });
      return { back: false, news };
    } finally {
      setPuttingBack(undefined);
    }
  };

  return { setQuantity, remove, putBack, asking, puttingBack, notPutBack };
};

type FailureNews = Extract<LineNews, { about: 'failure' }>;

/** Returns the news of a failed change, with the id of the request for support. The id helps nobody who is offline. */
const failureNews = (error: unknown, change: Pick<FailureNews, 'asked' | 'meant'>): FailureNews => ({
  about: 'failure',
  failure: cartFailure(error),
  ...change,
  ...(isServiceError(error) && error.kind !== 'offline' && { requestId: error.requestId }),
});

/** Returns what the cart held before it expired. It must be read first, because a new cart removes it from the page. */
const lostBefore = (): CartView['lost'] | undefined => {
  const { data } = runtime().registry.reading(CART_KEY);
  return data?.expired === true && data.cart === null ? data.lost : undefined;
};

const linesOf = (cart: Cart | null): CartView['lost'] =>
  cart?.entries.map(({ product: { code, name } }) => ({ code, name, quantity: unitsOf(cart, code) })) ?? [];

/** Keeps the other lines of the expired cart as removed lines, so that they can be restored as well. */
const keepLost = (lost: CartView['lost'], back: string): void => {
  for (const [place, { code, name = code, quantity }] of lost.entries())
    if (code !== back) keepRemoved({ code, name, quantity, place });
};

/** Keeps track of the lines that wait for the page's answer. Of two questions about one line, the newer one is shown. */
const useAsking = () => {
  const [open, setOpen] = useState<readonly { code: string; what: 'quantity' | 'remove' }[]>([]);
  const answered = async (go: boolean | Promise<boolean>, code: string, what: 'quantity' | 'remove') => {
    if (typeof go === 'boolean') return go;
    const question = { code, what };
    setOpen((all) => [...all, question]);
    const yes = await go;
    setOpen((all) => all.filter((one) => one !== question));
    return yes;
  };
  return { asking: Object.fromEntries(open.map(({ code, what }) => [code, what])), answered };
};
