import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { cssProperties } from './css-properties.ts';
import { attributesOf, type DocumentedAttribute } from './documented-attribute.ts';
import { readEventTypes, type EventTypes } from './event-types.ts';

type Named = { name: string; description: string };

type WebAttribute = Named & {
  default?: string;
  required: false;
  value: { kind: 'plain' | 'no-value'; type: string };
};
type WebProperty = Named & { type: string; default?: string };

type WebElement = Named & {
  attributes: WebAttribute[];
  slots: Named[];
  js: { properties: WebProperty[]; events: (Named & { type: string })[] };
  css: { properties: (Named & { default?: string })[]; parts: Named[] };
};

/** JetBrains' web-types. `"web-types"` in a package.json points to it. */
export type WebTypes = {
  $schema: string;
  name: string;
  version: string;
  'js-types-syntax': 'typescript';
  'description-markup': 'markdown';
  contributions: { html: { elements: WebElement[] } };
};

/** Returns the tags with their attributes, events and other members, for JetBrains' editors (EMB-07). */
export const webTypes = (widgets: readonly WidgetContract[], version: string, name: string): WebTypes => {
  const events = readEventTypes();
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: widgets.map((widget) => elementOf(widget, events)) } },
  };
};

const elementOf = (widget: WidgetContract, { sent }: EventTypes): WebElement => {
  const attributes = attributesOf(widget);
  return {
    name: widget.tag,
    description: widget.summary,
    attributes: attributes.map(webAttribute),
    slots: named(widget.slots).map((slot) => ({ ...slot, name: slot.name || 'default' })),
    js: {
      properties: attributes.map(({ property, description, propertyType, defaultText }) => ({
        name: property,
        description,
        type: propertyType,
        ...(defaultText !== undefined && { default: defaultText }),
      })),
      events: named(widget.events).map((event) => ({
        ...event,
        type: `CustomEvent<${sent.get(event.name)?.detail ?? 'unknown'}>`,
      })),
    },
    css: {
      properties: cssProperties(widget).map(({ syntax: _syntax, ...property }) => property),
      parts: named(widget.parts),
    },
  };
};

const named = (texts: Readonly<Record<string, string>>): Named[] =>
  Object.entries(texts).map(([name, description]) => ({ name, description }));

const webAttribute = ({
  name,
  description,
  spec,
  attributeType,
  defaultText,
}: DocumentedAttribute): WebAttribute => ({
  name,
  description,
  required: false,
  value: { kind: spec.type === 'boolean' ? 'no-value' : 'plain', type: attributeType },
  ...(defaultText !== undefined && { default: defaultText }),
});
