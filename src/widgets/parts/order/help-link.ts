import { hasStorePages } from '../../../core/config/store-pages.ts';
import { storeLink } from '../../../api/links/store-link.ts';

/** Returns the address where help is asked for, with the order's number. Undefined if the page is not known. Source: ACC-01 j. */
export const helpLink = (order: string): string | undefined =>
  hasStorePages() ? storeLink('contactUs', { order }) : undefined;
