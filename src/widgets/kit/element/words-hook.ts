import type { Translate } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import { reportToAuthor } from './report-to-author.ts';
import { useHost, useMessages, type SharedKey } from './widget-context.ts';

const telling = new WeakMap<Translate, Translate>();

/**
 * Makes the hook of a folder's words, with the keys of its English catalogue: `import type en from './messages/en.json'`
 * and `export const useOrderWords = wordsHook<typeof en>()`. `wordsHook<typeof en & typeof shared>()` has those of another
 * folder too. A widget or late part that loads this hook gets these catalogues from the build
 * (`build/messages-plugin.ts`). In author mode a missing text is told to the page's author (EMB-08).
 */
export const wordsHook =
  <Words extends object>() =>
  (): Translate<(keyof Words & string) | SharedKey> => {
    const translate: Translate = useMessages<string>();
    const { localName } = useHost();
    return runtime().author ? tellingOf(translate, localName) : translate;
  };

const tellingOf = (translate: Translate, tag: string): Translate => {
  const known = telling.get(translate);
  if (known) return known;
  const tells: Translate = (key, values) => {
    const words = translate(key, values);
    if (words === key) reportToAuthor(tag, `has no text for "${key}": its catalogue was not loaded.`);
    return words;
  };
  telling.set(translate, tells);
  return tells;
};
