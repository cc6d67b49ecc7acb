import { localeAddress } from '../../../core/locale-switch/locale-address.ts';
import { noteVisit, type ArrivalReason } from '../../../core/locale-switch/locale-visit.ts';
import { recordLocaleChoice } from '../../../core/locale-switch/record-choice.ts';
import { localeRow, type Locale } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';

/** Where this page is in another locale; undefined where no host of the shop is known to serve it. */
export const addressIn = (locale: Locale): string | undefined => {
  const { config, row } = runtime();
  const to = localeRow(locale);
  return localeAddress({ here: location.href, from: row, to, storeHosts: config.storeHosts });
};

/** Goes to this page in another locale, which the shopper chose by hand. `reason` is told on arrival; none, nothing is. */
export const goTo = (locale: Locale, reason?: ArrivalReason): void => {
  const address = addressIn(locale);
  if (address === undefined) return;
  const { storage, row } = runtime();
  recordLocaleChoice(locale);
  if (reason) noteVisit(storage, { left: { from: row.locale, reason } });
  location.assign(address);
};
