import { fillPath } from '../../core/http/define-endpoint.ts';
import { fetchJson } from '../../core/http/fetch-json.ts';
import { CONTENT_TEXT_KEY } from '../../core/i18n/content-text.ts';
import { parseOverrides, type Overrides } from '../../core/i18n/translator.ts';
import { runtime } from '../../core/runtime.ts';
import { retryRead } from '../retry-read.ts';
import { checkoutContent } from './content.contract.ts';

/**
 * Reads the CMS's texts for this page's locale, once for all bundles on it (API-03, PERF-04); widgets show them as soon
 * as they come (LOC-10). A failure is logged, and the catalogue's text stays. Never rejects.
 */
export const readContentText = async (base: string): Promise<void> => {
  const { registry } = runtime();
  const { data, error, reading } = registry.reading(CONTENT_TEXT_KEY);
  if (reading || data !== undefined || error !== undefined) return;
  try {
    await registry.request(CONTENT_TEXT_KEY, () => retryRead(() => fetchText(base)));
  } catch (failure) {
    console.warn('Assess widgets: no texts from the CMS; those of the catalogue stay.', failure);
  }
};

const fetchText = async (base: string): Promise<Overrides> => {
  const { method, path, response, timeoutMs } = checkoutContent;
  const { data } = await fetchJson({
    url: `${base}${fillPath(path, { locale: runtime().row.locale })}`,
    method,
    schema: response,
    timeoutMs,
    credentials: 'omit',
  });
  const { overrides, refused } = parseOverrides(data.checkout.item);
  if (refused.length > 0)
    console.warn(`Assess widgets: texts of the CMS that are none: ${refused.slice(0, 20).join(', ')}.`);
  return overrides;
};
