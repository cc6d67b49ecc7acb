import { LANGUAGES, type Language } from '../../core/locale/locale-table.ts';
import { pascalCase } from '../contract/contract-names.ts';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Why a widget can't have this name; undefined if it can. `taken` are the names of all widgets. */
export const nameProblem = (name: string, taken: readonly string[]): string | undefined => {
  if (name.startsWith('assess-'))
    return `leave "assess-" out: npm run new -- ${name.slice('assess-'.length)}`;
  if (!NAME.test(name)) return 'a name is lower-case words joined by hyphens, for example order-history';
  if (['kit', 'parts'].includes(name)) return `src/widgets/${name} is not a widget’s folder`;
  return taken.includes(name) ? `src/widgets/${name} is there already` : undefined;
};

/** `mini-cart` → `miniCart` */
export const camel = (name: string): string => name.charAt(0) + pascalCase(name).slice(1);

/** A new widget's own files by their paths: contract, component, styles, words in four languages, stories. */
export const widgetFiles = (name: string): Record<string, string> => {
  const folder = `src/widgets/${name}`;
  return {
    [`${folder}/define.ts`]: define(name),
    [`${folder}/${name}.widget.ts`]: contract(name),
    [`${folder}/${pascalCase(name)}.tsx`]: component(name),
    [`${folder}/${name}.css`]: styles(name),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [`${folder}/messages/${language}.json`, words(name, language)]),
    ),
    [`stories/${name}.stories.tsx`]: stories(name),
  };
};

const define = (name: string): string => `import { defineWidget } from '../define-widget.tsx';
import { ${pascalCase(name)} } from './${pascalCase(name)}.tsx';
import own from './${name}.css?inline';
import { ${camel(name)}Widget } from './${name}.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: ${camel(name)}Widget,
  component: ${pascalCase(name)},
  styles: [own],
  messages,
});
`;

const contract = (
  name: string,
): string => `import { ANY_WIDGET, HEADING_LEVEL } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** \`<assess-${name}>\`: TODO what it shows, and the requirement. */
export const ${camel(name)}Widget = {
  ...ANY_WIDGET,
  tag: 'assess-${name}',
  summary: 'TODO: what it shows, in a sentence.',
  height: 6,
  attributes: { 'heading-level': HEADING_LEVEL },
  parts: { root: 'The whole widget.', heading: 'The heading.' },
  states: ['one', 'longest-text'],
} as const satisfies WidgetContract;
`;

const component = (name: string): string => `import { useWords } from '../kit/element/useWords.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import type { ${camel(name)}Widget } from './${name}.widget.ts';
import type en from './messages/en.json';

/** \`<assess-${name}>\`; see ${name}.widget.ts. */
export const ${pascalCase(name)} = ({ headingLevel }: WidgetProps<typeof ${camel(name)}Widget>) => {
  const t = useWords<typeof en>();
  const Heading = \`h\${headingLevel}\` as 'h2';
  return (
    <section className="${name}">
      <Heading part="heading">{t('${name}.title')}</Heading>
      <p>{t('${name}.text')}</p>
    </section>
  );
};
`;

const styles = (
  name: string,
): string => `/* As high as the contract's \`height\`, also before the words have come (PERF-10). */
:host {
  display: block !important;
  min-block-size: 6em !important;
}

.${name} {
  min-block-size: calc(6 * var(--assess-em));
}
`;

/** Words that are true of any new widget, and pass the catalogues' tests until there are better ones. */
const WORDS: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  en: ['New', 'This part of the store is being built.'],
  fr: ['Nouveau', 'Cette partie de la boutique est en construction.'],
  nl: ['Nieuw', 'Aan dit deel van de winkel wordt gewerkt.'],
  es: ['Nuevo', 'Esta parte de la tienda está en construcción.'],
};

const words = (name: string, language: Language): string => {
  const [title, text] = WORDS[language];
  return `${JSON.stringify({ [`${name}.title`]: title, [`${name}.text`]: text }, null, 2)}\n`;
};

const stories = (name: string): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../src/widgets/${name}/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, type Inside } from './support/inside.ts';

const TAG = 'assess-${name}';
const LONG = 'Rechtsbijstandverzekeringsmaatschappijen en arbeidsongeschiktheidsverzekeringen';

/** The widget, drawn. */
const drawn = async (context: Parameters<typeof inside>[1]): Promise<Inside> => {
  const widget = await inside(TAG, context);
  await widget.ui.findByRole('heading', {}, patient);
  return widget;
};

export default {
  title: 'Widgets/${pascalCase(name).replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')}',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const One: Story = {
  parameters: { scene: {} },
  play: async (context) => {
    const { ui, t } = await drawn(context);
    await expect(ui.getByRole('heading', { name: t('${name}.title') })).toBeVisible();
    await expect(ui.getByText(t('${name}.text'))).toBeVisible();
  },
};

export const LongestText: Story = {
  parameters: { scene: { config: { messages: { '${name}.title': LONG, '${name}.text': LONG } } } },
  play: async (context) => {
    const { host } = await drawn(context);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(One, 'clinical', 'dark');
`;
