import { useState } from 'react';
import { useReading } from '../../core/registry/use-reading.ts';
import { runtime } from '../../core/runtime.ts';
import { type NavigationContent, getNavigation } from './navigation.contract.ts';
import { safeParse } from 'valibot';
import { callService } from '../../core/http/call-service.ts';
import { defineReading } from '../../core/registry/readings.ts';
import { retryRead } from '../../core/http/retry-read.ts';

/** The registry's reading of the menu and the banner. */
export const NAVIGATION_KEY = defineReading<NavigationContent>('content.navigation');

/**
 * Reads the menu and banner of this page's locale, once for all bundles (PERF-04), and stores them for the next page
 * (LEAD-12). Logs a failure before it rejects with `ServiceError`.
 */
const readNavigation = (): Promise<NavigationContent> =>
  runtime().registry.request(NAVIGATION_KEY, async () => {
    try {
      const content = await retryRead(fetchNavigation);
      const { storage, row } = runtime();
      storage.write('navigation', content, row.locale);
      return content;
    } catch (error) {
      console.warn(
        'Assess widgets: no navigation from the CMS; the last known or built-in one stays.',
        error,
      );
      throw error;
    }
  });

/** Reads the navigation, tried once. Throws `ServiceError`. */
export const fetchNavigation = (): Promise<NavigationContent> =>
  callService(getNavigation, { path: { locale: runtime().row.locale } });

/** Returns the content that an earlier page of this locale stored. It is untrusted, so it is parsed like an answer. */
const lastNavigation = (): NavigationContent | undefined => {
  const { storage, row } = runtime();
  const { success, output } = safeParse(getNavigation.response, storage.read('navigation', row.locale));
  return success ? output : undefined;
};

export type NavigationReading = {
  /** The content as read, else as last known. Undefined if there is neither. */
  content: NavigationContent | undefined;
  coming: boolean;
};

/** Returns the CMS's menu and banner. Without a regional host, and in author mode, not even the last known content. */
export const useNavigation = (): NavigationReading => {
  const { config, author } = runtime();
  const read = config.regional ? readNavigation : undefined;
  const { data, coming } = useReading(NAVIGATION_KEY, read);
  const [last] = useState(() => (read && !author ? lastNavigation() : undefined));
  return { content: data ?? last, coming };
};
