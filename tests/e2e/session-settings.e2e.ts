import { eachRow } from './each-row.ts';
import { expect, test } from './fixtures.ts';
import { setPage } from './page-settings.ts';
import { expectAnonymous, expectSignedIn, identityCalls, session, signIn } from './signed-in-visit.ts';
import { started } from './started.ts';

const CART = '/store/usassessments/en/cart';

// Its pages are only opened: nothing is pressed whose focus could be watched.
test.use({ watched: false });

/** What a page sets, and its path. */
type Row = readonly [settings: Record<string, unknown>, path: string];
const nameOf = ([settings, path]: Row) => `${JSON.stringify(settings)} at ${path}`;

const NOBODYS: readonly Row[] = [
  [{ session: false }, CART],
  [{ loggedInUser: false }, CART],
  [{ invoices: { simplified: true } }, CART],
  [{ invoices: { simplified: 'no' } }, '/invoices/en-us'],
  [{}, '/invoices/en-us'],
];
const THE_VISITORS: readonly Row[] = [
  [{ invoices: { simplified: false } }, '/invoices/en-us'],
  [{ invoices: { simplified: 'yes' } }, CART],
  [{ session: 'off' }, CART],
  [{ invoices: null }, CART],
];

test.describe('with a session in the tab, a page', () => {
  test('that wants no session is nobody’s, and asks for nobody [SES-12] [SES-01 part]', ({ page, host }) =>
    eachRow({ page, host }, NOBODYS, nameOf, async ([settings, path]) => {
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
    }));

  test('whose settings say nothing of it is the visitor’s as any other [SES-12 part] [SES-01 part]', ({
    page,
    host,
  }) =>
    eachRow({ page, host }, THE_VISITORS, nameOf, async ([settings, path]) => {
      await page.goto(host.shop + CART);
      await signIn(page);
      await setPage(page, host, new RegExp(`${path}$`), settings);
      await page.goto(host.shop + path);
      await expectSignedIn(page);
    }));
});
