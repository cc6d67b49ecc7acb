import * as occ from '../../../src/api/site/site.contract.ts';
import { siteOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { invalid, unknownIdentifier, validationError } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { allSites, type Site } from '../core/sites.ts';
import { DELIVERY_COUNTRIES, REGIONS } from './store.ts';

const LANGUAGES: Record<string, string> = { en: 'English', fr: 'Français', nl: 'Nederlands', es: 'Español' };
const TITLES = ['Mr', 'Mrs', 'Ms', 'Mx', 'Dr', 'Prof'];
const CARD_TYPES = [
  { code: 'visa', name: 'Visa' },
  { code: 'master', name: 'Mastercard' },
  { code: 'amex', name: 'American Express' },
  { code: 'discover', name: 'Discover' },
];

const named = (kind: 'language' | 'currency' | 'region', code: string): string =>
  new Intl.DisplayNames('en', { type: kind }).of(code) ?? code;

const language = (isocode: string) => ({
  isocode,
  name: named('language', isocode),
  nativeName: LANGUAGES[isocode] ?? isocode,
  active: true,
});

const currencyOf = ({ currency, tag }: Site) => {
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency }).formatToParts(0);
  const symbol = parts.find((part) => part.type === 'currency')?.value ?? currency;
  return { isocode: currency, name: named('currency', currency), symbol, active: true };
};

const countries = (codes: readonly string[]) => ({
  countries: [...new Set(codes)].map((isocode) => ({ isocode, name: named('region', isocode) })),
});

const soldIn = (): string[] => allSites().map(({ country }) => country);

/** Endpoints for a site's languages, currencies, countries and regions, titles, and card types. */
export const siteRoutes = (_services: Services): Route[] => [
  handle(occ.listLanguages, (call) => ({ languages: siteOf(call).languages.map(language) })),

  handle(occ.listCurrencies, (call) => ({ currencies: [currencyOf(siteOf(call))] })),

  handle(occ.listCountries, (call) => {
    siteOf(call);
    const type = call.query.get('type');
    if (type !== null && !/^(?:SHIPPING|BILLING)$/i.test(type))
      throw validationError([invalid('type', 'It is SHIPPING or BILLING.')]);
    if (type?.toUpperCase() === 'SHIPPING') return countries(DELIVERY_COUNTRIES);
    return countries(type === null ? soldIn() : [...soldIn(), ...DELIVERY_COUNTRIES]);
  }),

  handle(occ.listDeliveryCountries, (call) => {
    siteOf(call);
    return countries(DELIVERY_COUNTRIES);
  }),

  handle(occ.listRegions, (call) => {
    siteOf(call);
    const countryIso = call.path.countryIsoCode;
    if (!DELIVERY_COUNTRIES.includes(countryIso)) throw unknownIdentifier('country', countryIso);
    return {
      regions: (REGIONS[countryIso] ?? []).map(([isocodeShort, name]) => ({
        isocode: `${countryIso}-${isocodeShort}`,
        isocodeShort,
        countryIso,
        name,
      })),
    };
  }),

  handle(occ.listTitles, (call) => {
    siteOf(call);
    return { titles: TITLES.map((name) => ({ code: name.toLowerCase(), name })) };
  }),

  handle(occ.listCardTypes, (call) => {
    siteOf(call);
    return { cardTypes: CARD_TYPES };
  }),
];

/** The endpoint that lists the sites. It is the only call without a site. */
export const baseSiteRoutes = (): Route[] => [
  handle(occ.listBaseSites, () => ({
    baseSites: allSites().map((site) => ({
      uid: site.uid,
      name: site.uid,
      channel: 'B2C',
      defaultLanguage: language(site.languages[0]!),
      stores: [
        {
          name: site.uid,
          languages: site.languages.map(language),
          defaultLanguage: language(site.languages[0]!),
          currencies: [currencyOf(site)],
          defaultCurrency: currencyOf(site),
          deliveryCountries: countries(DELIVERY_COUNTRIES).countries,
        },
      ],
    })),
  })),
];
