import { existingRegistry, type PageRegistry } from './registry.ts';

const KEY = 'modals';

/** Returns how many modal dialogs of all bundles are open. Anything else that would open over the page waits. */
export const openModals = (registry: PageRegistry): number =>
  (registry.reading(KEY).data as number | undefined) ?? 0;

/** Counts a modal dialog that opens (1) or closes (-1). */
export const countModal = (by: 1 | -1): void => {
  const registry = existingRegistry();
  registry?.keep(KEY, Math.max(0, openModals(registry) + by));
};
