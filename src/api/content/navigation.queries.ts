import { useEffect, useState, useSyncExternalStore } from 'react';
import { runtime } from '../../core/runtime.ts';
import type { NavigationContent } from './navigation.contract.ts';
import { lastNavigation, NAVIGATION_KEY, readNavigation } from './read-navigation.ts';

export type NavigationReading = {
  /** As read, else as last known; undefined where neither is to be had. */
  content: NavigationContent | undefined;
  /** It may still come. */
  coming: boolean;
};

/**
 * The CMS's menu and banner for this page. Nothing is read when the page names no regional host, and in author mode,
 * where the last known counts for nothing either.
 */
export const useNavigation = (): NavigationReading => {
  const { registry, config, author } = runtime();
  const { data, stale, reading } = useSyncExternalStore(registry.subscribe, () =>
    registry.reading(NAVIGATION_KEY),
  );
  const base = author ? undefined : config.regional;
  const [last] = useState(() => (base === undefined ? undefined : lastNavigation()));
  const due = stale && !reading;
  useEffect(() => {
    // `readNavigation` has logged the failure, and the registry keeps it.
    if (due && base !== undefined) readNavigation().catch(() => undefined);
  }, [due, base]);
  return {
    content: (data as NavigationContent | undefined) ?? last,
    coming: base !== undefined && (stale || reading),
  };
};
