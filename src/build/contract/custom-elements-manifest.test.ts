import { Ajv } from 'ajv';
import type { CustomElementDeclaration } from 'custom-elements-manifest';
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { widgets } from '../../widgets/widget-list.ts';
import { customElementsManifest } from './custom-elements-manifest.ts';
import { sampleWidget } from './testing/sample-widget.ts';

const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
const valid = (manifest: unknown) => (validate(manifest) ? [] : validate.errors);

const elementOf = (manifest: ReturnType<typeof customElementsManifest>): CustomElementDeclaration => {
  const [element] = manifest.modules[0]?.declarations ?? [];
  if (element?.kind !== 'class' || !('customElement' in element))
    throw new Error('No element in the manifest.');
  return element as CustomElementDeclaration;
};

describe('custom-elements.json', () => {
  everyRow([
    [{}],
    [{ schemaVersion: '2.1.0', modules: [{ kind: 'javascript-module' }] }],
    [{ schemaVersion: '2.1.0', modules: [{ kind: 'css', path: 'a.css' }] }],
  ])('%j is refused by the yardstick [EMB-07]', (wrong) => {
    expect(valid(wrong)).not.toEqual([]);
  });

  it('of all widgets, and of every kind of attribute, fits schema 2.1.0 [EMB-07]', () => {
    expect(valid(customElementsManifest([...widgets, sampleWidget], '1.2.3'))).toEqual([]);
  });

  it('names tag, class and the module that defines it [EMB-07]', () => {
    const manifest = customElementsManifest([sampleWidget], '1.2.3');
    expect(manifest.version).toBe('1.2.3');
    expect(manifest.modules[0]).toMatchObject({
      path: 'sample-list.js',
      exports: [
        {
          kind: 'custom-element-definition',
          name: 'assess-sample-list',
          declaration: { name: 'AssessSampleListElement', module: 'sample-list.js' },
        },
      ],
    });
  });

  everyRow([
    ['heading', 'heading', 'string | undefined', undefined],
    ['greeting', 'greeting', 'string', 'Say "hello" & <go>'],
    ['max-rows', 'maxRows', 'number', '5'],
    ['row-offset', 'rowOffset', 'number | undefined', undefined],
    ['compact', 'compact', 'boolean', undefined],
    ['open-on-add', 'openOnAdd', 'boolean', 'true'],
    ['sort-by', 'sortBy', '"name" | "price"', 'name'],
    ['row-data', 'rowData', 'unknown', undefined],
    ['theme', 'theme', '"auto" | "light" | "dark"', 'auto'],
  ])('says of the attribute %s its property %s and type %s [EMB-07]', (name, fieldName, text, byDefault) => {
    const { attributes = [], members = [] } = elementOf(customElementsManifest([sampleWidget], '1.2.3'));
    const attribute = attributes.find((one) => one.name === name);
    expect(attribute).toMatchObject({ fieldName, type: { text } });
    expect(attribute?.default).toBe(byDefault);
    expect(members.find((one) => one.name === fieldName)).toMatchObject({ attribute: name, type: { text } });
  });

  it('documents events with their detail, slots and parts [EMB-07]', () => {
    expect(elementOf(customElementsManifest([sampleWidget], '1.2.3'))).toMatchObject({
      events: [
        { name: 'assess-cart-added', description: 'A sample went into the cart.' },
        {
          name: 'assess-error',
          type: { text: 'CustomEvent<{ code: AssessErrorCode; widget: string; service?: string }>' },
        },
      ],
      slots: [{ name: '' }, { name: 'foot', description: 'Below the samples.' }],
      cssParts: [{ name: 'root' }, { name: 'row', description: 'One row.' }],
    });
  });

  it('documents the custom properties of a widget, its own and all that theme it [EMB-07]', () => {
    const { cssProperties = [] } = elementOf(customElementsManifest([sampleWidget], '1.2.3'));
    expect(cssProperties[0]).toEqual({
      name: '--assess-sample-rows',
      description: 'Rows at the last visit.',
    });
    expect(cssProperties.find(({ name }) => name === '--assess-color-action')).toEqual({
      name: '--assess-color-action',
      description: 'Main buttons, links and selected items.',
      default: 'light-dark(#0b5f5a, #4fc3b6)',
      syntax: '<color>',
    });
  });
});
