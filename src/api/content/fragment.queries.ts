import { useReading } from '../../core/registry/use-reading.ts';
import { runtime } from '../../core/runtime.ts';
import { type FragmentName, FRAGMENT_FILES, getFragment } from './fragment.contract.ts';
import { callService } from '../../core/http/call-service.ts';
import { late } from '../../core/late.ts';
import { defineReading } from '../../core/registry/readings.ts';
import { mayShow } from '../picture-address.ts';
import { retryRead } from '../../core/http/retry-read.ts';

/** Returns a fragment as nodes to import. Undefined until it has loaded, without a regional host, and in author mode. */
export const useFragment = (name: FragmentName): DocumentFragment | undefined =>
  useReading(fragmentKey(name), runtime().config.regional ? () => readFragment(name) : undefined).data;

/** The registry's reading of a fragment. Its data are the nodes to import. */
const fragmentKey = (name: FragmentName) => defineReading<DocumentFragment>(`content.fragment.${name}`);

/**
 * Reads a markup fragment and sanitizes it, once for all bundles, with a sanitizer that loads only then (PERF-03). Logs a
 * failure before it rejects; the widget shows its own content then (SHL-02, SEC-03).
 */
const readFragment = (name: FragmentName): Promise<DocumentFragment> =>
  runtime().registry.request(fragmentKey(name), async () => {
    try {
      return await load(name);
    } catch (error) {
      console.warn(`Assess widgets: no markup for the ${name} from the CMS; all else of it stays.`, error);
      throw error;
    }
  });

const load = async (name: FragmentName): Promise<DocumentFragment> => {
  const { row, config } = runtime();
  const path = { locale: row.locale, file: FRAGMENT_FILES[name] };
  const markup = await retryRead(() => callService(getFragment, { path }));
  const { sanitizeFragment } = await late(() => import('./sanitize-fragment.ts'));
  const rules = { storeUrl: config.storeUrl ?? '', mayShow };
  const fragment = sanitizeFragment(markup, rules);
  if (fragment === undefined) throw new Error('Nothing of the fragment may be shown.');
  return fragment;
};
