import * as v from 'valibot';
import { getFooterContent } from '../../api/content/footer.contract.ts';
import { getNavigation } from '../../api/content/navigation.contract.ts';
import type { StillContent } from './still-page.ts';

type Fetch = (url: string) => Promise<Response>;

/**
 * Reads the regional host's content for the header and footer of a locale. It is parsed as in the widgets: text, and links
 * that may be followed. If a part can't be read, it is left out, and `tell` gets the reason. The built-in content is then
 * used.
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
