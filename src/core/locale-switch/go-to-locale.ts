import { localeRow, type Locale } from '../locale/locale-table.ts';
import { runtime } from '../runtime.ts';
import { withHandOver } from './hand-over.ts';
import { joinKept, readKept, writeKept, type KeptLine } from './kept-lines.ts';
import { localeAddress } from './locale-address.ts';
import { noteVisit, type ArrivalReason } from './locale-visit.ts';
import { recordLocaleChoice } from './record-choice.ts';

/**
 * Where a switch of locale leads: to `address`, such as the front page there, else to this page in that locale. Undefined
 * where it is nowhere, and for an address that is none of the shop's hosts.
 */
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
  /** Told on arrival; without it nothing is. */
  reason?: ArrivalReason;
  /** What the cart holds here: kept, and shown on arrival. */
  lines?: readonly KeptLine[];
  /** Where it leads, if not to this page in that locale. */
  address?: string | undefined;
};

/** Goes to another locale, which the shopper chose by hand. Nothing where it is nowhere. */
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
