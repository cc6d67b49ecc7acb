import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import type { ReleaseFiles } from '../../src/build/integrity.ts';
import { openAuthored, STRICT_CSP } from './authored-page.ts';
import { expect, test } from './fixtures.ts';

const LOADER = `v${packageJson.version}/loader.js`;
const BODY = '<assess-quick-order><p>Order by phone: 1-800-555-0100</p></assess-quick-order>';

const release = (): ReleaseFiles =>
  JSON.parse(readFileSync(`dist/site/v${packageJson.version}/integrity.json`, 'utf8')) as ReleaseFiles;

const loaderTag = (hash = ''): string =>
  `<script src="/widgets/${LOADER}" integrity="${hash}" crossorigin="anonymous" async></script>`;

/**
 * Returns an import map with the hash of every chunk, and a policy that allows this one inline script. If the loader
 * can't get a chunk, it requests it again with `?again`, so that address has the hash as well.
 */
const heldChunks = ({ integrity }: ReleaseFiles) => {
  const held = Object.entries(integrity)
    .filter(([file]) => file.startsWith('chunks/'))
    .flatMap(([file, hash]) => ['', '?again'].map((query) => [`/widgets/${file}${query}`, hash]));
  const map = { integrity: Object.fromEntries(held) as Record<string, string> };
  const text = JSON.stringify(map);
  const allowed = createHash('sha256').update(text).digest('base64');
  return {
    head: `<script type="importmap">${text}</script>`,
    csp: STRICT_CSP.replace("script-src 'self'", `script-src 'self' 'sha256-${allowed}'`),
  };
};

test('the versioned loader with another file’s hash is refused, and what the author wrote stays [EMB-03]', async ({
  page,
  host,
}) => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await openAuthored(page, host, {
    loader: loaderTag(release().integrity[LOADER.replace('loader', 'head')]),
    body: BODY,
  });
  await refused;
  await expect(page.getByText('Order by phone: 1-800-555-0100')).toBeVisible();
});

test('the versioned loader with its hash from the integrity file works, its chunks held to theirs [EMB-01]', async ({
  page,
  host,
}) => {
  const files = release();
  const loader = loaderTag(files.integrity[LOADER]);
  await openAuthored(page, host, { loader, body: BODY, ...heldChunks(files) });
  await expect(page.getByRole('heading', { name: 'Quick order' })).toBeVisible();
});

for (const [what, chunk] of [
  ['words', '**/chunks/quick-order.en-*'],
  ['code', /\/chunks\/quick-order-[\w-]{6}\.js/],
] as const)
  test(`a chunk of ${what} that is not the release’s own never runs where an import map holds the hashes [EMB-04]`, async ({
    page,
    host,
  }) => {
    await page.route(chunk, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = "taken over"' }),
    );
    const files = release();
    const loader = loaderTag(files.integrity[LOADER]);
    await openAuthored(page, host, { loader, body: BODY, ...heldChunks(files) });
    await expect(page.getByRole('button', { name: 'Reload this page' })).toBeVisible();
    await expect(page.getByText('Order by phone: 1-800-555-0100')).toBeVisible();
    await expect(page).toHaveTitle('Authored');
  });
