import { expect, test } from './fixtures.ts';
import { setPage } from './page-settings.ts';
import { expectAnonymous, expectSignedIn, identityCalls, session, signIn } from './signed-in-visit.ts';
import { started } from './started.ts';

const CART = '/store/usassessments/en/cart';

// Its pages are only opened: nothing is pressed whose focus could be watched.
test.use({ watched: false });

test.describe('with a session in the tab, a page', () => {
  for (const [settings, path] of [
    [{ session: false }, CART],
    [{ loggedInUser: false }, CART],
    [{ invoices: { simplified: true } }, CART],
    [{ invoices: { simplified: 'no' } }, '/invoices/en-us'],
    [{}, '/invoices/en-us'],
  ] as const)
    test(`with ${JSON.stringify(settings)} at ${path} is nobody’s, and asks for nobody [SES-12] [SES-01 part]`, async ({
      page,
      host,
    }) => {
      await page.goto(host.shop + CART);
      await signIn(page);
      await expect.poll(() => session(page)).toMatchObject({ user: { firstName: 'Mara' } });
      // Leaving the page ends all of its requests.
      await page.goto('about:blank');
      await setPage(page, host, new RegExp(`${path}$`), settings);
      await host.forgetRequests();
      await page.goto(host.shop + path);
      await expectAnonymous(page);
      await started(page);
      expect(await identityCalls(host)).toEqual([]);
      const paths = (await host.requests()).map((request) => request.path);
      expect(paths.filter((one) => /\/users\/(user-mara|current)|identityProfiles/.test(one))).toEqual([]);
    });

  for (const [settings, path] of [
    [{ invoices: { simplified: false } }, '/invoices/en-us'],
    [{ invoices: { simplified: 'yes' } }, CART],
    [{ session: 'off' }, CART],
    [{ invoices: null }, CART],
  ] as const)
    test(`with ${JSON.stringify(settings)} at ${path} is the visitor’s as any other [SES-12 part] [SES-01 part]`, async ({
      page,
      host,
    }) => {
      await page.goto(host.shop + CART);
      await signIn(page);
      await setPage(page, host, new RegExp(`${path}$`), settings);
      await page.goto(host.shop + path);
      await expectSignedIn(page);
    });
});
