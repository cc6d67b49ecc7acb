import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import type { PageEntry } from './page-list.ts';
import { PASTE_LINES, pasteText } from './paste-lines.ts';
import { pageHead } from './site-pages.ts';
import type { Site } from './site.ts';
import { quickOrderTag } from './store-pages.ts';

function entry(page: PageEntry, partnerOrigin: string): Html {
  const href = page.host === 'partner' ? `${partnerOrigin}${page.path}` : page.path;
  return html`<li>
    <a href="${href}">${page.host === 'partner' ? `partner.localhost${page.path}` : page.path}</a>
    <span>${page.note}</span>
  </li> `;
}

function group(title: string, pages: readonly PageEntry[], partnerOrigin: string): Html {
  return html`<h2>${title}</h2>
    <ul class="index">
      ${pages.map((page) => entry(page, partnerOrigin))}
    </ul>`;
}

/** The list of all pages, one line each; the journeys first. */
export function indexPage(site: Site, pages: readonly PageEntry[], partnerOrigin: string): PageBody {
  const title = 'All demo pages';
  const lead = 'A publisher’s site and a school district’s intranet, both with the store’s tags on them.';
  const of = (kind: PageEntry['kind']) => pages.filter((page) => page.kind === kind);
  const main = html`${pageHead(site, title, lead)}
    <div class="wrap">
      ${group('Journeys', of('journey'), partnerOrigin)} ${group('Store', of('store'), partnerOrigin)}
      ${group('Publisher’s site', of('site'), partnerOrigin)}
    </div>`;
  return { title, description: lead, main, current: '/demo' };
}

function sheet(): Html {
  return html`<div class="sheet" role="region" aria-label="The list as a spreadsheet" tabindex="0">
    <table>
      <thead>
        <tr>
          <td></td>
          <th scope="col">Code</th>
          <th scope="col">Title</th>
          <th scope="col">Quantity</th>
        </tr>
      </thead>
      <tbody>
        ${PASTE_LINES.map(
          ({ code, title, quantity }, index) =>
            html`<tr>
              <th scope="row">${index + 1}</th>
              <td>${code}</td>
              <td>${title}</td>
              <td>${quantity}</td>
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A list of 25 lines to copy, two of them wrong, with quick order below to paste it into. */
export function pastePage(site: Site): PageBody {
  const title = 'Paste 25 lines';
  const lead =
    'Copy the list, put the cursor into the first row of quick order, and paste. Two lines need mending.';
  const main = html`${pageHead(site, title, lead)}
    <div class="wrap">
      <div class="paste">
        ${sheet()}
        <div>
          <p><label for="lines">The same, code and quantity</label></p>
          <textarea id="lines" rows="12" readonly>${pasteText()}</textarea>
          <p>
            <button type="button" data-copy="lines" hidden>Copy 25 lines</button> <span role="status"></span>
          </p>
        </div>
      </div>
      ${quickOrderTag(site)}
    </div>`;
  return { title, description: lead, main, script: '/assets/copy.js' };
}
