import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutQuestionWords } from '../../docs/site/question-words.mjs';
import { serveFolder } from '../support/serve-folder.ts';
import { QUESTIONS } from './docs-questions.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { rowsOf } from './rows-of.ts';

/** The documentation as `npm run docs` has built it. `npm test` builds it before these tests. */
const SITE = 'dist/docs';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Found = { url: string };
type Search = { search(words: string): Promise<{ results: { data(): Promise<Found> }[] }> };

/** Returns the first three pages that the site's own search lists for these words. */
const firstThree = (page: Page, words: string): Promise<string[]> =>
  page.evaluate(async (asked) => {
    const index = '/docs/pagefind/pagefind.js';
    const { search } = (await import(index)) as Search;
    const { results } = await search(asked);
    return Promise.all(results.slice(0, 3).map(async (one) => (await one.data()).url));
  }, words);

test('its search leads 44 of 48 questions to the page that answers, among the first three [EMB-15 c]', async ({
  page,
  host,
}) => {
  expect(QUESTIONS).toHaveLength(48);
  await page.goto(`${host.shop}/docs/`);
  const lost: string[] = [];
  for (const [question, answer] of QUESTIONS) {
    const found = await firstThree(page, withoutQuestionWords(question));
    if (!found.includes(`/docs/${answer}/`)) lost.push(`${question}: ${found.join(' ')}`);
  }
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(4);
});

test('a person finds a page by typing and pressing Enter [EMB-15 c]', async ({ page, host }) => {
  await page.goto(`${host.shop}/docs/`);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('what do I do about widget.chunk?');
  await page.getByRole('dialog').getByRole('link', { name: 'Error codes' }).first().click();
  await expect(page.getByRole('heading', { name: 'What to do about widget.chunk' })).toBeVisible();
});

/** What somebody looks up, the page that has it, and what stands there. */
const LOOKED_UP = [
  ['reference/settings/', 'mediaHosts', 'Further host names for pictures'],
  ['reference/messages/quick-order/', 'quick-order.title', 'Commande rapide'],
  ['reference/flags/', 'productImages', 'Products and lines show pictures.'],
  ['reference/events/', 'assess-order-placed', 'total: number; currency: string'],
  ['reference/error-codes/', 'widget.styles', 'Allow the origin of the widgets in style-src'],
  ['reference/commerce/orders/', 'POST /users/{userId}/orders', 'Only this amount is charged.'],
] as const;

test('settings, message keys, flags, events, error codes and calls of commerce are there to look up [EMB-15 b]', async ({
  page,
  host,
}) => {
  for (const [path, name, said] of LOOKED_UP) {
    await page.goto(`${host.shop}/docs/${path}`);
    await expect(page.getByRole('main')).toContainText(name);
    await expect(page.getByRole('main')).toContainText(said);
  }
});

const ids = new Map<string, ReadonlySet<string>>();
const idsOf = (file: string): ReadonlySet<string> => {
  const known =
    ids.get(file) ??
    new Set([...readFileSync(file, 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
  ids.set(file, known);
  return known;
};

test('every link of every page leads to a page and a place that are there [EMB-15 e]', () => {
  const pages = globSync(`${SITE}/**/*.html`, { exclude: [`${SITE}/widgets/**`] });
  expect(pages.length).toBeGreaterThan(150);
  const lost = pages.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(/ (?:href|src)="(\/[^"]*|#[^"]*)"/g)].flatMap(([, link = '']) => {
      const [path = '', place] = link.replaceAll('&amp;', '&').split('#');
      const below = path.replace(/^\/docs/, '').replace(/\?.*$/, '');
      if (path !== '' && !path.startsWith('/docs')) return [`${from}: ${link}`];
      const file = path === '' ? from : join(SITE, below.endsWith('/') ? `${below}index.html` : below);
      if (!existsSync(file)) return [`${from}: ${link}`];
      // What is composed stands after `#` too.
      return place && place !== '_top' && !place.startsWith('widget=') && !idsOf(file).has(place)
        ? [`${from}: ${link}`]
        : [];
    }),
  );
  expect([...new Set(lost)]).toEqual([]);
});

test('each page has a plain-text twin, and llms.txt lists them all [EMB-15 d]', async ({ page, host }) => {
  const list = readFileSync(`${SITE}/llms.txt`, 'utf8');
  const twins = [...list.matchAll(/\]\(\/docs\/([^)]+)\)/g)].map(([, path = '']) => path);
  const pages = globSync(`${SITE}/**/index.html`).map((file) => file.replaceAll('\\', '/'));
  expect(twins).toHaveLength(pages.length - 1);
  expect(twins.filter((path) => !existsSync(join(SITE, path)))).toEqual([]);
  const answer = await page.request.get(`http://localhost:${host.port}/docs/operators/upgrade.txt`);
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toContain('## What a version may change');
});

