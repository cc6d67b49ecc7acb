import { useReading } from '../../core/registry/use-reading.ts';
import { runtime } from '../../core/runtime.ts';
import type { FooterContent } from './footer.contract.ts';
import { FOOTER_KEY, readFooter } from './read-footer.ts';

export type FooterReading = {
  /** Undefined until it is there, and where it can't be had. */
  content: FooterContent | undefined;
  /** It may still come. */
  coming: boolean;
};

/** The CMS's footer for this page. Nothing comes when the page names no regional host, and in author mode. */
export const useFooterContent = (): FooterReading => {
  const { data, coming } = useReading(FOOTER_KEY, runtime().config.regional ? readFooter : undefined);
  return { content: data, coming };
};
