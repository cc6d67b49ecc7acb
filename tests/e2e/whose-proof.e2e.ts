import { fileURLToPath } from 'node:url';
import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { moduleAsScript } from './plant-module.ts';
import { proofField, proveByPassword } from './proof-by-password.ts';
import { CART, newTab } from './several-tabs.ts';
import {
  door,
  expectAnonymous,
  expectSignedIn,
  signIn,
  signInAtService,
  storedTokens,
} from './signed-in-visit.ts';
import { rowsOf } from './rows-of.ts';

declare const planted: typeof import('./delicate-calls-script.ts');

const CARD = '8796093054002';

/** Opens the cart's page of a signed-in customer, with a script of its own that calls as the widgets do. */
const openSignedIn = async (page: Page, host: Host): Promise<void> => {
  await page.goto(host.shop + CART);
  await signIn(page);
  await expectSignedIn(page);
  await page.evaluate(
    await moduleAsScript(fileURLToPath(new URL('./delicate-calls-script.ts', import.meta.url))),
  );
  await page.evaluate(() => void planted.bootstrap());
};

/** Deletes a card as the page's own code would. Returns the outcome in words. */
const deleteCard = (page: Page): Promise<string> =>
  page.evaluate(
    (paymentDetailsId) =>
      planted
        .callService(planted.deleteCard, { path: { userId: 'current', paymentDetailsId } })
        .then(() => 'deleted', String),
    CARD,
  );

for (const next of rowsOf(['noor'] as const, [undefined]))
  test(`a proof that is asked for ends with the sign-in of who was asked, once they sign out ${next ? 'and another signs in ' : ''}in another tab: nothing is repeated [SES-13 g]`, async ({
    page,
    host,
  }) => {
    await openSignedIn(page, host);
    const other = await newTab(page, host.shop + CART);
    await expectSignedIn(other);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(CARD)) sent.push(request.method());
    });
    const done = deleteCard(page);
    await proofField(page).fill('half of a passw');
    await door(other, 'signOut', 'asked');
    if (next) await signIn(other, next);
    await (next ? expectSignedIn(page, `user-${next}`) : expectAnonymous(page));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await done).toContain('Another visitor.');
    expect(sent).toEqual(['DELETE']);
  });

test('a proof that the service has not answered when they sign out and another signs in in another tab is broken off: the service’s session stays the other’s [SES-13 c,g part]', async ({
  page,
  host,
}) => {
  await openSignedIn(page, host);
  const done = deleteCard(page);
  await proofField(page).fill(SEEDED_PASSWORD);
  await holdRequests(page, '**/authenticate**');
  const asked = page.waitForRequest('**/authenticate**');
  const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/authenticate'));
  await proofField(page).press('Enter');
  await asked;
  const other = await newTab(page, host.shop + CART);
  await expectSignedIn(other);
  await door(other, 'signOut', 'asked');
  await signIn(other, 'noor');
  await expectSignedIn(page, 'user-noor');
  expect((await broken).method()).toBe('POST');
  expect(await done).toContain('Another visitor.');
});

for (const [when, end] of [
  ['before', 'refused'],
  ['while', 'deleted'],
] as const)
  test(`a proof of hers is given and used by nobody else where the service’s cookie becomes another’s ${when} it is asked for [SES-13 g part]`, async ({
    page,
    host,
  }) => {
    await openSignedIn(page, host);
    const { accessToken } = (await storedTokens(page)) ?? {};
    const as: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes(CARD)) as.push(request.headers()['authorization']);
    });
    if (when === 'before') await signInAtService(page, 'noor');
    const done = deleteCard(page);
    await expect(proofField(page)).toBeVisible();
    if (when === 'while') await signInAtService(page, 'noor');
    await proveByPassword(page);
    // Another person's password is no proof for her. Her own journey stays hers if it began before.
    expect((await done) === 'deleted' ? 'deleted' : 'refused').toBe(end);
    expect(new Set(as)).toEqual(new Set([`Bearer ${accessToken}`]));
    await expectSignedIn(page);
  });
