import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import { pageHead } from './page-head.ts';
import { phoneHref, type Site, siteHref, storeHref } from './site.ts';

/** Returns how to order by phone or e-mail: the content of every tag, for visitors without a form. */
export function directOrder(site: Site): Html {
  const { market } = site;
  return html`<p>
    <a href="${phoneHref(site)}">${market.phone}</a><br /><a href="mailto:${market.email}">${market.email}</a>
  </p>`;
}

/** Returns the quick-order tag with the author's content. `bare` leaves out its heading, where the page's says the same. */
export function quickOrderTag(site: Site, headingLevel = 2, bare = false): Html {
  const level = headingLevel !== 2 && html`heading-level="${headingLevel}"`;
  return html`<assess-quick-order ${level} ${bare && html`heading=""`}>
    <p>${site.text.store.quickOrderFallback}</p>
    ${directOrder(site)}
  </assess-quick-order>`;
}

/** Returns the cart's tag with the author's content. */
export function cartTag(site: Site): Html {
  return html`<assess-cart>
    <p>${site.text.store.cartFallback}</p>
    ${directOrder(site)}
  </assess-cart>`;
}

function storeHead(site: Site, title: string, below?: string): Html {
  const { notice } = site.market;
  return pageHead(
    site,
    title,
    html`${below !== undefined && html`<p class="lead">${below}</p>`}
    ${notice !== undefined && html`<p class="notice">${notice}</p>`}`,
  );
}

function notes(site: Site): Html {
  return html`<ul class="columns">
    ${site.text.store.notes.map(
      (note) =>
        html`<li>
          <h2>${note.title}</h2>
          <p>${note.text}</p>
        </li> `,
    )}
  </ul>`;
}

/** Returns the page of quick order at the store's own route. */
export function quickOrderPage(site: Site): PageBody {
  const { quickOrderTitle: title, quickOrderLead: lead } = site.text.store;
  const main = html`${storeHead(site, title)}
    <div class="wrap">${quickOrderTag(site, 2, true)} ${notes(site)}</div>`;
  return { title, description: lead, main, current: storeHref(site, 'quickOrder') };
}

/** Returns the page of the cart at the store's own route. */
export function cartPage(site: Site): PageBody {
  const { cartTitle: title } = site.text.store;
  const main = html`${storeHead(site, title)}
    <div class="wrap">
      ${cartTag(site)}
      <p class="after"><a href="${storeHref(site, 'quickOrder')}">${site.text.hero.order}</a></p>
    </div>`;
  return { title, description: title, main, current: storeHref(site, 'cart') };
}

/** Returns the checkout's tag with the author's content. */
function checkoutTag(site: Site): Html {
  return html`<assess-checkout>
    <p>${site.text.store.checkoutFallback}</p>
    ${directOrder(site)}
  </assess-checkout>`;
}

/** Returns the page of the checkout at the store's own routes. */
export function checkoutPage(site: Site): PageBody {
  const { checkoutTitle: title, quoteStepsTitle, confirmationTitle, cartTitle } = site.text.store;
  const main = html`${storeHead(site, title)}
    <div class="wrap" data-confirmation-title="${confirmationTitle}" data-quote-title="${quoteStepsTitle}">
      ${checkoutTag(site)}
      <p class="after"><a href="${storeHref(site, 'cart')}">${cartTitle}</a></p>
    </div>`;
  const settings = {
    // Most customers are in the store's own country, so `nl-nl` begins a new address with NL.
    defaultCountry: site.market.locale.slice(-2).toUpperCase(),
    termsUrl: siteHref(site, 'terms.html'),
    aimswebTermsUrl: siteHref(site, 'terms.html'),
  };
  const reads = 'checkout accounts addresses';
  return { title, description: title, main, settings, reads, script: '/assets/checkout.js' };
}
