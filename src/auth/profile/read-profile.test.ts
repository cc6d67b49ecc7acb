import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readProfile } from './read-profile.ts';

const SERVICE = {
  base: 'https://id.test/auth/',
  clientId: 'store-web',
  redirectUri: 'https://shop.test/signed-in.html',
  realm: '/alpha',
};
const idToken = (claims: object) => `x.${btoa(JSON.stringify(claims))}.y`;
const HELD = { accessToken: 'an-access-token', idToken: idToken({ sub: 'me' }) };

const answering = (answer: Response | Error): Request[] => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push(new Request(url, init));
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return sent;
};

beforeEach(() => vi.stubGlobal('location', new URL('https://shop.test/en-us/about')));
afterEach(() => vi.unstubAllGlobals());

describe('the names of a customer', () => {
  it('are asked of the realm by the token, with the service’s cookie and without following a redirect [API-05] [SEC-12 b]', async () => {
    const sent = answering(
      Response.json({ sub: 'me', given_name: 'Tess', family_name: 'Lund', email: 'tess@school.test' }),
    );
    expect(await readProfile(SERVICE, HELD)).toEqual({
      id: 'me',
      firstName: 'Tess',
      lastName: 'Lund',
      email: 'tess@school.test',
    });
    const [asked] = sent;
    expect(asked?.url).toBe('https://id.test/auth/oauth2/realms/root/realms/alpha/userinfo');
    expect(asked?.method).toBe('GET');
    expect(asked?.headers.get('authorization')).toBe('Bearer an-access-token');
    expect([asked?.credentials, asked?.redirect]).toEqual(['include', 'error']);
  });

  it('are asked at a base on the page’s own origin [API-05]', async () => {
    const sent = answering(Response.json({ sub: 'me' }));
    await readProfile({ clientId: 'store-web', redirectUri: '/signed-in.html', base: '/auth' }, HELD);
    expect(sent[0]?.url).toBe('https://shop.test/auth/oauth2/realms/root/userinfo');
  });

  it.each([
    ['by the claim that is configured', { sub: 'me', uid: 'user-7' }, 'user-7'],
    ['nowhere, where that claim is no id', { sub: 'me', uid: '../7' }, ''],
    ['nowhere, where that claim is missing', { sub: 'me' }, ''],
  ])('say the customer’s id %s [API-05]', async (_where, claims, id) => {
    answering(Response.json(claims));
    expect((await readProfile({ ...SERVICE, userIdClaim: 'uid' }, HELD)).id).toBe(id);
  });

  it('are left out where they are no text, and cut where they are too long [SEC-05 part]', async () => {
    answering(
      Response.json({ sub: 'me', given_name: 7, family_name: 'x'.repeat(300), email: 'e'.repeat(321) }),
    );
    expect(await readProfile(SERVICE, HELD)).toEqual({
      id: 'me',
      firstName: '',
      lastName: 'x'.repeat(200),
    });
  });

  it.each([
    ['another customer', { sub: 'another', given_name: 'Noor' }],
    ['nobody', {}],
    ['a number', { sub: 7 }],
    ['a list', []],
    ['a text', 'me'],
  ])('are not taken of %s [SEC-05 part]', async (_whose, answer) => {
    answering(Response.json(answer));
    await expect(readProfile(SERVICE, HELD)).rejects.toThrow(/another customer|wrong shape/);
  });

  it('are not taken by tokens that name nobody [SEC-05 part]', async () => {
    answering(Response.json({ sub: 'me' }));
    await expect(readProfile(SERVICE, { ...HELD, idToken: 'x.y.z' })).rejects.toThrow('another customer');
  });

  it.each([
    ['a service that answers 500', new Response('<p>', { status: 500 }), { status: 500 }],
    ['a token that is refused', new Response(null, { status: 401 }), { status: 401 }],
    ['no answer', new TypeError('Failed to fetch'), { status: 0 }],
  ])('fail with %s', async (_what, answer, failure) => {
    answering(answer);
    await expect(readProfile(SERVICE, HELD)).rejects.toMatchObject(failure);
  });
});
