import type { PageRegistry } from './registry.ts';

/** The readings of the signed-in visitor, beside the cart. They are cleared when the visitor changes (SES-13). */
export const OWN = {
  pending: 'cart.pending',
  matters: 'cart matters',
  added: 'cart.added',
  news: 'cart.news',
  acting: 'acting',
} as const;

/** The places that widgets draw, such as a line of the cart, by the id of whoever draws them. Failures about them show there. */
export const DRAWN_KEY = 'drawn places';

/** Returns the name of the place where a line of the cart is drawn. A failed change of the line has the same name. */
export const lineOfCart = (code: string): string => `line ${code}`;

export type Drawn = Readonly<Record<string, readonly string[]>>;

/** Counts how often a sign-in has ended on this page. Widgets that hold a visitor's data re-render on a change. */
export const VISIT_KEY = 'visit';

/** Clears what the page knows about the visitor whose sign-in ended: readings, messages and the last announcement. */
export const endVisit = (registry: PageRegistry): void => {
  for (const key of Object.values(OWN)) registry.keep(key, undefined);
  for (const { id, told } of registry.getSnapshot().messages) if (told) registry.actions.dismiss(id);
  // The last announcement would otherwise stay readable.
  registry.actions.announce('');
  registry.keep(VISIT_KEY, Number(registry.reading(VISIT_KEY).data ?? 0) + 1);
};
