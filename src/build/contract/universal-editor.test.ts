import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { widgets } from '../../widgets/widget-list.ts';
import { sampleWidget } from './testing/sample-widget.ts';
import { editorDefinition, editorFilters, editorModels } from './universal-editor.ts';

describe('the Universal Editor', () => {
  it('gets one id for a widget in definition, model and filter [EMB-07]', () => {
    const tags = widgets.map(({ tag }) => tag);
    const [group] = editorDefinition(widgets).groups;
    expect(group?.components.map(({ id }) => id)).toEqual(tags);
    expect(group?.components.map(({ model }) => model)).toEqual(tags);
    const types = group?.components.map(({ plugins }) => plugins.aem.page.resourceType);
    expect(types).toEqual(tags.map((tag) => `assess-store/components/${tag}`));
    expect(editorModels(widgets).map(({ id }) => id)).toEqual(tags);
    expect(editorFilters(widgets)).toEqual([{ id: 'assess-store', components: tags }]);
  });

  everyRow([
    [
      'heading',
      { component: 'text', valueType: 'string', label: 'Heading', description: 'Replaces the heading.' },
    ],
    ['greeting', { component: 'text', valueType: 'string', value: 'Say "hello" & <go>' }],
    [
      'max-rows',
      { component: 'number', valueType: 'number', value: 5, validation: { numberMin: 1, numberMax: 25 } },
    ],
    ['row-offset', { component: 'number', valueType: 'number' }],
    ['compact', { component: 'boolean', valueType: 'boolean' }],
    ['row-data', { component: 'text', valueType: 'string' }],
    ['content', { component: 'richtext', valueType: 'string', description: 'Shown before.' }],
    [
      'sort-by',
      {
        component: 'select',
        value: 'name',
        options: [
          { name: 'Name', value: 'name' },
          { name: 'Price', value: 'price' },
        ],
      },
    ],
    [
      'open-on-add',
      {
        component: 'select',
        valueType: 'string',
        value: 'true',
        options: [
          { name: 'On', value: 'true' },
          { name: 'Off', value: 'false' },
        ],
      },
    ],
  ])('draws %s as %j [EMB-07]', (name, field) => {
    const [model] = editorModels([sampleWidget]);
    expect(model?.fields.find((one) => one.name === name)).toMatchObject(field);
  });

  it('says no limits and no value where there are none [EMB-07]', () => {
    const [model] = editorModels([sampleWidget]);
    const field = model?.fields.find((one) => one.name === 'row-offset');
    expect(Object.keys(field ?? {}).toSorted()).toEqual([
      'component',
      'description',
      'label',
      'name',
      'valueType',
    ]);
  });
});
