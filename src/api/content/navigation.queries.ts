import { useState } from 'react';
import { useReading } from '../../core/registry/use-reading.ts';
import { runtime } from '../../core/runtime.ts';
import type { NavigationContent } from './navigation.contract.ts';
import { lastNavigation, NAVIGATION_KEY, readNavigation } from './read-navigation.ts';

export type NavigationReading = {
  /** The content as read, else as last known. Undefined if there is neither. */
  content: NavigationContent | undefined;
  /** True while it may still come. */
  coming: boolean;
};

/**
 * Returns the CMS's menu and banner for this page. If the page has no regional host, or in author mode, nothing is read and
 * the last known content is not used either.
 */
export const useNavigation = (): NavigationReading => {
  const { config, author } = runtime();
  const read = config.regional ? readNavigation : undefined;
  const { data, coming } = useReading(NAVIGATION_KEY, read);
  const [last] = useState(() => (read && !author ? lastNavigation() : undefined));
  return { content: data ?? last, coming };
};
