import type { IdentityConfig } from '../../../src/auth/identity/identity-config.ts';
import { IdentityError } from '../../../src/auth/identity-errors.ts';
import type { OAuthClient } from '../../../src/auth/identity/oauth-client.ts';
import { page } from './here.ts';
import type { Page } from './page.ts';
import type { Person } from './world.ts';

const TOKEN_MS = 300_000;
const KIT = 'LMS4-KIT';

/** Whether this is a call of the sign-out. Only such a call may send the held tokens after a sign-out. */
const isFarewell = (url: string): boolean => /logout/.test(url);

/**
 * Notes a fault if a page by cookie logs out at the store although the store has named somebody other than the one who
 * signs out. The call itself names nobody.
 */
const checkLogout = (from: Page, url: string): void => {
  const leaver = from.storage.read('signOutDue');
  if (from.kind === 'cookie' && url.startsWith('/store/logout') && from.named && from.named !== leaver)
    from.world.wrong(`${from.name}: the sign-out of ${leaver} ends the session of ${from.named}`);
};

/** Notes a fault if the token's person is not the one that the page shows, or not the one signed in as it sees it. */
const checkSender = (from: Page, token: string | undefined, url: string): void => {
  const { world } = from;
  if (token === undefined || isFarewell(url)) return;
  const row = from.storage.read('signedIn');
  const sender = world.tokens.get(token)?.person;
  const isAsking = url.includes('/customer/current');
  // Whoever acts for a customer sends their own tokens.
  const shows = row?.customerId === undefined || row.customerId !== from.shown ? from.shown : 'sue';
  if (!isAsking && sender !== shows)
    world.wrong(`${from.name} shows ${from.shown} and sends ${url} as ${sender}`);
  if (!row || world.ownerOf(row) !== sender)
    world.wrong(`${from.name} sends ${url} as ${sender}, who is signed in no more`);
};

const cartOf = (person: Person, units: number) => {
  const money = { currencyIso: 'USD', value: units };
  const entry = {
    entryNumber: 0,
    quantity: units,
    product: { code: KIT, name: 'Kit' },
    basePrice: money,
    totalPrice: money,
  };
  const entries = units > 0 ? [entry] : [];
  return { code: `cart-${person}`, guid: `cart-${person}`, version: units, user: { uid: person }, entries };
};

const reply = (status: number, body: unknown = {}): Response => Response.json(body, { status });

const isPerson = (name: string | undefined): name is Person => name === 'mara' || name === 'noor';

/** Answers for commerce and the store, to the person of the token or, without one, of the cookie. */
const serve = (from: Page, url: string, init: RequestInit): Response => {
  const { world } = from;
  const isAsked = url.includes('/customer/current');
  if (isAsked) from.named = undefined;
  if (world.failing || (isAsked && world.storeFailing)) return reply(503);
  const token = /^Bearer (.+)$/.exec(new Headers(init.headers).get('authorization') ?? '')?.[1];
  const byCookie = init.credentials === 'include' ? world.cookie : undefined;
  const known = token === undefined ? undefined : world.tokens.get(token);
  const caller = token === undefined ? byCookie : known?.revoked ? undefined : known?.person;
  const { pathname } = new URL(url, 'http://shop.localhost');
  const [, named, rest = ''] = /\/users\/([^/]+)(.*)$/.exec(pathname) ?? [];
  const who = caller === 'sue' && isPerson(named) ? named : caller;
  if (pathname === '/store/logout' || pathname.endsWith('/logout')) {
    if (named !== undefined && named !== 'current' && named !== who) return reply(403);
    if (pathname.startsWith('/store')) world.cookie = undefined;
    return reply(200);
  }
  if (who === undefined) return reply(401);
  if (pathname.endsWith('/userinfo')) return reply(200, { sub: who, given_name: who, family_name: 'x' });
  if (isAsked) {
    from.named = who;
    return reply(200, { userId: who });
  }
  if (pathname === '/store/identityProfiles') return reply(200, { givenName: who, familyName: 'x' });
  const isLax = world.isLax && init.method === 'GET' && rest.startsWith('/carts');
  if (named !== 'current' && named !== who && !isLax) return reply(403);
  if (rest === '') return reply(200, { uid: who, firstName: who, lastName: 'x' });
  if (init.method === 'PATCH' || init.method === 'DELETE') {
    const asked =
      init.method === 'DELETE' ? 0 : (JSON.parse(init.body as string) as { quantity: number }).quantity;
    const pressed = world.pressed.get(asked);
    if (pressed !== who) world.wrong(`${from.name}: what ${pressed} pressed changed the cart of ${who}`);
    world.carts[who] = asked;
    return reply(200, { statusCode: 'success', quantity: asked, quantityAdded: 0 });
  }
  return reply(200, cartOf(who, world.carts[who]));
};

