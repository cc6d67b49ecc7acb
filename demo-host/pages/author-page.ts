import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import type { Site } from './site.ts';
import { directOrder } from './store-pages.ts';

function sample(title: string, mistake: string, tag: Html): Html {
  return html`<section class="sample">
    <h2>${title}</h2>
    <p><code>${mistake}</code></p>
    ${tag}
  </section> `;
}

function mistakes(site: Site): Html[] {
  const words = directOrder(site);
  return [
    sample(
      'A value that is not a number',
      'heading-level="second"',
      html`<assess-quick-order heading-level="second">${words}</assess-quick-order>`,
    ),
    sample(
      'A tag that does not exist',
      '<assess-quick-oder>',
      html`<assess-quick-oder>${words}</assess-quick-oder>`,
    ),
    sample(
      'A switch that is neither on nor off',
      'open-on-add="maybe"',
      html`<assess-mini-cart open-on-add="maybe">${words}</assess-mini-cart>`,
    ),
    sample(
      'An attribute that does not exist',
      'colour="green"',
      html`<assess-cart colour="green">${words}</assess-cart>`,
    ),
  ];
}

/** Returns the page as the CMS editor shows it: in author mode, with tags that are deliberately set up wrongly (EMB-08). */
export function authorPage(site: Site): PageBody {
  const title = 'In the editor';
  const about =
    'This page is in author mode. Its tags are set up wrongly on purpose, so that what they tell their author can be read.';
  const main = html`${pageHead(site, title, lead(about))}
    <div class="wrap">
      ${mistakes(site)}
      <p><a href="/hostile/plain">The same tags under hostile style sheets</a></p>
    </div>`;
  return { title, description: about, main, author: true };
}

/** Returns a page in author mode whose configuration can't be read. */
export function brokenConfigPage(site: Site): PageBody {
  const title = 'In the editor, with a broken configuration';
  const about = 'The configuration block of this page breaks off after the first key.';
  const main = html`${pageHead(site, title, lead(about))}
    <div class="wrap">
      <assess-quick-order>${directOrder(site)}</assess-quick-order>
    </div>`;
  return { title, description: about, main, author: true, config: { markup: '{"locale": ' } };
}
