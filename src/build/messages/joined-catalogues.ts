import { LANGUAGES } from '../../core/locale/locale-table.ts';
import { wordFoldersOf } from './word-folders.ts';

/** Matches a widget's own catalogue, but not that of a part of it. */
const WIDGETS = /^(.*\bsrc\/widgets)\/([\w-]+)\/messages\/(\w\w\.json)$/;

/**
 * Returns the folders whose words a widget's own catalogue includes, because a separate request for them would cost more:
 * the kit, and each folder whose words the widget names by `useWords` (`word-folders.ts`).
 */
export const sharedBy = (widget: string): readonly string[] => [
  'kit',
  ...wordFoldersOf(`src/widgets/${widget}/define.ts`).filter((one) => one !== widget && one !== 'kit'),
];

/** Returns the files whose messages are joined. A widget's own come last, so that they win. */
export const cataloguesOf = (file: string): string[] => {
  const [, widgets, widget = '', name] = WIDGETS.exec(file) ?? [];
  if (widgets === undefined || widget === 'kit') return [file];
  return [...sharedBy(widget).map((owner) => `${widgets}/${owner}/messages/${name}`), file];
};

/** Returns the code of the loaders of a folder's catalogues, each joined with those of the folders in `more`. */
export const loadersOf = (folder: string, more: readonly string[] = []): string => {
  const query = more.length > 0 ? `?with=${more.join(',')}` : '';
  return `{ ${LANGUAGES.map((one) => `${one}: () => import('/${folder}/${one}.json${query}'),`).join(' ')} }`;
};
