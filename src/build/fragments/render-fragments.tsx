import { renderToStaticMarkup } from 'react-dom/server';
import type { Catalogue } from '../../core/i18n/message-format.ts';
import { localeTable, type Locale, type LocaleRow } from '../../core/locale/locale-table.ts';
import drawerStyles from '../../widgets/navigation/drawer/drawer.css?inline';
import { WidgetContext } from '../../widgets/shared/element/widget-context.ts';
import { loadMessages, widgetTranslator } from '../../widgets/shared/element/widget-messages.ts';
import { propName, readAttribute } from '../../widgets/shared/element/read-attribute.ts';
import { collectedWidgets, type CollectedWidget } from './collect-widgets.ts';
import { stillMarkup } from './still-markup.ts';
import { onStillPage, stillHost, type StillContent } from './still-page.ts';
import { StillDrawer } from './StillDrawer.tsx';
import '../../widgets/account-menu/define.ts';
import '../../widgets/banner/define.ts';
import '../../widgets/footer/define.ts';
import '../../widgets/header/define.ts';
import '../../widgets/mini-cart/define.ts';
import '../../widgets/navigation/define.ts';
import '../../widgets/search/define.ts';

export type FragmentOptions = {
  /** Where the fragments' style sheets are served, with the closing slash. */
  base: string;
  /** The host that the pages stand on: some need no locale in their paths (LOC-04). */
  host: string;
  content: Readonly<Partial<Record<Locale, StillContent>>>;
  integrityOf: (bytes: Uint8Array) => string;
};

/** By file name. */
export type Fragments = { styles: Record<string, string>; markup: Record<string, string> };

const TAGS = ['assess-header', 'assess-footer'];
/** In every root; the widget's own come after them. */
const COMMON = 2;

const ADDED = import.meta.glob<string>('./still/*.css', { query: '?inline', import: 'default', eager: true });

/**
 * Header and footer of each locale as they stand before any script, for a CMS to include inside the tags (LEAD-13): the
 * real components, drawn on a page that nobody has been on yet, in declarative shadow roots.
 */
export const renderFragments = async (options: FragmentOptions): Promise<Fragments> => {
  const styles = stylesOf([...collectedWidgets.values()]);
  const markup: Record<string, string> = {};
  for (const row of localeTable) {
    const catalogues = new Map<string, Catalogue>();
    for (const [tag, { messages }] of collectedWidgets)
      catalogues.set(tag, await loadMessages(messages, row.language));
    const content = options.content[row.locale] ?? {};
    for (const tag of TAGS)
      markup[`${nameOf(tag)}.${row.locale}.html`] = onStillPage({ row, host: options.host, content }, () =>
        rootOf(tag, { row, catalogues, link: (file) => linkOf(file, styles[file] ?? '', options) }),
      );
  }
  return { styles, markup };
};

const nameOf = (tag: string): string => tag.replace('assess-', '');

const stylesOf = (widgets: readonly CollectedWidget[]): Record<string, string> => {
  const styles: Record<string, string> = {};
  for (const { contract, styles: texts } of widgets) {
    const name = nameOf(contract.tag);
    styles['common.css'] = texts.slice(0, COMMON).join('\n');
    const drawer = name === 'navigation' ? [drawerStyles] : [];
    styles[`${name}.css`] = [...texts.slice(COMMON), ...drawer, ADDED[`./still/${name}.css`] ?? ''].join(
      '\n',
    );
  }
  return styles;
};

const linkOf = (file: string, text: string, { base, integrityOf }: FragmentOptions): string =>
  `<link rel="stylesheet" href="${base}${file}" integrity="${integrityOf(Buffer.from(text))}" crossorigin>`;

type Drawing = {
  row: LocaleRow;
  catalogues: ReadonlyMap<string, Catalogue>;
  link: (file: string) => string;
};

/** A widget's shadow root as markup, with those of the widgets inside it. */
const rootOf = (tag: string, drawing: Drawing): string => {
  const { row, link } = drawing;
  const inside =
    stillMarkup(tag, draw(tag, drawing)) + (tag === 'assess-navigation' ? drawer(tag, drawing) : '');
  const nested = inside.replaceAll(/<(assess-[a-z-]+)[^>]*>/g, (open, name: string) =>
    collectedWidgets.has(name) ? open + rootOf(name, drawing) : open,
  );
  return (
    `<template shadowrootmode="open">${link('common.css')}${link(`${nameOf(tag)}.css`)}` +
    `<div class="assess-root" part="root" lang="${row.language}" dir="ltr">${nested}</div></template>`
  );
};

const draw = (tag: string, drawing: Drawing): string => {
  const widget = collectedWidgets.get(tag);
  if (widget === undefined) throw new Error(`No widget <${tag}> was collected.`);
  const props = Object.entries(widget.contract.attributes).map(([name, spec]) => [
    propName(name),
    readAttribute(name, spec, null).value,
  ]);
  return inWidget(tag, drawing, <widget.component {...Object.fromEntries(props)} />);
};

const drawer = (tag: string, drawing: Drawing): string => inWidget(tag, drawing, <StillDrawer />);

const inWidget = (tag: string, { catalogues }: Drawing, component: React.ReactNode): string => {
  const translate = widgetTranslator(catalogues.get(tag) ?? {});
  return renderToStaticMarkup(
    <WidgetContext value={{ host: stillHost(tag), translate, ids: `still-${nameOf(tag)}` }}>
      {component}
    </WidgetContext>,
  );
};
