import { vi } from 'vitest';
import { createReadings } from '../../src/core/registry/readings.ts';
import { runtime, setRuntime } from '../../src/core/runtime.ts';
import { createTabs, type LocksPort } from '../../src/core/tabs.ts';
import { startClientPage } from './client-page.ts';
import { createPlainOcc, type PlainOcc } from './plain-occ.ts';

/** Starts a page without a browser whose commerce is a plain OCC host. The real client calls it without a server. */
export const startPlainPage = (config: Record<string, unknown> = {}): PlainOcc => {
  startClientPage({ commerceBase: '/occ/v2/{baseSiteId}', commerceExtensions: false, ...config });
  // The page gets the cart's changes by events.
  vi.stubGlobal('document', new EventTarget());
  const occ = createPlainOcc();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    occ.fetch(new Request(new URL(url, 'http://shop.localhost'), init)),
  );
  return occ;
};

/**
 * Opens another page of the same browser for what follows: after a reload, or, with the same `locks`, in another tab.
 * It has read nothing yet.
 */
export const openPage = (locks?: LocksPort): void => {
  const page = runtime();
  const readings = createReadings({ post: () => undefined, on: () => undefined });
  setRuntime({
    ...page,
    registry: { ...page.registry, ...readings },
    tabs: createTabs({ name: 'test', ...(locks && { locks }) }),
  });
};
