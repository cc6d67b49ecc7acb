import { existingRegistry } from '../registry/registry.ts';
import { OWN } from '../registry/own-readings.ts';
import { defineMatters } from './page-matters.ts';

/** What `<assess-session>` is to ask about the cart, in plain data; its part for that knows what it is (SES-11). One at most. */
export const cartMatters = defineMatters<object>(OWN.matters);

/** Puts it to the shopper, once. Nothing before start-up. */
export const raiseCartMatter = (matter: object): void => {
  const registry = existingRegistry();
  if (registry && cartMatters.open(registry).length === 0) cartMatters.raise(registry, matter);
};
