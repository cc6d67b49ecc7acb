import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { publicProperties } from '../tokens/public-properties.ts';
import { describedOf } from './described-widget.ts';
import { attributesOf, type DocumentedAttribute } from './documented-attribute.ts';

type Named = { name: string; description: string };

/** The version of VS Code's custom data. */
const VERSION = 1.1 as const;

/**
 * Returns the tags and attributes for VS Code, whose setting `html.customData` points to it (EMB-07). The format has no
 * events or slots, so the tag's description lists them.
 */
export const vscodeHtmlData = (widgets: readonly WidgetContract[]) => ({
  version: VERSION,
  tags: widgets.map((widget) => {
    const { events, slots } = describedOf(widget);
    return {
      name: widget.tag,
      description: [widget.summary, ...listOf('Events', events), ...listOf('Slots', slots)].join('\n\n'),
      attributes: attributesOf(widget).map(htmlAttribute),
    };
  }),
});

const listOf = (title: string, named: readonly Named[]): string[] => {
  const lines = named.map(({ name, description }) => `- \`${name || '(default)'}\`: ${description}`);
  return lines.length === 0 ? [] : [`${title}:\n${lines.join('\n')}`];
};

const withDefault = (description: string, byDefault: string | undefined): string =>
  byDefault === undefined ? description : `${description}\n\nDefault: \`${byDefault}\``;

const htmlAttribute = ({ name, description, spec, defaultText }: DocumentedAttribute) => ({
  name,
  description: withDefault(description, defaultText),
  // The editor's own value set "v" means: the name alone, without a value.
  ...(spec.type === 'boolean' && { valueSet: 'v' }),
  ...(spec.type === 'enum' && { values: spec.values.map((value) => ({ name: value })) }),
  ...(spec.type === 'switch' && { values: [{ name: 'true' }, { name: 'false' }] }),
});

/**
 * Returns the custom properties and parts for VS Code's CSS, whose setting `css.customData` points to it (EMB-07). A part
 * that several widgets have is listed once.
 */
export const vscodeCssData = (widgets: readonly WidgetContract[]) => {
  const own = widgets.flatMap((widget) => describedOf(widget).ownProperties);
  const themed = publicProperties().map(({ name, description, default: byDefault }) => ({
    name,
    description: withDefault(description, byDefault),
  }));
  return { version: VERSION, properties: [...own, ...themed], pseudoElements: partsOf(widgets) };
};

const partsOf = (widgets: readonly WidgetContract[]): Named[] => {
  const found = new Map<string, string[]>();
  for (const { tag, parts } of widgets)
    for (const [part, text] of Object.entries(parts))
      found.set(part, [...(found.get(part) ?? []), `\`<${tag}>\`: ${text}`]);
  return [...found].map(([part, lines]) => ({ name: `::part(${part})`, description: lines.join('\n\n') }));
};
