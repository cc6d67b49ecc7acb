import { expect, test, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import {
  door,
  expectAnonymous,
  expectSignedIn,
  identityCalls,
  orderIdentity,
  session,
  signIn,
  signInAtService,
  storedTokens,
} from './signed-in-visit.ts';
import { CART, HOME, newTab, signedInTabs } from './several-tabs.ts';
import { arrived } from './arrived.ts';

// Nothing on its pages is pressed, and watching each frame of six pages at once would take time.
test.use({ watched: false });

/** Returns all tokens that a page uses for its calls until then; null for a call without one. */
const askUntil = (tab: Page, end: number): Promise<readonly (string | null)[]> =>
  tab.evaluate(async (until) => {
    type Registry = { session: { token(): Promise<string | undefined> } };
    const { session: asks } = (globalThis as unknown as Record<symbol, Registry>)[
      Symbol.for('assess-widgets')
    ] as Registry;
    const tokens = new Set<string | null>();
    while (Date.now() < until) {
      tokens.add((await asks.token()) ?? null);
      // This lets the page and the other tabs do their own work.
      await new Promise((turn) => setTimeout(turn, 20));
    }
    return [...tokens];
  }, end);

test.describe('a session under odd conditions', () => {
  test('with tokens that live 5 s, six tabs that call all the time renew at most once a period, and nobody is signed out [REL-04]', async ({
    page,
    host,
  }) => {
    test.setTimeout(180_000);
    await orderIdentity(host, { tokenSeconds: 5 });
    await page.goto(host.shop + HOME);
    await signIn(page);
    const tabs = await signedInTabs(page, host.shop + HOME, 6);
    await host.forgetRequests();
    const begun = Date.now();
    // Each tab asks as its calls would, until two periods are over.
    const asked = await Promise.all(tabs.map((tab) => askUntil(tab, begun + 10_000)));
    const periods = (Date.now() - begun) / 4000;
    for (const tokens of asked) expect(tokens).not.toContain(null);
    const renewals = (await identityCalls(host)).filter((call) => call === 'POST access_token').length;
    expect(renewals).toBeGreaterThan(1);
    expect(renewals).toBeLessThanOrEqual(Math.ceil(periods));
    for (const tab of tabs) expect(await session(tab)).toMatchObject({ status: 'signed-in' });
  });

  for (const minutes of [10, -10])
    test(`with a clock that is ${minutes} minutes off one signs in, and is renewed [REL-05 part]`, async ({
      page,
      host,
    }) => {
      await page.clock.install({ time: Date.now() + minutes * 60_000 });
      await page.goto(host.shop + HOME);
      await signIn(page);
      await expectSignedIn(page);
      const before = (await storedTokens(page))?.accessToken ?? '';
      const renewed = door(page, 'renew', before);
      await page.clock.runFor(1000);
      expect(await renewed).toEqual(expect.any(String));
      await expectSignedIn(page);
    });

  test('a tab that is closed while it renews holds nobody up [REL-05 part] [SES-08 part]', async ({
    page,
    host,
  }) => {
    await page.goto(host.shop + HOME);
    await signIn(page);
    const second = await newTab(page, host.shop + CART);
    await expectSignedIn(second);
    const refused = (await storedTokens(page))?.accessToken ?? '';
    await host.fault({ path: '/auth/oauth2/realms/root/realms/assess/authorize', delayMs: 3000, times: 1 });
    const stuck = second.waitForRequest(/\/authorize\?/);
    void door(second, 'renew', refused).catch(() => undefined);
    await stuck;
    await second.close();
    expect(await door(page, 'renew', refused)).toEqual(expect.any(String));
    await expectSignedIn(page);
  });

  for (const [what, tokens] of [
    ['text', '"rubbish"'],
    ['half a set', '{"accessToken":"a"}'],
    ['markup', '<html>'],
    [
      'numbers for tokens',
      '{"accessToken":1,"idToken":2,"refreshToken":"","userId":"","issuedAt":1,"tokenExpiry":9e15}',
    ],
  ] as const)
    test(`${what} in place of the tokens counts as nothing [REL-05 part] [SEC-04 part]`, async ({
      page,
      host,
    }) => {
      await page.addInitScript((text) => sessionStorage.setItem('assess.tokens', text), tokens);
      await page.goto(host.shop + CART);
      await expect.poll(() => session(page)).toEqual({ status: 'anonymous' });
    });

  test('a profile of somebody else names nobody: the subject must be that of the id token [SEC-05]', async ({
    page,
    host,
  }) => {
    await page.route(/\/userinfo$/, (route) =>
      route.fulfill({
        json: { sub: 'user-noor', user_id: 'user-noor', given_name: 'Eve', family_name: 'Other' },
      }),
    );
    await host.fault({ path: '/users/user-mara', status: 500 });
    await page.goto(host.shop + CART);
    const read = page.waitForResponse(/\/userinfo$/);
    await signIn(page);
    await read;
    await arrived(page, /\/userinfo$/);
    expect(JSON.stringify(await session(page))).not.toContain('Eve');
    await expectSignedIn(page);
  });

  test('an answer to a sign-in that was begun more than ten minutes ago is none [SEC-05]', async ({
    page,
    host,
  }) => {
    await page.goto(host.shop + CART);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const begun = { state: 's', verifier: 'v', nonce: 'n', returnPath: CART, id: '', silent: false };
    await page.evaluate(
      ([value, time]) => sessionStorage.setItem('assess.signIn', JSON.stringify({ t: time, v: value })),
      [begun, Date.now() - 11 * 60_000] as const,
    );
    await page.goto(`${host.shop}/signed-in.html?code=c&state=s`);
    await expect.poll(() => session(page)).toEqual({ status: 'anonymous' });
    expect(said.join('\n')).toContain('could not retrieve original redirect information');
    expect(page.url()).toBe(`${host.shop}/signed-in.html`);
  });

  test('what a frame posts is not listened to, though it knows the state of a sign-in under way: only where our own stands counts [SEC-05]', async ({
    page,
    host,
  }) => {
    await orderIdentity(host, { page: { renewal: 'frame' } });
    await page.goto(host.shop + CART);
    await expectAnonymous(page);
    await signInAtService(page);
    const exchanged: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/access_token')) exchanged.push(request.postData() ?? '');
    });
    const release = await holdRequests(page, /\/authorize\?/);
    const asked = page.waitForRequest(/\/authorize\?/);
    const entered = door(page, 'enter');
    const query = new URL((await asked).url()).searchParams;
    const answer = { code: 'stolen', state: query.get('state'), iss: `${host.shop}/auth` };
    const href = `${query.get('redirect_uri')}?${new URLSearchParams({ code: 'stolen', state: answer.state ?? '' })}`;
    const posted = [href, answer, { type: 'authorization_response', response: answer }, { url: href }];
    await page.evaluate(() => {
      const heard: unknown[] = [];
      addEventListener('message', ({ data }) => heard.push(data));
      Object.assign(globalThis, { heard });
      for (const sandbox of [undefined, 'allow-scripts']) {
        const frame = document.createElement('iframe');
        frame.name = sandbox ?? 'same-origin';
        if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
        document.body.append(frame);
      }
    });
    for (const name of ['same-origin', 'allow-scripts'])
      await page.frame({ name })?.evaluate((messages) => {
        for (const message of messages) parent.postMessage(message, '*');
      }, posted);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard.length))
      .toBe(2 * posted.length);
    expect(await session(page)).toEqual({ status: 'anonymous' });
    release();
    await entered;
    await expectSignedIn(page);
    expect(exchanged).toHaveLength(1);
    expect(exchanged.join()).not.toContain('stolen');
  });
});
