import { address } from '../../../core/config/config-rules.ts';
import { runtime } from '../../../core/runtime.ts';

/** Addresses of pages that the store may have, by their names in `settings`. */
export type PageAddress = 'termsUrl' | 'aimswebTermsUrl' | 'qualificationsUrl';

/** Where a page of the store is, as the page's settings say; undefined where they say nothing, or no address. */
export const pageAddress = (name: PageAddress): string | undefined => {
  const { settings } = runtime().config;
  const given: unknown = Object.hasOwn(settings, name) ? settings[name] : undefined;
  const read = address(given);
  return 'value' in read ? read.value : undefined;
};
