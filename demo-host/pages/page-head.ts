import { type Html, html } from './html.ts';
import { type Site, siteHref } from './site.ts';

/** Returns the head of an inner page: the breadcrumb, the title, and what is below it. */
export function pageHead(site: Site, title: string, below?: Html): Html {
  return html`<div class="wrap page-head">
    <nav aria-label="${site.text.crumbsLabel}">
      <ol class="crumbs">
        <li><a href="${siteHref(site)}">${site.text.home}</a></li>
        <li aria-current="page">${title}</li>
      </ol>
    </nav>
    <h1>${title}</h1>
    ${below}
  </div>`;
}

/** Returns a page's opening sentence, for `pageHead`. */
export function lead(text: string): Html {
  return html`<p class="lead">${text}</p>`;
}
