import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import { type Site, siteHref } from './site.ts';
import { directOrder } from './store-pages.ts';
import { waysOn } from './ways-on.ts';

/** The parameters of a search: its text, and the path of the previous page. Neither can be trusted. */
export interface Searched {
  readonly text: string;
  readonly before?: string | undefined;
}

const WORDS = {
  en: {
    title: 'Search',
    lead: 'All tests of the store, by name, code or ISBN.',
    fallback: 'The list of results needs JavaScript. Until then, order by phone or email:',
    field: 'What are you looking for?',
    search: 'Search',
    back: 'Back to the page you came from',
  },
  fr: {
    title: 'Recherche',
    lead: 'Tous les tests de la boutique, par nom, code ou ISBN.',
    fallback:
      'La liste des résultats nécessite JavaScript. En attendant, commandez par téléphone ou par courriel :',
    field: 'Que cherchez-vous?',
    search: 'Rechercher',
    back: 'Revenir à la page précédente',
  },
  nl: {
    title: 'Zoeken',
    lead: 'Alle tests van de winkel, op naam, code of ISBN.',
    fallback: 'De lijst met resultaten werkt met JavaScript. Bestel tot die tijd per telefoon of e-mail:',
    field: 'Wat zoekt u?',
    search: 'Zoeken',
    back: 'Terug naar de vorige pagina',
  },
  es: {
    title: 'Buscar',
    lead: 'Todas las pruebas de la tienda, por nombre, código o ISBN.',
    fallback:
      'La lista de resultados requiere JavaScript. Hasta entonces, haga su pedido por teléfono o correo electrónico:',
    field: '¿Qué busca?',
    search: 'Buscar',
    back: 'Volver a la página anterior',
  },
} as const;

/** Returns the tag with the author's content. The widget reads the search from the page's address. */
function searchResultsTag(site: Site): Html {
  return html`<assess-search-results>
    <p>${WORDS[site.market.language].fallback}</p>
    ${directOrder(site)}
  </assess-search-results>`;
}

/** Longer texts are cut: no product has such a long name. */
const LONGEST = 200;

/** Returns the page that the search box leads to, and a sign-out on most pages (SES-07). */
export function searchPage(site: Site, { text, before }: Searched): PageBody {
  const { title, lead: words, field, search, back } = WORDS[site.market.language];
  const main = html`${pageHead(site, title, lead(words))}
    <div class="wrap">
      <form
        class="search-again"
        role="search"
        aria-label="${field}"
        action="${siteHref(site, 'search.html')}"
      >
        <label for="text">${field}</label>
        <input id="text" name="text" type="search" maxlength="${LONGEST}" value="${text.slice(0, LONGEST)}" />
        <button>${search}</button>
      </form>
      <div class="after">${searchResultsTag(site)}</div>
      ${before !== undefined && html`<p class="after"><a href="${before}">${back}</a></p>`} ${waysOn(site)}
    </div>`;
  return { title, description: words, main };
}
