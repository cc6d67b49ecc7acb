import { invoiceOfOrder } from '../../demo-host/backend/invoice/invoice.ts';
import { seedCode } from '../../demo-host/backend/order/order.ts';
import { fileURLToPath } from 'node:url';
import type * as Sdk from '@forgerock/javascript-sdk';
import type { PaymentIntent } from '../../src/api/invoice/payment.contract.ts';
import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { asCustomer } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { moduleAsScript } from './plant-module.ts';

// The identity service's own SDK, as its vendor ships it, in a page of the demo host and under that page's policy. So
// an independent client tests the host.

declare const planted: typeof import('./vendor-sdk-script.ts');

const SDK = fileURLToPath(new URL('./vendor-sdk-script.ts', import.meta.url));
let script: string;

// No part of a widget is pressed: the test checks the requests and answers of the vendor’s client.
test.use({ watched: false });

test.beforeAll(async () => {
  script = await moduleAsScript(SDK);
});

/** Adds the SDK to a page, set up as the vendor's guide says. */
const openWithSdk = async (page: Page, host: Host, tree = 'SignIn'): Promise<void> => {
  await page.goto(`${host.shop}/en-us/contact-us.html`);
  await page.evaluate(script);
  await page.evaluate(
    ([shop, name]) =>
      planted.Config.set({
        serverConfig: { baseUrl: `${shop}/auth/`, timeout: 15_000 },
        realmPath: 'assess',
        clientId: 'assess-store-web',
        scope: 'openid profile email',
        redirectUri: `${shop}/signed-in.html`,
        tokenStore: 'sessionStorage',
        tree: name,
      }),
    [host.shop, tree] as const,
  );
};

/** Passes the tree with the SDK and returns how it ended. */
const signIn = (page: Page, userName: string, password = SEEDED_PASSWORD): Promise<string> =>
  page.evaluate(
    async ([name, secret]) => {
      const step = (await planted.FRAuth.start()) as Sdk.FRStep;
      step.getCallbackOfType<Sdk.NameCallback>(planted.CallbackType.NameCallback).setName(name);
      step.getCallbackOfType<Sdk.PasswordCallback>(planted.CallbackType.PasswordCallback).setPassword(secret);
      return (await planted.FRAuth.next(step)).type;
    },
    [userName, password] as const,
  );

/** Returns the result of a promise of the page, as text. */
const outcome = (promise: Promise<unknown>): Promise<string> => promise.then(String, String);

type Call = { method: string; path: string; body?: unknown };

