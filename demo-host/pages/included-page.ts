import { html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import { type Site, siteName, SITES } from './site.ts';

const TITLE = 'Header and footer from the server';
const ABOUT =
  'Both are in this page’s HTML as the build drew them: they stand and work before any script, and without it. The widgets go on with them in place.';

/** Returns a page whose header and footer the server has included (LEAD-13), with links to it in the other locales. */
export function includedPage(site: Site): PageBody {
  const main = html`${pageHead(site, TITLE, lead(ABOUT))}
    <div class="wrap">
      <ul class="inline">
        ${SITES.map(
          (other) =>
            html`<li>
              <a href="/demo/included/${other.market.locale}" lang="${other.market.htmlLang}"
                >${siteName(other)}</a
              >
            </li> `,
        )}
      </ul>
    </div>`;
  return { title: TITLE, description: ABOUT, main, included: true };
}
