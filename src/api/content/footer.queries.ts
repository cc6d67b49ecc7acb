import { useReading } from '../../core/registry/use-reading.ts';
import { runtime } from '../../core/runtime.ts';
import type { FooterContent } from './footer.contract.ts';
import { FOOTER_KEY, readFooter } from './read-footer.ts';

export type FooterReading = {
  /** Undefined until it has loaded, and if loading failed. */
  content: FooterContent | undefined;
  /** True while it may still come. */
  coming: boolean;
};

/** Returns the CMS's footer for this page. Nothing is read if the page has no regional host, or in author mode. */
export const useFooterContent = (): FooterReading => {
  const { data, coming } = useReading(FOOTER_KEY, runtime().config.regional ? readFooter : undefined);
  return { content: data, coming };
};
