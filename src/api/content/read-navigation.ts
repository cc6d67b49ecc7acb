import { safeParse } from 'valibot';
import { callService } from '../../core/http/call-service.ts';
import { defineReading } from '../../core/registry/readings.ts';
import { runtime } from '../../core/runtime.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { getNavigation, type NavigationContent } from './navigation.contract.ts';

/** The registry's reading of the menu and the banner. */
export const NAVIGATION_KEY = defineReading<NavigationContent>('content.navigation');

/**
 * Reads the menu and banner of this page's locale from the regional host, once for all bundles on the page (PERF-04), and
 * stores them for the first paint of the next page (LEAD-12). A failure is logged before it rejects with `ServiceError`.
 * The last known or built-in menu then stays.
 */
export const readNavigation = (): Promise<NavigationContent> =>
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
export const lastNavigation = (): NavigationContent | undefined => {
  const { storage, row } = runtime();
  const { success, output } = safeParse(getNavigation.response, storage.read('navigation', row.locale));
  return success ? output : undefined;
};
