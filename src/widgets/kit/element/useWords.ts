import type { Translate } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import { reportToAuthor } from './report-to-author.ts';
import { useHost, useTranslate, type SharedKey } from './widget-context.ts';

const telling = new WeakMap<Translate, Translate>();

/** The translator of a folder's words: `Words<typeof en>`. It also knows the keys of the shared catalogue. */
export type Words<Catalogue extends object> = Translate<(keyof Catalogue & string) | SharedKey>;

/**
 * Returns the translator of a folder's words, with the keys of its English catalogue:
 * `import type en from './messages/en.json'` and `const t = useWords<typeof en>()`. `useWords<typeof en & typeof shared>()`
 * has those of another folder too. A widget or late part that loads the caller gets these catalogues from the build
 * (`build/messages/word-folders.ts`). In author mode a missing text is told to the page's author (EMB-08).
 */
export const useWords = <Catalogue extends object>(): Words<Catalogue> => {
  const translate = useTranslate();
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
