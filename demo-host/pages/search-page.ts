import { html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import { type Site, siteHref } from './site.ts';
import { waysOn } from './ways-on.ts';

/** What a search brings along: its text, and the path of the page before. Both are as hostile as the address bar. */
export interface Searched {
  readonly text: string;
  readonly before?: string | undefined;
}

const WORDS = {
  en: {
    title: 'Search',
    later:
      'Results are not part of the demo yet. With a product code or an ISBN, quick order finds the product.',
    field: 'What are you looking for?',
    search: 'Search',
    back: 'Back to the page you came from',
  },
  fr: {
    title: 'Recherche',
    later:
      'Les résultats ne font pas encore partie de la démonstration. Avec un code ou un ISBN, vous trouvez le produit dans la commande rapide.',
    field: 'Que cherchez-vous ?',
    search: 'Rechercher',
    back: 'Revenir à la page précédente',
  },
  nl: {
    title: 'Zoeken',
    later:
      'De resultaten horen nog niet bij de demo. Met een productcode of ISBN vindt u het product via snel bestellen.',
    field: 'Wat zoekt u?',
    search: 'Zoeken',
    back: 'Terug naar de vorige pagina',
  },
  es: {
    title: 'Buscar',
    later:
      'Los resultados aún no forman parte de la demostración. Con un código o un ISBN encontrará el producto en el pedido rápido.',
    field: '¿Qué busca?',
    search: 'Buscar',
    back: 'Volver a la página anterior',
  },
} as const;

/** Longer texts are cut: no product is called so. */
const LONGEST = 200;

/** Where the search box leads, and a sign-out on most pages (SES-07): there is nothing to find yet, and it says so. */
export function searchPage(site: Site, { text, before }: Searched): PageBody {
  const { title, later, field, search, back } = WORDS[site.market.language];
  const main = html`${pageHead(site, title, lead(later))}
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
      ${before !== undefined && html`<p class="after"><a href="${before}">${back}</a></p>`} ${waysOn(site)}
    </div>`;
  return { title, description: later, main };
}
