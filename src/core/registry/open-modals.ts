import { existingRegistry, type PageRegistry } from './registry.ts';

const KEY = 'modals';

/**
 * How many modal dialogs of the widgets are open, in all bundles. What opens over the page meanwhile would cover them and
 * answer nothing, so it waits.
 */
export const openModals = (registry: PageRegistry): number =>
  (registry.reading(KEY).data as number | undefined) ?? 0;

/** One more, or one less. */
export const countModal = (by: 1 | -1): void => {
  const registry = existingRegistry();
  registry?.keep(KEY, Math.max(0, openModals(registry) + by));
};
