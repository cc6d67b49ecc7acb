import { familiesOf } from './content/families.ts';
import type { Article } from './content/text.ts';
import { familyEntry } from './home-page.ts';
import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead as leadText, pageHead } from './page-head.ts';
import { phoneHref, type Site, siteHref, siteName, SITES } from './site.ts';
import { quickOrderTag } from './store-pages.ts';

/** Returns the page of all assessments, with their codes. */
export function assessmentsPage(site: Site): PageBody {
  const { list } = site.text;
  const main = html`${pageHead(site, list.title, leadText(list.lead))}
    <div class="wrap">
      <ul class="families">
        ${familiesOf(site.market.baseSiteId).map((family) => familyEntry(site, family, 2))}
      </ul>
      <section class="aside-note" aria-labelledby="levels">
        <h2 id="levels">${list.codes.title}</h2>
        <p>${list.codes.text}</p>
      </section>
    </div>`;
  return { title: list.title, description: list.lead, main, current: siteHref(site, 'assessments') };
}

function sections(article: Article): Html[] {
  return article.sections.map(
    (section, index) =>
      html`<h2>${section.title}</h2>
        ${section.paragraphs.map((paragraph) => html`<p>${paragraph}</p> `)}
        ${
          index === 1 &&
          html`<figure>
            <img src="/assets/curve.svg" alt="${article.figure.alt}" width="720" height="300" />
            <figcaption>${article.figure.caption}</figcaption>
          </figure>`
        }`,
  );
}

/** Returns the editorial article, with quick order in a narrow column beside it. */
export function aboutPage(site: Site): PageBody {
  const { article } = site.text;
  const main = html`${pageHead(site, article.title, leadText(article.standfirst))}
    <div class="wrap with-sidebar">
      <article class="prose">${sections(article)}</article>
      <aside aria-labelledby="aside">
        <h2 id="aside">${article.asideTitle}</h2>
        <p>${article.asideText}</p>
        ${quickOrderTag(site, 3)}
      </aside>
    </div>`;
  return { title: article.title, description: article.standfirst, main, current: siteHref(site, 'about') };
}

/** Returns the terms that are accepted in the checkout. */
export function termsPage(site: Site): PageBody {
  const { title, lead } = site.text.termsPage;
  return { title, description: lead, main: html`${pageHead(site, title, leadText(lead))}` };
}

/** Returns the tag of the contact page, with the content that shows until the widget is drawn. */
export function contactTag(site: Site): Html {
  const { market, text } = site;
  return html`<assess-contact>
    <dl class="facts">
      <div>
        <dt>${text.call}</dt>
        <dd><a href="${phoneHref(site)}">${market.phone}</a><br />${market.hours}</dd>
      </div>
      <div>
        <dt>${text.write}</dt>
        <dd><a href="mailto:${market.email}">${market.email}</a></dd>
      </div>
      <div>
        <dt>${text.post}</dt>
        <dd>${market.address}</dd>
      </div>
    </dl>
    <p><a href="${siteHref(site, 'international-offices.html')}">${text.offices}</a></p>
  </assess-contact>`;
}

/** Returns the page with the phone number, e-mail, hours and postal address of the market's office. */
export function contactPage(site: Site): PageBody {
  const { title, lead } = site.text.contactPage;
  const main = html`${pageHead(site, title, leadText(lead))}
    <div class="wrap">${contactTag(site)}</div>`;
  return { title, description: lead, main, current: siteHref(site, 'contact-us.html') };
}

function office(other: Site): Html {
  const { market } = other;
  return html`<li lang="${market.htmlLang}">
    <a href="${siteHref(other)}" hreflang="${market.htmlLang}">${siteName(other)}</a><br /><a
      href="${phoneHref(other)}"
      >${market.phone}</a
    >
  </li> `;
}

/** Returns the tag of the page of offices. Its content is links to all ten sites. */
export function officesTag(): Html {
  return html`<assess-international-offices>
    <ul class="offices">
      ${SITES.map(office)}
    </ul>
  </assess-international-offices>`;
}

/** Returns the tag of the help button. */
export function needHelpTag(site: Site): Html {
  return html`<assess-need-help
    ><a href="${siteHref(site, 'contact-us.html')}">${site.text.help}</a></assess-need-help
  >`;
}

/** Returns the page of offices, with all ten sites. */
export function officesPage(site: Site): PageBody {
  const { title, lead } = site.text.officesPage;
  const main = html`${pageHead(site, title, leadText(lead))}
    <div class="wrap">
      ${officesTag()}
      <p class="after">${needHelpTag(site)}</p>
    </div>`;
  return { title, description: lead, main, current: siteHref(site, 'international-offices.html') };
}
