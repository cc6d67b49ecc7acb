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

const MOST_LISTED = 10;

/** Every whole number that a narrow range allows; undefined for a wide or an open one. */
const range = ({ min, max }: { min?: number; max?: number }): number[] | undefined =>
  min === undefined || max === undefined || max - min >= MOST_LISTED
    ? undefined
    : Array.from({ length: max - min + 1 }, (_none, index) => min + index);

/**
 * The type of an attribute's property, in TypeScript: what `WidgetProps` says of it in types, as text; of a number of a
 * narrow range more: each one of it.
 */
export const propertyType = (spec: AttributeSpec): string => {
  switch (spec.type) {
    case 'boolean':
    case 'switch':
      return 'boolean';
    case 'enum':
      return literals(spec.values);
    case 'string':
      return orNone(spec, 'string');
    case 'number':
      return orNone(spec, range(spec)?.join(' | ') ?? 'number');
    case 'json':
      return 'unknown';
  }
};

const orNone = (spec: AttributeSpec, type: string): string =>
  'default' in spec && spec.default !== undefined ? type : `${type} | undefined`;

const attributeType = (spec: AttributeSpec): string => {
  switch (spec.type) {
    // Frameworks take a false attribute away, and away means on: it must be said as text.
    case 'switch':
      return literals(['true', 'false', '']);
    case 'boolean':
      return `boolean | ${literals([''])}`;
    case 'number': {
      const each = range(spec);
      // oxlint-disable-next-line no-template-curly-in-string
      return each ? `${each.join(' | ')} | ${literals(each.map(String))}` : 'number | `${number}`';
    }
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
