import { SEEDED_CASES, SEEDED_PASSWORD, SEEDED_USER_NAMES } from '../identity/people.ts';
import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead as leadText, pageHead } from './page-head.ts';
import { type Site, siteHref, storeHref } from './site.ts';
import { directOrder } from './store-pages.ts';

/** The tag of the login page, with what to do where no form comes in it. */
export function signInTag(site: Site): Html {
  return html`<assess-sign-in>
    <p>${site.text.signIn.fallback}</p>
    <p><a href="${storeHref(site, 'quickOrder')}">${site.text.hero.order}</a></p>
    ${directOrder(site)}
  </assess-sign-in>`;
}

/**
 * Where whoever wants to sign in is asked who they are, on a host of the shop and on the identity service's own. The
 * demo's people are named below: a visitor has no other way to know them.
 */
export function loginPage(site: Site): PageBody {
  const { heading: title, lead, people, shows } = site.text.signIn;
  const names = SEEDED_USER_NAMES.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`);
  const main = html`${pageHead(site, title, leadText(lead))}
    <div class="wrap">
      ${signInTag(site)}
      <p class="after">
        ${people} ${names}: <code>${SEEDED_PASSWORD}</code>.
        <a href="/demo/identity">/demo/identity</a>
      </p>
      <details class="after">
        <summary>${shows}</summary>
        <ul lang="en">
          ${SEEDED_CASES.map(([name, what]) => html`<li><code>${name}</code>: ${what}</li>`)}
        </ul>
      </details>
    </div>`;
  return { title, description: lead, main };
}

/** Where a redirect from the identity service ends, and a hidden frame or a fetch: as little as possible. */
export function signedInPage(site: Site): PageBody {
  const { returning } = site.text.signIn;
  const main = html`<div class="wrap">
    <h1>${returning}</h1>
    <p><a href="${siteHref(site)}">${site.text.home}</a></p>
    <assess-session></assess-session>
  </div>`;
  return { title: returning, description: returning, main, bare: true };
}
