import { readdirSync, readFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { openAuthored } from './authored-page.ts';
import { makeCart, returnWith } from './cart-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';

const { version } = packageJson;

/** Records what the widgets write to the console from now on. */
const consoleOf = (page: Page): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Assess widgets:')) lines.push(`${message.type()}: ${message.text()}`);
  });
  return lines;
};

const cartReads = (page: Page): string[] => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && /\/carts\//.test(pathname)) reads.push(pathname);
  });
  return reads;
};

const entryOf = (widget: string): string => {
  const file = readdirSync('dist/site/chunks').find((name) =>
    new RegExp(`^${widget}-[\\w-]{6}\\.js$`).test(name),
  );
  if (file === undefined) throw new Error(`The build has no chunk of ${widget}.`);
  return file;
};

/**
 * Serves a second copy of the built files at `/copy/`: other modules, with a store, a query client and a React of their
 * own, and of another release if `release` differs.
 */
const serveCopy = async (page: Page, release: string): Promise<void> => {
  await page.route('**/copy/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/copy/', '');
    const body = readFileSync(`dist/site/chunks/${file}`, 'utf8').replaceAll(version, release);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
};

const openCopies = async (page: Page, host: Host, release = version): Promise<void> => {
  await serveCopy(page, release);
  const guid = await makeCart(host, [['LMS4-KIT', 2]]);
  await returnWith(page, guid);
  // The loader loads the mini-cart; the copy loads quick order and then the mini-cart again.
  await openAuthored(page, host, { body: '<assess-mini-cart></assess-mini-cart>' });
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  await page.evaluate(
    async (files) => {
      for (const file of files) await import(`/copy/${file}`);
      document.body.append(document.createElement('assess-quick-order'));
    },
    [entryOf('quick-order'), entryOf('mini-cart')],
  );
  await expect(page.getByLabel('Code, row 1')).toBeVisible();
};

test.describe('two copies of the widgets on a page', () => {
  test('share one cart and read it once; what one adds the other shows [EMB-05]', async ({ page, host }) => {
    const reads = cartReads(page);
    await openCopies(page, host);
    expect(reads).toHaveLength(1);
    await page.getByLabel('Code, row 1').fill('MAB2-KIT');
    await page.getByLabel('Code, row 1').press('Enter');
    await page.getByRole('button', { name: /^Add 1 item/ }).click();
    await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
    expect(reads).toHaveLength(2);
  });

  test('share one session, which the first copy keeps [EMB-05]', async ({ page, host }) => {
    await openCopies(page, host);
    const registry = () =>
      page.evaluate(() => {
        const shared = (globalThis as unknown as Record<symbol, Record<string, unknown>>)[
          Symbol.for('assess-widgets')
        ] as { version: string; protocol: number; getSnapshot(): { session: unknown } };
        return { version: shared.version, protocol: shared.protocol, session: shared.getSnapshot().session };
      });
    await expect.poll(registry).toEqual({ version, protocol: 1, session: { status: 'anonymous' } });
  });

  test('say so once each, clearly [EMB-05]', async ({ page, host }) => {
    const said = consoleOf(page);
    await openCopies(page, host);
    expect(said).toEqual([
      'info: Assess widgets: <assess-mini-cart> is already defined; this copy stands back.',
      `warning: Assess widgets: two copies on this page, ${version} and ${version}. They share one session. Load one version only, unless each has tags of its own.`,
    ]);
  });
});

test('an older release beside a newer one shares its session and cart, and both are named [EMB-05]', async ({
  page,
  host,
}) => {
  const said = consoleOf(page);
  const reads = cartReads(page);
  await openCopies(page, host, '0.0.9');
  expect(reads).toHaveLength(1);
  expect(said.join('\n')).toContain(`two copies on this page, ${version} and 0.0.9.`);
  await page.getByLabel('Code, row 1').fill('MAB2-KIT');
  await page.getByLabel('Code, row 1').press('Enter');
  await page.getByRole('button', { name: /^Add 1 item/ }).click();
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
});

test('a copy of another protocol stands back, says so, and the author’s own content stays [EMB-05]', async ({
  page,
  host,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, Symbol.for('assess-widgets'), {
      value: { protocol: 0, version: '0.0.3' },
    });
    document.addEventListener('assess-error', (event) => {
      Object.assign(globalThis, { heard: (event as CustomEvent).detail });
    });
  });
  await openAuthored(page, host, {
    body: '<assess-quick-order><a href="/phone">Order by phone</a></assess-quick-order>',
  });
  await expect
    .poll(() => page.evaluate(() => (globalThis as { heard?: unknown }).heard))
    .toEqual({
      code: 'widget.start',
      widget: 'assess-quick-order',
    });
  await expect(page.getByRole('link', { name: 'Order by phone' })).toBeVisible();
  expect(said.join('\n')).toContain(
    `version 0.0.3 is already on this page and speaks protocol 0, this copy speaks 1. Load one version only.`,
  );
});
