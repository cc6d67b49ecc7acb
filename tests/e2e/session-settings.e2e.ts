import { expect, test, type Host, type Page } from './fixtures.ts';
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

/** Signs in once, and opens the page of each row with its settings. */
const openEach = async (
  page: Page,
  host: Host,
  rows: readonly Row[],
  look: () => Promise<void>,
): Promise<void> => {
  await page.goto(host.shop + CART);
  await signIn(page);
  await expect.poll(() => session(page)).toMatchObject({ user: { firstName: 'Mara' } });
  for (const row of rows)
    await test.step(nameOf(row), async () => {
      const [settings, path] = row;
      // Leaving the page ends all of its requests.
      await page.goto('about:blank');
      await setPage(page, host, new RegExp(`${path}$`), settings);
      await host.forgetRequests();
      await page.goto(host.shop + path);
      await look();
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    });
};

test.describe('with a session in the tab, a page', () => {
  test('that wants no session is nobody’s, and asks for nobody [SES-12] [SES-01 part]', ({ page, host }) =>
    openEach(page, host, NOBODYS, async () => {
      await expectAnonymous(page);
      await started(page);
      expect(await identityCalls(host)).toEqual([]);
      const paths = (await host.requests()).map((request) => request.path);
      expect(paths.filter((one) => /\/users\/(user-mara|current)|identityProfiles/.test(one))).toEqual([]);
    }));

  test('whose settings say nothing of it is the visitor’s as any other [SES-12 part] [SES-01 part]', ({
    page,
    host,
  }) => openEach(page, host, THE_VISITORS, () => expectSignedIn(page)));
});
