import { SEEDED_CASES, SEEDED_PASSWORD, SEEDED_USER_NAMES } from '../identity/people.ts';
import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead as leadText, pageHead } from './page-head.ts';
import { type Site, siteHref, storeHref } from './site.ts';
import { directOrder } from './store-pages.ts';

/** Returns the tag of the login page. Its content says what to do if no form appears. */
export function signInTag(site: Site): Html {
  return html`<assess-sign-in>
    <p>${site.text.signIn.fallback}</p>
    <p><a href="${storeHref(site, 'quickOrder')}">${site.text.hero.order}</a></p>
    ${directOrder(site)}
  </assess-sign-in>`;
}

/**
 * Returns the login page, on a host of the shop and on the identity service's own. It names the demo's people, because
 * visitors have no other way to know them.
 */
export function loginPage(site: Site): PageBody {
  const { heading: title, lead, people, shows } = site.text.signIn;
  const names = SEEDED_USER_NAMES.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`);
  const main = html`${pageHead(site, title, leadText(lead))}
    <div class="wrap beside">
      ${signInTag(site)}
      <aside>
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
      </aside>
    </div>`;
  return { title, description: lead, main };
}

/**
 * Returns the page where a redirect from the identity service, a hidden frame or a fetch ends. It contains as little as
 * possible.
 */
export function signedInPage(site: Site): PageBody {
  const { returning } = site.text.signIn;
  const main = html`<div class="wrap">
    <h1>${returning}</h1>
    <p><a href="${siteHref(site)}">${site.text.home}</a></p>
    <assess-session></assess-session>
  </div>`;
  return { title: returning, description: returning, main, bare: true };
}
