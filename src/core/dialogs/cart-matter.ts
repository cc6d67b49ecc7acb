import { existingRegistry, type PageRegistry } from '../registry/registry.ts';
import { OWN } from '../registry/own-readings.ts';
import { placeSession } from './page-dialogs.ts';

const KEY = OWN.matter;

/** What `<assess-session>` is to ask about the cart, in plain data; its part for that knows what it is (SES-11). */
export const cartMatter = (registry: PageRegistry): unknown => registry.reading(KEY).data;

/** Puts it to the shopper, once. Nothing before start-up. */
export const raiseCartMatter = (matter: object): void => {
  const registry = existingRegistry();
  if (registry === undefined || cartMatter(registry) !== undefined) return;
  registry.keep(KEY, matter);
  placeSession(registry);
};

/** It is answered, here or in another tab. */
export const settleCartMatter = (registry: PageRegistry): void => registry.keep(KEY, undefined);
