import type { PageRegistry } from './registry.ts';

/** Readings that belong to who is signed in, beside the cart itself: let go of with them (SES-13). */
export const OWN = {
  pending: 'cart.pending',
  matters: 'cart matters',
  added: 'cart.added',
  news: 'cart.news',
} as const;

/** Counts how often somebody ceased to be signed in on this page: what a widget holds of them is drawn anew by it. */
export const VISIT_KEY = 'visit';

/** Nothing that the page learnt of who was signed in is left, nor what it was told of calls that failed, nor what it said last. */
export const endVisit = (registry: PageRegistry): void => {
  for (const key of Object.values(OWN)) registry.keep(key, undefined);
  for (const { id, told } of registry.getSnapshot().messages) if (told) registry.actions.dismiss(id);
  // What was said last stands there to be read.
  registry.actions.announce('');
  registry.keep(VISIT_KEY, Number(registry.reading(VISIT_KEY).data ?? 0) + 1);
};
