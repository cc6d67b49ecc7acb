import type { InferInput } from 'valibot';
import type { getFooterContent } from '../../../../src/api/content/footer.contract.ts';
import { regions } from '../../../../src/widgets/international-offices/given-offices.ts';
import { DEFAULT_SITE, type Site, siteByLocale, siteHref, siteName, storeHref } from '../../../pages/site.ts';

type Content = InferInput<(typeof getFooterContent)['response']>;

/** The names of the parts of the world, as on the page of offices. */
const REGION_NAMES = {
  en: { americas: 'Americas', europe: 'Europe', asiaPacific: 'Asia Pacific' },
  fr: { americas: 'Amériques', europe: 'Europe', asiaPacific: 'Asie-Pacifique' },
  nl: { americas: 'Amerika', europe: 'Europa', asiaPacific: 'Azië en Oceanië' },
  es: { americas: 'América', europe: 'Europa', asiaPacific: 'Asia-Pacífico' },
} as const;

/** The names of the publisher's journal and podcast. */
const SOCIAL = {
  en: ['Journal', 'Podcast'],
  fr: ['Revue', 'Balado'],
  nl: ['Tijdschrift', 'Podcast'],
  es: ['Revista', 'Pódcast'],
} as const;

/** Returns the footer file of the regional host. */
export const footerContent = (locale: string): Content => {
  const site = siteByLocale(locale) ?? DEFAULT_SITE;
  const { market, text } = site;
  return {
    columns: [assessments(site), ordering(site), regionalSites(site)],
    tiles: [text.list.codes, { title: text.call, text: `${market.phone}, ${market.hours}` }],
    text: [text.colophon, `${market.address}. ${market.email}`],
    social: [
      { name: SOCIAL[market.language][0], href: 'https://journal.lindgren-vale.example/', enabled: true },
      { name: SOCIAL[market.language][1], href: 'https://podcast.lindgren-vale.example/', enabled: true },
      { name: 'Forum', href: 'https://forum.lindgren-vale.example/', enabled: false },
    ],
  };
};

const assessments = (site: Site): Content['columns'][number] => ({
  title: site.text.assessments,
  links: [
    { text: site.text.list.all, linkPath: siteHref(site, 'assessments') },
    { text: site.text.article.title, linkPath: siteHref(site, 'about') },
    { text: site.text.demoPages, linkPath: '/demo' },
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

/** Returns the regional sites by part of the world, each with its own name. */
const regionalSites = (site: Site): Content['columns'][number] => {
  const names = REGION_NAMES[site.market.language];
  return {
    title: site.text.offices,
    columns: regions.map(([region, locales]) => ({
      title: names[region],
      links: locales.flatMap((locale) => {
        const other = siteByLocale(locale);
        return other === undefined ? [] : [{ text: siteName(other), linkPath: siteHref(other) }];
      }),
    })),
  };
};
