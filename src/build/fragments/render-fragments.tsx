import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Catalogue } from '../../core/i18n/message-format.ts';
import { localeTable, type Locale, type LocaleRow } from '../../core/locale/locale-table.ts';
import drawerStyles from '../../widgets/navigation/drawer/drawer.css?inline';
import base from '../../widgets/kit/styles/base.css?inline';
import tokens from '../../widgets/kit/styles/tokens.css?inline';
import { WidgetContext } from '../../widgets/kit/element/widget-context.ts';
import { loadChanged, loadMessages, widgetTranslator } from '../../widgets/kit/element/widget-messages.ts';
import { propName, readAttribute } from '../../widgets/kit/element/read-attribute.ts';
import { collectedWidgets, type CollectedWidget } from './collect-widgets.ts';
import { holdToHosts } from './hold-to-hosts.ts';
import { onStillPage, stillHost, type StillContent } from './still-page.ts';
import '../../widgets/account-menu/define.ts';
import '../../widgets/banner/define.ts';
import '../../widgets/footer/define.ts';
import '../../widgets/header/define.ts';
import '../../widgets/mini-cart/define.ts';
import '../../widgets/navigation/define.ts';
import '../../widgets/search/define.ts';
import { StillNavigation } from '../../widgets/navigation/StillNavigation.tsx';
import { CartFace } from '../../widgets/mini-cart/MiniCart.tsx';
import { cartLink } from '../../api/links/store-link.ts';

export type FragmentOptions = {
  /** The address of the fragments' style sheet, with a trailing slash. */
  base: string;
  /** The host of the pages. On some hosts the paths need no locale (LOC-04). */
  host: string;
  content: Readonly<Partial<Record<Locale, StillContent>>>;
};

/** The fragments by file name. */
export type Fragments = Record<string, string>;

const SHEET = 'shell.css';
const TAGS = ['assess-header', 'assess-footer'];

/** The mini-cart without script: a link to the cart, since its panel needs script. Whoever sees it first has no cart. */
const StillMiniCart = () => (
  <a part="button" className="mini" href={cartLink()}>
    <CartFace units={0} />
  </a>
);

/** What answers script alone has a form of its own that works without. All other widgets draw what they draw on a page. */
const STILL: Readonly<Record<string, ComponentType>> = {
  'assess-mini-cart': StillMiniCart,
  'assess-navigation': StillNavigation,
};

const ADDED = import.meta.glob<string>('../../widgets/*/still.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/**
 * Renders the header and footer of each locale as they are before any script, for a CMS to include inside the tags
 * (LEAD-13). They are the real components in declarative shadow roots, rendered for a first-time visitor.
 */
export const renderFragments = async (options: FragmentOptions): Promise<Fragments> => {
  const files: Fragments = { [SHEET]: stylesOf([...collectedWidgets.values()]) };
  await loadChanged();
  for (const row of localeTable) {
    const catalogues = new Map<string, Catalogue>();
    for (const [tag, { messages }] of collectedWidgets)
      catalogues.set(tag, await loadMessages(messages, row.language));
    const content = options.content[row.locale] ?? {};
    const drawing = { row, catalogues, sheet: `${options.base}${SHEET}` };
    for (const tag of TAGS)
      files[`${nameOf(tag)}.${row.locale}.html`] = onStillPage({ row, host: options.host, content }, () =>
        rootOf(tag, drawing),
      );
  }
  return files;
};

const nameOf = (tag: string): string => tag.replace('assess-', '');

/** Returns one style sheet for the page's head, which preloads it, and for each root. */
const stylesOf = (widgets: readonly CollectedWidget[]): string => {
  const all = widgets.map(({ contract: { tag }, styles }) => {
    const name = nameOf(tag);
    const drawer = name === 'navigation' ? [drawerStyles] : [];
    const own = [...styles, ...drawer, ADDED[`../../widgets/${name}/still.css`] ?? ''];
    return holdToHosts(own.join('\n'), [tag]);
  });
  const tags = widgets.map(({ contract }) => contract.tag);
  return [holdToHosts(`${tokens}\n${base}`, tags), ...all].join('\n');
};

type Drawing = {
  row: LocaleRow;
  catalogues: ReadonlyMap<string, Catalogue>;
  /** The address of the style sheet. */
  sheet: string;
};

/** Returns a widget's shadow root as markup, including the roots of the widgets inside it. */
const rootOf = (tag: string, drawing: Drawing): string => {
  const { row, sheet } = drawing;
  const inside = draw(tag, drawing);
  const nested = inside.replaceAll(/<(assess-[a-z-]+)[^>]*>/g, (open, name: string) =>
    collectedWidgets.has(name) ? open + rootOf(name, drawing) : open,
  );
  return (
    `<template shadowrootmode="open"><link rel="stylesheet" href="${sheet}">` +
    `<div class="assess-root" part="root" lang="${row.language}" dir="ltr">${nested}</div></template>`
  );
};

const draw = (tag: string, { catalogues }: Drawing): string => {
  const widget = collectedWidgets.get(tag);
  if (widget === undefined) throw new Error(`No widget <${tag}> was collected.`);
  const props = Object.entries(widget.contract.attributes).map(([name, spec]) => [
    propName(name),
    readAttribute(spec, null).value,
  ]);
  const Component = STILL[tag] ?? widget.component;
  const translate = widgetTranslator(catalogues.get(tag) ?? {});
  return renderToStaticMarkup(
    <WidgetContext value={{ host: stillHost(tag), translate, ids: `still-${nameOf(tag)}` }}>
      <Component {...Object.fromEntries(props)} />
    </WidgetContext>,
  );
};
