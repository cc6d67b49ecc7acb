import { type Html, html } from './html.ts';
import { loginHref, type Site, siteHref, storeHref } from './site.ts';
import { directOrder } from './store-pages.ts';

const WORDS = {
  en: { who: 'Who is signed in', cart: 'What you have chosen is kept there until you come back.' },
  fr: { who: 'Qui est connecté', cart: 'Ce que vous avez choisi y reste jusqu’à votre retour.' },
  nl: { who: 'Wie is ingelogd', cart: 'Wat u hebt gekozen blijft er staan tot u terugkomt.' },
  es: { who: 'Quién ha iniciado sesión', cart: 'Lo que ha elegido queda guardado hasta que vuelva.' },
} as const;

/** Returns who is signed in, and links, for a page that has nothing else to show. */
export function waysOn(site: Site): Html {
  const { text, market } = site;
  const { who, cart } = WORDS[market.language];
  const ways = [
    [storeHref(site, 'quickOrder'), text.quickOrder, text.store.quickOrderLead],
    [storeHref(site, 'cart'), text.store.cartTitle, cart],
    [siteHref(site, 'assessments'), text.assessments, text.list.lead],
    [siteHref(site, 'contact-us.html'), text.contactPage.title, text.contactPage.lead],
  ] as const;
  return html`<div class="who">
      <span>${who}</span>
      <assess-account-menu><a href="${loginHref(site)}">${text.signIn.title}</a></assess-account-menu>
    </div>
    <ul class="ways-on after">
      ${ways.map(
        ([href, label, about]) =>
          html`<li>
            <a href="${href}">${label}</a>
            <p>${about}</p>
          </li> `,
      )}
    </ul>
    <div class="after">${directOrder(site)}</div>`;
}
