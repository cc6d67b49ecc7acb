import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { widgets } from '../../widgets/widget-list.ts';
import { contractFiles } from './contract-files.ts';

const files = contractFiles(widgets, '1.2.3');

describe('what is generated from the contracts', () => {
  everyRow(Object.entries(files).filter(([path]) => path.endsWith('.json')))(
    '%s is JSON [EMB-07]',
    (_path, text) => {
      expect(JSON.parse(text)).toBeTypeOf('object');
    },
  );

  everyRow([
    'custom-elements.json',
    'elements.d.ts',
    'react.d.ts',
    'vue.d.ts',
    'vscode.html-custom-data.json',
    'web-types.json',
    'universal-editor/component-definition.json',
    'universal-editor/component-models.json',
    'universal-editor/component-filters.json',
  ])('%s names every tag [EMB-07]', (path) => {
    expect(widgets.filter(({ tag }) => !files[path]?.includes(tag))).toEqual([]);
  });

  it('has a component with its dialog for each tag, and nothing else of AEM [EMB-07]', () => {
    const aem = Object.keys(files).filter((path) => path.startsWith('aem/'));
    const folder = ['.content.xml', 'TAG.html', '_cq_dialog/.content.xml'];
    expect(aem).toEqual(
      widgets.flatMap(({ tag }) => folder.map((file) => `aem/${tag}/${file.replace('TAG', tag)}`)),
    );
  });

  it('comes out the same each time [EMB-07]', () => {
    expect(contractFiles(widgets, '1.2.3')).toEqual(files);
  });
});
