import type { MouseEvent } from 'react';
import { localeRow } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { chooseLocale } from '../parts/site/choose-locale.ts';

/** Handles a click in the footer. A click on a link to the store in another locale is a choice of that locale (LEAD-10). */
export const followLocaleLink = (event: MouseEvent<HTMLElement>): void => {
  const link = (event.target as Element).closest('a');
  if (link === null || link.target !== '') return;
  const { config, row } = runtime();
  const to = localeRow(link.pathname.split('/')[1]);
  const isShop = link.host === location.host || config.storeHosts.includes(link.host);
  if (to !== undefined && to.locale !== row.locale && isShop) chooseLocale(event, to.locale, link.href);
};
