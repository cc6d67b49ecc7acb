import { useSyncExternalStore } from 'react';

/** What the address says of the checkout. Any text: whoever follows a link has not written it. */
export type StepAddress = {
  step: string | undefined;
  order: string | undefined;
  /** A cart by its code, in place of the current one. */
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

/** The address of a step on this page: what else stands in it stays. */
export const stepHref = (href: string, step: string, order?: string): string => {
  const url = new URL(href);
  url.searchParams.set('step', step);
  if (order === undefined) url.searchParams.delete('order');
  else url.searchParams.set('order', order);
  return url.href;
};

const PLACE = 'assessStep';

/** Which entry of the tab's history this is, counted from where the checkout was opened. */
export const stepPlace = (): number => {
  const { [PLACE]: place } = (history.state ?? {}) as Record<string, unknown>;
  return typeof place === 'number' ? place : 0;
};

/** Shows another step in the address: with an entry of its own, or in place of the present one. */
export const showStep = (step: string, how: 'push' | 'replace', order?: string): void => {
  const href = stepHref(location.href, step, order);
  if (href === location.href) return;
  if (how === 'push') history.pushState({ [PLACE]: stepPlace() + 1 }, '', href);
  else history.replaceState(history.state, '', href);
  for (const listener of listeners) listener();
};

/**
 * Leads to the confirmation of an order, in place of all entries of its steps: the tab goes back to where the checkout was opened, and
 * that entry becomes the confirmation, so that the next Back leaves the checkout. Whatever becomes of the way back, the confirmation
 * stands in the present entry at once.
 */
export const showConfirmation = (order: string): void => {
  const entries = stepPlace();
  showStep('confirmation', 'replace', order);
  if (entries === 0) return;
  const arrived = () => {
    if (stepPlace() === 0) showStep('confirmation', 'replace', order);
  };
  // Before those who read the address.
  addEventListener('popstate', arrived, { once: true, capture: true });
  history.go(-entries);
};

const PRESS = 'assessPress';

/** Keeps with the tab's entry that the order of this key was begun in this tab, also over a reload. */
export const markPress = (key: string | undefined): void => {
  if (key !== undefined) history.replaceState({ ...(history.state as object | null), [PRESS]: key }, '');
};

/** Whether the order of this key was begun in this tab, as far as its entry knows. */
export const isPressedHere = (key: string): boolean =>
  ((history.state ?? {}) as Record<string, unknown>)[PRESS] === key;

/** `location.search`, drawn anew when a step or the browser changes it. */
export const useSearch = (): string => useSyncExternalStore(subscribe, () => location.search);
