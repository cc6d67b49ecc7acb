import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import { type Site, storeHref } from './site.ts';
import { directOrder } from './store-pages.ts';

const WORDS = {
  en: {
    title: 'Your saved carts',
    lead: 'Carts you set aside until you need them again.',
    fallback: 'Saved carts need JavaScript. Until then, order by phone or email:',
  },
  fr: {
    title: 'Vos paniers enregistrés',
    lead: 'Les paniers que vous avez mis de côté, jusqu’à ce que vous en ayez besoin.',
    fallback:
      'Les paniers enregistrés nécessitent JavaScript. En attendant, commandez par téléphone ou par courriel\u00a0:',
  },
  nl: {
    title: 'Uw bewaarde winkelwagens',
    lead: 'Winkelwagens die u apart hebt gezet, tot u ze weer nodig hebt.',
    fallback: 'Bewaarde winkelwagens werken met JavaScript. Bestel tot die tijd per telefoon of e-mail:',
  },
  es: {
    title: 'Sus carritos guardados',
    lead: 'Los carritos que ha apartado, hasta que vuelva a necesitarlos.',
    fallback:
      'Los carritos guardados requieren JavaScript. Hasta entonces, haga su pedido por teléfono o correo electrónico:',
  },
} as const;

/** Returns the tag with the author's content. */
function savedCartsTag(site: Site): Html {
  return html`<assess-saved-carts>
    <p>${WORDS[site.market.language].fallback}</p>
    ${directOrder(site)}
  </assess-saved-carts>`;
}

/** Returns the page of a customer's saved carts, and of one of them, at the store's own routes. */
export function savedCartsPage(site: Site): PageBody {
  const { title, lead: words } = WORDS[site.market.language];
  const main = html`${pageHead(site, title, lead(words))}
    <div class="wrap">
      ${savedCartsTag(site)}
      <p class="after"><a href="${storeHref(site, 'cart')}">${site.text.store.cartTitle}</a></p>
    </div>`;
  return { title, description: words, main };
}
