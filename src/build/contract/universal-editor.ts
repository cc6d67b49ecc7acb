import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { widgetTitle } from './contract-names.ts';
import { authorFieldsOf, type FormField, type FormValues } from './form-fields.ts';

/**
 * Returns `component-definition.json` of Adobe's Universal Editor: the widgets that an author can put on a page (EMB-07).
 * A resource type is the path of the widget's AEM component below `/apps`, the folder of its dialog (aem.ts).
 * @param values What a new one begins with, by the names of its fields.
 */
export const editorDefinition = (widgets: readonly WidgetContract[], values: FormValues = {}) => ({
  groups: [
    {
      title: 'Assessment store',
      id: 'assess-store',
      components: widgets.map(({ tag }) => ({
        title: widgetTitle(tag),
        id: tag,
        model: tag,
        plugins: {
          aem: {
            page: {
              resourceType: `assess-store/components/${tag}`,
              template: { name: widgetTitle(tag), ...values },
            },
          },
        },
      })),
    },
  ],
});

/** Returns `component-models.json`: the fields of each widget, named by their attributes, and `content` (EMB-07). */
export const editorModels = (widgets: readonly WidgetContract[]) =>
  widgets.map((widget) => ({ id: widget.tag, fields: authorFieldsOf(widget).map(fieldOf) }));

/** Returns `component-filters.json`: the widgets that a container with the filter `assess-store` may have (EMB-07). */
export const editorFilters = (widgets: readonly WidgetContract[]) => [
  { id: 'assess-store', components: widgets.map(({ tag }) => tag) },
];

const fieldOf = (field: FormField) => {
  const { kind, name, label, help, default: byDefault } = field;
  return {
    ...controlOf(field),
    name,
    label,
    description: help,
    ...(byDefault !== undefined && { value: kind === 'number' ? Number(byDefault) : byDefault }),
  };
};

const controlOf = (field: FormField) => {
  switch (field.kind) {
    case 'check':
      return { component: 'boolean', valueType: 'boolean' };
    case 'choice': {
      const options = field.options.map(({ value, label }) => ({ name: label, value }));
      return { component: 'select', valueType: 'string', options };
    }
    case 'number': {
      const { min: numberMin, max: numberMax } = field;
      const hasLimits = numberMin !== undefined || numberMax !== undefined;
      const validation = hasLimits && { validation: { numberMin, numberMax } };
      return { component: 'number', valueType: 'number', ...validation };
    }
    case 'content':
      return { component: 'richtext', valueType: 'string' };
    case 'text':
    case 'json':
      return { component: 'text', valueType: 'string' };
  }
};
