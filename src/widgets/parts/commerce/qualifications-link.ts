import { hasStorePages } from '../../../core/config/store-pages.ts';
import { pageAddress } from './page-address.ts';
import { storeLink } from './store-link.ts';

/**
 * Returns the link to a customer's qualifications: the page in the settings, else the store's own. Undefined if neither
 * is known. Source: CHK-03 d.
 */
export const qualificationsLink = (): string | undefined =>
  pageAddress('qualificationsUrl') ?? (hasStorePages() ? storeLink('qualifications', {}) : undefined);
