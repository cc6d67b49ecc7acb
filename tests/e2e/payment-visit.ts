import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FrameLocator, JSHandle } from 'playwright/test';
import { expect, type Host, type Page } from './fixtures.ts';
import type { Bench } from './payment-frame-script.ts';
import { moduleAsScript } from './plant-module.ts';

declare const planted: typeof import('./payment-frame-script.ts');

const source = (path: string): string =>
  readFileSync(new URL(`../../src/widgets/${path}`, import.meta.url), 'utf8');

const SHEETS = ['kit/styles/tokens.css', 'kit/styles/base.css', 'parts/payment-fields/payment-fields.css'];

/** Returns the address of the payment service for pages of the shop's host. */
export const payOf = ({ port }: Host): string => `http://pay.localhost:${port}`;

export type BenchOptions = {
  /** Options for `mount` besides the usual ones. */
  mount?: Parameters<typeof planted.open>[1];
  /** The setting `payment`. */
  base?: string;
  /** The page's own theme. */
  scheme?: 'light' | 'dark' | 'light dark';
  /** Runs in the page before the fields are mounted. */
  before?: () => void;
};

let script: Promise<string> | undefined;

/**
 * Opens a page of the shop from the demo host, under its policy. It is empty except for the room of a card's fields as
 * in the checkout, with the widgets' own styles. A page that a test makes up could not reach another origin of this
 * machine.
 */
export const openRoom = async (
  page: Page,
  host: Host,
  { scheme = 'light', mount }: Pick<BenchOptions, 'scheme' | 'mount'> = {},
): Promise<void> => {
  await page.route('**/widgets/**', (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
  await page.route('**/assets/site.css', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: `${SHEETS.map(source).join('\n')}\n:root{color-scheme:${scheme};background:Canvas}
        .assess-root{padding:24px;background:var(--_surface)}`,
    }),
  );
  await page.goto(`${host.shop}/signed-in.html`);
  await page.evaluate((mode) => {
    const made = (name: string, props: object, ...inner: Node[]) => {
      const element = Object.assign(document.createElement(name), props);
      element.append(...inner);
      return element;
    };
    const place = made('div', { className: 'pay-place' });
    place.setAttribute('data-assess-foreign', '');
    place.dataset['mode'] = mode;
    document.body.replaceChildren(
      made(
        'main',
        { className: 'assess-root' },
        made('h1', { textContent: 'Payment' }),
        made('div', { className: 'pay-fields' }, place),
        made('p', { id: 'below', textContent: 'Below' }),
        made('button', { id: 'next', textContent: 'Continue' }),
      ),
    );
  }, mount?.mode ?? 'new');
};

/** Mounts the fields there with the checkout's own adapter. */
export const openBench = async (
  page: Page,
  host: Host,
  { mount = {}, base = payOf(host), scheme, before }: BenchOptions = {},
): Promise<JSHandle<Bench>> => {
  await openRoom(page, host, { mount, ...(scheme && { scheme }) });
  script ??= moduleAsScript(fileURLToPath(new URL('./payment-frame-script.ts', import.meta.url)));
  await page.evaluate(await script);
  if (before) await page.evaluate(before);
  return page.evaluateHandle(([at, given]) => planted.open(at, given), [base, mount] as const);
};

export const isReady = (bench: JSHandle<Bench>): Promise<void> =>
  expect.poll(() => bench.evaluate((it) => it.state().status)).toBe('ready');

/** Finds the fields inside their frame. */
export const inFrame = (page: Page): FrameLocator => page.frameLocator('.pay-frame');

/** The test numbers of `demo-host/payment/test-cards.ts`. */
export const CARDS = {
  visa: '4242424242424242',
  refused: '4000000000009995',
  slow: '4000000000000119',
  challenge: '4000000000003220',
} as const;

export const typeCard = async (page: Page, number: string = CARDS.visa): Promise<void> => {
  const frame = inFrame(page);
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiration date').fill('09/31');
  await frame.getByLabel('Security code').fill('123');
};

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the violations that axe finds inside the frame. Its heading is on the page. */
export const violationsInFrame = async (page: Page): Promise<string[]> => {
  const frame = page.frames().find((one) => one.url().includes('/v1/frame'));
  if (!frame) throw new Error('There is no payment frame.');
  // The background behind the frame belongs to the page, and axe can't see it from inside.
  await frame.evaluate(() => {
    document.documentElement.style.background = 'var(--pay-surface)';
  });
  await frame.evaluate(axe);
  return frame.evaluate(async () => {
    const { axe: found } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    // The frame is within the page's main part, which has the heading.
    const off = ['page-has-heading-one', 'landmark-one-main', 'region'];
    const { violations } = await found.run({
      rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  });
};
