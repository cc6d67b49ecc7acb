import type { MouseEvent } from 'react';
import { localeRow } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { loadPart } from '../shared/element/load-part.ts';

/**
 * A plain press on a link to the shop in another locale: what changes with it is said first, and the choice is one made
 * by hand (LEAD-10, LOC-08). Without that part, or where nothing is to be said, the link leads on by itself.
 */
export const followLocaleLink = (event: MouseEvent<HTMLElement>): void => {
  const link = (event.target as Element).closest('a');
  if (link === null || event.defaultPrevented || runtime().author) return;
  const { ctrlKey, metaKey, shiftKey, altKey, button } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || link.target !== '') return;
  const { href, host, pathname } = link;
  const { config, row } = runtime();
  const to = localeRow(pathname.split('/')[1]);
  const isShop = host === location.host || config.storeHosts?.includes(host);
  if (to === undefined || to.locale === row.locale || !isShop) return;
  event.preventDefault();
  const follow = () => location.assign(href);
  loadPart(() => import('../../core/dialogs/request-locale-switch.ts')).then(
    ({ requestLocaleSwitch }) => requestLocaleSwitch(to.locale, href) || follow(),
    follow,
  );
};
