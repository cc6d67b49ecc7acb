import { useReading } from '../../core/registry/use-reading.ts';
import { runtime } from '../../core/runtime.ts';
import { type FooterContent, getFooterContent } from './footer.contract.ts';
import { callService } from '../../core/http/call-service.ts';
import { defineReading } from '../../core/registry/readings.ts';
import { retryRead } from '../../core/http/retry-read.ts';

/** The registry's reading of the footer. */
export const FOOTER_KEY = defineReading<FooterContent>('content.footer');

/** Reads the footer of this page's locale, once for all bundles (PERF-04). Logs a failure, then rejects (`ServiceError`). */
const readFooter = (): Promise<FooterContent> =>
  runtime().registry.request(FOOTER_KEY, async () => {
    try {
      return await retryRead(fetchFooter);
    } catch (error) {
      console.warn('Assess widgets: no footer from the CMS; the built-in one stays.', error);
      throw error;
    }
  });

/** Reads the footer, tried once. Throws `ServiceError`. */
export const fetchFooter = (): Promise<FooterContent> =>
  callService(getFooterContent, { path: { locale: runtime().row.locale } });

export type FooterReading = {
  /** Undefined until it has loaded, and if loading failed. */
  content: FooterContent | undefined;
  coming: boolean;
};

/** Returns the CMS's footer for this page. Nothing is read if the page has no regional host, or in author mode. */
export const useFooterContent = (): FooterReading => {
  const { data, coming } = useReading(FOOTER_KEY, runtime().config.regional ? readFooter : undefined);
  return { content: data, coming };
};
