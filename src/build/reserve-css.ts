import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import type { WidgetContract } from '../widgets/kit/element/widget-contract.ts';

const BASE = 'src/entries/reserve.css';
const RELOAD = 'src/entries/reload-button.css';
/** What differs where no code will come. */
const NOTHING = 'src/entries/reserve-nothing.css';

/** What `reserve.css` is made of, for one widget. */
export type Reserved = {
  tag: string;
  /** Its contract's `height`, in em of the widgets' text. */
  height: number | undefined;
  /** True if it is drawn in the page's own DOM, where nothing else keeps the height until its styles have come. */
  light: boolean;
  /** Its folder's `reserve.css`; '' without one. */
  rules: string;
};

const FONT_SIZE = 'font-size: var(--assess-font-size, medium)';

/** Reads what each widget reserves. A widget without height and without rules reserves nothing. */
export const readReserved = (widgets: readonly WidgetContract[]): Promise<Reserved[]> =>
  Promise.all(
    widgets.map(async ({ tag, height, dom }) => {
      const file = `src/widgets/${tag.replace('assess-', '')}/reserve.css`;
      const rules = existsSync(file) ? await readFile(file, 'utf8') : '';
      return { tag, height, light: dom === 'light', rules };
    }),
  );

/**
 * The style sheet that reserves the height of each tag until its widget is drawn, so that nothing on the page moves (PERF-10). Rules of
 * a widget's own file come after its height, and can replace it.
 */
export const reserveCss = async (widgets: readonly WidgetContract[]): Promise<string> => {
  const texts = [BASE, RELOAD, NOTHING].map((file) => readFile(file, 'utf8'));
  const [base = '', reload = '', nothing = ''] = await Promise.all(texts);
  return joinReserved({ base, reload, nothing }, await readReserved(widgets));
};

/** Puts the sheet together from the texts of its files. */
export const joinReserved = (
  { base, reload, nothing }: { base: string; reload: string; nothing: string },
  all: readonly Reserved[],
): string => {
  const reserved = all.filter(({ height, rules }) => height !== undefined || rules !== '');
  const blocks = reserved.filter(({ height }) => height !== undefined);
  const light = blocks.filter((one) => one.light);
  const without = [
    rule(blocks.map(before), 'block-size: 0'),
    rule(light.map(tagOf), 'min-block-size: 0'),
    nothing,
  ]
    .join('\n')
    .replaceAll(/^(?=.)/gm, '  ');
  return [
    base,
    rule(reserved.map(undrawn), FONT_SIZE),
    rule(blocks.map(undrawn), 'display: flow-root', 'container-type: inline-size'),
    '/* A strut without width: it holds the height, and leaves the author’s content where it is. */',
    rule(blocks.map(before), 'float: inline-start', 'inline-size: 0', "content: ''"),
    ...blocks.map((one) => rule([before(one)], `block-size: ${one.height}em`)),
    ...light.map(({ tag, height }) =>
      rule([tag], 'display: block', `min-block-size: ${height}em`, FONT_SIZE),
    ),
    ...reserved.map(({ rules }) => rules),
    reload,
    '/* Without scripts no code comes, and nothing is reserved. */',
    `@media (scripting: none) {\n${without}}\n`,
    '/* The same where the loader can’t be loaded (head.js). */',
    `:root[data-assess-gone] {\n${without}}\n`,
  ]
    .filter((part) => part !== '')
    .join('\n');
};

const tagOf = ({ tag }: Reserved): string => tag;
const undrawn = ({ tag }: Reserved): string => `${tag}:not(:defined)`;
const before = (one: Reserved): string => `${undrawn(one)}::before`;

const rule = (selectors: readonly string[], ...declarations: string[]): string =>
  selectors.length === 0
    ? ''
    : `${selectors.join(',\n')} {\n${declarations.map((one) => `  ${one};\n`).join('')}}\n`;
