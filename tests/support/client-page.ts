import { vi } from 'vitest';
import { createBackend, type Backend } from '../../demo-host/backend/app.ts';
import { createClock } from '../../demo-host/backend/core/clock.ts';
import { createMemoryRepository } from '../../demo-host/backend/core/memory-repository.ts';
import { seedProducts } from '../../demo-host/backend/product/seed.ts';
import { services } from '../../src/api/services.ts';
import { parsePageConfig } from '../../src/core/config/page-config.ts';
import { localeRow } from '../../src/core/locale/locale-table.ts';
import { createReadings } from '../../src/core/registry/readings.ts';
import { registerServices } from '../../src/core/http/services.ts';
import { setRuntime } from '../../src/core/runtime.ts';
import { createStorage } from '../../src/core/storage.ts';
import { createCoreStore } from '../../src/core/store/core-store.ts';
import { createTabs } from '../../src/core/tabs.ts';

export type ClientPage = {
  backend: Backend;
  /** Each try that reached the network, as `METHOD /path`. */
  tries: string[];
};

/** Starts a page without a browser: the real client calls the application object, without a server. */
export const startClientPage = (config: Record<string, unknown> = {}): ClientPage => {
  const repository = createMemoryRepository(seedProducts());
  const backend = createBackend({ repository, clock: createClock(), development: true });
  const tries: string[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const request = new Request(new URL(url, 'http://shop.localhost'), init);
    tries.push(`${request.method} ${new URL(request.url).pathname}`);
    return Promise.race([backend.fetch(request), rejectedOnAbort(request.signal)]);
  });
  const parsed = parsePageConfig({ commerceBase: '/commerce/headless/ecommerce/v2', ...config });
  if (parsed.config === undefined) throw new Error(JSON.stringify(parsed.problems));
  const store = createCoreStore(() => undefined);
  const readings = createReadings({ post: () => undefined, on: () => undefined });
  const subscribe = (listener: () => void) => {
    const stops = [store.subscribe(listener), readings.subscribe(listener)];
    return () => stops.forEach((stop) => stop());
  };
  const area = memoryArea();
  registerServices(services);
  setRuntime({
    config: parsed.config,
    row: localeRow('en-us'),
    author: false,
    registry: { protocol: 1, version: 'test', ...readings, ...store, subscribe, ensure: () => undefined },
    storage: createStorage({ local: () => area, session: () => area, now: () => 0 }),
    tabs: createTabs({ name: 'test' }),
    overrides: [],
  });
  return { backend, tries };
};

/** Rejects on abort, like a browser's fetch. The application object alone would still answer. */
const rejectedOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
  });

const memoryArea = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
};