export const fetchAs = (url: string, init: RequestInit): Promise<Response> => {
  const from = page();
  const { world } = from;
  const token = /^Bearer (.+)$/.exec(new Headers(init.headers).get('authorization') ?? '')?.[1];
  if (url.startsWith('/authorize')) return world.call(from, 'authorize', () => authorize(from, url));
  checkSender(from, token, url);
  checkLogout(from, url);
  const what = `${init.method ?? 'GET'} ${url.replace(/\?.*/, '')}`;
  return world
    .call(from, what, () => serve(from, url, init))
    .catch(() => {
      throw new TypeError('The connection was cut.');
    });
};

/** Answers with a code for the person of the service's own session, without telling the page who that is. */
const authorize = ({ world }: Page, url: string): Response => {
  const query = new URL(url, 'http://shop.localhost').searchParams;
  if (world.failing) throw new TypeError('cut');
  const back = new URL('/signed-in.html', 'http://shop.localhost');
  back.searchParams.set('state', query.get('state') ?? '');
  if (world.cookie === undefined) back.searchParams.set('error', 'login_required');
  else {
    const code = world.name('code');
    world.codes.set(code, { person: world.cookie, nonce: query.get('nonce') ?? '' });
    back.searchParams.set('code', code);
  }
  return Object.defineProperty(new Response(''), 'url', { value: back.href });
};

const coded = (claims: object): string => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

/** Returns an OAuth client in place of the vendor's, which calls the same service. */
export const createOAuthClient = (config: IdentityConfig): OAuthClient => {
  const ask = <Answer>(what: string, work: (from: Page) => Answer): Promise<Answer> => {
    const from = page();
    return from.world.call(from, what, () => {
      if (from.world.failing) throw new IdentityError('status', { status: 503 });
      return work(from);
    });
  };
  return {
    authorizeAddress: async ({ state, nonce }) => `/authorize?${new URLSearchParams({ state, nonce })}`,
    exchange: (code) =>
      ask('exchange', ({ world }) => {
        const given = world.codes.get(code);
        if (!given) throw new IdentityError('exchange', { status: 400 });
        const accessToken = world.name(`token of ${given.person}`);
        world.tokens.set(accessToken, { person: given.person, revoked: false });
        const { issuer: iss, clientId: aud } = config;
        const exp = (world.now + TOKEN_MS) / 1000;
        const idToken = coded({ iss, aud, exp, nonce: given.nonce, sub: given.person });
        return { accessToken, idToken, tokenExpiry: world.now + TOKEN_MS };
      }),
    logOutSessions: () => ask('logout', ({ world }) => void (world.cookie = undefined)),
    endSession: ({ accessToken }) =>
      ask('endSession', ({ world }) => {
        // The token names the person whose session is to end.
        if (world.tokens.get(accessToken)?.person === world.cookie) world.cookie = undefined;
      }),
    revoke: ({ accessToken }) =>
      ask('revoke', ({ world }) => {
        const known = world.tokens.get(accessToken);
        if (known) known.revoked = true;
      }),
  };
};
