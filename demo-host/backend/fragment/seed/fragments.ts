import { siteByLocale, siteHref, storeHref, DEFAULT_SITE, type Site } from '../../../pages/site.ts';

type Words = { title: string; text: string; about: string; order: string; offices: string };

/** The editors' texts of this season, in each language. */
const WORDS: Readonly<Record<Site['market']['language'], Words>> = {
  en: {
    title: 'From our editors',
    text: 'The norms of LMS-4 were checked again this spring. <strong>Nothing changes</strong> for orders on their way.',
    about: 'What we publish',
    order: 'Order by product code',
    offices: 'All offices',
  },
  fr: {
    title: 'De nos rédacteurs',
    text: 'Les normes du LMS-4 ont été revues ce printemps. <strong>Rien ne change</strong> pour les commandes en cours.',
    about: 'Nos publications',
    order: 'Commander par code de produit',
    offices: 'Tous les bureaux',
  },
  nl: {
    title: 'Van onze redactie',
    text: 'De normen van LMS-4 zijn dit voorjaar opnieuw bekeken. Voor lopende bestellingen <strong>verandert er niets</strong>.',
    about: 'Wat we uitgeven',
    order: 'Bestellen op productcode',
    offices: 'Alle kantoren',
  },
  es: {
    title: 'De nuestros editores',
    text: 'Los baremos de LMS-4 se revisaron esta primavera. <strong>Nada cambia</strong> para los pedidos en curso.',
    about: 'Lo que publicamos',
    order: 'Pedir por código de producto',
    offices: 'Todas las oficinas',
  },
};

/**
 * Returns the regional host's `footer-react-content.html`, as editors write it: part of a page, with classes of the
 * site.
 */
export const footerFragment = (locale: string): string => {
  const site = siteByLocale(locale) ?? DEFAULT_SITE;
  const words = WORDS[site.market.language];
  return `<section class="editors">
  <h2>${words.title}</h2>
  <p>${words.text}</p>
  <ul>
    <li><a href="${siteHref(site, 'assessments')}">${words.about}</a></li>
    <li><a href="${siteHref(site, 'international-offices.html')}">${words.offices}</a></li>
  </ul>
</section>
`;
};

/** Returns the regional host's `first-level-nav-react-content.html`. */
export const navigationFragment = (locale: string): string => {
  const site = siteByLocale(locale) ?? DEFAULT_SITE;
  const words = WORDS[site.market.language];
  return `<p class="editors"><strong>${words.title}:</strong> <a href="${storeHref(site, 'quickOrder')}">${words.order}</a></p>
`;
};
