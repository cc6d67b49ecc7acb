import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { describedOf } from './described-widget.ts';
import { attributesOf } from './documented-attribute.ts';

/** Returns the tags with their members for JetBrains' editors (EMB-07). `"web-types"` in a package.json points to it. */
export const webTypes = (widgets: readonly WidgetContract[], version: string, name: string) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: { html: { elements: widgets.map(elementOf) } },
});

const elementOf = (widget: WidgetContract) => {
  const attributes = attributesOf(widget);
  const { events, slots, parts, properties } = describedOf(widget);
  return {
    name: widget.tag,
    description: widget.summary,
    attributes: attributes.map(({ name, description, spec, attributeType, defaultText }) => ({
      name,
      description,
      required: false,
      value: { kind: spec.type === 'boolean' ? 'no-value' : 'plain', type: attributeType },
      default: defaultText,
    })),
    slots: slots.map((slot) => ({ ...slot, name: slot.name || 'default' })),
    js: {
      properties: attributes.map(({ property, description, propertyType, defaultText }) => ({
        name: property,
        description,
        type: propertyType,
        default: defaultText,
      })),
      events,
    },
    css: { properties: properties.map((property) => ({ ...property, syntax: undefined })), parts },
  };
};
