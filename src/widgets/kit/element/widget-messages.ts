import { useSyncExternalStore } from 'react';
import { createMessageFormat, type Catalogue } from '../../../core/i18n/message-format.ts';
import {
  createTranslator,
  type Overrides,
  type Translate,
  contentText,
} from '../../../core/i18n/translator.ts';
import { late } from '../../../core/late.ts';
import type { Language } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';

/** A catalogue for each language, loaded one language at a time (LOC-10). */
export type MessageLoaders = Readonly<Record<Language, () => Promise<{ default: Catalogue }>>>;

/** Loads the widget's catalogue in one language, including the shared messages. Rejects if it can't be loaded. */
export const loadMessages = async (own: MessageLoaders, language: Language): Promise<Catalogue> =>
  (await own[language]()).default;

let changed: ((catalogue: Catalogue) => Catalogue) | undefined;

/** Loads what changes every catalogue before the first text: the pseudo-locale (LEAD-08 a), or another English. */
export const loadChanged = async (): Promise<void> => {
  changed = (await late(() => import('../../../core/i18n/changed-catalogue.ts'))).changedCatalogue;
};

const translators = new WeakMap<Catalogue, WeakMap<object, Translate>>();

/** Returns the translator of a catalogue, overridden by the CMS's texts. The same arguments give the same function. */
export const widgetTranslator = (catalogue: Catalogue, content?: Overrides): Translate => {
  const known = translators.get(catalogue) ?? new WeakMap<object, Translate>();
  translators.set(catalogue, known);
  const { row, overrides } = runtime();
  const translator =
    known.get(content ?? overrides) ??
    createTranslator({
      catalogue: changed ? changed(catalogue) : catalogue,
      format: createMessageFormat(row.tag),
      overrides: content ? [...overrides, content] : overrides,
    });
  known.set(content ?? overrides, translator);
  return translator;
};

/** Returns the CMS's texts, to which it subscribes only if the page names a CMS. */
const useContentText = (): Overrides | undefined =>
  // oxlint-disable-next-line react/rules-of-hooks -- a page names a CMS or it does not, for as long as it is open
  runtime().config.content ? useSyncExternalStore(runtime().registry.subscribe, contentText) : undefined;

/** Works like `widgetTranslator`, but also follows the CMS's texts if the page names a CMS. */
export const useTranslator = (catalogue: Catalogue): Translate =>
  widgetTranslator(catalogue, useContentText());
