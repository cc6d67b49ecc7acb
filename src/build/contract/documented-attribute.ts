import { COMMON_ATTRIBUTES } from '../../widgets/kit/element/shared-contract.ts';
import type { AttributeSpec, WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { propName } from '../../widgets/kit/element/read-attribute.ts';

/** An attribute with everything that a manifest, an editor or a form needs. */
export type DocumentedAttribute = {
  name: string;
  /** The name of the property with the same value, in camelCase. */
  property: string;
  spec: AttributeSpec;
  description: string;
  /** The TypeScript type of the property. */
  propertyType: string;
  /** The TypeScript type of the attribute. */
  attributeType: string;
  /** The default as attribute text. Undefined if there is none. */
  defaultText: string | undefined;
};

/** Returns a widget's own attributes, then those that all widgets have. */
export const attributesOf = (widget: WidgetContract): DocumentedAttribute[] =>
  Object.entries<AttributeSpec>({ ...widget.attributes, ...COMMON_ATTRIBUTES }).map(([name, spec]) => ({
    name,
    property: propName(name),
    spec,
    description: spec.description,
    ...typesOf(spec),
    defaultText: defaultText(spec),
  }));

const literals = (values: readonly string[]): string =>
  values.map((value) => JSON.stringify(value)).join(' | ');

const MOST_LISTED = 10;

/** Returns all numbers of a narrow range. Undefined if the range is wide or open. */
const range = ({ min, max }: { min?: number; max?: number }): number[] | undefined =>
  min === undefined || max === undefined || max - min >= MOST_LISTED
    ? undefined
    : Array.from({ length: max - min + 1 }, (_none, index) => min + index);

/** The types of a property agree with `WidgetProps`, but list all numbers of a narrow range. */
const typesOf = (spec: AttributeSpec): Pick<DocumentedAttribute, 'propertyType' | 'attributeType'> => {
  const orNone = 'default' in spec && spec.default !== undefined ? '' : ' | undefined';
  switch (spec.type) {
    // Frameworks remove an attribute that is false, and a removed switch means on. So false must be written as text.
    case 'switch':
      return { propertyType: 'boolean', attributeType: literals(['true', 'false', '']) };
    case 'boolean':
      return { propertyType: 'boolean', attributeType: 'boolean | ""' };
    case 'enum':
      return { propertyType: literals(spec.values), attributeType: literals(spec.values) };
    case 'string':
      return { propertyType: `string${orNone}`, attributeType: 'string' };
    case 'json':
      return { propertyType: 'unknown', attributeType: 'string' };
    case 'number': {
      const each = range(spec);
      const type = each?.join(' | ') ?? 'number';
      // oxlint-disable-next-line no-template-curly-in-string
      const asText = each ? literals(each.map(String)) : '`${number}`';
      return { propertyType: `${type}${orNone}`, attributeType: `${type} | ${asText}` };
    }
  }
};

const defaultText = (spec: AttributeSpec): string | undefined => {
  if (spec.type === 'boolean' || spec.default === undefined) return undefined;
  return typeof spec.default === 'string' ? spec.default : JSON.stringify(spec.default);
};
