import type {
  CustomElementDeclaration,
  CustomElementField,
  Event,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest';
import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { className } from './contract-names.ts';
import { cssProperties } from './css-properties.ts';
import { attributesOf, type DocumentedAttribute } from './documented-attribute.ts';
import { readEventTypes, type EventTypes } from './event-types.ts';

/** Returns the path of a widget's module in the package: `cart` → `cart.js`. */
export type ModulePath = (name: string) => string;

const atTop: ModulePath = (name) => `${name}.js`;

/**
 * Returns `custom-elements.json` (schema 2.1.0) of all widgets, from their contracts (EMB-07). The schema has no field for
 * the version of the described package, so `version` is an additional field.
 */
export const customElementsManifest = (
  widgets: readonly WidgetContract[],
  version: string,
  pathOf: ModulePath = atTop,
): Package & { version: string } => {
  const events = readEventTypes();
  return {
    schemaVersion: '2.1.0',
    version,
    modules: widgets.map((widget) =>
      moduleOf(widget, pathOf(widget.tag.replace('assess-', '')), elementOf(widget, events)),
    ),
  };
};

const moduleOf = (
  { tag, summary }: WidgetContract,
  path: string,
  declaration: CustomElementDeclaration,
): JavaScriptModule => ({
  kind: 'javascript-module',
  path,
  summary: `Defines <${tag}>. ${summary}`,
  declarations: [declaration],
  exports: [
    { kind: 'custom-element-definition', name: tag, declaration: { name: declaration.name, module: path } },
  ],
});

const elementOf = (widget: WidgetContract, events: EventTypes): CustomElementDeclaration => {
  const attributes = attributesOf(widget);
  return {
    kind: 'class',
    customElement: true,
    tagName: widget.tag,
    name: className(widget.tag),
    summary: widget.summary,
    description: widget.summary,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: attributes.map(({ name, property, description, propertyType, defaultText }) => ({
      name,
      fieldName: property,
      type: { text: propertyType },
      description,
      ...(defaultText !== undefined && { default: defaultText }),
    })),
    members: attributes.map(fieldOf),
    events: eventsOf(widget, events),
    slots: described(widget.slots),
    cssParts: described(widget.parts),
    cssProperties: cssProperties(widget),
  };
};

const described = (named: Readonly<Record<string, string>>) =>
  Object.entries(named).map(([name, description]) => ({ name, description }));

const fieldOf = ({
  name,
  property,
  spec,
  description,
  propertyType,
}: DocumentedAttribute): CustomElementField => ({
  kind: 'field',
  name: property,
  attribute: name,
  type: { text: propertyType },
  description,
  privacy: 'public',
  ...(spec.default !== undefined && { default: JSON.stringify(spec.default) }),
});

const eventsOf = (widget: WidgetContract, { sent }: EventTypes): Event[] =>
  Object.entries(widget.events).map(([name, description]) => ({
    name,
    type: { text: `CustomEvent<${sent.get(name)?.detail ?? 'unknown'}>` },
    description,
  }));
