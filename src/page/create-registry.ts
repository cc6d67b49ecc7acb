import type { SessionPort } from '../auth/index.ts';
import { loaderNote } from '../core/config/read-page-config.ts';
import { answerReplays } from '../core/events/emit.ts';
import { createLiveRegion } from '../core/live-region.ts';
import { REGISTRY_PROTOCOL, type PageRegistry } from '../core/registry/registry.ts';
import { createReadings } from '../core/registry/readings.ts';
import { createCoreStore } from '../core/store/core-store.ts';
import type { Tabs } from '../core/tabs.ts';
import { version as packageVersion } from '../../package.json';

/** Creates the object that all bundles of a page share. The page's first bundle does this. */
export const createRegistry = (tabs: Tabs, session: SessionPort): PageRegistry => {
  const store = createCoreStore(createLiveRegion(document));
  const readings = createReadings({
    post: (key) => tabs.post('changed', key),
    on: (listener) => {
      tabs.on('changed', (key) => typeof key === 'string' && listener(key));
      // In the back/forward cache the page received no messages from other tabs.
      addEventListener('pageshow', ({ persisted }) => persisted && listener('cart'));
    },
  });
  answerReplays(readings);
  // One subscription serves all listeners, so that many widgets on a page cost little (PERF-08).
  const listeners = new Set<() => void>();
  for (const { subscribe } of [store, readings]) subscribe(() => listeners.forEach((listener) => listener()));
  return {
    protocol: REGISTRY_PROTOCOL,
    version,
    ...readings,
    ...store,
    session,
    signOut: () => session.signOut('asked'),
    subscribe: (listener) => {
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    ensure: (tag) => loaderNote()?.ensure(tag),
  };
};

/** Of this copy of the widgets; shown to authors when two meet on a page. */
export const version: string = packageVersion;
