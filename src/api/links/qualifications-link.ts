import { hasStorePages } from '../../core/config/store-pages.ts';
import { flagIn, useFlag } from '../../core/flags/use-flag.ts';
import { runtime } from '../../core/runtime.ts';
import { pageAddress } from './page-address.ts';
import { returnAddress } from './login-link.ts';
import { fromHere, sitePath } from './site-link.ts';
import { storeLink } from './store-link.ts';

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
