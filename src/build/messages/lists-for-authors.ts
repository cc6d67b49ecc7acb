import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '../../core/locale/locale-table.ts';
import type { MessagePlace } from '../../widgets/kit/element/override-report.ts';
import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { widgets } from '../../widgets/widget-list.ts';
import { longestLength } from './compile-message.ts';

const KEYS = '/src/widgets/kit/element/message-problems.ts';
const PLACES = '/src/widgets/kit/element/override-report.ts';

/** Fills in the lists of all messages that authors of texts are told by: all keys, and where each text shows. */
export const withMessageLists = (code: string, file: string): string => {
  if (file.endsWith(KEYS))
    return filled(
      code,
      'messageKeys',
      englishCatalogues().flatMap((one) => Object.keys(textsOf(one))),
    );
  if (file.endsWith(PLACES)) return filled(code, 'messagePlaces', allPlaces());
  return code;
};

/** Replaces the empty list that a module declares. */
const filled = (code: string, name: string, list: readonly unknown[]): string =>
  code.replace(
    new RegExp(`(const ${name}.*=) \\[\\]`),
    (_empty, declared: string) => `${declared} ${JSON.stringify(list)}`,
  );

const englishCatalogues = (): string[] => globSync('src/widgets/**/messages/en.json').sort();

const textsOf = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

/** Returns where the texts of each folder show: on its widget, and on those that draw that widget inside themselves. */
const allPlaces = (): MessagePlace[] =>
  englishCatalogues().map((file) => {
    const [, , first = ''] = file.split(/[\\/]/);
    const isShared = first === 'kit' || first === 'parts';
    const around = widgets.filter(({ contains = [] }: WidgetContract) => contains.includes(first));
    const texts = LANGUAGES.map((language) => textsOf(file.replace(/en\.json$/, `${language}.json`)));
    const lengths = Object.keys(texts[0]!).map((key) => [
      key,
      texts.map((all) => longestLength(key, all[key] ?? '')),
    ]);
    return {
      tags: isShared ? [] : [first, ...around.map(({ tag }) => tag.replace('assess-', ''))],
      lengths: Object.fromEntries(lengths) as MessagePlace['lengths'],
    };
  });
