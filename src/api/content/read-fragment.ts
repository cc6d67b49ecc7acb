import { runtime } from '../../core/runtime.ts';
import { retryRead } from '../retry-read.ts';
import { fetchFragment } from './fetch-fragment.ts';
import { fragmentPath, type FragmentName } from './fragment.contract.ts';

/**
 * Reads a markup fragment of this page's locale from the regional host and makes it fit to be shown, once for all
 * bundles on the page. The purifier comes when there is something to purify (PERF-03). Rejects after it was logged:
 * what the widget shows without it stays (SHL-02, SEC-03).
 */
export const readFragment = (name: FragmentName, base: string): Promise<DocumentFragment> =>
  runtime().registry.request(`content.fragment.${name}`, async () => {
    try {
      return await load(name, base);
    } catch (error) {
      console.warn(`Assess widgets: no markup for the ${name} from the CMS; all else of it stays.`, error);
      throw error;
    }
  });

const load = async (name: FragmentName, base: string): Promise<DocumentFragment> => {
  const { row, config } = runtime();
  const url = new URL(`${base}${fragmentPath(name, row.locale)}`, location.href);
  const markup = await retryRead(() => fetchFragment(url.href));
  const part = () => import('./sanitize-fragment.ts');
  const { sanitizeFragment } = await part().catch(part);
  const rules = { storeUrl: config.storeUrl ?? '', imageOrigins: [location.origin, url.origin] };
  const fragment = sanitizeFragment(markup, rules);
  if (fragment === undefined) throw new Error('Nothing of the fragment may be shown.');
  return fragment;
};
