import type { WidgetContract } from '../../src/widgets/kit/element/widget-contract.ts';
import { aemComponent, aemMarkup, aemDialog, aemTemplate } from '../../src/build/contract/aem.ts';
import { attributesOf } from '../../src/build/contract/documented-attribute.ts';
import { attributesFrom, formFieldsOf, type FormValues } from '../../src/build/contract/form-fields.ts';
import { editorDefinition, editorFilters, editorModels } from '../../src/build/contract/universal-editor.ts';
import { integrityTags } from '../../src/build/integrity-tags.ts';
import type { ReleaseFiles } from '../../src/build/integrity.ts';
import { addressOf, configurationOf, type ComposerState } from './composer-state.ts';

/** The package's name. It is one word here, because `npm/package-json.ts` is no code for a browser. */
const PACKAGE = 'assess-store-elements';

/** A text to copy. `file` is the name of the file that it is. */
export type Copy = { file: string; text: string };

/** A way to put the widget on a page. */
export type WayId = 'html' | 'npm' | 'react' | 'vue' | 'aem' | 'universal-editor';

type Way = { id: WayId; label: string; says: string; copies: readonly Copy[] };

/** Returns every way to put the composed widget on a page, with the texts to copy (EMB-12 c). */
export const waysOf = (state: ComposerState, release: ReleaseFiles): Way[] => [
  {
    id: 'html',
    label: 'HTML',
    says: 'Into the page. The release and its files are pinned by their hashes. Settings and loader stand once on a page: for a second widget take the tag alone.',
    copies: [
      { file: 'page.html', text: htmlOf(state, release) },
      { file: 'tag.html', text: tagOf(state) },
    ],
  },
  {
    id: 'npm',
    label: 'npm',
    says: 'Into a module of an application with a bundler. The tag is in its page.',
    copies: [
      {
        file: 'store.js',
        text: `${importsOf(state)}import '${PACKAGE}/reserve.css';\n\n${configureOf(state)}`,
      },
      { file: 'page.html', text: tagOf(state) },
    ],
  },
  {
    id: 'react',
    label: 'React',
    says: 'A component for React 19.',
    copies: [{ file: 'Store.tsx', text: reactOf(state) }],
  },
  {
    id: 'vue',
    label: 'Vue',
    says: 'A component for Vue 3. The compiler must know the tags: see the page about Vue.',
    copies: [{ file: 'Store.vue', text: vueOf(state) }],
  },
  {
    id: 'aem',
    label: 'AEM',
    says: 'A component below /apps/assess-store/components. New ones begin with what is set here.',
    copies: aemOf(state),
  },
  {
    id: 'universal-editor',
    label: 'Universal Editor',
    says: 'Definition, model and filter. New ones begin with what is set here.',
    copies: editorOf(state),
  },
];

/** Escapes a text for the value of an attribute, or for what stands between two tags. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns a text as JavaScript. It can't end the script that it stands in. */
const scripted = (text: string): string => JSON.stringify(text).replaceAll('</', '<\\/');

/** Returns the HTML inside the tag: what is for a named slot is wrapped for it. */
const contentOf = ({ widget, values }: ComposerState): string =>
  formFieldsOf(widget)
    .flatMap(({ name, slot }) => {
      const html = values[name]?.trim() ?? '';
      if (slot === undefined || html === '') return [];
      return slot === '' ? [html] : [`<div slot="${escaped(slot)}">${html}</div>`];
    })
    .join('\n');

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/** Returns the tag as HTML. */
export const tagOf = (state: ComposerState): string => {
  const { tag } = state.widget;
  const attributes = Object.entries(attributesFrom(state.widget, state.values)).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  const content = contentOf(state);
  return `<${tag}${attributes.join('')}>${content === '' ? '' : `\n${indented(content)}\n`}</${tag}>\n`;
};

/** Returns the configuration's block. A text in it can't end its script, nor begin a comment there. */
export const configurationBlock = (state: ComposerState): string => {
  const json = JSON.stringify(configurationOf(state), undefined, 2).replaceAll('<', '\\u003c');
  return `<script type="application/json" data-assess-config>\n${indented(json)}\n</script>\n`;
};

