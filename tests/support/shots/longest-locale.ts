import { globSync, readFileSync } from 'node:fs';

const LOCALES = { fr: 'fr-ca', nl: 'nl-nl', es: 'es-es' } as const;

/** Returns the locale with the longest texts in a widget's folder: French, Dutch or Spanish. */
export const longestLocale = (folder: string): string => {
  const length = (language: string): number =>
    globSync(`src/widgets/${folder}/**/messages/${language}.json`)
      .flatMap((file) => Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
      .reduce((sum, text) => sum + text.length, 0);
  const languages = Object.keys(LOCALES) as (keyof typeof LOCALES)[];
  const [longest = 'fr'] = languages.toSorted((a, b) => length(b) - length(a));
  return LOCALES[longest];
};
