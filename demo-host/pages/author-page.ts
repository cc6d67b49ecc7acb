import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import { pageHead } from './site-pages.ts';
import type { Site } from './site.ts';
import { directOrder } from './store-pages.ts';

function sample(title: string, about: string, tag: Html): Html {
  return html`<section class="sample">
    <h2>${title}</h2>
    <p>${about}</p>
    ${tag}
  </section> `;
}

function mistakes(site: Site): Html[] {
  const words = directOrder(site);
  return [
    sample(
      'A value that is no number',
      'rows is "many".',
      html`<assess-quick-order rows="many">${words}</assess-quick-order>`,
    ),
    sample(
      'A tag that does not exist',
      'The name has a letter missing.',
      html`<assess-quick-oder>${words}</assess-quick-oder>`,
    ),
    sample(
      'An attribute that does not exist',
      'colour is not an attribute of the cart.',
      html`<assess-cart colour="green">${words}</assess-cart>`,
    ),
    sample(
      'A preview that does not exist',
      'preview is "emtpy".',
      html`<assess-cart preview="emtpy">${words}</assess-cart>`,
    ),
  ];
}

/** The page as it looks in the CMS editor: author mode on, tags set up wrongly on purpose (EMB-08). */
export function authorPage(site: Site): PageBody {
  const title = 'In the editor';
  const lead =
    'This page is in author mode, as the CMS editor would show it. Its tags are set up wrongly on purpose, so that their messages to the author can be read.';
  const main = html`${pageHead(site, title, lead)}
    <div class="wrap">${mistakes(site)}</div>`;
  return { title, description: lead, main, author: true };
}

/** Author mode on a page whose configuration cannot be read. */
export function brokenConfigPage(site: Site): PageBody {
  const title = 'In the editor, with a broken configuration';
  const lead =
    'The configuration block of this page ends in the middle and names a locale that does not exist.';
  const main = html`${pageHead(site, title, lead)}
    <div class="wrap">
      <assess-quick-order>${directOrder(site)}</assess-quick-order>
    </div>`;
  return { title, description: lead, main, author: true, config: html`{"locale": ` };
}