/** Makes one call with HttpClient. A step-up that it asks for is answered with this password. */
const request = (page: Page, call: Call, password = SEEDED_PASSWORD) =>
  page.evaluate(
    async ({ method, path, body, password: secret }) => {
      const steps: string[] = [];
      const response = await planted.HttpClient.request({
        url: `${location.origin}/commerce/headless/ecommerce/v2/users/current${path}`,
        init: {
          method,
          headers: { 'Content-Type': 'application/json', 'X-Site-Id': 'usassessments' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
        timeout: 5000,
        authorization: {
          handleStep: async (asked) => {
            const step = asked as Sdk.FRStep;
            steps.push(step.getStage() ?? '');
            step
              .getCallbackOfType<Sdk.PasswordCallback>(planted.CallbackType.PasswordCallback)
              .setPassword(secret);
            return step;
          },
        },
      });
      return { status: response.status, steps, body: await response.text() };
    },
    { ...call, password },
  );

test.describe('the identity service, asked by its vendor’s own client', () => {
  test('asks a wrong password again, and gives no tokens before the right one [IDN-04 part]', async ({
    page,
    host,
  }) => {
    await openWithSdk(page, host);
    expect(await signIn(page, 'mara', 'wrong')).toBe('Step');
    const early = page.evaluate(() => planted.TokenManager.getTokens());
    expect(await outcome(early)).toContain('End-User authentication is required');
    expect(await signIn(page, 'mara')).toBe('LoginSuccess');
  });

  test('gives tokens by the hidden frame, the same until they are renewed, and says whose they are [IDN-01 part] [IDN-02 part] [API-05 part]', async ({
    page,
    host,
  }) => {
    await openWithSdk(page, host);
    expect(await signIn(page, 'noor')).toBe('LoginSuccess');
    const take = (forceRenew: boolean) =>
      page.evaluate(
        async (force) =>
          ((await planted.TokenManager.getTokens({ forceRenew: force })) as Sdk.OAuth2Tokens).accessToken,
        forceRenew,
      );
    const first = await take(false);
    expect(await take(false)).toBe(first);
    const renewed = await take(true);
    expect(renewed).not.toBe(first);
    const current = (token: string) =>
      page.evaluate(
        async (bearer) =>
          (
            await fetch('/store-backend/store/customer/current', {
              headers: { Authorization: `Bearer ${bearer}` },
            })
          ).status,
        token,
      );
    expect([await current(first), await current(renewed)]).toEqual([401, 200]);
    expect(await page.evaluate(() => planted.UserManager.getCurrentUser())).toMatchObject({
      user_id: 'user-noor',
      given_name: 'Noor',
      email: 'noor@practice.example',
    });
  });

  test('ends the session, and nothing is given any more [IDN-03 part]', async ({ page, host }) => {
    await openWithSdk(page, host);
    expect(await signIn(page, 'tomas')).toBe('LoginSuccess');
    await page.evaluate(() => planted.TokenManager.getTokens());
    await host.forgetRequests();
    await page.evaluate(() => planted.FRUser.logout({ redirect: false }));
    const asked = (await host.requests())
      .filter(({ path }) => path.startsWith('/auth/'))
      .map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`);
    const base = '/auth/oauth2/realms/root/realms/assess';
    expect(asked).toEqual([
      'POST /auth/json/realms/root/realms/assess/sessions/',
      `GET ${base}/connect/endSession`,
      `POST ${base}/token/revoke`,
    ]);
    const again = page.evaluate(() => planted.TokenManager.getTokens());
    expect(await outcome(again)).toContain('End-User authentication is required');
  });
});

test.describe('a step-up by the vendor’s own client', () => {
  test.beforeEach(async ({ page, host }) => {
    await openWithSdk(page, host);
    await signIn(page, 'yuki');
    await page.evaluate(() => planted.TokenManager.getTokens());
  });

  test('fails with its message when the tree does [IDN-05 part]', async ({ page }) => {
    const call = { method: 'DELETE', path: '/paymentdetails/8796093054001' };
    expect(await outcome(request(page, call, 'wrong'))).toContain('Authentication tree failure.');
  });

  test('proves a transaction in headers, where the advice is in the body [IDN-05 part]', async ({ page }) => {
    const call = { method: 'DELETE', path: '/paymentdetails/8796093054001' };
    expect(await request(page, call)).toMatchObject({ status: 200, steps: ['StepUp'] });
  });

  test('proves a transaction in the address, where the advice is in a header [IDN-05 part]', async ({
    page,
    host,
  }) => {
    const call = { method: 'GET', path: `/orders/${seedCode('user-yuki')}/accesscodes` };
    const answer = await request(page, call);
    expect(answer).toMatchObject({ status: 200, steps: ['StepUp'] });
    expect(answer.body).toContain('7KQ2-M9XD-4TRB');
    const last = (await host.requests()).findLast(({ path }) => path.includes('/accesscodes'));
    expect(last?.path).toMatch(/\?_txid=[\w-]+&_idtoken=/);
  });

  test('proves a tree [IDN-05 part]', async ({ page, host }) => {
    const id = invoiceOfOrder(seedCode('user-yuki'));
    const path = '/invoices/payments';
    const intent = await asCustomer(host, 'yuki', 'POST', `${path}/intents`, { ids: [id] });
    const { key, total, currency } = intent as PaymentIntent;
    // The service has no such card. It says so after the proof alone.
    const body = { key, token: 'tok-1', expectedTotal: total.value, expectedCurrency: currency };
    const answer = await request(page, { method: 'POST', path, body });
    expect(answer).toMatchObject({ status: 409, steps: ['StepUp'] });
    expect(answer.body).toContain('PaymentRefused');
  });
});
