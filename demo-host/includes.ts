import { readStatic } from './static-files.ts';

const INCLUDE = /<!--#include virtual="\/widgets\/([\w./-]+\.html)" -->/g;

/**
 * Returns a page with its server-side includes, as many CMSs do it: `<!--#include virtual="/widgets/…" -->`, from the
 * built widgets. If a file does not exist, the comment stays, and the page looks as it does without the file.
 */
export const withIncludes = async (html: string, siteDir: string): Promise<string> => {
  const parts = new Map<string, string>();
  for (const [comment, path = ''] of html.matchAll(INCLUDE)) {
    const file = await readStatic(siteDir, path, false);
    if (file) parts.set(comment, new TextDecoder().decode(file.bytes));
  }
  return html.replaceAll(INCLUDE, (comment) => parts.get(comment) ?? comment);
};
