import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { widgets } from '../../widgets/widget-list.ts';
import { sampleWidget } from './testing/sample-widget.ts';
import { webTypes } from './web-types.ts';

const sample = () => webTypes([sampleWidget], '1.2.3', 'some-elements').contributions.html.elements[0];

describe('web-types', () => {
  it('name the package, its version and every tag [EMB-07]', () => {
    const types = webTypes(widgets, '1.2.3', 'some-elements');
    expect(types).toMatchObject({
      name: 'some-elements',
      version: '1.2.3',
      'js-types-syntax': 'typescript',
    });
    expect(types.contributions.html.elements.map(({ name }) => name)).toEqual(widgets.map(({ tag }) => tag));
  });

  everyRow([
    ['heading', { value: { kind: 'plain', type: 'string' }, required: false }],
    ['max-rows', { value: { kind: 'plain', type: 'number | `${number}`' }, default: '5' }],
    ['compact', { value: { kind: 'no-value', type: 'boolean | ""' } }],
    ['open-on-add', { value: { kind: 'plain', type: '"true" | "false" | ""' }, default: 'true' }],
    ['sort-by', { value: { kind: 'plain', type: '"name" | "price"' }, default: 'name' }],
  ])('say how the attribute %s is written [EMB-07]', (name, expected) => {
    expect(sample()?.attributes.find((one) => one.name === name)).toMatchObject(expected);
  });

  it('hold properties, events, slots, parts and custom properties [EMB-07]', () => {
    expect(sample()).toMatchObject({
      slots: [{ name: 'default' }, { name: 'foot' }],
      js: {
        events: [
          { name: 'assess-cart-added' },
          { type: 'CustomEvent<{ code: AssessErrorCode; widget: string; service?: string }>' },
        ],
      },
      css: { parts: [{ name: 'root' }, { name: 'row' }] },
    });
    const properties = new Map(sample()?.js.properties.map((one) => [one.name, one.type]));
    expect(properties.get('openOnAdd')).toBe('boolean');
    const css = sample()?.css.properties.map(({ name }) => name);
    expect(css).toEqual(expect.arrayContaining(['--assess-sample-rows', '--assess-color-action']));
  });
});
