import { siteOf, type Services } from './commerce-call.ts';
import { handle, type Route } from './endpoint-handler.ts';
import { listCountries, listCurrencies, listLanguages, listTitles } from './occ-only.contract.ts';
import { allSites } from './sites.ts';

const LANGUAGES: Record<string, string> = { en: 'English', fr: 'Français', nl: 'Nederlands', es: 'Español' };
const TITLES = ['Mr', 'Mrs', 'Ms', 'Mx', 'Dr', 'Prof'];

/** What a site is set up with: languages, currencies, countries, titles. */
export const siteRoutes = (_services: Services): Route[] => [
  handle(listLanguages, (call) => ({
    languages: siteOf(call).languages.map((isocode) => {
      const name = new Intl.DisplayNames('en', { type: 'language' }).of(isocode) ?? isocode;
      return { isocode, name, nativeName: LANGUAGES[isocode] ?? name, active: true };
    }),
  })),

  handle(listCurrencies, (call) => {
    const { currency, tag } = siteOf(call);
    const parts = new Intl.NumberFormat(tag, { style: 'currency', currency }).formatToParts(0);
    const symbol = parts.find((part) => part.type === 'currency')?.value ?? currency;
    const name = new Intl.DisplayNames('en', { type: 'currency' }).of(currency) ?? currency;
    return { currencies: [{ isocode: currency, name, symbol, active: true }] };
  }),

  handle(listCountries, (call) => {
    siteOf(call);
    const names = new Intl.DisplayNames('en', { type: 'region' });
    return {
      countries: allSites().map(({ country }) => ({ isocode: country, name: names.of(country) ?? country })),
    };
  }),

  handle(listTitles, (call) => {
    siteOf(call);
    return { titles: TITLES.map((name) => ({ code: name.toLowerCase(), name })) };
  }),
];
