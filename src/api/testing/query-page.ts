import { vi } from 'vitest';
import { createReadings } from '../../core/registry/readings.ts';
import type { PageRegistry } from '../../core/registry/registry.ts';
import type { Runtime } from '../../core/runtime.ts';
import { createCoreStore } from '../../core/store/core-store.ts';
import { createTabs, type Channel } from '../../core/tabs.ts';
import { createSameTabChannel } from '../../core/testing/same-tab-channel.ts';

/** Creates a page in one tab: its registry, its visitor, and further bundles, each with its own modules. */
export const openPage = (tab: string) => {
  const channels: Channel[] = [];
  const channelFactory = (name: string) => {
    const channel = createSameTabChannel(name);
    channels.push(channel);
    return channel;
  };
  const tabs = createTabs({ name: 'query', id: tab, channelFactory });
  const store = createCoreStore(() => undefined);
  const readings = createReadings({
    post: (key) => tabs.post('changed', key),
    on: (listener) => void tabs.on('changed', (key) => listener(key as string)),
  });
  let id: string | null | undefined;
  const listeners = new Set<() => void>();
  for (const { subscribe } of [store, readings]) subscribe(() => listeners.forEach((one) => one()));
  const registry = {
    protocol: 1,
    version: 'test',
    ...readings,
    ...store,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    session: { whose: () => id, byCookie: () => false },
  } as unknown as PageRegistry;
  return {
    registry,
    /** Signs in. '' signs out. */
    signIn: (whose: string) => {
      id = whose;
      registry.actions.setSession(
        whose
          ? { status: 'signed-in', id: `customer of ${whose}`, user: undefined }
          : { status: 'anonymous' },
      );
    },
    /** The browser's visitor has changed, but the page does not know yet. */
    leave: () => (id = null),
    close: () => channels.forEach((channel) => channel.close()),
    bundle: async () => {
      vi.resetModules();
      const { setRuntime } = await import('../../core/runtime.ts');
      setRuntime({ registry, author: false } as Runtime);
      const [query, customer, write, errors] = await Promise.all([
        import('../query.ts'),
        import('../customer.ts'),
        import('../customer-write.ts'),
        import('../../core/errors.ts'),
      ]);
      return { ...query, ...customer, ...write, ...errors };
    },
  };
};

export type QueryBundle = Awaited<ReturnType<ReturnType<typeof openPage>['bundle']>>;
