import packageJson from '../../package.json' with { type: 'json' };
import { fragmentsFolder } from '../../src/build/integrity.ts';
import type { GivenFlags } from '../../src/core/flags/flag-client.ts';
import { navigationContent } from '../backend/content/seed/navigation.ts';
import { AUTH_BASE, CLIENT_ID, REALM, SIGNED_IN_PATH } from '../identity/identity-paths.ts';
import { type Html, html, jsonBlock, tidy } from './html.ts';
import { loginHref, phoneHref, type Site, siteHref, storeHref } from './site.ts';

/** The parts of a page that differ from the site's frame. */
export interface PageBody {
  readonly title: string;
  readonly description: string;
  readonly main: Html;
  /** The navigation entry for this page, marked as current. */
  readonly current?: string;
  /** Whether the widgets are in author mode, as a CMS editor would set it. */
  readonly author?: boolean;
  /** The raw text of the data block, in place of the widgets' usual configuration. */
  readonly config?: Html;
  /** The regional host, in place of the demo's. */
  readonly regional?: string;
  /** The page's own flags, in place of the flag service's. */
  readonly flags?: GivenFlags | undefined;
  /** The store's hosts, if each locale has its own. */
  readonly storeHosts?: readonly string[] | undefined;
  /** The site's own script file, for the few pages that have one. */
  readonly script?: string;
  /** True: the header widget draws all of its parts, and none is the page's own. */
  readonly bareHeader?: boolean;
  /** True: the page has neither header nor footer, because nobody stays on it. */
  readonly bare?: boolean;
  /** Merged into the widgets' configuration of the identity service. */
  readonly identity?: Readonly<Record<string, unknown>> | undefined;
  /** The payment service, for pages on which a card is entered. */
  readonly payment?: string;
  /** The data layer that records go to. */
  readonly analytics?: Readonly<{ layer: string; consent: boolean }> | undefined;
  /** The features that the page turns on and off (FLG-06). */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** True: the server includes header and footer as the widgets' build rendered them. */
  readonly included?: boolean;
  /** The reads that the head script starts for a signed-in customer: `data-reads` of the head snippet. */
  readonly reads?: string;
  /** A style sheet after the site's own. */
  readonly sheet?: string;
}

const SERVICES = {
  commerceBase: '/commerce/headless/ecommerce/v2',
  regional: '/regional',
  content: '/content',
  store: '/store-backend',
  geo: '/geo',
};
const IDENTITY = {
  base: AUTH_BASE,
  realm: REALM,
  clientId: CLIENT_ID,
  userIdClaim: 'user_id',
  redirectUri: SIGNED_IN_PATH,
};
const FLAGS = '/flag-service';
const FLAG_SERVICE = { clientId: 'demo', baseUrl: FLAGS, streamUrl: FLAGS, eventsUrl: FLAGS };

const FRAGMENTS = fragmentsFolder(packageJson.version);

/** The publisher's name, the same in every language. */
const PUBLISHER = 'Lindgren & Vale';

function head({ market }: Site, page: PageBody): Html {
  const flags = page.flags === undefined ? { flagService: FLAG_SERVICE } : { flags: page.flags };
  const config =
    page.config ??
    jsonBlock({
      locale: market.locale,
      ...SERVICES,
      payment: page.payment,
      identity: { ...IDENTITY, ...page.identity },
      storeHosts: page.storeHosts,
      ...(page.regional !== undefined && { regional: page.regional }),
      ...(page.analytics && { analytics: page.analytics }),
      ...(page.settings && { settings: page.settings }),
      ...flags,
    });
  // What the server includes is of one release, and so is all that stands beside it.
  const files = page.included === true ? `/widgets/v${packageJson.version}` : '/widgets';
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${page.title} – ${PUBLISHER}</title>
    <meta name="description" content="${page.description}" />
    <script type="application/json" data-assess-config>
      ${config}
    </script>
    <script src="${files}/head.js" ${page.reads !== undefined && html`data-reads="${page.reads}"`}></script>
    <link rel="stylesheet" href="${files}/reserve.css" />
    <link rel="stylesheet" href="/assets/site.css" />
    ${page.included === true && html`<link rel="stylesheet" href="/widgets/${FRAGMENTS}shell.css" />`}
    ${
      // Rendering waits until the whole page is parsed. Otherwise the parts of the header and footer that come later
      // would move the others.
      page.bare !== true && html`<link rel="expect" href="#parsed" blocking="render" />`
    }
    ${page.sheet !== undefined && html`<link rel="stylesheet" href="${page.sheet}" />`}
    <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml" />
    <script src="${files}/loader.js" async></script>
    ${page.analytics && html`<script src="/assets/analytics.js" defer></script>`}
    ${page.script !== undefined && html`<script src="${page.script}" defer></script>`}
  </head>`;
}

function link(href: string, label: string, current?: string): Html {
  return html`<a href="${href}" ${href === current && html`aria-current="page"`}>${label}</a>`;
}

/**
 * Returns the server-side include of a tag's content as the widgets' build rendered it (documentation, Header and footer from
 * the server).
 */
function include(tag: 'header' | 'footer', { market }: Site): Html {
  return html`<!--#include virtual="/widgets/${FRAGMENTS}${tag}.${market.locale}.html" -->`;
}

