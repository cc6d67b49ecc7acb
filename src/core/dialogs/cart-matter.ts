import { existingRegistry } from '../registry/registry.ts';
import { OWN } from '../registry/own-readings.ts';
import { defineMatters } from './page-matters.ts';

/** The question about the cart that `<assess-session>` is to ask, as plain data (SES-11). At most one is open. */
export const cartMatters = defineMatters<object>(OWN.matters);

/** Asks the question about the cart, unless one is already open. Does nothing before start-up. */
export const raiseCartMatter = (matter: object): void => {
  const registry = existingRegistry();
  if (registry && cartMatters.open(registry).length === 0) cartMatters.raise(registry, matter);
};
