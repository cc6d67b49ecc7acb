import { expect, test, type Host, type Page } from './fixtures.ts';
import { expectSignedIn, signIn } from './signed-in-visit.ts';

const CART = '/store/usassessments/en/cart';

/** Opens a page of another origin of the same site, with the shop's page in a frame. */
const frame = async (page: Page, host: Host, path: string): Promise<void> => {
  const html = `<!doctype html><title>Framing</title><iframe src="${host.shop}${path}" width="900" height="600"></iframe>`;
  await page.route(`${host.partner}/framing`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`${host.partner}/framing`);
};

for (const path of [
  '/en-us/en/login?returnTo=/',
  '/store/usassessments/en/checkout',
  '/store/usassessments/en/my-account/orders',
  '/signed-in.html',
])
  test(`${path} refuses to be framed by another origin [SEC-14 d]`, async ({ page, host }) => {
    await frame(page, host, path);
    const inside = page.frames().find((each) => each.parentFrame() !== null);
    await expect.poll(() => inside?.url()).toBe('chrome-error://chromewebdata/');
  });

for (const [where, expected] of [
  ['another origin', 'none'],
  ['the shop', 'asked'],
] as const)
  test(`without the shop’s header a step-up in a frame of ${where}: ${expected} [SEC-14 d]`, async ({
    page,
    host,
  }) => {
    const answer = await page.goto(host.shop + CART);
    const body = (await answer?.text()) ?? '';
    await signIn(page);
    await expectSignedIn(page);
    await page.route(`${host.shop}${CART}`, (route) => route.fulfill({ contentType: 'text/html', body }));
    if (where === 'another origin') await frame(page, host, CART);
    else
      await page.evaluate((path) => {
        const inside = document.createElement('iframe');
        inside.src = path;
        document.body.append(inside);
      }, CART);
    const inner = page.frameLocator('iframe');
    await expect(inner.locator('assess-cart')).toBeAttached();
    const framed = page.frames().find((each) => each.parentFrame() !== null);
    const door = await framed?.waitForFunction(
      () =>
        (globalThis as unknown as Record<symbol, Door | undefined>)[Symbol.for('assess-widgets')]?.session,
    );
    const proof = door?.evaluate((session) => session?.stepUp({ kind: 'tree', name: 'StepUp' }));
    const field = inner.getByLabel('Password', { exact: true });
    if (expected === 'asked') await field.press('Escape');
    expect(await proof).toBeUndefined();
    await expect(field).toHaveCount(0);
  });

type Door = { session: { stepUp(advice: unknown): Promise<unknown> } };
