import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { widgetTitle } from './contract-names.ts';
import { formFieldsOf, type FormField, type FormValues } from './form-fields.ts';

type Option = { name: string; value: string };
type Control =
  | { component: 'text' | 'richtext'; valueType: 'string' }
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
  plugins: { aem: { page: { resourceType: string; template: { name: string } & FormValues } } };
};
export type EditorDefinition = { groups: { title: string; id: string; components: EditorComponent[] }[] };

/** Returns the path of a widget's AEM component below `/apps`. It is the folder of its dialog, see aem-dialog.ts. */
const resourceType = (tag: string): string => `assess-store/components/${tag}`;

/**
 * Returns `component-definition.json` of Adobe's Universal Editor: the widgets that an author can put on a page (EMB-07).
 * @param values What a new one begins with, by the names of its fields.
 */
export const editorDefinition = (
  widgets: readonly WidgetContract[],
  values: FormValues = {},
): EditorDefinition => ({
  groups: [
    {
      title: 'Assessment store',
      id: 'assess-store',
      components: widgets.map(({ tag }) => ({
        title: widgetTitle(tag),
        id: tag,
        model: tag,
        plugins: {
          aem: { page: { resourceType: resourceType(tag), template: { name: widgetTitle(tag), ...values } } },
        },
      })),
    },
  ],
});

/** Returns `component-models.json`: the fields of each widget, named by their attributes, and `content` (EMB-07). */
export const editorModels = (widgets: readonly WidgetContract[]): EditorModel[] =>
  widgets.map((widget) => ({
    id: widget.tag,
    fields: formFieldsOf(widget).flatMap((field) => fieldOf(field) ?? []),
  }));

/** Returns `component-filters.json`: the widgets that a container with the filter `assess-store` may have (EMB-07). */
export const editorFilters = (widgets: readonly WidgetContract[]): EditorFilter[] => [
  { id: 'assess-store', components: widgets.map(({ tag }) => tag) },
];

const fieldOf = (field: FormField): EditorField | undefined => {
  const { kind, name, label, help, default: byDefault } = field;
  if (kind === 'content' && field.slot !== '') return undefined;
  return {
    ...controlOf(field),
    name,
    label,
    description: help,
    ...(byDefault !== undefined && { value: kind === 'number' ? Number(byDefault) : byDefault }),
  };
};

const controlOf = (field: FormField): Control => {
  switch (field.kind) {
    case 'check':
      return { component: 'boolean', valueType: 'boolean' };
    case 'choice':
      return {
        component: 'select',
        valueType: 'string',
        options: field.options.map(({ value, label }) => ({ name: label, value })),
      };
    case 'number':
      return { component: 'number', valueType: 'number', ...limitsOf(field) };
    case 'content':
      return { component: 'richtext', valueType: 'string' };
    case 'text':
    case 'json':
      return { component: 'text', valueType: 'string' };
  }
};

const limitsOf = ({ min, max }: { min?: number; max?: number }) =>
  min === undefined && max === undefined
    ? {}
    : {
        validation: {
          ...(min !== undefined && { numberMin: min }),
          ...(max !== undefined && { numberMax: max }),
        },
      };
