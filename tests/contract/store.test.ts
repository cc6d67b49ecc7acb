import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDemoHost, type DemoHost } from '../../demo-host/server.ts';
import { certifiedClient } from '../support/certified-client.ts';
import { createVisitor, type Visitor } from '../support/host-visitor.ts';
import { signInByTree } from '../support/identity-walk.ts';

let host: DemoHost;
let shop: string;
let visit: Visitor;

beforeAll(async () => {
  host = await startDemoHost({ port: 0, data: 'memory' });
  shop = `http://shop.localhost:${host.port}`;
});
afterAll(() => host.close());
beforeEach(() => {
  visit = createVisitor();
});

const takeToken = async () => {
  const { tokens } = await certifiedClient(visit, shop, `${shop}/signed-in.html`);
  return (await tokens()).access_token;
};

const store = async (path: string, token?: string) => {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const response = await visit(`${shop}/store-backend${path}`, { headers });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

const CURRENT = '/store/customer/current';
const SESSION = '/api/assessments/checkout/session';

describe('the store back end', () => {
  it('knows nobody without token and cookie, and no token that is none [API-04 part]', async () => {
    expect((await store(CURRENT)).status).toBe(401);
    expect((await store(CURRENT, 'nonsense')).status).toBe(401);
    expect(await store(SESSION)).toEqual({ status: 200, type: 'text/plain; charset=utf-8', text: 'false' });
    expect((await store('/identityProfiles?userId=user-mara')).status).toBe(401);
  });

  it('knows a customer by the cookie alone, until either logout ends that [API-04 part] [SES-02 part]', async () => {
    for (const logout of ['/logout', '/store/usassessments/en/logout?timeout=true']) {
      await signInByTree(visit, shop, 'noor');
      expect(JSON.parse((await store(CURRENT)).text)).toEqual({
        userId: 'user-noor',
        registrationCountryIso: 'NL',
      });
      expect((await store(SESSION)).text).toBe('true');
      expect(await store(logout)).toMatchObject({ status: 200, text: '' });
      expect((await store(CURRENT)).status).toBe(401);
      expect((await store(SESSION)).text).toBe('false');
    }
  });

  it('names a customer to themselves and to nobody else [SES-10 part]', async () => {
    await signInByTree(visit, shop, 'noor');
    const token = await takeToken();
    expect(JSON.parse((await store('/identityProfiles?userId=user-noor', token)).text)).toEqual({
      givenName: 'Noor',
      familyName: 'van der Wal',
    });
    expect((await store('/identityProfiles?userId=user-mara', token)).status).toBe(403);
    expect((await store('/identityProfiles', token)).status).toBe(403);
  });

  it.each([
    ['noor', 'NL'],
    ['yuki', 'AP'],
    ['mara', 'US'],
  ])('sends %s’s calls to %s [API-04 part]', async (userName, region) => {
    await signInByTree(visit, shop, userName);
    expect(JSON.parse((await store('/routingRegion')).text)).toEqual({ routingRegion: region });
  });
});

describe('the customer of the commerce back end', () => {
  const commerce = (path: string, token?: string, method = 'GET') =>
    visit(`${shop}/commerce/headless/ecommerce/v2${path}`, {
      method,
      headers: {
        'X-Site-Id': 'usassessments',
        'X-Routing-Region': 'US',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
    });

  it('is the person of the identity service, by id or as current, and has no names for others [SES-10 part]', async () => {
    await signInByTree(visit, shop, 'mara');
    const token = await takeToken();
    const mara = { uid: 'user-mara', firstName: 'Mara', lastName: 'Lindqvist', name: 'Mara Lindqvist' };
    expect(await (await commerce('/users/user-mara?lang=en', token)).json()).toMatchObject(mara);
    expect(await (await commerce('/users/current', token)).json()).toMatchObject(mara);
    expect((await commerce('/users/user-noor', token)).status).toBe(403);
    expect(await (await commerce('/users/ana', 'demo-token-ana')).json()).toEqual({ uid: 'ana' });
  });

  it('is nobody without token and cookie [SES-10 part]', async () => {
    expect((await commerce('/users/current')).status).toBe(401);
    expect((await commerce('/users/anonymous')).status).toBe(401);
    expect((await commerce('/users/current/logout', undefined, 'POST')).status).toBe(401);
  });

  it('logs out with a token [SES-02 part]', async () => {
    await signInByTree(visit, shop, 'mara');
    expect((await commerce('/users/current/logout', await takeToken(), 'POST')).status).toBe(200);
  });

  it('is whom the browser’s cookie names where there is no token, until the store has ended that [API-04 part]', async () => {
    await signInByTree(visit, shop, 'noor');
    const noor = { uid: 'user-noor', firstName: 'Noor', lastName: 'van der Wal', name: 'Noor van der Wal' };
    expect(await (await commerce('/users/current')).json()).toMatchObject(noor);
    expect(await (await commerce('/users/user-noor')).json()).toMatchObject(noor);
    expect((await commerce('/users/user-mara')).status).toBe(403);
    expect((await commerce('/users/current', 'nonsense')).status).toBe(401);
    expect((await commerce('/users/anonymous')).status).toBe(401);
    expect(JSON.parse((await store('/identityProfiles?userId=user-noor')).text)).toEqual({
      givenName: 'Noor',
      familyName: 'van der Wal',
    });
    expect((await store('/logout')).status).toBe(200);
    expect((await commerce('/users/current')).status).toBe(401);
  });
});
