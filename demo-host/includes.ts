import { readStatic } from './static-files.ts';

const INCLUDE = /<!--#include virtual="\/widgets\/([\w./-]+\.html)" -->/g;

/**
 * A page with what it includes on its server, as many a CMS does it: `<!--#include virtual="/widgets/…" -->`, from the
 * built widgets. A file that is not there leaves its comment, and the page as it is without it.
 */
export const withIncludes = async (html: string, siteDir: string): Promise<string> => {
  const parts = new Map<string, string>();
  for (const [comment, path = ''] of html.matchAll(INCLUDE)) {
    const file = await readStatic(siteDir, path, false);
    if (file) parts.set(comment, new TextDecoder().decode(file.bytes));
  }
  return html.replaceAll(INCLUDE, (comment) => parts.get(comment) ?? comment);
};