const htmlOf = (state: ComposerState, release: ReleaseFiles): string => {
  const base = addressOf(state, 'base');
  const reserve = `v${release.version}/reserve.css`;
  return `${configurationBlock(state)}<link
  rel="stylesheet"
  href="${escaped(base)}${reserve}"
  integrity="${release.integrity[reserve] ?? ''}"
  crossorigin="anonymous"
>
${integrityTags(release, base)}

${tagOf(state)}`;
};

const importsOf = ({ widget: { tag } }: Pick<ComposerState, 'widget'>): string =>
  `import { configure } from '${PACKAGE}';\nimport '${PACKAGE}/${tag.replace('assess-', '')}';\n`;

const configureOf = (state: ComposerState): string =>
  `configure(${JSON.stringify(configurationOf(state), undefined, 2).replaceAll('</', '<\\/')});\n`;

const reactOf = (state: ComposerState): string => {
  const { widget, values } = state;
  const types = new Map(attributesOf(widget).map(({ name, spec }) => [name, spec.type]));
  const attributes = Object.entries(attributesFrom(widget, values)).map(([name, value]) => {
    if (types.get(name) === 'number') return `${name}={${Number(value)}}`;
    if (value === '') return name;
    return /^[\w ,.-]+$/.test(value) ? `${name}="${value}"` : `${name}={${scripted(value)}}`;
  });
  const content = contentOf(state);
  const all =
    content === ''
      ? attributes
      : [...attributes, `dangerouslySetInnerHTML={{ __html: ${scripted(content)} }}`];
  const written = all.map((one) => `\n    ${one}`).join('');
  return `${importsOf(state)}import type {} from '${PACKAGE}/react';

${configureOf(state)}
export const Store = () => (
  <${widget.tag}${written}${written === '' ? ' ' : '\n  '}/>
);
`;
};

const vueOf = (state: ComposerState): string => {
  const { widget, values } = state;
  const content = contentOf(state);
  const attributes = Object.entries(attributesFrom(widget, values)).map(([name, value]) =>
    value === '' ? name : `${name}="${escaped(value)}"`,
  );
  const all = content === '' ? attributes : [...attributes, 'v-html="content"'];
  const written = all.map((one) => `\n    ${one}`).join('');
  return `<script setup lang="ts">
${importsOf(state)}import type {} from '${PACKAGE}/vue';

${configureOf(state)}${content === '' ? '' : `const content = ${scripted(content)};\n`}</script>

<template>
  <${widget.tag}${written}${written === '' ? ' ' : '\n  '}/>
</template>
`;
};

/** Returns what an author's editor stores for a widget: its attributes, and what stands inside the tag. */
const storedOf = ({ widget, values }: ComposerState): FormValues => {
  const content = values['content']?.trim() ?? '';
  const attributes = Object.entries(attributesFrom(widget, values)).map(([name, value]) => [
    name,
    value || 'true',
  ]);
  return { ...Object.fromEntries(attributes), ...(content !== '' && { content }) };
};

const aemOf = (state: ComposerState): Copy[] => {
  const { widget } = state;
  const folder = `${widget.tag}/`;
  return [
    { file: `${folder}.content.xml`, text: aemComponent(widget) },
    { file: `${folder}${widget.tag}.html`, text: aemMarkup(widget) },
    { file: `${folder}_cq_dialog/.content.xml`, text: aemDialog(widget) },
    { file: `${folder}_cq_template/.content.xml`, text: aemTemplate(storedOf(state)) },
  ];
};

const editorOf = (state: ComposerState): Copy[] => {
  const all: readonly WidgetContract[] = [state.widget];
  const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
  return [
    { file: 'component-definition.json', text: json(editorDefinition(all, storedOf(state))) },
    { file: 'component-models.json', text: json(editorModels(all)) },
    { file: 'component-filters.json', text: json(editorFilters(all)) },
  ];
};
