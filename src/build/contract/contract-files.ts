import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import tokens from '../../widgets/kit/styles/tokens.json' with { type: 'json' };
import { PACKAGE_NAME } from '../npm/package-json.ts';
import { aemComponent, aemMarkup, aemDialog } from './aem.ts';
import { toJsonSchema } from '@valibot/to-json-schema';
import { acdlSchema, ga4Schema, recordSchema } from '../../core/analytics/analytics-record.contract.ts';
import { customElementsManifest } from './custom-elements-manifest.ts';
import { elementTypes } from './element-types.ts';
import { reactTypes, vueTypes } from './jsx-types.ts';
import { editorDefinition, editorFilters, editorModels } from './universal-editor.ts';
import { vscodeCssData, vscodeHtmlData } from './vscode-data.ts';
import { webTypes } from './web-types.ts';
import type { Plugin } from 'vite';
import { widgets } from '../../widgets/widget-list.ts';
import { readFile } from 'node:fs/promises';
import { integrityPath, type ReleaseFiles } from '../integrity.ts';
import { writeFiles } from '../folder-files.ts';
import { wordpressFiles } from './wordpress-files.ts';

/** Returns all files that are generated from the contracts and the tokens: text by path (EMB-07). */
export const contractFiles = (
  widgets: readonly WidgetContract[],
  version: string,
): Readonly<Record<string, string>> => ({
  'custom-elements.json': json(customElementsManifest(widgets, version)),
  'elements.d.ts': elementTypes(widgets),
  'react.d.ts': reactTypes(widgets),
  'vue.d.ts': vueTypes(widgets),
  'vscode.html-custom-data.json': json(vscodeHtmlData(widgets)),
  'vscode.css-custom-data.json': json(vscodeCssData(widgets)),
  'web-types.json': json(webTypes(widgets, version, PACKAGE_NAME)),
  'tokens.json': json(tokens),
  'analytics/record.schema.json': json(toJsonSchema(recordSchema)),
  'analytics/acdl.schema.json': json(toJsonSchema(acdlSchema)),
  'analytics/ga4.schema.json': json(toJsonSchema(ga4Schema)),
  'universal-editor/component-definition.json': json(editorDefinition(widgets)),
  'universal-editor/component-models.json': json(editorModels(widgets)),
  'universal-editor/component-filters.json': json(editorFilters(widgets)),
  ...Object.assign({}, ...widgets.map(aemFiles)),
});

/** Returns the files of a folder that is copied unchanged below `/apps/assess-store/components`. */
const aemFiles = (widget: WidgetContract): Readonly<Record<string, string>> => ({
  [`aem/${widget.tag}/.content.xml`]: aemComponent(widget),
  [`aem/${widget.tag}/${widget.tag}.html`]: aemMarkup(widget),
  [`aem/${widget.tag}/_cq_dialog/.content.xml`]: aemDialog(widget),
});

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/**
 * Writes the manifest, types, editor data and CMS forms into `dist/contract`, and the WordPress plugin of a built site.
 * `more` is written beside them: text by path.
 */
export const writeContract = async (
  version: string,
  more: Readonly<Record<string, string>>,
): Promise<void> => {
  await writeFiles('dist/contract', { ...contractFiles(widgets, version), ...more });
  const { integrity } = JSON.parse(
    await readFile(`dist/site/${integrityPath(version)}`, 'utf8'),
  ) as ReleaseFiles;
  const loader = integrity[`v${version}/loader.js`] ?? '';
  await writeFiles('dist/contract/wordpress', await wordpressFiles(widgets, { version, integrity: loader }));
};

/** Writes them at the end of the site build. The plugin needs the hash of the loader, so it comes after the site's own. */
export const contractFilesPlugin = (...given: Parameters<typeof writeContract>): Plugin => ({
  name: 'assess-contract-files',
  apply: 'build',
  closeBundle: { order: 'post', sequential: true, handler: () => writeContract(...given) },
});
