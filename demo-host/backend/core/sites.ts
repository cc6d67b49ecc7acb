import { localeTable, type BaseSite, type Currency } from '../../../src/core/locale/locale-table.ts';
import { siteZones } from '../../../src/core/locale/site-zones.ts';

export type { Currency };

/** A regional site: OCC's base site. Source: specification section 2; LOC-03. */
export type Site = {
  uid: BaseSite;
  currency: Currency;
  /** BCP 47 tag, for `formattedValue`. */
  tag: string;
  /** ISO codes allowed for `lang`; the first is the default. */
  languages: readonly string[];
  /** ISO 3166 code. */
  country: string;
  /** The IANA name of the time zone of its shop. */
  zone: string;
};

const siteOfRow = ({ baseSite, currency, tag }: (typeof localeTable)[number]): Site => {
  const own = localeTable.filter((row) => row.baseSite === baseSite).map((row) => row.language);
  return {
    uid: baseSite,
    currency,
    tag,
    languages: [...new Set([...own, 'en'])],
    country: new Intl.Locale(tag).region ?? '',
    zone: siteZones[baseSite],
  };
};

const byUid = new Map<string, Site>();
for (const row of localeTable) if (!byUid.has(row.baseSite)) byUid.set(row.baseSite, siteOfRow(row));

export const allSites = (): readonly Site[] => [...byUid.values()];
export const siteByUid = (uid: string): Site | undefined => byUid.get(uid);
