import { HOSTILE_FRAGMENTS } from '../backend/fragment/seed/hostile-fragments.ts';
import { html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import type { Site } from './site.ts';

const TITLE = 'Markup of the editors';
const ABOUT =
  'With the flag for editors’ templates on, header and footer also show a fragment of markup that the CMS keeps. On the pages below somebody wicked has been at it.';
const PATH = '/demo/fragments';

/** Returns a page with links to a page for each hostile fragment (SEC-03). Its own footer has the demo's normal fragment. */
export function fragmentsPage(site: Site): PageBody {
  const main = html`${pageHead(site, TITLE, lead(ABOUT))}
    <div class="wrap">
      <ul class="inline">
        ${Object.keys(HOSTILE_FRAGMENTS).map((name) => html`<li><a href="${PATH}/${name}">${name}</a></li> `)}
      </ul>
    </div>`;
  return {
    title: TITLE,
    description: ABOUT,
    main,
    flags: { editableTemplates: true },
    sheet: '/assets/fragments.css',
  };
}

/**
 * Returns a page whose regional host answers with one hostile fragment, which is also shown as text for comparison;
 * undefined for an unknown name.
 */
export function fragmentPage(site: Site, name: string): PageBody | undefined {
  const answer = Object.hasOwn(HOSTILE_FRAGMENTS, name) ? HOSTILE_FRAGMENTS[name] : undefined;
  if (answer === undefined) return undefined;
  const title = `${TITLE}: ${name}`;
  const main = html`${pageHead(site, title, html`<p><a href="${PATH}">${TITLE}</a></p>`)}
    <div class="wrap">
      <p><code>${answer.body.slice(0, 2000)}</code></p>
    </div>`;
  return {
    title,
    description: ABOUT,
    main,
    flags: { editableTemplates: true },
    regional: `/regional/hostile/${name}`,
  };
}
