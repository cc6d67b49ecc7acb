import { useSyncExternalStore } from 'react';
import { contentText } from '../../../core/i18n/content-text.ts';
import { createMessageFormat, type Catalogue } from '../../../core/i18n/message-format.ts';
import { createTranslator, type Overrides, type Translate } from '../../../core/i18n/translator.ts';
import type { Language } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';

/** A catalogue for each language, loaded one language at a time (LOC-10). */
export type MessageLoaders = Readonly<Record<Language, () => Promise<{ default: Catalogue }>>>;

/** The widget's catalogue in one language, the shared words in it. Rejects when it can't be had. */
export const loadMessages = async (own: MessageLoaders, language: Language): Promise<Catalogue> =>
  (await own[language]()).default;

/** Several catalogues as one, fetched side by side. Of a key that two of them have, the later one's words count. */
export const joinMessages = (...catalogues: readonly MessageLoaders[]): MessageLoaders => {
  const joined = (language: Language) => async () => {
    const loaded = await Promise.all(catalogues.map((one) => one[language]()));
    return { default: Object.assign({}, ...loaded.map((module) => module.default)) };
  };
  return { en: joined('en'), fr: joined('fr'), nl: joined('nl'), es: joined('es') };
};

const translators = new WeakMap<Catalogue, WeakMap<object, Translate>>();

/**
 * The translator of a loaded catalogue under the CMS's texts, if they have come: the same function for the same two, so
 * that it can be a dependency.
 */
export const widgetTranslator = (catalogue: Catalogue, content?: Overrides): Translate => {
  const known = translators.get(catalogue) ?? new WeakMap<object, Translate>();
  translators.set(catalogue, known);
  const { row, overrides } = runtime();
  const translator =
    known.get(content ?? overrides) ??
    createTranslator({
      catalogue,
      format: createMessageFormat(row.tag),
      overrides: content ? [...overrides, content] : overrides,
    });
  known.set(content ?? overrides, translator);
  return translator;
};

/** A subscription costs each element half a kilobyte, and few pages need it. */
const useContentText = (): Overrides | undefined =>
  // oxlint-disable-next-line react/rules-of-hooks -- a page names a CMS or it does not, for as long as it is open
  runtime().config.content ? useSyncExternalStore(runtime().registry.subscribe, contentText) : undefined;

/** `widgetTranslator` that follows the CMS's texts, where the page names a CMS. */
export const useTranslator = (catalogue: Catalogue): Translate =>
  widgetTranslator(catalogue, useContentText());
