import { useState } from 'react';
import { useReading } from '../../core/registry/use-reading.ts';
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
  const { config, author } = runtime();
  const read = config.regional ? readNavigation : undefined;
  const { data, coming } = useReading(NAVIGATION_KEY, read);
  const [last] = useState(() => (read && !author ? lastNavigation() : undefined));
  return { content: data ?? last, coming };
};
