import { listFragment } from '../../../api/list/list-link.rules.ts';
import type { Line } from '../../../api/cart/line-result.ts';
import type { Locale } from '../../../core/locale/locale-table.ts';

/*
 * The list stays in the address while it is reviewed, so that a reload, Back and a sign-in bring it back, and nothing of it is kept elsewhere.
 * It shrinks to what is left with each batch that was added: no reload offers a product twice. With the review it goes.
 */

const replace = (hash: string): void => {
  // Something else may be asked for by now.
  if (!location.hash.startsWith('#list=')) return;
  const url = new URL(location.href);
  url.hash = hash;
  history.replaceState(history.state, '', url.href);
};

/** Leaves these lines alone in the address; none of them: no list. */
export const keepInAddress = (from: Locale, lines: readonly Line[]): void =>
  replace(listFragment(from, lines) ?? '');

/** Takes the list out of the address. */
export const dropFromAddress = (): void => replace('');
