import { createContext, use, useId as useReactId } from 'react';
import type { AssessEventName, AssessEvents } from '../../../core/events/event-table.ts';
import { emit } from '../../../core/events/emit.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import type sharedEn from '../messages/en.json';

/** What a widget's components know of the element they are in. */
export type WidgetContext = {
  host: HTMLElement;
  translate: Translate;
  /** Begins the ids of this element: in light DOM the ids of all widgets are the page's. */
  ids: string;
};

export const WidgetContext = createContext<WidgetContext | undefined>(undefined);

const useWidget = (): WidgetContext => {
  const widget = use(WidgetContext);
  if (widget === undefined) throw new Error('This component must be drawn inside a widget.');
  return widget;
};

/** Keys that every widget's catalogue has besides its own. */
export type SharedKey = keyof typeof sharedEn;

/**
 * The words of this widget: `const t = useMessages<keyof typeof import('./messages/en.json')>()`.
 * Keys of the shared catalogue are always there too.
 */
export const useMessages = <Key extends string = never>(): Translate<Key | SharedKey> =>
  useWidget().translate;

/** Sends a documented event from the widget's own element; false when the page cancelled it. */
export const useEmit = (): (<Name extends AssessEventName>(
  name: Name,
  detail: AssessEvents[Name],
) => boolean) => {
  const { host } = useWidget();
  return (name, detail) => emit(host, name, detail);
};

/** The element itself, for example to look at its siblings on the page. */
export const useHost = (): HTMLElement => useWidget().host;

/** React's `useId`, which counts anew in each root, made one of its kind on the page. */
export const useId = (): string => (use(WidgetContext)?.ids ?? '') + useReactId();
