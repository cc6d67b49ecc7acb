import type { PageRegistry } from '../../../core/registry/registry.ts';

const KEY = 'over-page-floor';

/** How far a bar at the window's lower edge reaches up, in CSS pixels: what comes over the page stands above it. */
export const pageFloor = (registry: PageRegistry): number =>
  (registry.reading(KEY).data as number | undefined) ?? 0;

export const keepPageFloor = (registry: PageRegistry, height: number): void => {
  if (height !== pageFloor(registry)) registry.keep(KEY, height);
};
