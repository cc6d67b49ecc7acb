import { wordFoldersOf } from './word-folders.ts';

/** Matches a widget's own catalogue, but not that of a part of it. */
const WIDGETS = /^(.*\bsrc\/widgets)\/([\w-]+)\/messages\/(\w\w\.json)$/;

/**
 * The catalogues that are included in a widget's own, because a separate request for them would cost more. A widget
 * without a row has those of the kit, and of each folder whose words it names by `useWords` (`word-folders.ts`).
 */
const SHARED_BY: Readonly<Record<string, readonly string[]>> = {
  cart: ['kit', 'parts/cart-notices'],
  checkout: ['kit', 'parts/cart-notices', 'parts/promotion-code'],
  product: ['kit', 'parts/buying'],
  'search-results': ['kit', 'kit/page', 'parts/buying'],
  'sign-in': ['kit', 'parts/journey'],
};

/** Returns the folders whose words a widget's own catalogue includes. */
export const sharedBy = (widget: string): readonly string[] =>
  SHARED_BY[widget] ?? [
    'kit',
    ...wordFoldersOf(`src/widgets/${widget}/define.ts`).filter((one) => one !== widget && one !== 'kit'),
  ];

/** Returns the files whose messages are joined. A widget's own come last, so that they win. */
export const cataloguesOf = (file: string): string[] => {
  const [, widgets, widget = '', name] = WIDGETS.exec(file) ?? [];
  if (widgets === undefined || widget === 'kit') return [file];
  return [...sharedBy(widget).map((owner) => `${widgets}/${owner}/messages/${name}`), file];
};
