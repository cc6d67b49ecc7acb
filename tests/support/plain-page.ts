import { vi } from 'vitest';
import { createReadings } from '../../src/core/registry/readings.ts';
import { runtime, setRuntime } from '../../src/core/runtime.ts';
import { createTabs, type LocksPort } from '../../src/core/tabs.ts';
import { startClientPage } from './client-page.ts';
import { createPlainOcc, type PlainOcc } from './plain-occ.ts';

/** A page without a browser whose commerce is a plain OCC host: the real client, no server between them. */
export const startPlainPage = (config: Record<string, unknown> = {}): PlainOcc => {
  startClientPage({ commerceBase: '/occ/v2/{baseSiteId}', commerceExtensions: false, ...config });
  // The page hears of its cart by events.
  vi.stubGlobal('document', new EventTarget());
  const occ = createPlainOcc();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    occ.fetch(new Request(new URL(url, 'http://shop.localhost'), init)),
  );
  return occ;
};

/**
 * What follows runs in another page of the same browser: after a reload, or with the same `locks` in another tab. It has read
 * nothing yet.
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
