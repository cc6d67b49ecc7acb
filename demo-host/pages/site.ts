import { en } from './content/en.ts';
import { es } from './content/es.ts';
import { fr } from './content/fr.ts';
import { type Market, MARKETS } from './content/markets.ts';
import { nl } from './content/nl.ts';
import type { SiteText } from './content/text.ts';

const TEXTS: Readonly<Record<Market['language'], SiteText>> = { en, fr, nl, es };

/** A regional site: its market and its texts. */
export interface Site {
  readonly market: Market;
  readonly text: SiteText;
}

function siteOf(market: Market): Site {
  return { market, text: TEXTS[market.language] };
}

/** All regional sites, the default one first. */
export const SITES: readonly Site[] = MARKETS.map(siteOf);

const first = SITES[0];
if (first === undefined) throw new Error('markets.ts names no market.');

/** The site of a path that names none. */
export const DEFAULT_SITE: Site = first;

/** Returns the site of a locale in any case, or undefined. */
export function siteByLocale(locale: string): Site | undefined {
  return SITES.find((site) => site.market.locale === locale.toLowerCase());
}

/** Returns the site of a store path's pair (LOC-06), or undefined. */
export function siteByStore(baseSiteId: string, language: string): Site | undefined {
  return SITES.find((site) => site.market.baseSiteId === baseSiteId && site.market.language === language);
}

/** Returns the address of a page under the site's own locale: `siteHref(site, 'about')` is `/en-us/about`. */
export function siteHref(site: Site, page = ''): string {
  return `/${site.market.locale}/${page}`;
}

/** Returns the address of the login page (LOC-06). */
export function loginHref({ market }: Site): string {
  return `/${market.locale}/${market.language}/login`;
}

/** Returns the address of a page under the store's base path (LOC-06). */
export function storeHref(site: Site, page: 'quickOrder' | 'cart' | 'order-status'): string {
  return `/store/${site.market.baseSiteId}/${site.market.language}/${page}`;
}

/** Returns the address of the market's checkout. */
export function checkoutHref({ market: { baseSiteId, language } }: Site): string {
  return `/store/${baseSiteId}/${language}/${language}/checkout`;
}

/** Returns the market's country in the site's language, such as 'Canada'. */
function countryName({ market }: Site): string {
  return new Intl.DisplayNames(market.htmlLang, { type: 'region' }).of(market.country) ?? market.country;
}

/** Returns the market's phone number as a link. */
export function phoneHref({ market }: Site): string {
  return `tel:${market.phone.replaceAll(' ', '')}`;
}

/** Returns the site's name in its own language: the country, with the language if the country has two sites. */
export function siteName(site: Site): string {
  const { country, htmlLang, language } = site.market;
  const name = countryName(site);
  if (MARKETS.filter((market) => market.country === country).length === 1) return name;
  return `${name} (${new Intl.DisplayNames(htmlLang, { type: 'language' }).of(language) ?? language})`;
}
