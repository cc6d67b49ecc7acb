import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { widgets } from '../../widgets/widget-list.ts';
import { attributesFrom, formFieldsOf } from './form-fields.ts';
import { sampleWidget } from './testing/sample-widget.ts';

describe('what an author’s values write', () => {
  everyRow([
    ['a name that is none', { onclick: 'alert(1)' }, {}],
    ['a number out of its range', { 'max-rows': '26' }, {}],
    ['a word for a number', { 'max-rows': 'many' }, {}],
    ['a value that is not among the options', { 'sort-by': 'size' }, {}],
    ['text that is not JSON', { 'row-data': '{' }, {}],
    ['empty fields', { heading: '', 'max-rows': ' ', 'row-data': '' }, {}],
    ['the defaults', { 'max-rows': '5', 'open-on-add': 'true', 'sort-by': 'name', theme: 'auto' }, {}],
    ['a box that is not ticked', { compact: 'false' }, {}],
    ['a box that is ticked', { compact: 'true' }, { compact: '' }],
    ['a switch that is off', { 'open-on-add': 'false' }, { 'open-on-add': 'false' }],
    ['a text with signs', { heading: '"A" & <b>' }, { heading: '"A" & <b>' }],
    ['right values', { 'max-rows': '25', theme: 'dark' }, { 'max-rows': '25', theme: 'dark' }],
  ])('is for %s: %j gives %j [EMB-12 a]', (_title, values, written) => {
    expect(attributesFrom(sampleWidget, values)).toEqual(written);
  });
});

describe('the form of a widget', () => {
  const fields = formFieldsOf(sampleWidget);

  everyRow([
    ['heading', { kind: 'text', label: 'Heading', help: 'Replaces the heading.' }],
    ['max-rows', { kind: 'number', min: 1, max: 25, default: '5' }],
    ['compact', { kind: 'check' }],
    ['row-data', { kind: 'json' }],
    [
      'open-on-add',
      {
        kind: 'choice',
        default: 'true',
        options: [
          { value: 'true', label: 'On' },
          { value: 'false', label: 'Off' },
        ],
      },
    ],
    ['theme', { kind: 'choice', default: 'auto' }],
    ['content', { kind: 'content', slot: '', help: 'Shown before.' }],
    ['content-foot', { kind: 'content', slot: 'foot', label: 'Content: foot' }],
  ])('draws %s as %j [EMB-12 a, EMB-18 a part]', (name, field) => {
    expect(fields.find((one) => one.name === name)).toMatchObject(field);
  });

  it('has a field of its own name for every attribute and slot of every widget [EMB-12 a]', () => {
    for (const widget of widgets) {
      const names = formFieldsOf(widget).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining([...Object.keys(widget.attributes), 'theme', 'content']));
    }
  });
});
