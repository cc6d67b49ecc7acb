import { useSyncExternalStore } from 'react';

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

/**
 * Shows the confirmation of an order in place of all entries of its steps: the tab goes back to where the checkout was
 * opened, and that entry becomes the confirmation, so that the next Back leaves the checkout. The current entry shows
 * the confirmation at once, in case going back fails.
 */
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
