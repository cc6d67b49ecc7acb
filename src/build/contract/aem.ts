import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { widgetTitle } from './contract-names.ts';
import { attributesOf } from './documented-attribute.ts';
import { CONTENT, authorFieldsOf, type FormField, type FormOption, type FormValues } from './form-fields.ts';

const CORAL = 'granite/ui/components/coral/foundation';
const JCR = { 'xmlns:jcr': 'http://www.jcp.org/jcr/1.0' };

/** Returns a widget's `.content.xml`, which makes AEM list the component for authors (EMB-07). */
export const aemComponent = ({ tag, summary }: WidgetContract): string =>
  xmlDocument({
    name: 'jcr:root',
    attributes: {
      'xmlns:cq': 'http://www.day.com/jcr/cq/1.0',
      ...JCR,
      'jcr:primaryType': 'cq:Component',
      'jcr:title': widgetTitle(tag),
      'jcr:description': summary,
      componentGroup: 'Assessment store',
    },
  });

/**
 * Returns a widget's HTL file: the tag with the attributes that the author set in its dialog (EMB-07). HTL leaves out an
 * attribute without a value, so its default applies. Inside the tag is what the author wrote in the dialog's text field.
 */
export const aemMarkup = (widget: WidgetContract): string => {
  const attributes = attributesOf(widget).map(({ name }) => `\n  ${name}="\${properties['${name}']}"`);
  return `<${widget.tag}${attributes.join('')}\n>\${properties['${CONTENT}'] @ context='html'}</${widget.tag}>\n`;
};

/**
 * Returns a widget's `_cq_dialog/.content.xml`: AEM's form for authors in Granite UI (Coral 3), with one field for each
 * attribute and for what stands inside the tag (EMB-07). All values are stored as text, in the form that the attribute has.
 */
export const aemDialog = (widget: WidgetContract): string => {
  const fields = authorFieldsOf(widget).map(fieldOf);
  const column = node('column', { 'sling:resourceType': `${CORAL}/container` }, [node('items', {}, fields)]);
  const layout = { 'sling:resourceType': `${CORAL}/fixedcolumns` };
  const { attributes } = node('', {
    'jcr:title': widgetTitle(widget.tag),
    'sling:resourceType': 'cq/gui/components/authoring/dialog',
  });
  return xmlDocument({
    name: 'jcr:root',
    attributes: {
      ...JCR,
      'xmlns:nt': 'http://www.jcp.org/jcr/nt/1.0',
      'xmlns:sling': 'http://sling.apache.org/jcr/sling/1.0',
      ...attributes,
    },
    children: [node('content', layout, [node('items', {}, [column])])],
  });
};

/** Returns a `_cq_template/.content.xml`: what a new component begins with. */
export const aemTemplate = (values: FormValues): string =>
  xmlDocument({ name: 'jcr:root', attributes: { ...JCR, ...node('', values).attributes } });

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

/** Returns the node with a property that is a boolean, which no text of an author may become. */
const withTrue = (one: XmlElement, property: string): XmlElement => ({
  ...one,
  attributes: { ...one.attributes, [property]: '{Boolean}true' },
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

const fieldOf = (field: FormField): XmlElement => {
  const { kind, name, label, help, default: byDefault } = field;
  const control = (type: string, labelled: Readonly<Record<string, string>> = { fieldLabel: label }) => ({
    'sling:resourceType': type,
    name: `./${name}`,
    ...labelled,
    fieldDescription: help,
  });
  // What a visitor sees before the widget is drawn, and without JavaScript (EMB-03).
  if (kind === 'content') {
    const text = control('cq/gui/components/authoring/dialog/richtext');
    return withTrue(node(name, text), 'useFixedInlineToolbar');
  }
  const all = {
    ...control(
      `${CORAL}/form/${CONTROLS[kind]}`,
      kind === 'check' ? { text: label, value: 'true', uncheckedValue: 'false' } : undefined,
    ),
    ...(kind !== 'choice' && { emptyText: byDefault }),
    ...(kind === 'number' && { min: field.min?.toString(), max: field.max?.toString() }),
  };
  return node(name, all, kind === 'choice' ? [optionNodes(field.options, byDefault)] : []);
};

/** The options are named by number, because a value need not be a valid XML name. */
const optionNodes = (options: readonly FormOption[], chosen: string | undefined): XmlElement =>
  node(
    'items',
    {},
    options.map(({ value, label }, place) => {
      const option = node(`option${place + 1}`, { text: label, value });
      return value === chosen ? withTrue(option, 'selected') : option;
    }),
  );

/** An element of an XML document. It has attributes and children, but no text. */
type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children?: readonly XmlElement[];
};

/** Returns an XML document, indented by four spaces, with one attribute on each line. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root, '')}`;

const elementText = ({ name, attributes, children = [] }: XmlElement, indent: string): string => {
  const lines = Object.entries(attributes).map(
    ([key, value]) => `\n${indent}    ${key}="${escapeXml(value)}"`,
  );
  const start = `${indent}<${name}${lines.join('')}`;
  if (children.length === 0) return `${start}/>\n`;
  const inside = children.map((child) => elementText(child, `${indent}    `)).join('');
  return `${start}>\n${inside}${indent}</${name}>\n`;
};

/** Escapes XML's special characters and removes those that XML does not allow. */
const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);
