import { HOSTILE_SHEETS } from './hostile-sheets.ts';
import { html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import { signInTag } from './sign-in-pages.ts';
import { type Site } from './site.ts';
import { contactTag, needHelpTag, officesTag } from './site-pages.ts';
import { cartTag, directOrder, quickOrderTag } from './store-pages.ts';

const PLAIN = { name: 'plain', title: 'Plain', note: 'The same page without a hostile sheet.' };

/**
 * Returns a page with every widget under one hostile style sheet, or under none (`plain`); undefined for an unknown
 * name.
 */
export function hostilePage(site: Site, name: string): PageBody | undefined {
  const sheets = [PLAIN, ...HOSTILE_SHEETS];
  const sheet = sheets.find((one) => one.name === name);
  if (sheet === undefined) return undefined;
  const main = html`${pageHead(site, sheet.title, lead(sheet.note))}
    <div class="wrap">
      <p>${needHelpTag(site)}</p>
      ${quickOrderTag(site)} ${cartTag(site)} ${signInTag(site)} ${contactTag(site)} ${officesTag()}
      <assess-error-page code="503" request-id="hostile" heading-level="2"
        >${directOrder(site)}</assess-error-page
      >
      <ul class="inline">
        ${sheets.map((one) => html`<li><a href="/hostile/${one.name}">${one.title}</a></li> `)}
      </ul>
    </div>`;
  const file = name === PLAIN.name ? {} : { sheet: `/assets/hostile/${name}.css` };
  return { title: sheet.title, description: sheet.note, main, bareHeader: true, ...file };
}
