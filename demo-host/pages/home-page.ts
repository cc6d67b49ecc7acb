import { assessmentIn } from '../backend/product/product.ts';
import { familiesOf, type Family } from './content/families.ts';
import type { Note } from './content/text.ts';
import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import { phoneHref, type Site, siteHref, storeHref } from './site.ts';

/**
 * Returns one assessment as an entry of a list. Its heading is an h3 below a section's title, an h2 below the page's
 * own, and missing on the assessment's own page.
 */
export function familyEntry(site: Site, family: Family, level?: 2 | 3): Html {
  const { text } = site;
  const words = text.families[family.key];
  const name = html`<a href="${siteHref(site, `p/${family.code}`)}"
    >${assessmentIn(family.name, site.market.language)}</a
  >`;
  return html`<li>
    ${level === 2 && html`<h2>${name}</h2>`} ${level === 3 && html`<h3>${name}</h3>`}
    <p>${words?.summary}</p>
    <dl>
      <div>
        <dt>${text.list.ages}</dt>
        <dd>${words?.ages}</dd>
      </div>
      <div>
        <dt>${text.list.format}</dt>
        <dd>${words?.format}</dd>
      </div>
      <div>
        <dt>${text.list.level}</dt>
        <dd>${family.level ?? text.list.noLevel}</dd>
      </div>
      <div>
        <dt>${text.list.code}</dt>
        <dd><code>${family.code}</code></dd>
      </div>
    </dl>
  </li> `;
}

/** Returns a phone number without line breaks. */
const wholePhone = (phone: string): string => phone.replaceAll(' ', '\u00a0');

function way({ market }: Site, note: Note, action: Html): Html {
  return html`<li>
    <h3>${note.title}</h3>
    <p>${note.text.replace('{phone}', wholePhone(market.phone))}</p>
    <p>${action}</p>
  </li> `;
}

function ways(site: Site): Html {
  const { market, text } = site;
  const [quick, phone, cart] = text.ways.items;
  return html`<section class="band" aria-labelledby="ways">
    <div class="wrap">
      <h2 id="ways">${text.ways.title}</h2>
      <ul class="columns">
        ${way(site, quick, html`<a href="${storeHref(site, 'quickOrder')}">${text.quickOrder}</a>`)}
        ${way(site, phone, html`<a href="${phoneHref(site)}">${market.phone}</a>`)}
        ${way(site, cart, html`<a href="${storeHref(site, 'cart')}">${text.cart}</a>`)}
      </ul>
    </div>
  </section>`;
}

function teaser(site: Site): Html {
  const { article } = site.text;
  return html`<section class="wrap teaser" aria-labelledby="teaser">
    <blockquote><p>${article.quote}</p></blockquote>
    <div>
      <h2 id="teaser"><a href="${siteHref(site, 'about')}">${article.title}</a></h2>
      <p>${article.standfirst}</p>
    </div>
  </section>`;
}

/** Returns the front page of a regional site. */
export function homePage(site: Site): PageBody {
  const { hero, list } = site.text;
  const main = html`<section class="hero">
      <div class="wrap">
        <div>
          <h1>${hero.title}</h1>
          <p class="lead">${hero.lead}</p>
          <p class="actions">
            <a class="button" href="${storeHref(site, 'quickOrder')}">${hero.order}</a>
            <a href="${siteHref(site, 'assessments')}">${hero.browse}</a>
          </p>
        </div>
        <img src="/assets/hero.svg" alt="" width="640" height="400" />
      </div>
    </section>
    <section class="wrap" aria-labelledby="list">
      <div class="section-head">
        <h2 id="list">${list.title}</h2>
        <p><a href="${siteHref(site, 'assessments')}">${list.all}</a></p>
      </div>
      <ul class="families">
        ${familiesOf(site.market.baseSiteId)
          .slice(0, 3)
          .map((family) => familyEntry(site, family, 3))}
      </ul>
    </section>
    ${teaser(site)} ${ways(site)}`;
  return { title: hero.title, description: hero.lead, main, current: siteHref(site) };
}
