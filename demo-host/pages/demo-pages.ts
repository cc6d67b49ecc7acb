import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import { HOSTILE_PAGES, JOURNEYS, OTHER_PAGES, type PageEntry, regionalPages } from './page-list.ts';
import { PASTE_LINES, pasteText } from './paste-lines.ts';
import { type Site, siteName, SITES } from './site.ts';
import { quickOrderTag } from './store-pages.ts';

function entry(page: PageEntry, partnerOrigin: string): Html {
  const href = page.host === 'partner' ? `${partnerOrigin}${page.path}` : page.path;
  const address = page.host === 'partner' ? `partner.localhost${page.path}` : page.path;
  return html`<li>
    <p><a href="${href}">${page.name}</a><br /><code>${address}</code></p>
    <p>${page.note}</p>
  </li> `;
}

function group(title: string, pages: readonly PageEntry[], partnerOrigin: string): Html {
  return html`<h2>${title}</h2>
    <ul class="index">
      ${pages.map((page) => entry(page, partnerOrigin))}
    </ul>`;
}

function regionalSite(site: Site): Html {
  const { locale, currency } = site.market;
  const about = `${locale}, ${currency}`;
  const link = (page: PageEntry) =>
    html`<li><a href="${page.path}" aria-label="${`${page.name}, ${locale}`}">${page.name}</a></li> `;
  return html`<li>
    <p><b lang="${site.market.htmlLang}">${siteName(site)}</b><br /><code>${about}</code></p>
    <ul class="inline">
      ${regionalPages(site).map(link)}
    </ul>
  </li> `;
}

/** Returns the list of all pages, the journeys first. */
export function indexPage(site: Site, partnerOrigin: string): PageBody {
  const title = 'All demo pages';
  const about = 'A publisher’s site and a school district’s intranet, both with the store’s tags on them.';
  const main = html`${pageHead(site, title, lead(about))}
    <div class="wrap">
      ${group('Journeys', JOURNEYS, partnerOrigin)}
      <h2>Regional sites</h2>
      <ul class="index">
        ${SITES.map(regionalSite)}
      </ul>
      ${group('Other pages', OTHER_PAGES, partnerOrigin)}
      ${group('Under hostile style sheets', HOSTILE_PAGES, partnerOrigin)}
    </div>`;
  return { title, description: about, main, current: '/demo' };
}

function sheet(): Html {
  const row = ({ code, title, quantity }: (typeof PASTE_LINES)[number], index: number) =>
    html`<tr>
      <th scope="row">${index + 1}</th>
      <td>${code}</td>
      <td>${title}</td>
      <td>${quantity}</td>
    </tr> `;
  return html`<div class="sheet" role="region" aria-label="The list as a spreadsheet" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Code or ISBN</th>
          <th scope="col">Title</th>
          <th scope="col">Quantity</th>
        </tr>
      </thead>
      <tbody>
        ${PASTE_LINES.map(row)}
      </tbody>
    </table>
  </div>`;
}

/** Returns a page with a list of 25 lines to copy, two of them wrong, and quick order below to paste it into. */
export function pastePage(site: Site): PageBody {
  const title = 'Paste 25 lines';
  const about =
    'A purchasing list as it comes out of a spreadsheet. Copy it, paste it into the first row below, and mend the two lines that have a typing mistake.';
  const main = html`${pageHead(site, title, lead(about))}
    <div class="wrap">
      <div class="paste">
        ${sheet()}
        <div>
          <p><label for="lines">To copy: code and quantity</label></p>
          <textarea id="lines" rows="13" readonly>${pasteText()}</textarea>
          <p>
            <button type="button" data-copy="lines" hidden>Copy 25 lines</button>
            <span role="status"></span>
          </p>
        </div>
      </div>
      ${quickOrderTag(site)}
    </div>`;
  return { title, description: about, main, script: '/assets/copy.js' };
}