function brand(site: Site): Html {
  return html`<a class="brand" slot="brand" href="${siteHref(site)}"
    ><span class="mark" aria-hidden="true"></span
    ><span><b>${PUBLISHER}</b> <small>Assessments</small></span></a
  >`;
}

function accountAndCart(site: Site): Html {
  return html`<assess-account-menu slot="account"
      ><a href="${loginHref(site)}">${site.text.signIn.title}</a></assess-account-menu
    >
    <assess-mini-cart slot="cart"
      ><a href="${storeHref(site, 'cart')}">${site.text.cart}</a></assess-mini-cart
    >`;
}

/** Returns the header with the widget. The tag's content shows from the first paint, and for visitors without the widget. */
function header(site: Site, { current, bareHeader, included }: PageBody): Html {
  if (bareHeader === true)
    return html`<div class="wrap">
      <assess-header brand="${PUBLISHER}"><a href="${siteHref(site)}">${site.text.home}</a></assess-header>
    </div>`;
  const { text } = site;
  const { menu } = navigationContent(site.market.locale);
  return html`<header class="masthead">
    <div class="wrap">
      <assess-header>
        ${brand(site)} ${included === true ? include('header', site) : accountAndCart(site)}
        <nav class="main-nav" aria-label="${text.navLabel}">
          <ul>
            ${menu.map(({ title, linkPath }) => html`<li>${link(linkPath, title, current)}</li> `)}
          </ul>
        </nav>
      </assess-header>
    </div>
  </header>`;
}

/** Returns the footer with the widget. The tag's content is for visitors without the widget. */
function footer(site: Site, { included }: PageBody): Html {
  const { market, text } = site;
  return html`<footer class="colophon" aria-label="${text.footerLabel}">
    <div class="wrap">
      <assess-footer theme="dark">
        ${included === true && include('footer', site)}
        <p>${text.colophon}</p>
        <p>
          <a href="${siteHref(site, 'contact-us.html')}">${text.contact}</a><br /><a
            href="${siteHref(site, 'international-offices.html')}"
            >${text.offices}</a
          ><br /><a href="/demo">${text.demoPages}</a>
        </p>
        <p>
          ${market.address}<br /><a href="${phoneHref(site)}">${market.phone}</a><br /><a
            href="mailto:${market.email}"
            >${market.email}</a
          >
        </p>
      </assess-footer>
    </div>
  </footer>`;
}

function framed(site: Site, page: PageBody): Html {
  return html`<a class="skip" href="#content">${site.text.skip}</a>
    ${header(site, page)}
    <div class="wrap"><assess-notifications></assess-notifications></div>
    <main id="content" tabindex="-1">${page.main}</main>
    ${footer(site, page)}
    <div id="parsed" hidden></div>`;
}

/** Returns a whole page of the publisher's site, from doctype to closing tag. */
export function sitePage(site: Site, page: PageBody): string {
  const document = html`<!doctype html>
    <html lang="${site.market.htmlLang}" ${page.author === true && html`data-assess-author`}>
      ${head(site, page)}
      <body>
        ${page.bare === true ? html`<main>${page.main}</main>` : framed(site, page)}
      </body>
    </html> `;
  return tidy(document);
}
