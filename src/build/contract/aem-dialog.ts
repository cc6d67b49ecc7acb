import type { AttributeSpec, WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { attributesOf, type DocumentedAttribute } from './documented-attribute.ts';
import { fieldLabel, widgetTitle } from './contract-names.ts';
import { xmlDocument, type XmlElement } from './xml-element.ts';

const CORAL = 'granite/ui/components/coral/foundation';
const NAMESPACES = {
  'xmlns:jcr': 'http://www.jcp.org/jcr/1.0',
  'xmlns:nt': 'http://www.jcp.org/jcr/nt/1.0',
  'xmlns:sling': 'http://sling.apache.org/jcr/sling/1.0',
};

/** The name of the stored text that stands inside the tag. */
export const CONTENT = 'content';

/**
 * Returns a widget's `_cq_dialog/.content.xml`: AEM's form for authors in Granite UI (Coral 3), with one field for each
 * attribute (EMB-07). All values are stored as text, in the form that the attribute has.
 */
export const aemDialog = (widget: WidgetContract): string => {
  const fields = [...attributesOf(widget).map(fieldOf), contentField(widget)];
  const column = node('column', { 'sling:resourceType': `${CORAL}/container` }, [node('items', {}, fields)]);
  const layout = { 'sling:resourceType': `${CORAL}/fixedcolumns` };
  const content = node('content', layout, [node('items', {}, [column])]);
  const { attributes } = node('', {
    'jcr:title': widgetTitle(widget.tag),
    'sling:resourceType': 'cq/gui/components/authoring/dialog',
  });
  return xmlDocument({
    name: 'jcr:root',
    attributes: { ...NAMESPACES, ...attributes },
    children: [content],
  });
};

const node = (
  name: string,
  properties: Readonly<Record<string, string | undefined>>,
  children: readonly XmlElement[] = [],
): XmlElement => ({
  name,
  attributes: Object.fromEntries([
    ['jcr:primaryType', 'nt:unstructured'],
    ...Object.entries(properties).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, propertyText(value)]],
    ),
  ]),
  children,
});

/** Escapes a value for a content package, which reads a leading bracket or brace as a type and a backslash as an escape. */
const propertyText = (value: string): string => value.replaceAll('\\', '\\\\').replace(/^[[{]/, '\\$&');

const fieldOf = ({ name, description, spec, defaultText }: DocumentedAttribute): XmlElement => {
  const { kind, properties, options = [] } = controlOf(spec, name);
  const all = {
    'sling:resourceType': `${CORAL}/form/${kind}`,
    name: `./${name}`,
    fieldLabel: fieldLabel(name),
    fieldDescription: description,
    ...(kind !== 'select' && { emptyText: defaultText }),
    ...properties,
  };
  return node(name, all, options.length === 0 ? [] : [optionNodes(options, defaultText)]);
};

/** The field for what a visitor sees before the widget is drawn, and without JavaScript (EMB-03). */
const contentField = ({ slots }: WidgetContract): XmlElement => {
  const field = node(CONTENT, {
    'sling:resourceType': 'cq/gui/components/authoring/dialog/richtext',
    name: `./${CONTENT}`,
    fieldLabel: 'Content',
    fieldDescription:
      (slots as Readonly<Record<string, string>>)[''] ??
      'Shows until the widget is drawn, and without JavaScript.',
  });
  return { ...field, attributes: { ...field.attributes, useFixedInlineToolbar: '{Boolean}true' } };
};

type Control = {
  kind: 'textfield' | 'textarea' | 'numberfield' | 'checkbox' | 'select';
  properties?: Readonly<Record<string, string | undefined>>;
  options?: readonly string[];
};

const controlOf = (spec: AttributeSpec, name: string): Control => {
  switch (spec.type) {
    case 'boolean':
      return {
        kind: 'checkbox',
        properties: { fieldLabel: undefined, text: fieldLabel(name), value: 'true', uncheckedValue: 'false' },
      };
    case 'switch':
      return { kind: 'select', options: ['true', 'false'] };
    case 'enum':
      return { kind: 'select', options: spec.values };
    case 'number':
      return { kind: 'numberfield', properties: { min: spec.min?.toString(), max: spec.max?.toString() } };
    case 'json':
      return { kind: 'textarea' };
    case 'string':
      return { kind: 'textfield' };
  }
};

/** The options are named by number, because a value need not be a valid XML name. */
const optionNodes = (values: readonly string[], chosen: string | undefined): XmlElement =>
  node(
    'items',
    {},
    values.map((value, place) => {
      const option = node(`option${place + 1}`, { text: value, value });
      if (value !== chosen) return option;
      return { ...option, attributes: { ...option.attributes, selected: '{Boolean}true' } };
    }),
  );
