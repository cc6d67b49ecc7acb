import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { qualificationTypes } from '../../src/core/locale/route-table.ts';
import { everyRow } from '../../tests/support/every-row.ts';
import { seedProducts } from '../backend/product/seed.ts';
import { FAMILIES } from './content/families.ts';
import { HOSTILE_PAGES, PAGE_LIST, type PageEntry } from './page-list.ts';
import { PASTE_LINES, pasteText } from './paste-lines.ts';
import { renderError, renderPage } from './pages.ts';

const SHOP = 'shop.localhost:4300';
const PARTNER = 'partner.localhost:4300';
const FLAGS = '/flag-service';
const INDEX: PageEntry = { host: 'shop', path: '/demo', name: 'All demo pages' };
const PAGES = [INDEX, ...PAGE_LIST, ...HOSTILE_PAGES].map(
  (page) => [page.host === 'shop' ? SHOP : PARTNER, page.path] as const,
);

function markup(host: string, path: string): string {
  const page = renderPage({ host, path });
  expect(page?.status).toBe(200);
  return page?.html ?? '';
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

function configOf(text: string): unknown {
  const [json = ''] = matches(text, /<script type="application\/json" data-assess-config>([^<]*)<\/script>/g);
  return JSON.parse(json);
}

/** Returns whether a link of a page leads to something that this folder serves. */
function resolves(href: string, page: string, host: string): boolean {
  if (/^(tel|mailto):\S+$/.test(href)) return true;
  const url = new URL(href, `http://${host}${page}`);
  if (url.pathname.startsWith('/assets/')) return existsSync(new URL(`.${url.pathname}`, import.meta.url));
  return renderPage({ host: url.host, path: url.pathname }) !== undefined;
}

describe('addresses that lead nowhere', () => {
  everyRow([
    '/nowhere',
    '/xx-xx/',
    '/en-us/constructor',
    '/store/usassessments/fr/cart',
    '/store/usassessments/en/__proto__',
    '/store/constructor/en/cart',
    '/p/%E0%A4%A',
    '/__proto__',
    '/demo/../etc/passwd',
  ])('renders no page for %s [LOC-06 part]', (path) => {
    expect(renderPage({ host: SHOP, path })).toBeUndefined();
  });

  everyRow([
    ['fr-ca', 'LMS4-KIT', 'Lindgren Memory Scale, 4e édition'],
    ['fr-ca', 'MAB2-KIT', 'Marchetti Attention Battery, 2e édition'],
    ['fr-ca', 'RPW-G3-LIC', 'Reading Pathways, 3e année'],
    ['nl-nl', 'IPA2-KIT', 'Ibarra Preschool Abilities, 2e editie'],
    ['es-es', 'RPW-G3-LIC', 'Reading Pathways, 3.º curso'],
    ['en-us', 'LMS4-KIT', 'Lindgren Memory Scale, 4th Edition'],
  ])(
    'says in the language of %s which edition or grade %s is, on its page and in the lists',
    (locale, code, name) => {
      const product = markup(SHOP, `/${locale}/p/${code}`);
      expect(product).toContain(`<h1>${name}</h1>`);
      expect(product).toContain(`<title>${name} – `);
      const list = markup(SHOP, `/${locale}/assessments`);
      expect(list).toContain(`>${name}</a`);
      for (const text of [product, list, markup(SHOP, `/${locale}/`)]) {
        if (locale !== 'en-us') expect(text).not.toMatch(/\d(?:st|nd|rd|th) Edition|, Grade \d/);
      }
    },
  );

  it('renders no page of the shop on the partner host', () => {
    expect(renderPage({ host: PARTNER, path: '/en-us/' })).toBeUndefined();
  });

  it('answers with the publisher’s own page in the language of the address', () => {
    expect(renderError({ host: SHOP, path: '/fr-ca/nulle-part' }, 404)).toMatchObject({
      status: 404,
      html: expect.stringContaining('<html lang="fr-CA">'),
    });
    expect(renderError({ host: SHOP, path: '/nowhere' }, 404).html).toContain('<html lang="en-US">');
  });

  it('leads on from there to the home page, the cart and the checkout', () => {
    const { html } = renderError({ host: SHOP, path: '/nl-nl/nergens' }, 404);
    for (const href of ['/nl-nl/', '/store/nlassessments/nl/cart', '/store/nlassessments/nl/nl/checkout'])
      expect(html.slice(html.indexOf('<main'), html.indexOf('</main'))).toContain(`href="${href}"`);
  });
});

it('leaves out the heading of quick order where the page’s own says the same, and nowhere else', () => {
  expect(markup(SHOP, '/store/usassessments/en/quickOrder')).toMatch(/<assess-quick-order\s+heading=""\s*>/);
  expect(markup(PARTNER, '/')).not.toMatch(/<assess-quick-order[^>]*heading=""/);
});

it('shows what explains the sign-in beside its form', () => {
  expect(markup(SHOP, '/en-us/en/login')).toMatch(
    /class="wrap beside">\s*<assess-sign-in>[^]*<aside>[^]*mara/,
  );
});

describe('a product’s page', () => {
  everyRow([
    ['VLS-MAN', 'Vale Language Screener'],
    ['FMS-TRN', ''],
    ['LMS4-QGR', 'Lindgren Memory Scale'],
  ])('is called by the name of %s, not by its code', (code, begins) => {
    const { name } = seedProducts().find((product) => product.code === code)!;
    expect(name.startsWith(begins)).toBe(true);
    const html = markup(SHOP, `/en-us/p/${code}`);
    expect(html).toContain(`<h1>${name}</h1>`);
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toContain(name);
    expect(html).not.toContain(`<h1>${code}</h1>`);
  });
});

describe('what an address brings in', () => {
  it('shows a product code as text, whatever is in it', () => {
    const text = markup(SHOP, `/p/${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('ignores the query, a final slash and the case of the locale', () => {
    const page = markup(SHOP, '/fr-ca/about');
    expect(markup(SHOP, '/FR-CA/about/?text=x')).toBe(page);
  });
});

describe('the search', () => {
  const search = (text: string | null, before?: string) =>
    renderPage({ host: SHOP, path: '/fr-ca/search.html', text, before })?.html ?? '';

  it('has the text that was searched for, as text, and the tag of the results', () => {
    const page = search('"><script>alert(1)</script>');
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page).toContain('<assess-search-results>');
  });

  it('leads back to the page before, where there was one, and to sign in', () => {
    expect(search(null)).not.toContain('Revenir');
    expect(search(null, '/fr-ca/contact-us.html')).toContain(
      '<a href="/fr-ca/contact-us.html">Revenir à la page précédente</a>',
    );
    expect(search(null)).toContain('href="/fr-ca/fr/login"');
  });
});

describe.each(PAGES)('%s%s', (host, path) => {
  const text = markup(host, path);

  it('has a doctype, one language, one heading of level 1 and one main part', () => {
    expect(text).toMatch(/^<!doctype html>\n<html lang="[a-z]{2}(-[A-Z]{2})?"/);
    expect(matches(text, /(<h1[ >])/g)).toHaveLength(1);
    expect(matches(text, /(<main[ >])/g)).toHaveLength(1);
    expect(matches(text, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
  });

  it('holds to a strict policy: no inline style, script or handler, nothing from elsewhere', () => {
    expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
    const scripts = matches(text, /<script([^>]*)>/g).filter(
      (script) => !script.includes('application/json'),
    );
    expect(scripts.every((script) => script.includes('src="'))).toBe(true);
    const sources = matches(text, /(?:src|<link[^>]*href)="([^"#]*)"/g);
    expect(
      sources.filter((source) => !/^(\/assets\/|\/widgets\/|http:\/\/shop\.localhost:4300\/)/.test(source)),
    ).toEqual([]);
  });

  it('has one loader, and only links that lead somewhere', () => {
    expect(matches(text, /src="([^"]*\/widgets\/(?:v[\d.]+\/)?loader\.js)"/g)).toHaveLength(1);
    const links = matches(text, /<(?:a|link|img)\b[^>]*?(?:href|src)="([^"]*)"/g);
    expect(links.length).toBeGreaterThan(3);
    const ours = links.filter((href) => !href.startsWith('/widgets/'));
    expect(ours.filter((href) => !resolves(href, path, host))).toEqual([]);
  });

  it('puts words of its author into every tag, but for messages that there may never be [EMB-03 part]', () => {
    const tags = matches(text, /<assess-(?!notifications)[a-z-]+[^>]*>([\s\S]*?)<\/assess-/g);
    expect(tags.filter((words) => !/<(a|p)\b/.test(words))).toEqual([]);
  });
});

describe('the widgets’ configuration', () => {
  everyRow([
    ['/', 'en-us', 'en-US'],
    ['/en-us/', 'en-us', 'en-US'],
    ['/fr-ca/about', 'fr-ca', 'fr-CA'],
    ['/ja-jp/', 'ja-jp', 'en-JP'],
    ['/store/caassessments/fr/cart', 'fr-ca', 'fr-CA'],
    ['/store/caassessments/en/cart', 'en-ca', 'en-CA'],
    ['/store/asiaassessments/en/quickOrder', 'ja-jp', 'en-JP'],
    ['/store/nlassessments/nl/quickOrder', 'nl-nl', 'nl-NL'],
    ['/store/esassessments/es/cart', 'es-es', 'es-ES'],
  ])('of %s names the locale %s, and the page is in %s', (path, locale, language) => {
    const text = markup(SHOP, path);
    const flagService = { clientId: 'demo', baseUrl: FLAGS, streamUrl: FLAGS, eventsUrl: FLAGS };
    const services = {
      commerceBase: '/commerce/headless/ecommerce/v2',
      regional: '/regional',
      content: '/content',
      store: '/store-backend',
      geo: '/geo',
      payment: 'http://pay.localhost:4300',
      flagService,
      identity: {
        base: '/auth',
        realm: 'assess',
        clientId: 'assess-store-web',
        userIdClaim: 'user_id',
        redirectUri: '/signed-in.html',
      },
    };
    expect(configOf(text)).toEqual({ locale, ...services });
    expect(text).toContain(`<html lang="${language}">`);
  });

  it('can be read on every page of the publisher but the one that breaks it on purpose', () => {
    const shop = PAGES.filter(([host, path]) => host === SHOP && path !== '/author/config');
    expect(shop.map(([host, path]) => configOf(markup(host, path)))).not.toContain(undefined);
    expect(() => configOf(markup(SHOP, '/author/config'))).toThrow(SyntaxError);
  });

  it('is in author mode on the editor’s pages alone', () => {
    const author = PAGES.filter(([host, path]) => markup(host, path).includes('data-assess-author'));
    expect(author.map(([, path]) => path)).toEqual(['/author/', '/author/config']);
  });
});

it('the page of flags has a switch for each type of qualification, also for those that mock mode leaves off [FLG-07 m part]', () => {
  const items = matches(markup(SHOP, '/flags'), /data-item="([^"]*)"/g);
  expect(items).toEqual([...qualificationTypes]);
});

describe('the pages of signing in', () => {
  everyRow(['/login', '/en/login', '/fr-ca/fr/login'])(
    'ask at %s by the tag, which says what to do where no form comes',
    (path) => {
      expect(markup(SHOP, path)).toMatch(
        /<assess-sign-in>\s*<p>[^<]*JavaScript[^<]*<\/p>\s*<p>\s*<a .*tel:/s,
      );
      expect(markup(SHOP, path)).toContain('<assess-header>');
    },
  );

  it('end at a page with nothing on it but configuration, loader and dialogs [IDN-02 part]', () => {
    const text = markup(SHOP, '/signed-in.html');
    expect(configOf(text)).toMatchObject({ identity: { redirectUri: '/signed-in.html' } });
    expect(matches(text, /<(assess-[a-z-]+)/g)).toEqual(['assess-session']);
  });

  it('say of the identity service what was ordered', () => {
    const identity = { base: 'http://id.localhost:4300/auth', login: 'redirect' };
    const page = renderPage({ host: SHOP, path: '/en-us/', identity });
    expect(configOf(page?.html ?? '')).toMatchObject({ identity: { ...identity, realm: 'assess' } });
  });
});

describe('the integrator’s page', () => {
  it('has one script tag and one element of ours, and nothing else [QO-08 part]', () => {
    const text = markup(PARTNER, '/');
    expect(matches(text, /(<script\b)/g)).toHaveLength(1);
    expect(matches(text, /<(assess-[a-z-]+)/g)).toEqual(['assess-quick-order']);
    expect(text).toContain('data-commerce-base="http://commerce.localhost:4300/headless/ecommerce/v2"');
  });

  it('takes the port from the request, and leaves it out where there is none', () => {
    const other = renderPage({ host: 'partner.localhost', path: '/', port: '51000' });
    expect(other?.html).toContain('src="http://shop.localhost:51000/widgets/loader.js"');
    expect(renderPage({ host: 'partner.localhost', path: '/' })?.html).toContain(
      'src="http://shop.localhost/widgets/loader.js"',
    );
  });
});

describe('the checkout', () => {
  everyRow([
    ['/store/usassessments/en/en/checkout', 'US'],
    ['/store/caassessments/fr/fr/checkout', 'CA'],
    ['/store/nlassessments/nl/nl/checkout', 'NL'],
    ['/store/esassessments/es/es/checkout', 'ES'],
  ])(
    'at %s begins a new address with the country of its shop, %s [CHK-20 a part]',
    (path, defaultCountry) => {
      expect(configOf(markup(SHOP, path))).toMatchObject({ settings: { defaultCountry } });
    },
  );
});

describe('the list to paste', () => {
  const products = seedProducts();
  const find = (code: string) =>
    products.find((product) => product.code === code || product.isbn === code.replaceAll('-', ''));

  it('has 25 lines of which exactly two are wrong', () => {
    expect(PASTE_LINES).toHaveLength(25);
    const unknown = PASTE_LINES.filter(({ code }) => find(code) === undefined);
    expect(unknown.map(({ code }) => code)).toEqual(['9781559008663', 'CWI3-RPS25']);
    expect(find('9781559008662')?.code).toBe('PRA2-RSP25');
    expect(find('CWI3-RSP25')?.code).toBe('CWI3-RSP25');
  });

  it('has 23 lines that can be bought as they stand, each product once', () => {
    const known = PASTE_LINES.flatMap(({ code, quantity }) => {
      const product = find(code);
      return product ? [{ product, quantity }] : [];
    });
    expect(new Set(known.map(({ product }) => product.code)).size).toBe(23);
    const refused = known.filter(
      ({ product, quantity }) =>
        !product.online ||
        product.retired !== undefined ||
        product.notSoldOn.includes('usassessments') ||
        quantity < (product.minOrderQuantity ?? 1) ||
        quantity > Math.min(product.maxOrderQuantity ?? Infinity, product.stock ?? Infinity),
    );
    expect(refused.map(({ product }) => product.code)).toEqual([]);
  });

  it('stands in the page as a spreadsheet copies it', () => {
    const [lines] = matches(markup(SHOP, '/demo/paste'), /<textarea[^>]*>([^<]*)<\/textarea>/g);
    expect(lines).toBe(pasteText());
    expect(lines?.split('\n')[3]).toBe('978-1-55900-271-4\t1');
  });
});

it('presents only assessments that the store sells, at the level that it asks for', () => {
  const products = seedProducts();
  const differing = FAMILIES.filter(({ code, name, level, notSoldOn = [] }) => {
    const product = products.find((entry) => entry.code === code);
    const same = product?.level === level && product?.notSoldOn.join() === notSoldOn.join();
    return !(same && product?.name.startsWith(name));
  });
  expect(differing).toEqual([]);
});
