import type { Page } from 'playwright/test';
import { createPlainOcc, NoAnswer, type PlainOcc } from '../support/plain-occ.ts';
import { openAuthored } from './authored-page.ts';
import type { Host } from './fixtures.ts';

const WIDGETS =
  '<assess-mini-cart></assess-mini-cart><assess-quick-order></assess-quick-order><assess-cart></assess-cart>';

/**
 * Opens quick order, cart and mini-cart on one page whose commerce is a plain OCC host. The demo host takes no part in
 * it.
 */
export const openPlain = async (
  page: Page,
  host: Host,
  config: Record<string, unknown> = {},
  body = WIDGETS,
  // Another tab's host can be shared.
  occ = createPlainOcc(),
): Promise<PlainOcc> => {
  await page.route(`${host.shop}/occ/v2/**`, async (route) => {
    const asked = route.request();
    const body = asked.postData();
    const request = new Request(asked.url(), {
      method: asked.method(),
      headers: asked.headers(),
      ...(body !== null && { body }),
    });
    try {
      const answer = await occ.fetch(request);
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
      });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      await route.abort('connectionreset');
    }
  });
  await openAuthored(page, host, {
    body,
    config: { locale: 'en-us', commerceBase: '/occ/v2/{baseSiteId}', commerceExtensions: false, ...config },
  });
  return occ;
};

/** Returns the lines of the host's carts, each as `code×units`. */
export const heldBy = (occ: PlainOcc): string[] =>
  [...occ.carts.values()].map((cart) =>
    cart.lines.map(({ code, quantity }) => `${code}×${quantity}`).join(' '),
  );
