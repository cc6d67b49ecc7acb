import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { widgetTitle } from './contract-names.ts';
import { formFieldsOf, type FormField, type FormOption, type FormValues } from './form-fields.ts';
import { xmlDocument, type XmlElement } from './xml-element.ts';

const CORAL = 'granite/ui/components/coral/foundation';
const NAMESPACES = {
  'xmlns:jcr': 'http://www.jcp.org/jcr/1.0',
  'xmlns:nt': 'http://www.jcp.org/jcr/nt/1.0',
  'xmlns:sling': 'http://sling.apache.org/jcr/sling/1.0',
};

/**
 * Returns a widget's `_cq_dialog/.content.xml`: AEM's form for authors in Granite UI (Coral 3), with one field for each
 * attribute and for what stands inside the tag (EMB-07). All values are stored as text, in the form that the attribute has.
 */
export const aemDialog = (widget: WidgetContract): string => {
  const fields = formFieldsOf(widget).flatMap((field) => fieldOf(field) ?? []);
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

/** Returns a `_cq_template/.content.xml`: what a new component begins with. */
export const aemTemplate = (values: FormValues): string => {
  const { attributes } = node('', values);
  return xmlDocument({
    name: 'jcr:root',
    attributes: { 'xmlns:jcr': NAMESPACES['xmlns:jcr'], ...attributes },
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

const CONTROLS = {
  text: 'textfield',
  json: 'textarea',
  number: 'numberfield',
  check: 'checkbox',
  choice: 'select',
} as const;

const fieldOf = (field: FormField): XmlElement | undefined => {
  const { kind, name, label, help, default: byDefault } = field;
  if (kind === 'content') return field.slot === '' ? contentField(field) : undefined;
  const all = {
    'sling:resourceType': `${CORAL}/form/${CONTROLS[kind]}`,
    name: `./${name}`,
    ...(kind === 'check' ? { text: label, value: 'true', uncheckedValue: 'false' } : { fieldLabel: label }),
    fieldDescription: help,
    ...(kind !== 'choice' && { emptyText: byDefault }),
    ...(kind === 'number' && { min: field.min?.toString(), max: field.max?.toString() }),
  };
  return node(name, all, kind === 'choice' ? [optionNodes(field.options, byDefault)] : []);
};

/** The field for what a visitor sees before the widget is drawn, and without JavaScript (EMB-03). */
const contentField = ({ name, label, help }: FormField): XmlElement => {
  const field = node(name, {
    'sling:resourceType': 'cq/gui/components/authoring/dialog/richtext',
    name: `./${name}`,
    fieldLabel: label,
    fieldDescription: help,
  });
  return { ...field, attributes: { ...field.attributes, useFixedInlineToolbar: '{Boolean}true' } };
};

/** The options are named by number, because a value need not be a valid XML name. */
const optionNodes = (options: readonly FormOption[], chosen: string | undefined): XmlElement =>
  node(
    'items',
    {},
    options.map(({ value, label }, place) => {
      const option = node(`option${place + 1}`, { text: label, value });
      if (value !== chosen) return option;
      return { ...option, attributes: { ...option.attributes, selected: '{Boolean}true' } };
    }),
  );
