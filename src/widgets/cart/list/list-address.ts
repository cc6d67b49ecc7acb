import { listFragment } from '../../../api/list/list-link.rules.ts';
import type { Line } from '../../../api/cart/line-result.ts';
import { REORDER } from '../../../api/list/reordered.ts';
import type { Locale } from '../../../core/locale/locale-table.ts';

/*
 * The list stays in the address during its review, so that a reload, Back and a sign-in restore it. It is stored
 * nowhere else. After each batch it is reduced to the lines that are left, so that a reload offers no product twice.
 * When the review is closed, it is removed.
 */

const replace = (hash: string): void => {
  // The address may have another fragment by now.
  if (!location.hash.startsWith('#list=')) return;
  const url = new URL(location.href);
  url.hash = hash;
  if (hash === '') url.searchParams.delete(REORDER);
  history.replaceState(history.state, '', url.href);
};

/** Keeps only these lines in the address. If there are none, the list is removed. */
export const keepInAddress = (from: Locale, lines: readonly Line[]): void =>
  replace(listFragment(from, lines) ?? '');

/** Removes the list from the address. */
export const dropFromAddress = (): void => replace('');
