import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBackend } from '../../demo-host/backend/app.ts';
import { createClock } from '../../demo-host/backend/core/clock.ts';
import { createMemoryRepository } from '../../demo-host/backend/core/memory-repository.ts';
import { seedProducts } from '../../demo-host/backend/product/seed.ts';
import { SESSIONS_PATH } from '../../demo-host/identity/identity-paths.ts';
import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { startDemoHost, type DemoHost } from '../../demo-host/server.ts';
import { certifiedClient, client } from '../support/certified-client.ts';
import { createVisitor, type Visitor } from '../support/host-visitor.ts';
import { signInByTree, walkStep } from '../support/identity-walk.ts';

let host: DemoHost;
let shop: string;
let visit: Visitor;
let certified: Awaited<ReturnType<typeof certifiedClient>>;

beforeAll(async () => {
  host = await startDemoHost({ port: 0, data: 'memory' });
  shop = `http://shop.localhost:${host.port}`;
});
afterAll(() => host.close());
beforeEach(async () => {
  visit = createVisitor();
  await signInByTree(visit, shop, 'mara');
  certified = await certifiedClient(visit, shop, `${shop}/signed-in.html`);
});

/** Returns the addresses that check a token: each way to commerce, and the store. */
const places = (): readonly string[] => [
  `${shop}/commerce/headless/ecommerce/v2/users/current`,
  `${shop}/commerce/occ/v2/usassessments/users/current`,
  `http://commerce.localhost:${host.port}/headless/ecommerce/v2/users/user-mara`,
  `${shop}/store-backend/store/customer/current`,
];

/** Returns the status of each of them for a token, without a cookie. */
const answers = (token: string): Promise<number[]> =>
  Promise.all(
    places().map(async (place) => {
      const headers = { Authorization: `Bearer ${token}`, 'X-Site-Id': 'usassessments' };
      return (await createVisitor()(place, { headers })).status;
    }),
  );
const TAKEN = [200, 200, 200, 200];
const REFUSED = [401, 401, 401, 401];

const revoke = async (token: string): Promise<void> => {
  const { server, options } = certified;
  await oauth.processRevocationResponse(
    await oauth.revocationRequest(server, client, oauth.None(), token, options),
  );
};
const renewal = async (refreshToken: string): Promise<number> => {
  const { server, options } = certified;
  return (await oauth.refreshTokenGrantRequest(server, client, oauth.None(), refreshToken, options)).status;
};
const signOut = () => visit(`${shop}${SESSIONS_PATH}?_action=logout`, { method: 'POST' });
const endSession = (idToken = '') =>
  visit(`${certified.server.end_session_endpoint}?id_token_hint=${idToken}`);

describe('an access token', () => {
  it('that was revoked is refused wherever it is shown, and no other [SES-13 part]', async () => {
    const [first, second] = [await certified.tokens(), await certified.tokens()];
    expect([await answers(first.access_token), await answers(second.access_token)]).toEqual([TAKEN, TAKEN]);
    await revoke(first.access_token);
    expect([await answers(first.access_token), await answers(second.access_token)]).toEqual([REFUSED, TAKEN]);
  });

  it('of a refresh token that was revoked is refused as well [SES-13 part]', async () => {
    const { access_token: token, refresh_token: refresh = '' } = await certified.tokens();
    await revoke(refresh);
    expect([await answers(token), await renewal(refresh)]).toEqual([REFUSED, 400]);
  });

  it.each(['sign-out', 'end of session'])(
    'is refused after the %s, and so are those of every tab, and what would renew them [SES-13 part] [IDN-03 part]',
    async (way) => {
      const [first, second] = [await certified.tokens(), await certified.tokens()];
      await (way === 'sign-out' ? signOut() : endSession(first.id_token));
      expect([await answers(first.access_token), await answers(second.access_token)]).toEqual([
        REFUSED,
        REFUSED,
      ]);
      expect(await renewal(second.refresh_token ?? '')).toBe(400);
    },
  );

  it('from before a proof, or a second sign-in, is refused after the sign-out too [SES-13 part]', async () => {
    const { access_token: early } = await certified.tokens();
    const { body } = await walkStep(visit, shop, 'authIndexType=service&authIndexValue=StepUp');
    expect((await walkStep(visit, shop, '', body, SEEDED_PASSWORD)).status).toBe(200);
    await signInByTree(visit, shop, 'mara');
    expect(await answers(early)).toEqual(TAKEN);
    await signOut();
    expect(await answers(early)).toEqual(REFUSED);
  });

  it('of one browser outlives the sign-out of another, and of whoever else signs in there [SES-13 part]', async () => {
    const { access_token: hers } = await certified.tokens();
    const elsewhere = createVisitor();
    await signInByTree(elsewhere, shop, 'mara');
    await elsewhere(`${shop}${SESSIONS_PATH}?_action=logout`, { method: 'POST' });
    expect(await answers(hers)).toEqual(TAKEN);
    await signInByTree(visit, shop, 'noor');
    await signOut();
    expect(await answers(hers)).toEqual(TAKEN);
  });

  it('is refused by the application object itself, without a host around it, once it was revoked [SES-13 part]', async () => {
    const backend = createBackend({
      repository: createMemoryRepository(seedProducts()),
      clock: createClock(),
      development: true,
    });
    const ask = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}`, 'X-Site-Id': 'usassessments' };
      const url = 'http://shop.localhost/commerce/headless/ecommerce/v2/users/current';
      return (await backend.fetch(new Request(url, { headers }))).status;
    };
    expect(await ask('demo-token-ana')).toBe(200);
    backend.revoke('demo-token-ana');
    expect([await ask('demo-token-ana'), await ask('demo-token-ben')]).toEqual([401, 200]);
  });
});
