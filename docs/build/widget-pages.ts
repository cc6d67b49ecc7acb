import { existsSync, readFileSync } from 'node:fs';
import { localeTable } from '../../src/core/locale/locale-table.ts';
import { COMMON_ATTRIBUTES } from '../../src/widgets/kit/element/shared-contract.ts';
import type { AttributeSpec, WidgetContract } from '../../src/widgets/kit/element/widget-contract.ts';
import { readEventTypes } from '../../src/build/contract/event-types.ts';
import { FAULTS, LOOKS, statesOf } from '../composer/composer-state.ts';
import { FAULT_WORDS, LOOK_WORDS, stateWords, WIDTH_WORDS } from '../composer/words.ts';
import { code, plain, section, table, words, type Page } from './page.ts';

/** The pages about each tag, and the list of them. `commerceCalls` are those of each tag, and `policy` its Markdown. */
export const widgetPages = (
  widgets: readonly WidgetContract[],
  of: {
    policyOf: (tag: string) => string;
    callsOf: (tag: string) => readonly string[];
    bytes: ReadonlyMap<string, number>;
  },
): Record<string, Page> => ({
  'reference/widgets/index': {
    title: 'Widgets',
    label: 'All widgets',
    order: 0,
    description: 'Every tag with what it shows.',
    body: `Every widget is a tag. Each has a page where it is live, with its attributes, events, slots, parts and states.

${table(
  ['tag', 'what'],
  widgets
    .toSorted(byTag)
    .map(({ tag, summary }) => [`[\`<${tag}>\`](/docs/reference/widgets/${nameOf(tag)}/)`, words(summary)]),
)}

Every widget takes the attribute \`theme\`: \`auto\`, \`light\` or \`dark\`. Each attribute is also a property in camelCase:
\`element.headingLevel = 3\`.`,
  },
  ...Object.fromEntries(
    widgets.map((widget) => [
      `reference/widgets/${nameOf(widget.tag)}`,
      {
        title: `<${widget.tag}>`,
        label: nameOf(widget.tag),
        description: widget.summary,
        body: bodyOf(widget, of),
      },
    ]),
  ),
});

const byTag = (one: WidgetContract, other: WidgetContract): number => (one.tag < other.tag ? -1 : 1);

const nameOf = (tag: string): string => tag.replace(/^assess-/, '');

/** What people have written about the widget: `docs/widgets/{name}.md`. */
const writtenAbout = (name: string): string => {
  const file = `docs/widgets/${name}.md`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

const bodyOf = (
  widget: WidgetContract,
  { policyOf, callsOf, bytes }: Parameters<typeof widgetPages>[1],
): string => {
  const { tag, attributes, events, slots, parts, properties, states, dom, contains = [] } = widget;
  const all: Record<string, AttributeSpec> = { ...attributes, ...COMMON_ATTRIBUTES };
  const { sent } = readEventTypes();
  const name = nameOf(tag);
  const listed = (of: Readonly<Record<string, string>>, noun: string) =>
    Object.keys(of).length === 0
      ? ''
      : table(
          [noun, 'what'],
          Object.entries(of).map(([key, text]) => [key === '' ? '(default)' : code(key), words(text)]),
        );
  const calls = callsOf(tag);
  const page = bytes.get(`page: ${name.replaceAll('-', ' ')} alone`);
  return [
    `${writtenAbout(name)}\n\n`,
    section('Live', liveFrame(widget)),
    section(
      'On a page',
      `\`\`\`html\n<${tag}>${slots[''] === undefined ? '' : '\n  <p>Shows until the widget is drawn, and without JavaScript.</p>\n'}</${tag}>\n\`\`\`\n\nThe page also needs the loader with its settings: see [Put a widget on a page](/docs/integrators/loader/). With npm: \`import 'assess-store-elements/${name}'\`.`,
    ),
    section(
      'Attributes and properties',
      table(
        ['attribute', 'property', 'values', 'default', 'what'],
        Object.entries(all).map(([key, spec]) => [
          code(key),
          code(camel(key)),
          valuesOf(spec),
          spec.default === undefined ? '' : code(spec.default),
          words(spec.description),
        ]),
      ),
    ),
    section(
      'Events',
      Object.keys(events).length === 0
        ? ''
        : `${table(
            ['event', 'detail', 'when'],
            Object.entries(events).map(([key, text]) => [
              `[\`${key}\`](/docs/reference/events/#${key})`,
              code(sent.get(key)?.detail ?? ''),
              words(text),
            ]),
          )}`,
    ),
    section('Slots', listed(slots, 'slot')),
    section('Parts', listed(parts, 'part')),
    section('Custom properties', listed(properties, 'property')),
    section(
      'States',
      states.length === 0
        ? ''
        : `The widget can be in these states: ${states.map(code).join(', ')}. The choices above the live widget, and Storybook (\`npm run storybook\`), show them.`,
    ),
    section('Content security policy', policyOf(tag)),
    section(
      'Calls of commerce',
      calls.length === 0
        ? ''
        : `${calls.map((call) => `- ${code(call)}`).join('\n')}\n\n[What each call asks and answers](/docs/reference/commerce/)`,
    ),
    section(
      'Files',
      [
        dom === 'shadow'
          ? 'The widget is in a shadow root of its own: no style sheet of the page reaches inside.'
          : 'The widget is in the page’s own DOM, so that browsers can fill in its fields.',
        contains.length > 0
          ? `It draws ${contains.map((one) => `[\`<assess-${one}>\`](/docs/reference/widgets/${one}/)`).join(', ')} inside itself.`
          : '',
        page === undefined
          ? ''
          : `Alone on a page it loads ${(page / 1000).toFixed(1)} kB, as served with brotli, without its words in other languages.`,
        '[The size of every file](/docs/reference/sizes/)',
      ]
        .filter(Boolean)
        .join(' '),
    ),
    section('Texts', `[Keys and texts in four languages](/docs/reference/messages/)`),
  ].join('');
};

const valuesOf = (spec: AttributeSpec): string => {
  if (spec.type === 'enum') return spec.values.map(code).join(', ');
  if (spec.type === 'number') {
    const { min, max } = spec;
    return min === undefined ? 'a number' : `${min} to ${max ?? ''}`;
  }
  return {
    string: 'a text',
    boolean: 'there or not',
    switch: '`"false"` turns it off',
    json: 'JSON',
  }[spec.type];
};

const choice = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  wordsOf: (value: Value) => string,
): string =>
  `<label>${label} <select name="${name}">${values.map((value) => `<option value="${value}">${plain(wordsOf(value))}</option>`).join('')}</select></label>`;

/** The composer's preview: the widget on services in the browser. `site.js` shows what is chosen in it. */
const liveFrame = (widget: WidgetContract): string => {
  const locales = localeTable.map(({ locale }) => locale);
  const hash = `#widget=${nameOf(widget.tag)}`;
  const choices = [
    choice('state', 'State', statesOf(widget), stateWords),
    choice('fault', 'What fails', FAULTS, (one) => FAULT_WORDS[one]),
    choice('locale', 'Locale', locales, (one) => one),
    choice('look', 'Look', LOOKS, (one) => LOOK_WORDS[one]),
    choice('width', 'Width', ['fit', '320'], (one) => WIDTH_WORDS[one]),
    `<a href="/docs/composer/${hash}">Open in the composer</a>`,
  ];
  return `<div class="live not-content" data-pagefind-ignore><form>${choices.join(' ')}</form><iframe title="${widget.tag}, live" loading="lazy"></iframe></div>

The widget is live, with the demo’s services in this page. Nothing is sent, and links lead nowhere.`;
};
