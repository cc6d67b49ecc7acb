import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import { type Site, storeHref } from './site.ts';
import { directOrder } from './store-pages.ts';

const WORDS = {
  en: {
    title: 'Your quotes',
    lead: 'Your written price quotes and how long each is valid.',
    fallback: 'Quotes need JavaScript. Until then, ask for one by phone or email:',
  },
  fr: {
    title: 'Vos soumissions',
    lead: 'Vos soumissions écrites et la durée de validité de chacune.',
    fallback:
      'Les soumissions nécessitent JavaScript. En attendant, demandez-en une par téléphone ou par courriel\u00a0:',
  },
  nl: {
    title: 'Uw offertes',
    lead: 'Uw schriftelijke prijsoffertes en hoelang elk daarvan geldig is.',
    fallback: 'Offertes werken met JavaScript. Vraag er tot die tijd een aan per telefoon of e-mail:',
  },
  es: {
    title: 'Sus presupuestos',
    lead: 'Lo que ha solicitado, y hasta cuándo son válidos los precios.',
    fallback:
      'Los presupuestos requieren JavaScript. Hasta entonces, solicítelos por teléfono o correo electrónico:',
  },
} as const;

/** Returns the tag with the author's content. */
function quotesTag(site: Site): Html {
  return html`<assess-quotes>
    <p>${WORDS[site.market.language].fallback}</p>
    ${directOrder(site)}
  </assess-quotes>`;
}

/** Returns the page of a customer's quotes, and of one of them, at the store's own routes. */
export function quotesPage(site: Site): PageBody {
  const { title, lead: words } = WORDS[site.market.language];
  const main = html`${pageHead(site, title, lead(words))}
    <div class="wrap">
      ${quotesTag(site)}
      <p class="after"><a href="${storeHref(site, 'cart')}">${site.text.store.cartTitle}</a></p>
    </div>`;
  return { title, description: words, main };
}
