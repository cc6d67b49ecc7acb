import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { className, docComment } from './contract-names.ts';
import { attributesOf } from './documented-attribute.ts';
import { readEventTypes } from './event-types.ts';

/**
 * Returns `elements.d.ts`: an interface for each tag with its properties and events, `HTMLElementTagNameMap`, and the
 * events on document and window (EMB-07). It imports nothing; the types for React and Vue are based on it.
 */
export const elementTypes = (widgets: readonly WidgetContract[]): string =>
  [readEventTypes().declarations, EVENT_MAPS, ...widgets.map(elementInterface), globalMaps(widgets)].join(
    '\n\n',
  );

const EVENT_MAPS = `/** The events of the widgets as a listener gets them. */
export type AssessEventMap = { [Name in keyof AssessEvents]: CustomEvent<AssessEvents[Name]> };

/** The events of one tag: those of any element, and of ours only what it sends. */
export type AssessElementEventMap<Sent extends keyof AssessEvents> = Omit<
  HTMLElementEventMap,
  keyof AssessEventMap
> &
  Pick<AssessEventMap, Sent>;

/** Any name of an event but ours: those must be of the element's own list. */
export type OtherEventName<Name extends string> = Name extends \`assess-\${string}\` ? never : Name;`;

const elementInterface = (widget: WidgetContract): string => {
  const name = className(widget.tag);
  const sent = Object.keys(widget.events).map((event) => `'${event}'`);
  const properties = attributesOf(widget).map(
    ({ property, propertyType, description }) =>
      `  ${docComment(description)}  ${property}: ${propertyType};`,
  );
  return `export type ${name}EventMap = AssessElementEventMap<${sent.join(' | ') || 'never'}>;

${docComment(`\`<${widget.tag}>\`: ${widget.summary}`)}export interface ${name} extends HTMLElement {
${properties.join('\n')}
${listenerMethods(name)}
}`;
};

const listenerMethods = (name: string): string =>
  [
    ['addEventListener', 'AddEventListenerOptions'],
    ['removeEventListener', 'EventListenerOptions'],
  ]
    .map(
      ([method, options]) => `  ${method}<Name extends keyof ${name}EventMap>(
    type: Name,
    listener: (this: ${name}, event: ${name}EventMap[Name]) => unknown,
    options?: boolean | ${options},
  ): void;
  ${method}<Name extends string>(
    type: OtherEventName<Name>,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | ${options},
  ): void;`,
    )
    .join('\n');

const globalMaps = (widgets: readonly WidgetContract[]): string => `declare global {
  interface HTMLElementTagNameMap {
${widgets.map(({ tag }) => `    '${tag}': ${className(tag)};`).join('\n')}
  }
  /** What bubbles from a widget to any element around it, the document and the window. */
  interface GlobalEventHandlersEventMap extends AssessEventMap {}
}
`;
