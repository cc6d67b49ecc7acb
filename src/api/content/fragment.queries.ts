import { useEffect, useSyncExternalStore } from 'react';
import { runtime } from '../../core/runtime.ts';
import type { FragmentName } from './fragment.contract.ts';
import { readFragment } from './read-fragment.ts';

/**
 * A fragment of the CMS as nodes to import, once it is there. Nothing is asked for where the page names no regional
 * host, or in author mode.
 */
export const useFragment = (name: FragmentName): DocumentFragment | undefined => {
  const { registry, config, author } = runtime();
  const { data, stale, reading } = useSyncExternalStore(registry.subscribe, () =>
    registry.reading(`content.fragment.${name}`),
  );
  const base = author ? undefined : config.regional;
  const due = stale && !reading;
  useEffect(() => {
    // `readFragment` has logged the failure, and the registry keeps it.
    if (due && base !== undefined) readFragment(name).catch(() => undefined);
  }, [name, due, base]);
  return data as DocumentFragment | undefined;
};
