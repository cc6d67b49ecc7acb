import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { rolldown } from 'rolldown';
import type { WidgetContract } from '../../../widgets/kit/element/widget-contract.ts';
import { widgetTitle } from '../contract-names.ts';
import { formFieldsOf } from '../form-fields.ts';
import { blockJson, blockName } from './block-json.ts';

const PLUGIN = resolve('src/build/contract/wordpress/plugin');

/** A release of the widgets, to which the plugin is pinned. `integrity` is the hash of `v{version}/loader.js`. */
type Release = { version: string; integrity: string };

/**
 * Returns the WordPress plugin: text by path below `wp-content/plugins` (EMB-18). It has a block for each widget, one PHP
 * file, the editor's script, and the script of the settings page, which holds the widgets' own parser of configurations.
 */
export const wordpressFiles = async (
  widgets: readonly WidgetContract[],
  { version, integrity }: Release,
): Promise<Readonly<Record<string, string>>> => {
  const written = (file: string) => readFile(resolve(PLUGIN, file), 'utf8');
  const php = await written('assess-store.php');
  const editor = await written('editor.js');
  const forms = JSON.stringify(widgets.map(formOf));
  const blocks = widgets.map((widget) => [
    `assess-store/blocks/${widget.tag.replace('assess-', '')}/block.json`,
    `${JSON.stringify(blockJson(widget, version), null, 2)}\n`,
  ]);
  return {
    'assess-store/assess-store.php': php
      .replaceAll('{version}', version)
      .replaceAll('{integrity}', integrity),
    'assess-store/editor.js': editor.replace(`'{widgets}'`, () => forms),
    'assess-store/settings-page.js': await bundled(resolve(PLUGIN, 'settings-page.ts')),
    ...Object.fromEntries(blocks),
  };
};

/** Returns what the editor's script needs to know of a widget. What stands inside the tag are blocks within its block. */
const formOf = (widget: WidgetContract) => {
  const fields = formFieldsOf(widget);
  return {
    name: blockName(widget.tag),
    tag: widget.tag,
    title: widgetTitle(widget.tag),
    content: fields.find(({ slot }) => slot === '')?.help,
    fields: fields.filter(({ kind }) => kind !== 'content'),
  };
};

const bundled = async (input: string): Promise<string> => {
  const bundle = await rolldown({ input, transform: { target: 'es2022' } });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  return output[0].code;
};
