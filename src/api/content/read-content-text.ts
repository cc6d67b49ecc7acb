import { callService } from '../../core/http/call-service.ts';
import { parseOverrides, type Overrides, CONTENT_TEXT_KEY } from '../../core/i18n/translator.ts';
import { runtime } from '../../core/runtime.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { checkoutContent } from './content.contract.ts';

/** Reads the CMS's texts of this locale, once for all bundles (API-03, PERF-04, LOC-10). Logs a failure. Never rejects. */
export const readContentText = async (): Promise<void> => {
  const { registry } = runtime();
  const { data, error, reading } = registry.reading(CONTENT_TEXT_KEY);
  if (reading || data !== undefined || error !== undefined) return;
  try {
    await registry.request(CONTENT_TEXT_KEY, () => retryRead(fetchText));
  } catch (failure) {
    console.warn('Assess widgets: no texts from the CMS; those of the catalogue stay.', failure);
  }
};

const fetchText = async (): Promise<Overrides> => {
  const { data } = await callService(checkoutContent, { path: { locale: runtime().row.locale } });
  const { overrides, refused } = parseOverrides(data.checkout.item);
  if (refused.length > 0)
    console.warn(`Assess widgets: texts of the CMS that are none: ${refused.slice(0, 20).join(', ')}.`);
  return overrides;
};
