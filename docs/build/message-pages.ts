import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LANGUAGES } from '../../src/core/locale/locale-table.ts';
import { plain, searchedLast, table, type Page } from './page.ts';

type Texts = Readonly<Record<string, string>>;

/** The folders of words, with the texts of each language. A widget's parts are with the widget. */
const folders = (): Map<string, Record<(typeof LANGUAGES)[number], Texts>[]> => {
  const all = new Map<string, Record<(typeof LANGUAGES)[number], Texts>[]>();
  for (const file of globSync('src/widgets/**/messages/en.json').toSorted()) {
    const folder = dirname(file);
    const texts = Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as Texts,
      ]),
    ) as Record<(typeof LANGUAGES)[number], Texts>;
    const name = pageOf(
      folder
        .replaceAll('\\', '/')
        .replace(/^src\/widgets\//, '')
        .replace(/\/?messages$/, ''),
    );
    all.set(name, [...(all.get(name) ?? []), texts]);
  }
  return all;
};

/** The page of a folder: a widget's own, and for the checkout and what widgets share one for each of their parts. */
const pageOf = (folder: string): string => {
  const [first = '', second, third] = folder.split('/');
  if (first === 'checkout' && second === 'steps') return `checkout-${third}`;
  if (['checkout', 'parts', 'kit'].includes(first) && second !== undefined)
    return first === 'parts' ? second : `${first}-${second}`;
  return first;
};

/** A page for each group of words with every key and its four texts, and the list of these pages. */
export const messagePages = (): Record<string, Page> => {
  const pages = [...folders()].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    'reference/messages/index': {
      title: 'Message keys',
      label: 'All keys',
      order: 0,
      description: 'Every text of the widgets by its key, in English, French, Dutch and Spanish.',
      body: `Each text has a key. A page replaces a text by its key: see [Change a text](/docs/translators/change-a-text/).
A text such as \`{units, plural, one {# item} other {# items}}\` has a form for each number. Keep the names in braces.

${table(
  ['page', 'keys'],
  pages.map(([name, groups]) => [
    `[${name}](/docs/reference/messages/${name}/)`,
    String(groups.reduce((sum, { en }) => sum + Object.keys(en).length, 0)),
  ]),
)}`,
    },
    ...Object.fromEntries(
      pages.map(([name, groups]) => [
        `reference/messages/${name}`,
        {
          title: `Texts of ${name.replaceAll('-', ' ')}`,
          label: name,
          description: `The message keys of ${name.replaceAll('-', ' ')} with their four texts.`,
          body: searchedLast(groups.map(keysOf).join('\n\n')),
        },
      ]),
    ),
  };
};

const keysOf = (texts: Record<(typeof LANGUAGES)[number], Texts>): string =>
  Object.keys(texts.en)
    .map(
      (key) =>
        `## \`${key}\`\n\n${LANGUAGES.map((language) => `- \`${language}\` <span lang="${language}">${plain(texts[language][key] ?? '')}</span>`).join('\n')}`,
    )
    .join('\n\n');
