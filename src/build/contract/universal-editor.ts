import type { AttributeSpec, WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { attributesOf, type DocumentedAttribute } from './documented-attribute.ts';
import { fieldLabel, widgetTitle } from './contract-names.ts';

type Option = { name: string; value: string };
type Control =
  | { component: 'text'; valueType: 'string' }
  | { component: 'boolean'; valueType: 'boolean' }
  | { component: 'select'; valueType: 'string'; options: Option[] }
  | { component: 'number'; valueType: 'number'; validation?: { numberMin?: number; numberMax?: number } };

export type EditorField = Control & {
  name: string;
  label: string;
  description: string;
  value?: string | number | boolean;
};
export type EditorModel = { id: string; fields: EditorField[] };
export type EditorFilter = { id: string; components: string[] };
type EditorComponent = {
  title: string;
  id: string;
  model: string;
  plugins: { aem: { page: { resourceType: string; template: { name: string } } } };
};
export type EditorDefinition = { groups: { title: string; id: string; components: EditorComponent[] }[] };

/** Returns the path of a widget's AEM component below `/apps`. It is the folder of its dialog, see aem-dialog.ts. */
const resourceType = (tag: string): string => `assess-store/components/${tag}`;

/** Returns `component-definition.json` of Adobe's Universal Editor: the widgets that an author can put on a page (EMB-07). */
export const editorDefinition = (widgets: readonly WidgetContract[]): EditorDefinition => ({
  groups: [
    {
      title: 'Assessment store',
      id: 'assess-store',
      components: widgets.map(({ tag }) => ({
        title: widgetTitle(tag),
        id: tag,
        model: tag,
        plugins: { aem: { page: { resourceType: resourceType(tag), template: { name: widgetTitle(tag) } } } },
      })),
    },
  ],
});

/** Returns `component-models.json`: the fields of each widget, named by their attributes (EMB-07). */
export const editorModels = (widgets: readonly WidgetContract[]): EditorModel[] =>
  widgets.map((widget) => ({ id: widget.tag, fields: attributesOf(widget).map(fieldOf) }));

/** Returns `component-filters.json`: the widgets that a container with the filter `assess-store` may have (EMB-07). */
export const editorFilters = (widgets: readonly WidgetContract[]): EditorFilter[] => [
  { id: 'assess-store', components: widgets.map(({ tag }) => tag) },
];

const fieldOf = ({ name, description, spec, defaultText }: DocumentedAttribute): EditorField => ({
  ...controlOf(spec),
  name,
  label: fieldLabel(name),
  description,
  ...(defaultText !== undefined && { value: spec.type === 'number' ? Number(defaultText) : defaultText }),
});

const controlOf = (spec: AttributeSpec): Control => {
  switch (spec.type) {
    case 'boolean':
      return { component: 'boolean', valueType: 'boolean' };
    case 'switch':
      // The value is text, because a false boolean would remove the attribute, and a removed switch means on.
      return { component: 'select', valueType: 'string', options: optionsOf(['true', 'false']) };
    case 'enum':
      return { component: 'select', valueType: 'string', options: optionsOf(spec.values) };
    case 'number':
      return { component: 'number', valueType: 'number', ...limitsOf(spec) };
    case 'string':
    case 'json':
      return { component: 'text', valueType: 'string' };
  }
};

const optionsOf = (values: readonly string[]): Option[] => values.map((value) => ({ name: value, value }));

const limitsOf = ({ min, max }: { min?: number; max?: number }) =>
  min === undefined && max === undefined
    ? {}
    : {
        validation: {
          ...(min !== undefined && { numberMin: min }),
          ...(max !== undefined && { numberMax: max }),
        },
      };
