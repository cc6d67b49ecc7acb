import type { ArgTypes } from '@storybook/react-vite';
import type { Attribute, CustomElementDeclaration } from 'custom-elements-manifest';
import manifest from 'virtual:custom-elements';
import { drawTag } from './draw-tag.ts';

const elementOf = (tag: string): CustomElementDeclaration => {
  for (const { declarations = [] } of manifest.modules)
    for (const declaration of declarations)
      if ('tagName' in declaration && declaration.tagName === tag)
        return declaration as CustomElementDeclaration;
  throw new Error(`The manifest has no <${tag}>.`);
};

type Documented = { name: string; description?: string; default?: string; type?: { text: string } };

/** Returns a row without a control: there is nothing to set. */
const row = (category: string, { name, description, type, ...more }: Documented) => ({
  name: name === '' ? '(default)' : name,
  description: description ?? '',
  control: false as const,
  table: {
    category,
    ...(type && { type: { summary: type.text } }),
    ...(more.default !== undefined && { defaultValue: { summary: more.default } }),
  },
});

const rows = (category: string, documented: readonly Documented[] = []): ArgTypes =>
  Object.fromEntries(documented.map((one) => [`${category}: ${one.name}`, row(category, one)]));

/** Returns a row with a control for an attribute: a choice, a number, or a text. */
const attributeRow = (attribute: Attribute) => {
  const type = attribute.type?.text ?? '';
  const choices = [...type.matchAll(/"([^"]*)"/g)].map(([, value]) => value);
  if (type === 'boolean') choices.push('true', 'false');
  if (choices.length > 0)
    return { ...row('attributes', attribute), control: 'select' as const, options: [undefined, ...choices] };
  const control = type.startsWith('number') ? ('number' as const) : ('text' as const);
  return { ...row('attributes', attribute), control };
};

const argTypesOf = (element: CustomElementDeclaration): ArgTypes => ({
  ...Object.fromEntries((element.attributes ?? []).map((one) => [one.name, attributeRow(one)])),
  ...rows('events', element.events),
  ...rows('slots', element.slots),
  ...rows('parts', element.cssParts),
  ...rows('custom properties', element.cssProperties),
});

type Args = Readonly<Record<string, unknown>>;

const written = (element: CustomElementDeclaration, args: Args): Record<string, string> =>
  Object.fromEntries(
    (element.attributes ?? []).flatMap(({ name }) => {
      const value = args[name];
      return value === undefined ? [] : [[name, String(value as string | number)]];
    }),
  );

/** Returns what the stories of a tag share: the table of its contract, and the tag with the table's values. */
export const contractTable = (tag: `assess-${string}`) => {
  const element = elementOf(tag);
  return {
    argTypes: argTypesOf(element),
    parameters: { controls: { disable: false, expanded: true, sort: 'none' } },
    render: (args: Args) => drawTag(tag, written(element, args)),
  };
};
