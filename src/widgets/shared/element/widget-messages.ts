import { createMessageFormat, type Catalogue } from '../../../core/i18n/message-format.ts';
import { createTranslator, type Translate } from '../../../core/i18n/translator.ts';
import type { Language } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';

/** A catalogue for each language, loaded one language at a time (LOC-10). */
export type MessageLoaders = Readonly<Record<Language, () => Promise<{ default: Catalogue }>>>;

const shared: MessageLoaders = {
  en: () => import('../messages/en.json'),
  fr: () => import('../messages/fr.json'),
  nl: () => import('../messages/nl.json'),
  es: () => import('../messages/es.json'),
};

/** The widget's catalogue and the shared one, in one language. Rejects when a chunk can't be had. */
export const loadMessages = async (own: MessageLoaders, language: Language): Promise<Catalogue> => {
  const [sharedPart, ownPart] = await Promise.all([shared[language](), own[language]()]);
  return { ...sharedPart.default, ...ownPart.default };
};

const translators = new WeakMap<Catalogue, Translate>();

/** The translator of a loaded catalogue: the same function for the same catalogue, so that it can be a dependency. */
export const widgetTranslator = (catalogue: Catalogue): Translate => {
  const existing = translators.get(catalogue);
  if (existing) return existing;
  const { row, overrides } = runtime();
  const translator = createTranslator({ catalogue, format: createMessageFormat(row.tag), overrides });
  translators.set(catalogue, translator);
  return translator;
};
