import { localeRow } from '../../../src/core/locale/locale-table.ts';
import { siteZones } from '../../../src/core/locale/site-zones.ts';
import { officeHours } from '../../../src/widgets/parts/office/office-hours.ts';
import { officeTable } from '../../../src/widgets/parts/office/office-table.ts';

/** A regional site: its location, its currency, and its phone number. Phone numbers are invented. */
export interface Market {
  readonly locale: string;
  readonly htmlLang: string;
  readonly language: 'en' | 'fr' | 'nl' | 'es';
  readonly baseSiteId: string;
  readonly country: string;
  readonly currency: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  /** The office hours, in the market's language. */
  readonly hours: string;
  /** A line above the order pages that only this market needs. */
  readonly notice?: string;
}

/** Returns the widgets' own texts for the office, so that page and widgets say the same. */
const reach = (locale: keyof typeof officeTable) => {
  const { phone, email, address } = officeTable[locale];
  const { baseSite, tag } = localeRow(locale);
  return { phone, email, address, hours: officeHours(siteZones[baseSite], tag) };
};

/** All regional sites; the first is the default. */
export const MARKETS: readonly Market[] = [
  {
    locale: 'en-us',
    htmlLang: 'en-US',
    language: 'en',
    baseSiteId: 'usassessments',
    country: 'US',
    currency: 'USD',
    ...reach('en-us'),
  },
  {
    locale: 'en-ca',
    htmlLang: 'en-CA',
    language: 'en',
    baseSiteId: 'caassessments',
    country: 'CA',
    currency: 'CAD',
    ...reach('en-ca'),
  },
  {
    locale: 'fr-ca',
    htmlLang: 'fr-CA',
    language: 'fr',
    baseSiteId: 'caassessments',
    country: 'CA',
    currency: 'CAD',
    ...reach('fr-ca'),
  },
  {
    locale: 'en-gb',
    htmlLang: 'en-GB',
    language: 'en',
    baseSiteId: 'ukassessments',
    country: 'GB',
    currency: 'GBP',
    ...reach('en-gb'),
  },
  {
    locale: 'en-au',
    htmlLang: 'en-AU',
    language: 'en',
    baseSiteId: 'auassessments',
    country: 'AU',
    currency: 'AUD',
    ...reach('en-au'),
  },
  {
    locale: 'en-nz',
    htmlLang: 'en-NZ',
    language: 'en',
    baseSiteId: 'nzassessments',
    country: 'NZ',
    currency: 'NZD',
    ...reach('en-nz'),
  },
  {
    locale: 'ja-jp',
    htmlLang: 'en-JP',
    language: 'en',
    baseSiteId: 'asiaassessments',
    country: 'JP',
    currency: 'JPY',
    ...reach('ja-jp'),
    notice: 'Shipping to Japan may incur extra taxes, duties or fees, which are paid by the customer.',
  },
  {
    locale: 'zh-sg',
    htmlLang: 'en-SG',
    language: 'en',
    baseSiteId: 'sgassessments',
    country: 'SG',
    currency: 'SGD',
    ...reach('zh-sg'),
  },
  {
    locale: 'nl-nl',
    htmlLang: 'nl-NL',
    language: 'nl',
    baseSiteId: 'nlassessments',
    country: 'NL',
    currency: 'EUR',
    ...reach('nl-nl'),
  },
  {
    locale: 'es-es',
    htmlLang: 'es-ES',
    language: 'es',
    baseSiteId: 'esassessments',
    country: 'ES',
    currency: 'EUR',
    ...reach('es-es'),
  },
];
