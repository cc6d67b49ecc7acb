import { safeParse } from 'valibot';
import { fillPath } from '../../core/http/define-endpoint.ts';
import { fetchJson } from '../../core/http/fetch-json.ts';
import { runtime } from '../../core/runtime.ts';
import { retryRead } from '../retry-read.ts';
import { getNavigation, type NavigationContent } from './navigation.contract.ts';

/** The registry's reading of menu and banner, a `NavigationContent`. */
export const NAVIGATION_KEY = 'content.navigation';

/**
 * Reads menu and banner of this page's locale from the regional host, once for all bundles on the page (PERF-04), and
 * keeps them for the next page's first paint (LEAD-12). Rejects with `ServiceError`, after it was logged: what is known,
 * or the built-in menu, stays.
 */
export const readNavigation = (base: string): Promise<NavigationContent> =>
  runtime().registry.request(NAVIGATION_KEY, async () => {
    try {
      const content = await retryRead(() => fetchNavigation(base));
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
export const fetchNavigation = (base: string): Promise<NavigationContent> => {
  const { method, path, response, timeoutMs } = getNavigation;
  const url = `${base}${fillPath(path, { locale: runtime().row.locale })}`;
  return fetchJson({ url, method, schema: response, timeoutMs });
};

/** As an earlier page of this locale read it, parsed as the answer is: anybody may have written it. */
export const lastNavigation = (): NavigationContent | undefined => {
  const { storage, row } = runtime();
  const { success, output } = safeParse(getNavigation.response, storage.read('navigation', row.locale));
  return success ? output : undefined;
};
