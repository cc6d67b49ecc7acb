import { html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import { type Site, storeHref } from './site.ts';

const LAYERS = {
  off: 'None',
  acdl: 'Adobe Client Data Layer (adobeDataLayer)',
  ga4: 'Google Analytics 4 (dataLayer)',
  function: 'A function of the page (assessAnalytics)',
};

/** Returns the page that sends records of all pages of the demo to a data layer, and shows them (ANA-02). */
export function analyticsPage(site: Site): PageBody {
  const title = 'What the analyst sees';
  const about =
    'Choose a data layer for all pages of this demo, in this browser. Each page then lists its records in a corner, once you have consented there.';
  const main = html`${pageHead(site, title, lead(about))}
    <div class="wrap">
      <form data-analytics>
        <fieldset>
          <legend>Data layer</legend>
          ${Object.entries(LAYERS).map(
            ([key, name]) =>
              html`<p>
                <label><input type="radio" name="layer" value="${key}" /> ${name}</label>
              </p>`,
          )}
        </fieldset>
      </form>
      <p>
        <a href="/search.html">Search</a> · <a href="${storeHref(site, 'quickOrder')}">Quick order</a> ·
        <a href="${storeHref(site, 'cart')}">${site.text.cart}</a>
      </p>
    </div>`;
  return { title, description: about, main, script: '/assets/analytics.js' };
}
