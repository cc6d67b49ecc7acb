import { type Site, siteHref, SITES, storeHref } from './site.ts';

/** One page of the demo: which of the two sites it is on, its path, and a line about it. */
export interface PageEntry {
  readonly host: 'shop' | 'partner';
  readonly kind: 'journey' | 'store' | 'site';
  readonly path: string;
  readonly note: string;
}

const JOURNEYS: readonly PageEntry[] = [
  {
    host: 'shop',
    kind: 'journey',
    path: '/demo/paste',
    note: 'Paste 25 lines, mend two, add them, open the cart.',
  },
  {
    host: 'partner',
    kind: 'journey',
    path: '/',
    note: 'One script tag and one element on a page that knows nothing of the store.',
  },
  { host: 'partner', kind: 'journey', path: '/sidebar', note: 'The same in a column of 280 pixels.' },
  {
    host: 'partner',
    kind: 'journey',
    path: '/late',
    note: 'The element added, moved, removed and added again by the page’s own script.',
  },
  { host: 'shop', kind: 'journey', path: '/author/', note: 'Author mode: tags set up wrongly on purpose.' },
  {
    host: 'shop',
    kind: 'journey',
    path: '/author/config',
    note: 'Author mode: a configuration that cannot be read.',
  },
];

function storePages(site: Site): PageEntry[] {
  const { locale, currency } = site.market;
  const about = `${locale}, ${currency}`;
  return [
    { host: 'shop', kind: 'store', path: storeHref(site, 'quickOrder'), note: `Quick order, ${about}.` },
    { host: 'shop', kind: 'store', path: storeHref(site, 'cart'), note: `Cart, ${about}.` },
  ];
}

function sitePages(site: Site): PageEntry[] {
  const page = (path: string, note: string): PageEntry => ({
    host: 'shop',
    kind: 'site',
    path: siteHref(site, path),
    note,
  });
  const { locale } = site.market;
  return [
    page('', `Home page, ${locale}.`),
    page('assessments', `List of assessments, ${locale}.`),
    ...(site.text.article ? [page('about', `Article with quick order in the sidebar, ${locale}.`)] : []),
    page('contact-us.html', `Contact, ${locale}.`),
    page('international-offices.html', `Regional offices, ${locale}.`),
  ];
}

/** Every page of the demo but the list itself, journeys first. */
export const PAGE_LIST: readonly PageEntry[] = [
  ...JOURNEYS,
  ...SITES.flatMap(storePages),
  ...SITES.flatMap(sitePages),
];
