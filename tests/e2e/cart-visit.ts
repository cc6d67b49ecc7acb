import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Host, type Locator, type Page } from './fixtures.ts';
import type { BaseSite } from '../../src/core/locale/locale-table.ts';
import { storageName } from '../../src/core/storage-names.ts';
import { openAuthored } from './authored-page.ts';

const CARTS = '/commerce/headless/ecommerce/v2/users/anonymous/carts';

export const KIT = 'LMS4-KIT';
export const FORMS = 'LMS4-REC25';
/** Lines with two kits, and three of a product whose minimum is three. */
export const BOTH = [
  [KIT, 2],
  [FORMS, 3],
] as const;

type Line = readonly [code: string, quantity: number];

const send = async (
  host: Host,
  method: string,
  path: string,
  body?: unknown,
  site = 'usassessments',
): Promise<unknown> => {
  const response = await fetch(`http://localhost:${host.port}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Site-Id': site },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return response.headers.get('Content-Type')?.includes('json') ? response.json() : undefined;
};

/** Makes a cart as if on another visit, tab or device of the same visitor. Returns its GUID. */
export const makeCart = async (host: Host, lines: readonly Line[], site?: string): Promise<string> => {
  const { guid } = (await send(host, 'POST', CARTS, {}, site)) as { guid: string };
  for (const line of lines) await addElsewhere(host, guid, line, site);
  return guid;
};

export const addElsewhere = async (
  host: Host,
  guid: string,
  [code, quantity]: Line,
  site?: string,
): Promise<void> => {
  const entry = { product: { code }, quantity };
  const answer = (await send(host, 'POST', `${CARTS}/${guid}/entries`, entry, site)) as {
    statusCode: string;
  };
  if (answer.statusCode !== 'success') throw new Error(`${code}: ${answer.statusCode}`);
};

export const removeElsewhere = (host: Host, guid: string, entryNumber: number): Promise<unknown> =>
  send(host, 'DELETE', `${CARTS}/${guid}/entries/${entryNumber}`);

export const loseCart = (host: Host, guid: string): Promise<unknown> =>
  send(host, 'DELETE', `${CARTS}/${guid}`);

/** Returns the server's own answer for a cart. */
export const readCart = (host: Host, guid: string, site?: BaseSite): Promise<unknown> =>
  send(host, 'GET', `${CARTS}/${guid}?fields=FULL`, undefined, site);

/** Returns the server's current lines, as `code × quantity`. */
export const held = async (host: Host, guid: string, site?: BaseSite): Promise<string[]> => {
  const cart = (await readCart(host, guid, site)) as {
    entries: { quantity: number; product: { code: string } }[];
  };
  return cart.entries.map(({ product, quantity }) => `${product.code} × ${quantity}`);
};

/** Lets the visitor return with the cart of an earlier visit. */
export const returnWith = (page: Page, guid: string, site: BaseSite = 'usassessments'): Promise<unknown> =>
  page.context().addInitScript(
    ([name, value]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    },
    [storageName('cartGuid', site), JSON.stringify(guid)] as const,
  );

export const cartUrl = (host: Host): string => `${host.shop}/store/usassessments/en/cart`;
export const quickOrderUrl = (host: Host): string => `${host.shop}/store/usassessments/en/quickOrder`;

/** Opens the cart page with these lines in the cart. Returns the cart's GUID. */
export const visitCart = async (page: Page, host: Host, lines: readonly Line[]): Promise<string> => {
  const guid = await makeCart(host, lines);
  await returnWith(page, guid);
  await page.goto(cartUrl(host));
  await expect(page.locator('assess-cart .line')).toHaveCount(lines.length);
  return guid;
};

/** Opens a page with this authored body, with these lines in the visitor's cart. Returns the cart's GUID. */
export const openWithCart = async (
  page: Page,
  host: Host,
  body: string,
  lines: readonly Line[],
): Promise<string> => {
  const guid = await makeCart(host, lines);
  await returnWith(page, guid);
  await openAuthored(page, host, { body });
  return guid;
};

/** Finds a line of the cart by its product code. */
export const lineOf = (page: Page, code: string): Locator =>
  page.locator(`assess-cart [data-line="${code}"]`);

export const quantityOf = (page: Page, code: string): Locator => lineOf(page, code).getByRole('textbox');

export const miniButton = (page: Page): Locator =>
  page.locator('assess-mini-cart').first().getByRole('button').first();

/** Finds the last text of the page's live region. */
export const said = (page: Page): Locator => page.locator('polite-live-region [role=status]');

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Waits until animations and transitions have ended: a half-faded element has half of its contrast. Endless ones are
 * ignored.
 */
const animationsEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    const ending = roots(document)
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Returns the violations that axe finds inside a tag, after its animations have ended. */
export const violations = async (page: Page, tag: string): Promise<string[]> => {
  await animationsEnded(page);
  await page.evaluate(axe);
  return page.evaluate(async (selector) => {
    const { axe: found } = globalThis as unknown as {
      axe: { run(context: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: all } = await found.run(selector);
    return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, tag);
};
