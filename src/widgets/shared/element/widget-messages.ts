import { useSyncExternalStore } from 'react';
import { contentText } from '../../../core/i18n/content-text.ts';
import { createMessageFormat, type Catalogue } from '../../../core/i18n/message-format.ts';
import { createTranslator, type Overrides, type Translate } from '../../../core/i18n/translator.ts';
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

const NONE: Overrides = {};
const translators = new WeakMap<Catalogue, WeakMap<Overrides, Translate>>();

/**
 * The translator of a loaded catalogue under the CMS's texts, if they have come: the same function for the same two, so
 * that it can be a dependency.
 */
export const widgetTranslator = (catalogue: Catalogue, content: Overrides = NONE): Translate => {
  const known = translators.get(catalogue) ?? new WeakMap<Overrides, Translate>();
  translators.set(catalogue, known);
  const { row, overrides } = runtime();
  const translator =
    known.get(content) ??
    createTranslator({ catalogue, format: createMessageFormat(row.tag), overrides: [...overrides, content] });
  known.set(content, translator);
  return translator;
};

/** A subscription costs each element half a kilobyte, and few pages need it. */
const useContentText = (): Overrides | undefined =>
  // oxlint-disable-next-line react/rules-of-hooks -- a page names a CMS or it does not, for as long as it is open
  runtime().config.content ? useSyncExternalStore(runtime().registry.subscribe, contentText) : undefined;

/** `widgetTranslator` that follows the CMS's texts, where the page names a CMS. */
export const useTranslator = (catalogue: Catalogue): Translate =>
  widgetTranslator(catalogue, useContentText());
