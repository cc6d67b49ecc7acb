import { useEffect, useSyncExternalStore } from 'react';
import { runtime } from '../../core/runtime.ts';
import type { FooterContent } from './footer.contract.ts';
import { FOOTER_KEY, readFooter } from './read-footer.ts';

export type FooterReading = {
  /** Undefined until it is there, and where it can't be had. */
  content: FooterContent | undefined;
  /** It may still come. */
  coming: boolean;
};

/**
 * The CMS's footer for this page. Nothing comes when the page names no regional host, and in author mode, where nothing
 * is read.
 */
export const useFooterContent = (): FooterReading => {
  const { registry, config, author } = runtime();
  const { data, stale, reading } = useSyncExternalStore(registry.subscribe, () =>
    registry.reading(FOOTER_KEY),
  );
  const base = author ? undefined : config.regional;
  const due = stale && !reading;
  useEffect(() => {
    // `readFooter` has logged the failure, and the registry keeps it.
    if (due && base !== undefined) readFooter().catch(() => undefined);
  }, [due, base]);
  return { content: data as FooterContent | undefined, coming: base !== undefined && (stale || reading) };
};
