import { COMMON_ATTRIBUTES } from '../../widgets/shared/element/common-attributes.ts';
import { propName } from '../../widgets/shared/element/read-attribute.ts';
import type { AttributeSpec, WidgetContract } from '../../widgets/shared/element/widget-contract.ts';

/** An attribute with all that a manifest, an editor or a form asks of it. */
export type DocumentedAttribute = {
  name: string;
  /** The property of the same value, in camelCase. */
  property: string;
  spec: AttributeSpec;
  description: string;
  /** TypeScript type of the property. */
  propertyType: string;
  /** TypeScript type of what may be written as the attribute. */
  attributeType: string;
  /** The default as the attribute would say it; undefined where there is none. */
  defaultText: string | undefined;
};

/** A widget's own attributes, then those that all widgets share. */
export const attributesOf = (widget: WidgetContract): DocumentedAttribute[] =>
  Object.entries<AttributeSpec>({ ...widget.attributes, ...COMMON_ATTRIBUTES }).map(([name, spec]) => ({
    name,
    property: propName(name),
    spec,
    description: spec.description,
    propertyType: propertyType(spec),
    attributeType: attributeType(spec),
    defaultText: defaultText(spec),
  }));

const literals = (values: readonly string[]): string =>
  values.map((value) => JSON.stringify(value)).join(' | ');

/** The type of an attribute's property, in TypeScript: what `WidgetProps` says of it in types, as text. */
export const propertyType = (spec: AttributeSpec): string => {
  switch (spec.type) {
    case 'boolean':
    case 'switch':
      return 'boolean';
    case 'enum':
      return literals(spec.values);
    case 'string':
    case 'number':
      return spec.default === undefined ? `${spec.type} | undefined` : spec.type;
    case 'json':
      return 'unknown';
  }
};

const attributeType = (spec: AttributeSpec): string => {
  switch (spec.type) {
    // Frameworks take a false attribute away, and away means on: it must be said as text.
    case 'switch':
      return literals(['true', 'false', '']);
    case 'boolean':
      return `boolean | ${literals([''])}`;
    case 'number':
      // oxlint-disable-next-line no-template-curly-in-string
      return 'number | `${number}`';
    case 'enum':
      return literals(spec.values);
    case 'string':
    case 'json':
      return 'string';
  }
};

const defaultText = (spec: AttributeSpec): string | undefined => {
  if (spec.type === 'boolean' || spec.default === undefined) return undefined;
  return typeof spec.default === 'string' ? spec.default : JSON.stringify(spec.default);
};
