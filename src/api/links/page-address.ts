import { address } from '../../core/config/config-rules.ts';
import { runtime } from '../../core/runtime.ts';

/** The addresses of optional pages of the store, by their names in `settings`. */
export type PageAddress = 'termsUrl' | 'aimswebTermsUrl' | 'qualificationsUrl' | 'privacyUrl';

/** Returns the address of a page from the page's settings. Undefined if there is none or it is not valid. */
export const pageAddress = (name: PageAddress): string | undefined => {
  const { settings } = runtime().config;
  const given: unknown = Object.hasOwn(settings, name) ? settings[name] : undefined;
  const read = address(given);
  return 'value' in read ? read.value : undefined;
};
