import { flagTable, type FlagKey } from '../../src/core/flags/flag-table.ts';
import { qualificationTypes } from '../../src/core/locale/route-table.ts';
import { FLAG_WORDS, type FlagWords } from './flag-words.ts';
import { type Html, html, jsonBlock } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import { type Site, storeHref } from './site.ts';
import { quickOrderTag } from './store-pages.ts';

function control(key: FlagKey, name: string): Html {
  const flag = flagTable[key];
  if (typeof flag.default === 'boolean')
    return html`<input type="checkbox" role="switch" data-flag="${key}" aria-label="${name}" />`;
  if (Array.isArray(flag.default))
    return html`<span class="choices">
      ${qualificationTypes.map(
        (type) =>
          html`<label
            ><input
              type="checkbox"
              data-flag="${key}"
              data-item="${type}"
            />${type.replaceAll('-', ' ')}</label
          >`,
      )}
    </span>`;
  return html`<span class="choices">
    ${['min', 'max'].map(
      (bound) =>
        html`<label
          >${bound}<input type="number" min="1" max="25" data-flag="${key}" data-bound="${bound}"
        /></label>`,
    )}
  </span>`;
}

function row([key, { name, effect }]: readonly [FlagKey, FlagWords]): Html {
  return html`<li>
    <div>
      <b>${name}</b>
      <p>${effect}</p>
    </div>
    ${control(key, name)}
  </li> `;
}

const WAITING = FLAG_WORDS.filter(([, { waits }]) => waits);

function group(title: string, flags: typeof FLAG_WORDS): Html {
  return html`<h3>${title}</h3>
    <ul class="switches">
      ${flags.map(row)}
    </ul>`;
}

/**
 * Returns the page on which a person switches flags and sees open pages change: this one, and any other tab of the shop
 * (FLG-03).
 */
export function flagsPage(site: Site): PageBody {
  const title = 'Flags';
  const about =
    'What the demo’s flag service decides. A change reaches every open page of the shop at once: quick order beside the list, and any other tab.';
  const main = html`${pageHead(site, title, lead(about))}
    <div class="wrap">
      <div class="flags">
        <section aria-labelledby="switches">
          <div class="section-head">
            <h2 id="switches">Switches</h2>
            <p>
              <button type="button" data-all="default">Defaults</button>
              <button type="button" data-all="mock">Mock mode</button>
            </p>
          </div>
          <p role="status" data-status>Asking the flag service.</p>
          ${group(
            'What shows today',
            FLAG_WORDS.filter(([, { waits }]) => !waits),
          )}
          ${WAITING.length > 0 && group('Waiting for their features', WAITING)}
        </section>
        <section aria-labelledby="watch">
          <h2 id="watch">An open page</h2>
          ${quickOrderTag(site, 3)}
          <p><a href="${storeHref(site, 'cart')}" target="_blank">The cart in another tab</a></p>
        </section>
      </div>
      <script type="application/json" data-mocks>
        ${mocks()}
      </script>
    </div>`;
  return { title, description: about, main, script: '/assets/flags.js', current: '/flags' };
}

function mocks(): Html {
  const values = Object.fromEntries(Object.entries(flagTable).map(([key, { mock }]) => [key, mock]));
  return jsonBlock(values);
}
