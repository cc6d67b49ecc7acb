import { createHash } from 'node:crypto';
import { AsyncResource } from 'node:async_hooks';
import { vi } from 'vitest';
import { here, page } from './here.ts';
import { fetchAs } from './services.ts';

const REGISTRY = Symbol.for('assess-widgets');

/** Replaces the globals, so that the code of each page uses those of its own page. */
export const setSeams = (): void => {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, now: Date.now };
  vi.stubGlobal('fetch', fetchAs);
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0, ...given: unknown[]) => {
    const own = here.getStore();
    if (own === undefined) return real.setTimeout(run, ms, ...given);
    const timer = { page: own, at: own.world.now + ms, run: AsyncResource.bind(run) };
    own.world.timers.push(timer);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: never) => {
    const own = here.getStore();
    const at = own?.world.timers.indexOf(timer) ?? -1;
    if (at >= 0) own?.world.timers.splice(at, 1);
    else real.clearTimeout(timer);
  });
  // The pauses before another try have the same length each time.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(Date, 'now').mockImplementation(() => here.getStore()?.world.now ?? real.now.call(Date));
  vi.stubGlobal('addEventListener', (type: string, listener: never) =>
    page().window.addEventListener(type, listener),
  );
  vi.stubGlobal('removeEventListener', (type: string, listener: never) =>
    page().window.removeEventListener(type, listener),
  );
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: never) => page().document.addEventListener(type, listener),
    visibilityState: 'visible',
    documentElement: { lang: 'en' },
    dispatchEvent: () => true,
    // The dialogs' element is already there.
    querySelector: () => ({}),
  });
  const place = {
    href: 'http://shop.localhost/en-us/',
    origin: 'http://shop.localhost',
    pathname: '/en-us/',
    search: '',
  };
  vi.stubGlobal('location', {
    ...place,
    hostname: 'shop.localhost',
    host: 'shop.localhost',
    hash: '',
    assign: () => undefined,
    replace: () => undefined,
  });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('top', globalThis);
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(
    async (_name, data) =>
      new Uint8Array(
        createHash('sha256')
          .update(Buffer.from(data as ArrayBuffer))
          .digest(),
      ).buffer,
  );
  for (const said of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, said).mockImplementation(() => undefined);
  Object.defineProperty(globalThis, REGISTRY, { configurable: true, get: () => here.getStore()?.registry });
};

export const dropSeams = (): void => {
  delete (globalThis as { [REGISTRY]?: unknown })[REGISTRY];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
};
