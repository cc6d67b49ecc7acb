import { localeRow, type Locale } from '../locale/locale-table.ts';
import { runtime } from '../runtime.ts';
import { withHandOver, joinKept, readKept, writeKept, type KeptLine } from './kept-lines.ts';
import { localeAddress } from './locale-address.ts';
import { noteVisit, type ArrivalReason } from './locale-visit.ts';
import { createCookies, type CookieJar } from '../cookies.ts';

/** Returns the address of a locale switch, to `address` or this page. Undefined if there is none on the shop's hosts. */
export const addressIn = (locale: Locale, address?: string): string | undefined => {
  const { config, row } = runtime();
  const { href, origin } = location;
  if (address === undefined)
    return localeAddress({ here: href, from: row, to: localeRow(locale), storeHosts: config.storeHosts });
  const url = URL.canParse(address, href) ? new URL(address, href) : undefined;
  const isOurs =
    url?.origin === origin ||
    (/^https?:$/.test(url?.protocol ?? '') &&
      config.storeHosts.some((host) => host.toLowerCase() === url?.host));
  return isOurs ? url?.href : undefined;
};

export type GoOptions = {
  /** Why the switch happens. The shopper is told on arrival; without a reason they are told nothing. */
  reason?: ArrivalReason;
  /** The lines of the cart here. They are kept and shown on arrival. */
  lines?: readonly KeptLine[];
  /** The address to go to, if not this page in that locale. */
  address?: string | undefined;
};

/** Goes to another locale that the shopper chose. Does nothing if there is no address for it. */
export const goToLocale = (locale: Locale, { reason, lines = [], address }: GoOptions = {}): void => {
  const there = addressIn(locale, address);
  if (there === undefined) return;
  const { storage, row } = runtime();
  const isHere = new URL(there).origin === location.origin;
  if (isHere) {
    recordLocaleChoice(locale);
    if (reason) noteVisit(storage, { left: { from: row.locale, reason } });
    if (lines.length > 0) writeKept(storage, joinKept(readKept(storage), lines));
  }
  location.assign(isHere || !reason ? there : withHandOver(there, { from: row.locale, lines }));
};

/** Records that the shopper chose a locale, so that later pages neither undo the choice nor ask. Source: LOC-08. */
export const recordLocaleChoice = (locale: Locale, jar: CookieJar = document): void => {
  const { storage, row } = runtime();
  storage.write('chosenLocale', locale);
  if (locale === row.locale) storage.write('previousLocale', locale);
  else {
    const cookies = createCookies(jar);
    cookies.write('assess_cur_auto', 'false');
    cookies.write('assess_cur_switched', 'true');
  }
};
