import { html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import type { Site } from './site.ts';
import { waysOn } from './ways-on.ts';

const WORDS = {
  en: {
    title: 'This page is not part of the demo yet',
    account: 'Orders and quotes are not part of the demo yet. Everything below works.',
    other: 'Everything below works.',
  },
  fr: {
    title: 'Cette page ne fait pas encore partie de la démonstration',
    account:
      'Les commandes et les soumissions ne font pas encore partie de la démonstration. Tout ce qui suit fonctionne.',
    other: 'Tout ce qui suit fonctionne.',
  },
  nl: {
    title: 'Deze pagina hoort nog niet bij de demo',
    account: 'Bestellingen en offertes horen nog niet bij de demo. Alles hieronder werkt.',
    other: 'Alles hieronder werkt.',
  },
  es: {
    title: 'Esta página aún no forma parte de la demostración',
    account:
      'Los pedidos y los presupuestos aún no forman parte de la demostración. Todo lo que sigue funciona.',
    other: 'Todo lo que sigue funciona.',
  },
} as const;

/** Returns the placeholder that the menu, the search and the utility links lead to for now. */
export function laterPage(site: Site): PageBody {
  const { title, other } = WORDS[site.market.language];
  const main = html`${pageHead(site, title, lead(other))}
    <div class="wrap">${waysOn(site)}</div>`;
  return { title, description: title, main };
}

/** Returns the placeholder for the account, where a sign-in without another target ends. */
export function accountPage(site: Site): PageBody {
  const { account } = WORDS[site.market.language];
  const { heading: title } = site.text.signIn;
  const main = html`${pageHead(site, title, lead(account))}
    <div class="wrap">${waysOn(site)}</div>`;
  return { title, description: account, main };
}
