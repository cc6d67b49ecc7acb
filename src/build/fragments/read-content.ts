import * as v from 'valibot';
import { getFooterContent } from '../../api/content/footer.contract.ts';
import { getNavigation } from '../../api/content/navigation.contract.ts';
import type { StillContent } from './still-page.ts';

type Fetch = (url: string) => Promise<Response>;

/**
 * What the regional host has for header and footer of one locale, parsed as the widgets do: text and links that may be
 * followed. What can't be had is left out, and `tell` hears why; the built-in one stands for it then.
 */
export const readStillContent = async (
  regional: string,
  locale: string,
  tell: (problem: string) => void,
  fetchImpl: Fetch = (url) => fetch(url),
): Promise<StillContent> => {
  const read = async <S extends v.GenericSchema>(path: string, schema: S) => {
    const url = `${regional.replace(/\/+$/, '')}${path.replace('{locale}', locale)}`;
    try {
      const response = await fetchImpl(url);
      if (!response.ok) throw new Error(`answered ${response.status}`);
      return v.parse(schema, await response.json());
    } catch (error) {
      tell(`${url}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const [footer, navigation] = await Promise.all([
    read(getFooterContent.path, getFooterContent.response),
    read(getNavigation.path, getNavigation.response),
  ]);
  return { footer, navigation };
};
