import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { rolldown } from 'rolldown';
import type { WidgetContract, AttributeSpec } from '../../widgets/kit/element/widget-contract.ts';
import { widgetTitle } from './contract-names.ts';
import { formFieldsOf } from './form-fields.ts';
import { attributesOf } from './documented-attribute.ts';

const PLUGIN = resolve('src/wordpress');

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

/** Returns the name of a widget's block: `assess-mini-cart` → `assess-store/mini-cart`. */
const blockName = (tag: string): string => tag.replace('assess-', 'assess-store/');

/** `block.json` of a widget, as far as the plugin uses its format. */
export type BlockJson = ReturnType<typeof blockJson>;

/**
 * Returns a widget's block for WordPress's editor (EMB-18). Its attributes are those of the tag, by the same names. None
 * has a default: what the author leaves alone is not written, so the widget's own default applies.
 */
const blockJson = (widget: WidgetContract, version: string) => ({
  $schema: 'https://schemas.wp.org/wp/6.1/block.json',
  apiVersion: 2,
  name: blockName(widget.tag),
  title: widgetTitle(widget.tag),
  category: 'widgets',
  icon: 'store',
  description: widget.summary,
  keywords: ['assess', 'store'],
  version,
  attributes: Object.fromEntries(attributesOf(widget).map(({ name, spec }) => [name, attributeOf(spec)])),
  // The tag is all that a block writes: no class, no wrapper.
  supports: { html: false, className: false, customClassName: false },
  editorScript: 'assess-store-editor',
});

const attributeOf = (spec: AttributeSpec): { type: string; enum?: readonly string[] } => {
  if (spec.type === 'boolean' || spec.type === 'number') return { type: spec.type };
  if (spec.type === 'enum') return { type: 'string', enum: spec.values };
  return spec.type === 'switch' ? { type: 'string', enum: ['true', 'false'] } : { type: 'string' };
};
