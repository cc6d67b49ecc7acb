import { createContext, use, useId as useReactId } from 'react';
import type { AssessEventName, AssessEvents } from '../../../core/events/event-table.ts';
import { emit } from '../../../core/events/emit.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import type sharedEn from '../messages/en.json';

/** What a widget's components know about the element that they are in. */
export type WidgetContext = {
  host: HTMLElement;
  translate: Translate;
  /** The prefix of this element's ids. In light DOM the ids of all widgets share one document. */
  ids: string;
};

export const WidgetContext = createContext<WidgetContext | undefined>(undefined);

const useWidget = (): WidgetContext => {
  const widget = use(WidgetContext);
  if (widget === undefined) throw new Error('Not inside a widget.');
  return widget;
};

/** Keys that every widget's catalogue has besides its own. */
export type SharedKey = keyof typeof sharedEn;

/** Returns this widget's translator, which takes any key. What draws words uses `useWords`, whose keys are checked. */
export const useTranslate = (): Translate => useWidget().translate;

/** Returns the translator of the words that every widget has. Outside a widget, as in a story, it returns their keys. */
export const useSharedWords = (): Translate<SharedKey> => use(WidgetContext)?.translate ?? ((key) => key);

/** Returns a function that sends an event from the widget's element. It returns false if the page cancelled the event. */
export const useEmit = (): (<Name extends AssessEventName>(
  name: Name,
  detail: AssessEvents[Name],
) => boolean) => {
  const { host } = useWidget();
  return (name, detail) => emit(host, name, detail);
};

/** Returns the widget's element, for example to look at its siblings on the page. */
export const useHost = (): HTMLElement => useWidget().host;

/** Returns an id that is unique on the page. React's `useId` alone starts again in each root. */
export const useId = (): string => (use(WidgetContext)?.ids ?? '') + useReactId();
