import { AUTHENTICATE_PATH } from '../../demo-host/identity/identity-paths.ts';
import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import type { JSHandle } from 'playwright/test';
import { expect, type Host, type Page } from './fixtures.ts';

/** The parts of the registry's session that the tests use. */
type Door = {
  token(): Promise<string | undefined>;
  renew(refused: string): Promise<string | undefined>;
  enter(): Promise<void>;
  signIn(returnTo: string): Promise<void>;
  signOut(reason: 'asked' | 'timeout'): Promise<void>;
};
type Registry = {
  session: Door;
  getSnapshot(): { session: { status: string; id?: string; user?: unknown } };
};

/** Signs in at the identity service from within the page, as its journeys do, and lets the widgets take over the session. */
export const signIn = async (page: Page, userName = 'mara'): Promise<void> => {
  await signInAtService(page, userName);
  await door(page, 'enter');
};

/** Signs in without telling the widgets. Afterwards the browser has the service's cookie. */
export const signInAtService = async (page: Page, userName = 'mara'): Promise<void> => {
  await page.evaluate(
    async ([path, name, password]) => {
      const send = async (query: string, body: unknown) =>
        (
          await fetch(`${path}${query}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json();
      const step = (await send('?authIndexType=service&authIndexValue=SignIn', {})) as {
        callbacks: { input: { value: unknown }[] }[];
      };
      for (const [at, value] of [name, password].entries()) {
        const input = step.callbacks[at]?.input[0];
        if (input) input.value = value;
      }
      const done = (await send('', step)) as { tokenId?: string };
      if (!done.tokenId) throw new Error('The journey did not end well.');
    },
    [AUTHENTICATE_PATH, userName, SEEDED_PASSWORD] as const,
  );
};

/** Returns the page's registry when it exists. A page that navigates meanwhile would lose the handle. */
const registryOf = (page: Page): Promise<JSHandle<Registry>> =>
  page.waitForFunction(
    () => (globalThis as unknown as Record<symbol, Registry | undefined>)[Symbol.for('assess-widgets')],
  ) as Promise<JSHandle<Registry>>;

type Known = { status: string; id?: string; user?: unknown };

/** Returns the session that the page knows; `leaving` while it navigates to another page. */
export const session = async (page: Page): Promise<Known> => {
  try {
    const registry = await registryOf(page);
    return await registry.evaluate((held) => held.getSnapshot().session);
  } catch (error) {
    if (/context was destroyed|navigat|handle/i.test(String(error))) return { status: 'leaving' };
    throw error;
  }
};

export const door = async <Name extends keyof Door>(
  page: Page,
  name: Name,
  ...given: Parameters<Door[Name]>
): Promise<unknown> => {
  const registry = await registryOf(page);
  return registry.evaluate(
    (held, [call, values]) => (held.session[call] as (...all: unknown[]) => Promise<unknown>)(...values),
    [name, given] as const,
  );
};

/** Signs out, on a page that may be left at once because of it. */
export const out = (page: Page, reason: 'asked' | 'timeout' = 'asked'): Promise<unknown> =>
  door(page, 'signOut', reason).catch((error: unknown) => {
    if (!String(error).includes('Execution context was destroyed')) throw error;
  });

export const expectSignedIn = (page: Page, id = 'user-mara'): Promise<void> =>
  expect.poll(() => session(page)).toMatchObject({ status: 'signed-in', id });

export const expectAnonymous = (page: Page): Promise<void> =>
  expect.poll(() => session(page)).toEqual({ status: 'anonymous' });

/** Returns the calls of the identity service since the last `forgetRequests`, by the last part of their path. */
export const identityCalls = async (host: Host): Promise<string[]> =>
  (await host.requests())
    .filter(({ path }) => path.startsWith('/auth/'))
    .map(({ method, path }) => `${method} ${path.replace(/\?.*/s, '').split('/').slice(-1)[0]}`);

export const storedTokens = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('assess.tokens') ?? 'null') as StoredSet | null);

type StoredSet = { accessToken: string; idToken: string; tokenExpiry: number; issuedAt: number };

/** Changes the demo host's identity service until the test ends: the lifetime of tokens, and its configuration in pages. */
export const orderIdentity = async (host: Host, order: Record<string, unknown>): Promise<void> => {
  const response = await fetch(`http://localhost:${host.port}/__identity`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (!response.ok) throw new Error(`/__identity answered ${response.status}`);
};