/** `composer.e2e.ts` shows every widget in this frame. */
test('the widget of a page is used as in the shop, and follows the choices above it [EMB-15 a]', async ({
  page,
  host,
}) => {
  const called: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/docs/')) called.push(pathname);
  });
  await page.goto(`${host.shop}/docs/reference/widgets/quick-order/`);
  const live = page.frameLocator('iframe[title="assess-quick-order, live"]');
  await live.getByLabel('Code, row 1').fill('LMS4-KIT');
  await live.getByLabel('Code, row 1').press('Enter');
  await live.getByRole('button', { name: /^Add 1 item/ }).click();
  await expect(live.locator('.qo').getByText('1 item was added to the cart.')).toBeVisible();
  await page.getByLabel('Locale').selectOption('nl-nl');
  await expect(live.getByRole('heading', { name: 'Snel bestellen' })).toBeVisible();
  await page.getByLabel('State').selectOption('one');
  await expect(live.getByRole('listitem').filter({ hasText: 'Lindgren' })).toBeVisible();
  await page.getByLabel('Look').selectOption('dark');
  await expect(live.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByLabel('Width').selectOption('320');
  await expect(page.locator('.live iframe')).toHaveCSS('width', '320px');
  expect(called).toEqual([]);
  await page.getByRole('link', { name: 'Open in the composer' }).click();
  await expect(page.getByLabel('Widget', { exact: true })).toHaveValue('quick-order');
  await expect(page.getByLabel('State')).toHaveValue('one');
  await expect(page.getByLabel('Locale')).toHaveValue('nl-nl');
});

test('a live widget shows the fault that is chosen, and is dark with its page [EMB-15 a]', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${host.shop}/docs/reference/widgets/order-history/`);
  const live = page.frameLocator('.live iframe');
  await expect(live.getByRole('heading', { name: 'Order history' })).toBeVisible();
  await expect(live.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByLabel('What fails').selectOption('down');
  await expect(live.getByRole('button', { name: 'Try again' })).toBeVisible();
});

/** The samples of the written pages that have a tag, by page. The addresses are those of this host. */
const samples = (host: Host): [string, string][] =>
  globSync('docs/pages/**/*.md').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^```html\n([^]*?)^```/gm)]
      .map(([, text = '']) => text)
      .filter((text) => text.includes('<assess-'))
      .map((text): [string, string] => [
        file,
        text
          .replaceAll('https://shop.example', host.shop)
          .replaceAll('https://commerce.example', `http://commerce.localhost:${host.port}`)
          .replaceAll('localhost:4300', `localhost:${host.port}`),
      ]),
  );

const CONFIG =
  '<script type="application/json" data-assess-config>{"locale": "en-us", "commerceBase": "/commerce/headless/ecommerce/v2"}</script>';
const LOADER = '<script src="/widgets/loader.js" async></script>';

/** Returns a sample as a page. What the sample itself does not have is added: settings and loader. */
const pageOf = (sample: string): string => {
  const isConfigured = /data-assess-config|data-commerce-base/.test(sample);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sample</title>${isConfigured ? '' : CONFIG}${sample}${sample.includes('loader.js') ? '' : LOADER}</html>`;
};

test('each sample with a tag is drawn as it stands, and its author is told of no mistake [EMB-15 e]', async ({
  page,
  host,
}) => {
  const all = samples(host);
  expect(all.length).toBeGreaterThan(6);
  const told: string[] = [];
  page.on('console', (message) => {
    if (/assess/i.test(message.text()) && ['error', 'warning'].includes(message.type()))
      told.push(message.text());
  });
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  const elsewhere = await serveFolder(folder);
  try {
    for (const [file, sample] of all) {
      // A sample that names the shop is for a page of another origin; the others are for pages of the shop.
      if (sample.includes(host.shop)) {
        writeFileSync(join(folder, 'index.html'), pageOf(sample));
        await page.goto(elsewhere.url);
      } else {
        const address = `${host.shop}/sample`;
        const body = pageOf(sample);
        await page.route(address, (route) =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
        );
        await page.goto(address);
        await page.unroute(address);
      }
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('assess-started').length), {
          message: file,
        })
        .toBeGreaterThan(0);
    }
  } finally {
    await elsewhere.close();
    rmSync(folder, { recursive: true });
  }
  expect(told).toEqual([]);
});

const LOOKED_AT = rowsOf(
  ['', 'composer/', 'reference/widgets/checkout/', 'reference/settings/'],
  ['integrators/loader/', 'reference/messages/cart/', 'reference/commerce/orders/'],
);

type Axe = {
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** Returns what axe finds; of a page that was looked at whole before, its colours alone. */
const axeFinds = (page: Page, rules?: readonly string[]): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const { axe: checks } = globalThis as unknown as { axe: Axe };
    const { violations } = await checks.run({ exclude: ['iframe'] }, runOnly ? { runOnly } : {});
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, rules);

test('axe finds nothing on the pages, light and dark, and none is wider than a phone [EMB-15 part]', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of LOOKED_AT) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`${host.shop}/docs/${path}`);
    await page.evaluate(axe);
    // The site makes a wide table focusable once the browser has time.
    await expect.poll(() => axeFinds(page), { message: path }).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect.poll(() => axeFinds(page, ['color-contrast']), { message: `${path}, dark` }).toEqual([]);
  }
});
