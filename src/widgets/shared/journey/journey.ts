import type { Language } from '../../../core/locale/locale-table.ts';
import type { MessageLoaders } from '../element/widget-messages.ts';
import button from '../styles/button.css?inline';
import field from '../styles/field.css?inline';
import notice from '../styles/notice.css?inline';
import status from '../styles/status.css?inline';
import own from './journey.css?inline';

/** What a root that draws a journey adopts beside tokens and base. */
export const journeyStyles: readonly string[] = [button, field, notice, status, own];

/** The words of every journey. */
export const journeyWords: MessageLoaders = {
  en: () => import('./messages/en.json'),
  fr: () => import('./messages/fr.json'),
  nl: () => import('./messages/nl.json'),
  es: () => import('./messages/es.json'),
};

/** A widget's own words and those of every journey, both fetched at once. */
export const withJourneyWords = (own: MessageLoaders): MessageLoaders => {
  const both = (language: Language) => async () => {
    const [journey, widget] = await Promise.all([journeyWords[language](), own[language]()]);
    return { default: { ...journey.default, ...widget.default } };
  };
  return { en: both('en'), fr: both('fr'), nl: both('nl'), es: both('es') };
};
