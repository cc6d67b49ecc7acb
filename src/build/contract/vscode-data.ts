import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { themeProperties } from './css-properties.ts';
import { attributesOf, type DocumentedAttribute } from './documented-attribute.ts';

type Named = { name: string; description: string };
type HtmlAttribute = Named & { valueSet?: 'v'; values?: { name: string }[] };
type HtmlTag = Named & { attributes: HtmlAttribute[] };

/** VS Code's custom data for HTML, version 1.1. The setting `html.customData` points to it. */
export type HtmlData = { version: 1.1; tags: HtmlTag[] };

/** VS Code's custom data for CSS, version 1.1. The setting `css.customData` points to it. */
export type CssData = { version: 1.1; properties: Named[]; pseudoElements: Named[] };

/**
 * Returns the tags and attributes for VS Code (EMB-07). The format has no events or slots, so the tag's description lists
 * them.
 */
export const vscodeHtmlData = (widgets: readonly WidgetContract[]): HtmlData => ({
  version: 1.1,
  tags: widgets.map((widget) => ({
    name: widget.tag,
    description: [widget.summary, ...listOf('Events', widget.events), ...listOf('Slots', widget.slots)].join(
      '\n\n',
    ),
    attributes: attributesOf(widget).map(htmlAttribute),
  })),
});

const listOf = (title: string, named: Readonly<Record<string, string>>): string[] => {
  const lines = Object.entries(named).map(([name, text]) => `- \`${name || '(default)'}\`: ${text}`);
  return lines.length === 0 ? [] : [`${title}:\n${lines.join('\n')}`];
};

const htmlAttribute = ({ name, description, spec, defaultText }: DocumentedAttribute): HtmlAttribute => ({
  name,
  description: defaultText === undefined ? description : `${description}\n\nDefault: \`${defaultText}\``,
  // The editor's own value set "v" means: the name alone, without a value.
  ...(spec.type === 'boolean' && { valueSet: 'v' as const }),
  ...(spec.type === 'enum' && { values: spec.values.map((value) => ({ name: value })) }),
  ...(spec.type === 'switch' && { values: [{ name: 'true' }, { name: 'false' }] }),
});

/** Returns the custom properties and parts for VS Code's CSS (EMB-07). A part that several widgets have is listed once. */
export const vscodeCssData = (widgets: readonly WidgetContract[]): CssData => ({
  version: 1.1,
  properties: [...widgets.flatMap(ownProperties), ...themeProperties()].map(
    ({ name, description, default: byDefault }: Named & { default?: string }) => ({
      name,
      description: byDefault === undefined ? description : `${description}\n\nDefault: \`${byDefault}\``,
    }),
  ),
  pseudoElements: partsOf(widgets),
});

const ownProperties = ({ properties }: WidgetContract): Named[] =>
  Object.entries(properties).map(([name, description]) => ({ name, description }));

const partsOf = (widgets: readonly WidgetContract[]): Named[] => {
  const found = new Map<string, string[]>();
  for (const { tag, parts } of widgets)
    for (const [part, text] of Object.entries(parts))
      found.set(part, [...(found.get(part) ?? []), `\`<${tag}>\`: ${text}`]);
  return [...found].map(([part, lines]) => ({ name: `::part(${part})`, description: lines.join('\n\n') }));
};
