import en from '../../src/widgets/error-page/messages/en.json' with { type: 'json' };
import es from '../../src/widgets/error-page/messages/es.json' with { type: 'json' };
import fr from '../../src/widgets/error-page/messages/fr.json' with { type: 'json' };
import nl from '../../src/widgets/error-page/messages/nl.json' with { type: 'json' };
import { familyOf, mayPass } from '../../src/widgets/error-page/error-family.ts';
import { html } from './html.ts';
import type { PageBody } from './layout.ts';
import { checkoutHref, type Site, siteHref, storeHref } from './site.ts';

const WORDS = { en, es, fr, nl };

/**
 * Returns the site's error page for a code (SHL-08). The tag's content says the same as the widget, for pages without
 * JavaScript.
 */
export function errorPage(site: Site, code: number, requestId?: string): PageBody {
  const { text, market } = site;
  const words = WORDS[market.language];
  const family = familyOf(code);
  // At an address of its own, the page can't know what to try again.
  const next = requestId === undefined && mayPass(family) ? 'request' : family;
  const title = words[`error-page.${family}.title`];
  const why = words[`error-page.${family}.why`];
  const main = html`<div class="wrap error-page">
    <assess-error-page code="${code}" ${requestId !== undefined && html`request-id="${requestId}"`}>
      <h1>${title}</h1>
      <p>${why}</p>
      <p>${words[`error-page.${next}.next`]}</p>
      <ul class="inline">
        <li><a href="${siteHref(site)}">${text.home}</a></li>
        <li><a href="${siteHref(site, 'contact-us.html')}">${text.contact}</a></li>
      </ul>
    </assess-error-page>
    <nav class="after" aria-label="${words['error-page.ways']}">
      <ul class="inline">
        <li><a href="${siteHref(site, 'assessments')}">${text.assessments}</a></li>
        <li><a href="${storeHref(site, 'cart')}">${text.store.cartTitle}</a></li>
        <li><a href="${checkoutHref(site)}">${text.store.checkoutTitle}</a></li>
      </ul>
    </nav>
  </div>`;
  return { title, description: why, main };
}
