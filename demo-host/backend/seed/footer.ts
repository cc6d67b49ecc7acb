import type { InferInput } from 'valibot';
import type { getFooterContent } from '../../../src/api/content/footer.contract.ts';
import {
  DEFAULT_SITE,
  type Site,
  siteByLocale,
  siteHref,
  siteName,
  SITES,
  storeHref,
} from '../../pages/site.ts';

type Content = InferInput<(typeof getFooterContent)['response']>;

/** Regions of the world by their UN codes, with the countries of the sites in them. */
const REGIONS = [
  ['019', ['US', 'CA']],
  ['150', ['GB', 'NL', 'ES']],
  ['142', ['JP', 'SG']],
  ['009', ['AU', 'NZ']],
] as const;

/** The footer file of the regional host. */
export const footerContent = (locale: string): Content => {
  const site = siteByLocale(locale) ?? DEFAULT_SITE;
  const { market, text } = site;
  return {
    columns: [assessments(site), ordering(site), regionalSites(site)],
    tiles: [text.list.codes, { title: text.call, text: `${market.phone}. ${text.hours}.` }],
    text: [text.colophon, `${market.address}. ${market.email}`],
    social: [
      { name: 'Journal', href: 'https://journal.lindgren-vale.example/', enabled: true },
      { name: 'Podcast', href: 'https://podcast.lindgren-vale.example/', enabled: true },
      { name: 'Forum', href: 'https://forum.lindgren-vale.example/', enabled: false },
    ],
  };
};

const assessments = (site: Site): Content['columns'][number] => ({
  title: site.text.assessments,
  links: [
    { text: site.text.list.all, linkPath: siteHref(site, 'assessments') },
    ...(site.text.article ? [{ text: site.text.article.title, linkPath: siteHref(site, 'about') }] : []),
    { text: 'All demo pages', linkPath: '/demo' },
  ],
});

const ordering = (site: Site): Content['columns'][number] => ({
  title: site.text.orderingLabel,
  links: [
    { text: site.text.quickOrder, linkPath: storeHref(site, 'quickOrder') },
    { text: site.text.cart, linkPath: storeHref(site, 'cart') },
    { text: site.text.contact, linkPath: siteHref(site, 'contact-us.html') },
    { text: site.text.offices, linkPath: siteHref(site, 'international-offices.html') },
  ],
});

/** Each under its part of the world, by its own name. */
const regionalSites = (site: Site): Content['columns'][number] => {
  const names = new Intl.DisplayNames(site.market.htmlLang, { type: 'region' });
  return {
    title: site.text.offices,
    columns: REGIONS.map(([code, countries]) => ({
      title: names.of(code) ?? code,
      links: SITES.filter(({ market }) => countries.some((country) => country === market.country)).map(
        (other) => ({ text: siteName(other), linkPath: siteHref(other) }),
      ),
    })),
  };
};
