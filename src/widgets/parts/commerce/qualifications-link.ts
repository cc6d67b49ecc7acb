import { hasStorePages } from '../../../core/config/store-pages.ts';
import { pageAddress } from './page-address.ts';
import { storeLink } from './store-link.ts';

/** Where a customer's qualifications are: the page that the settings name, else the store's own; undefined where none is known. Source: CHK-03 d. */
export const qualificationsLink = (): string | undefined =>
  pageAddress('qualificationsUrl') ?? (hasStorePages() ? storeLink('qualifications', {}) : undefined);
