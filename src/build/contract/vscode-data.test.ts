import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { widgets } from '../../widgets/widget-list.ts';
import { sampleWidget } from './testing/sample-widget.ts';
import { vscodeCssData, vscodeHtmlData } from './vscode-data.ts';

const all = [...widgets, sampleWidget];
const service = getLanguageService({
  useDefaultDataProvider: false,
  customDataProviders: [newHTMLDataProvider('assess', vscodeHtmlData(all))],
});

/** Returns what the editor suggests at the bar in a text. */
const offered = (text: string): string[] => {
  const document = TextDocument.create('file:///page.html', 'html', 1, text.replace('|', ''));
  const at = document.positionAt(text.indexOf('|'));
  return service
    .doComplete(document, at, service.parseHTMLDocument(document))
    .items.map(({ label }) => label);
};

const hover = (text: string): string => {
  const document = TextDocument.create('file:///page.html', 'html', 1, text.replace('|', ''));
  const at = document.positionAt(text.indexOf('|'));
  return JSON.stringify(service.doHover(document, at, service.parseHTMLDocument(document))?.contents ?? '');
};

describe('VS Code', () => {
  it('offers nothing of ours in a tag that is not ours [EMB-07]', () => {
    expect(offered('<p |></p>')).not.toContain('theme');
    expect(hover('<assess-c|arts></assess-carts>')).not.toContain('cart:');
  });

  everyRow([
    ['<|', ['assess-cart', 'assess-mini-cart', 'assess-quick-order']],
    ['<assess-quick-order |></assess-quick-order>', ['heading', 'heading-level', 'theme']],
    ['<assess-cart theme="|"></assess-cart>', ['auto', 'light', 'dark']],
    ['<assess-mini-cart open-on-add="|"></assess-mini-cart>', ['true', 'false']],
    ['<assess-sample-list sort-by="|"></assess-sample-list>', ['name', 'price']],
  ])('offers at the bar in %s: %j [EMB-07]', (text, expected) => {
    expect(offered(text)).toEqual(expect.arrayContaining(expected));
  });

  it('says of a tag what it is, sends and takes, and of an attribute its default [EMB-07]', () => {
    expect(hover('<assess-c|art></assess-cart>')).toContain('assess-cart-removed');
    expect(hover('<assess-quick-order heading-l|evel="3"></assess-quick-order>')).toContain('Default: `2`');
  });

  it('gets each property and part of all widgets once, with default and words [EMB-07]', () => {
    const { properties, pseudoElements } = vscodeCssData(all);
    for (const names of [properties, pseudoElements].map((list) => list.map(({ name }) => name)))
      expect(names).toEqual([...new Set(names)]);
    const action = properties.find(({ name }) => name === '--assess-color-action');
    expect(action?.description).toContain('Default: `light-dark(#0b5f5a, #4fc3b6)`');
    expect(properties.map(({ name }) => name)).toContain('--assess-sample-rows');
    const row = pseudoElements.find(({ name }) => name === '::part(row)');
    expect(row?.description).toBe('`<assess-quick-order>`: One row.\n\n`<assess-sample-list>`: One row.');
  });
});
