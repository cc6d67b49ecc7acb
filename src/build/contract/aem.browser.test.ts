import { describe, expect, it } from 'vitest';
import { widgets } from '../../widgets/widget-list.ts';
import { aemComponent, aemMarkup, aemDialog, xmlDocument } from './aem.ts';
import { sampleWidget } from './testing/sample-widget.ts';

const parse = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');
const faultsIn = (xml: string): number => parse(xml).getElementsByTagName('parsererror').length;

/** Returns the field of an attribute, by the name of its stored value. */
const fieldIn = (page: Document, name: string): Element => {
  const field = [...page.getElementsByTagName('*')].find((one) => one.getAttribute('name') === `./${name}`);
  if (field === undefined) throw new Error(`The dialog has no field for ${name}.`);
  return field;
};

describe('an XML document', () => {
  it.each(['<a>', '<a b="<"/>', '<a b="&"/>', '<a b="\u0001"/>'])(
    '%j is refused by the yardstick [EMB-07]',
    (xml) => {
      expect(faultsIn(xml)).toBeGreaterThan(0);
    },
  );

  it.each(['"quoted" & <tagged>', "it's", 'two\nlines\tand a tab', ']]> -->', 'Köln – 東京 😀'])(
    'keeps the text %j whole [EMB-07]',
    (text) => {
      const page = parse(xmlDocument({ name: 'a', attributes: { b: text } }));
      expect(page.documentElement.getAttribute('b')).toBe(text);
    },
  );

  it('leaves out what XML may not hold [EMB-07]', () => {
    const page = parse(xmlDocument({ name: 'a', attributes: { b: 'a\u0000b\u001fc\uffff' } }));
    expect(page.documentElement.getAttribute('b')).toBe('abc');
  });
});

describe('the AEM dialog', () => {
  it.each(widgets.map((widget) => [widget.tag, widget] as const))(
    'of %s is well formed [EMB-07]',
    (_tag, widget) => {
      const xml = aemDialog(widget);
      expect(faultsIn(xml)).toBe(0);
      expect(fieldIn(parse(xml), 'theme').getAttribute('sling:resourceType')).toMatch(/form\/select$/);
    },
  );

  it.each([
    ['heading', 'textfield', {}],
    ['greeting', 'textfield', { emptyText: 'Say "hello" & <go>' }],
    ['max-rows', 'numberfield', { min: '1', max: '25', emptyText: '5', fieldLabel: 'Max rows' }],
    ['compact', 'checkbox', { text: 'Compact', value: 'true', uncheckedValue: 'false', fieldLabel: null }],
    ['row-data', 'textarea', { fieldDescription: 'Rows as JSON.' }],
  ])('has for %s a %s with %j [EMB-07]', (name, kind, properties) => {
    const field = fieldIn(parse(aemDialog(sampleWidget)), name);
    expect(field.getAttribute('sling:resourceType')).toBe(
      `granite/ui/components/coral/foundation/form/${kind}`,
    );
    const has = Object.keys(properties).map((key) => [key, field.getAttribute(key)]);
    expect(Object.fromEntries(has)).toEqual(properties);
  });

  it.each([
    ['sort-by', ['name', 'price'], ['Name', 'Price'], 'name'],
    ['open-on-add', ['true', 'false'], ['On', 'Off'], 'true'],
  ])('lets choose %s among %j, called %j, at first %s [EMB-07]', (name, values, labels, first) => {
    const options = [...fieldIn(parse(aemDialog(sampleWidget)), name).querySelectorAll('items > *')];
    expect(options.map((option) => option.getAttribute('value'))).toEqual(values);
    expect(options.map((option) => option.getAttribute('text'))).toEqual(labels);
    const selected = options.filter((option) => option.getAttribute('selected') === '{Boolean}true');
    expect(selected.map((option) => option.getAttribute('value'))).toEqual([first]);
  });

  it('has a rich text for what stands inside the tag [EMB-07, EMB-03]', () => {
    const field = fieldIn(parse(aemDialog(sampleWidget)), 'content');
    expect(field.getAttribute('sling:resourceType')).toMatch(/dialog\/richtext$/);
    expect(field.getAttribute('fieldDescription')).toBe('Shown before.');
    expect(field.getAttribute('useFixedInlineToolbar')).toBe('{Boolean}true');
  });

  it.each(widgets.map((widget) => [widget.tag, widget] as const))(
    'of %s has no attribute of the name that the content has [EMB-07]',
    (_tag, widget) => expect(Object.keys(widget.attributes)).not.toContain('content'),
  );

  it('takes a text with a leading bracket as a text, not as a type [EMB-07]', () => {
    const attributes = { rows: { type: 'string', default: '[1]', description: '{a} \\ b' } } as const;
    const field = fieldIn(parse(aemDialog({ ...sampleWidget, attributes })), 'rows');
    expect(field.getAttribute('emptyText')).toBe('\\[1]');
    expect(field.getAttribute('fieldDescription')).toBe('\\{a} \\\\ b');
  });
});

describe('the AEM component', () => {
  it('is well formed, and is listed by its name with its words [EMB-07]', () => {
    const xml = aemComponent(sampleWidget);
    expect(faultsIn(xml)).toBe(0);
    const root = parse(xml).documentElement;
    expect(root.getAttribute('jcr:primaryType')).toBe('cq:Component');
    expect(root.getAttribute('jcr:title')).toBe('Sample list');
    expect(root.getAttribute('jcr:description')).toBe(sampleWidget.summary);
  });

  it('writes into each attribute what its field keeps, and nothing else [EMB-07]', () => {
    const page = new DOMParser().parseFromString(aemMarkup(sampleWidget), 'text/html');
    const [element] = page.body.children;
    const dialog = parse(aemDialog(sampleWidget));
    expect(element?.localName).toBe(sampleWidget.tag);
    expect(element?.getAttributeNames()).toHaveLength(9);
    expect(element?.textContent).toBe("${properties['content'] @ context='html'}");
    for (const { name, value } of element?.attributes ?? []) {
      expect(value).toBe(`\${properties['${name}']}`);
      expect(fieldIn(dialog, name).hasAttribute('fieldDescription')).toBe(true);
    }
  });
});
