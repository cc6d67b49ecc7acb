import { fileURLToPath } from 'node:url';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { moduleAsScript } from './plant-module.ts';
import { proofField, proveByPassword } from './proof-by-password.ts';
import {
  door,
  expectAnonymous,
  expectSignedIn,
  orderIdentity,
  signIn,
  signInAtService,
  storedTokens,
} from './signed-in-visit.ts';

declare const planted: typeof import('./delicate-calls-script.ts');

const CART = '/store/usassessments/en/cart';
const TRAP = '/regional/trap';

/** Redirects matching calls to another origin, which any page of the shop may call. Their data must not arrive there. */
const leadAway = async (page: Page, host: Host, calls: RegExp, header?: string): Promise<void> => {
  await page.route(calls, (route) => {
    if (header !== undefined && route.request().headers()[header] === undefined) return route.fallback();
    const location = `http://content.localhost:${host.port}${TRAP}${new URL(route.request().url()).pathname}`;
    return route.fulfill({ status: 307, headers: { location } });
  });
};

/** Returns what arrived at the target of the redirect. */
const arrived = async (host: Host): Promise<string[]> =>
  (await host.requests()).map(({ method, path }) => `${method} ${path}`).filter((it) => it.includes(TRAP));

test.describe('a call that is led to another origin', () => {
  test('is not made there by the client after a proof, with token and proof on it [SEC-12 a,c]', async ({
    page,
    host,
  }) => {
    await page.goto(host.shop + CART);
    await signIn(page, 'tomas');
    await expectSignedIn(page, 'user-tomas');
    await page.evaluate(
      await moduleAsScript(fileURLToPath(new URL('./delicate-calls-script.ts', import.meta.url))),
    );
    await page.evaluate(() => void planted.bootstrap());
    await leadAway(page, host, /\/paymentdetails\//, 'x-idtoken');
    const path = { userId: 'current', paymentDetailsId: '8796093054002' };
    const failed = page.evaluate(
      (given) =>
        planted.callService(planted.deleteCard, { path: given }).then(
          () => 'done',
          ({ kind }: { kind: string }) => kind,
        ),
      path,
    );
    await expect(proofField(page)).toBeFocused();
    await proveByPassword(page);
    expect(await failed).toBe('network');
    expect(await arrived(host)).toEqual([]);
  });

  test('is not made there by the head’s early read, which says which cart is whose [SEC-12 a]', async ({
    page,
    host,
  }) => {
    await page.addInitScript(() => localStorage.setItem('assess.cartGuid.usassessments', '"a-guid"'));
    await leadAway(page, host, /\/users\/anonymous\/carts\//);
    const led = page.waitForEvent('requestfailed', (request) => request.url().includes('/a-guid'));
    await page.goto(host.shop + CART);
    await led;
    expect(await arrived(host)).toEqual([]);
  });

  test('is not made there by an exchange of a code, nor by a sign-out with token and hint [SEC-12 b]', async ({
    page,
    host,
  }) => {
    await page.goto(host.shop + CART);
    await leadAway(page, host, /\/access_token$/);
    await signInAtService(page);
    expect(
      await door(page, 'enter').then(
        () => 'signed in',
        () => 'refused',
      ),
    ).toBe('refused');
    expect(await storedTokens(page)).toBeNull();
    await page.unroute(/\/access_token$/);
    await door(page, 'enter');
    await expectSignedIn(page);
    const ends = /\/(?:revoke|endSession|logout|sessions\/)(?:\?|$)/;
    await leadAway(page, host, ends);
    const asked: string[] = [];
    page.on(
      'request',
      (request) =>
        ends.test(request.url()) && asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''),
    );
    await door(page, 'signOut', 'asked');
    await expectAnonymous(page);
    expect(asked.toSorted()).toEqual(['', 'endSession', 'logout', 'logout', 'revoke', 'revoke']);
    expect(await arrived(host)).toEqual([]);
  });
});

test.describe('the page where sign-in comes back to', () => {
  for (const query of ['error=login_required&state=theirs', 'code=stolen&state=theirs', 'error=x'])
    test(`with ${query} ends nobody’s session, and forgets nothing that was begun [SEC-14 e]`, async ({
      page,
      host,
    }) => {
      await orderIdentity(host, {
        page: { base: `http://id.localhost:${host.port}/auth`, login: 'redirect' },
      });
      // The page has no widget, because a widget would check whether the service knows these tokens. The same applies
      // to the page that is returned to.
      await page.goto(`${host.shop}/assets/favicon.svg`);
      await page.route(`${host.shop}/`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Home</title>' }),
      );
      await page.evaluate(() => {
        const begun = { state: 'mine', verifier: 'v', nonce: 'n', returnPath: '/', id: '', silent: false };
        const tokens = { id: 'sign-in', accessToken: 'a', idToken: 'i', userId: 'u' };
        const now = Date.now();
        const all = { ...tokens, issuedAt: now, tokenExpiry: now + 600_000 };
        sessionStorage.setItem('assess.signIn', JSON.stringify({ t: now, v: begun }));
        sessionStorage.setItem('assess.tokens', JSON.stringify(all));
        localStorage.setItem('assess.signedIn', JSON.stringify({ id: 'sign-in', who: 'a hash' }));
        localStorage.setItem('assess.tokenExpiry', JSON.stringify(all.tokenExpiry));
      });
      const stored = () =>
        page.evaluate(() => [
          sessionStorage.getItem('assess.signIn'),
          sessionStorage.getItem('assess.tokens'),
          localStorage.getItem('assess.signedIn'),
          localStorage.getItem('assess.tokenExpiry'),
        ]);
      const before = await stored();
      await page.goto(`${host.shop}/signed-in.html?${query}`);
      await page.waitForURL(`${host.shop}/`);
      expect(await stored()).toEqual(before);
    });
});
