import type { MouseEvent } from 'react';
import type { Locale } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';
import { late } from '../../../core/late.ts';

/**
 * A plain press on a link to the shop in another locale: what changes with it is said first, and the choice is one made
 * by hand (LEAD-10, LOC-08). Without that part, or where nothing is to be said, the link leads on by itself; so do links
 * pressed for another tab, and all in author mode.
 */
export const chooseLocale = (event: MouseEvent, locale: Locale, href: string): void => {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const isPlain = event.button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  if (!isPlain || event.defaultPrevented || runtime().author) return;
  event.preventDefault();
  const follow = () => location.assign(href);
  late(() => import('../../../core/dialogs/request-locale-switch.ts')).then(
    ({ requestLocaleSwitch }) => requestLocaleSwitch(locale, href) || follow(),
    follow,
  );
};
