import { useSyncExternalStore } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { cartLink, storeLink } from '../../../api/links/store-link.ts';

/** What the page's address says about the checkout. The values can be any text, because anybody can write a link. */
export type StepAddress = {
  step: string | undefined;
  order: string | undefined;
  /** The code of a cart to use instead of the current one. */
  cart: string | undefined;
  purpose: 'order' | 'quote';
};

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
};

/** Reads `?step=`, `?order=`, `?cart=` and `?for=`. Source: CHK-01 c, checkout.md. */
export const readStepAddress = (search: string): StepAddress => {
  const query = new URLSearchParams(search);
  const get = (name: string) => query.get(name) || undefined;
  return {
    step: get('step'),
    order: get('order'),
    cart: get('cart'),
    purpose: get('for') === 'quote' ? 'quote' : 'order',
  };
};

/** Returns the address of a step on this page. Everything else in it stays. */
export const stepHref = (href: string, step: string, order?: string): string => {
  const url = new URL(href);
  url.searchParams.set('step', step);
  if (order === undefined) url.searchParams.delete('order');
  else url.searchParams.set('order', order);
  return url.href;
};

const PLACE = 'assessStep';

/** Returns the position of this entry in the tab's history, counted from where the checkout was opened. */
export const stepPlace = (): number => {
  const { [PLACE]: place } = (history.state ?? {}) as Record<string, unknown>;
  return typeof place === 'number' ? place : 0;
};

/** Shows another step in the address, with a new history entry or in place of the current one. */
export const showStep = (step: string, how: 'push' | 'replace', order?: string): void => {
  const href = stepHref(location.href, step, order);
  if (href === location.href) return;
  if (how === 'push') history.pushState({ [PLACE]: stepPlace() + 1 }, '', href);
  else history.replaceState(history.state, '', href);
  for (const listener of listeners) listener();
};

/** Shows the confirmation in place of the steps' entries, so that the next Back leaves the checkout. */
export const showConfirmation = (order: string): void => {
  const entries = stepPlace();
  showStep('confirmation', 'replace', order);
  if (entries === 0) return;
  const arrived = () => {
    if (stepPlace() === 0) showStep('confirmation', 'replace', order);
  };
  // Runs before the listeners that read the address.
  addEventListener('popstate', arrived, { once: true, capture: true });
  history.go(-entries);
};

const PRESS = 'assessPress';

/** Notes in the tab's history entry that the order with this key was started in this tab. It survives a reload. */
export const markPress = (key: string | undefined): void => {
  if (key !== undefined) history.replaceState({ ...(history.state as object | null), [PRESS]: key }, '');
};

/** Returns whether the order with this key was started in this tab, as far as its history entry knows. */
export const isPressedHere = (key: string): boolean =>
  ((history.state ?? {}) as Record<string, unknown>)[PRESS] === key;

/** Returns `location.search`. Renders again when a step or the browser changes it. */
export const useSearch = (): string => useSyncExternalStore(subscribe, () => location.search);

/** By page, so that a test's next page knows none. */
const known = new WeakMap<object, readonly string[]>();

const knownHere = (): readonly string[] => known.get(runtime()) ?? [];

/** Returns whether the service told this page that a cart became this order. The address alone could name any. */
export const isKnownOrder = (order: string): boolean => knownHere().includes(order);

/** Shows the confirmation of the order that the cart became, wherever. Unsent edits of this tab are dropped. */
export const leadToOrder = (order: string): void => {
  const { storage, row } = runtime();
  known.set(runtime(), [...knownHere(), order]);
  storage.remove('checkoutDraft', row.baseSite);
  showConfirmation(order);
};

/** Returns the link to the cart with its quote dialog open. Undefined if no page is known to show a cart. */
const quoteLink = (): string | undefined =>
  cartLink() === undefined ? undefined : storeLink('cart', { quote: 'new' });

/** Returns the purpose of the steps. `?for=quote` counts only if there is a cart to go back to. */
export const purposeHere = (asked: 'order' | 'quote'): 'order' | 'quote' =>
  quoteLink() === undefined ? 'order' : asked;

/** Goes back to the cart, with a new entry in the tab's history or in place of the current one. */
export const leaveForQuote = (how: 'push' | 'replace'): void => {
  const link = quoteLink();
  if (link === undefined) return;
  if (how === 'push') location.assign(link);
  else location.replace(link);
};
