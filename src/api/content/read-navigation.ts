import { safeParse } from 'valibot';
import { callService } from '../../core/http/call-service.ts';
import { defineReading } from '../../core/registry/define-reading.ts';
import { runtime } from '../../core/runtime.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { getNavigation, type NavigationContent } from './navigation.contract.ts';

/** The registry's reading of menu and banner. */
export const NAVIGATION_KEY = defineReading<NavigationContent>('content.navigation');

/**
 * Reads menu and banner of this page's locale from the regional host, once for all bundles on the page (PERF-04), and
 * keeps them for the next page's first paint (LEAD-12). Rejects with `ServiceError`, after it was logged: what is known,
 * or the built-in menu, stays.
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

/** One try; throws `ServiceError`. */
export const fetchNavigation = (): Promise<NavigationContent> =>
  callService(getNavigation, { path: { locale: runtime().row.locale } });

/** As an earlier page of this locale read it, parsed as the answer is: anybody may have written it. */
export const lastNavigation = (): NavigationContent | undefined => {
  const { storage, row } = runtime();
  const { success, output } = safeParse(getNavigation.response, storage.read('navigation', row.locale));
  return success ? output : undefined;
};
