import type { MouseEvent } from 'react';
import type { Locale } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';
import { late } from '../../../core/late.ts';

/**
 * Handles a plain click on a link to the shop in another locale: a dialog first says what changes, and the choice
 * counts as made by the user (LEAD-10, LOC-08). If the dialog can't be loaded or has nothing to say, the link is
 * followed. Clicks that open another tab, and all clicks in author mode, are left to the browser.
 */
export const chooseLocale = (event: MouseEvent, locale: Locale, href: string): void => {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const isPlain = event.button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  if (!isPlain || event.defaultPrevented || runtime().author) return;
  event.preventDefault();
  const follow = () => location.assign(href);
  late(() => import('../../../core/prompts/request-locale-switch.ts')).then(
    ({ requestLocaleSwitch }) => requestLocaleSwitch(locale, href) || follow(),
    follow,
  );
};
