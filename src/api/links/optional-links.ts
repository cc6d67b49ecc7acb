import { hasStorePages } from '../../core/config/store-pages.ts';
import { flagIn, useFlag } from '../../core/flags/use-flag.ts';
import { runtime } from '../../core/runtime.ts';
import { returnAddress } from './login-link.ts';
import { fromHere, sitePath } from './site-link.ts';
import { storeLink } from './store-link.ts';

/* Links of pages that a store may lack: a page's settings name them, or the store has them. */

/** The addresses of optional pages of the store, by their names in `settings`. */
export type PageAddress = 'termsUrl' | 'aimswebTermsUrl' | 'qualificationsUrl' | 'privacyUrl';

/** Returns the address of a page from the page's settings. Undefined if there is none. */
export const pageAddress = (name: PageAddress): string | undefined => runtime().config.settings[name];

/** Returns the link of the settings, of the store, or Contact us on a site without types. Source: CHK-03 d, ACC-04 e. */
export const qualificationsLink = (): string | undefined => {
  const own = pageAddress('qualificationsUrl');
  if (own !== undefined) return own;
  if (!hasStorePages()) return undefined;
  const types = flagIn(runtime().registry.getSnapshot().flags, 'accountQualifications');
  return types.length > 0
    ? storeLink('qualifications', { returnTo: returnAddress() })
    : fromHere(sitePath('contactUs'));
};

/** Works like `qualificationsLink`, and follows the flag: on a first visit it may arrive after the link was drawn. */
export const useQualificationsLink = (): string | undefined => {
  useFlag('accountQualifications');
  return qualificationsLink();
};

/** Returns the address where help is asked for, with the order's number. Undefined if the page is not known. Source: ACC-01 j. */
export const helpLink = (order: string): string | undefined =>
  hasStorePages() ? storeLink('contactUs', { order }) : undefined;
