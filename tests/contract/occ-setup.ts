import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse, type InferOutput } from 'valibot';
import { afterAll, afterEach } from 'vitest';
import { createCart } from '../../src/api/cart/cart-writes.contract.ts';
import type { Endpoint } from '../../src/core/http/define-endpoint.ts';
import { createBackend, type Backend } from '../../demo-host/backend/app.ts';
import { createClock } from '../../demo-host/backend/core/clock.ts';
import { createMemoryRepository } from '../../demo-host/backend/core/memory-repository.ts';
import type { Repository } from '../../demo-host/backend/core/repository.ts';
import { seedProducts } from '../../demo-host/backend/product/seed.ts';
import { createMailbox, type Mailbox } from '../../demo-host/identity/mailbox.ts';
import { createSqliteRepository } from '../../demo-host/backend/core/sqlite-repository.ts';

const PREFIXES = {
  'site in a header': { base: '/headless/ecommerce/v2', headers: { 'X-Site-Id': 'usassessments' } },
  'site in the path': { base: '/occ/v2/usassessments', headers: {} },
} as const;

const STORES: Record<string, () => Repository> = {
  memory: () => createMemoryRepository(seedProducts()),
  SQLite: () => createSqliteRepository(seededFile(), []),
};

/** Every prefix with every store. All of them must behave alike. */
export const SETUPS = Object.keys(PREFIXES).flatMap((prefix) =>
  Object.keys(STORES).map((store) => ({ prefix: prefix as keyof typeof PREFIXES, store })),
);

/** Every store behind the prefix that has our extensions. The other prefix is a plain OCC host's. */
export const EXTENDED_SETUPS = SETUPS.filter(({ prefix }) => prefix === 'site in a header');

export type Answer = { status: number; headers: Headers; text: string; json: unknown };
export type Ask = {
  body?: unknown;
  headers?: Record<string, string>;
  /** The text that is sent as it is, in place of `body`. */
  raw?: string;
};

export type Occ = {
  backend: Backend;
  repository: Repository;
  /** The mails of the store, newest first. */
  mails: Mailbox['list'];
  /** Makes a call below the prefix, with `fields=FULL` if the path has no `fields`. */
  ask(method: string, path: string, more?: Ask): Promise<Answer>;
  /** Makes a call at the root of the host. */
  askRoot(method: string, path: string, more?: Ask): Promise<Answer>;
  /** Makes an anonymous cart and returns its path, `/users/anonymous/carts/{guid}`. */
  newCart(): Promise<string>;
};

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

export const temporaryFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'assess-contract-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data', 'demo.sqlite');
};

const templateFolder = mkdtempSync(join(tmpdir(), 'assess-template-'));
afterAll(() => rmSync(templateFolder, { recursive: true, force: true }));
let template: string | undefined;

/** Returns a copy of one seeded file. To seed a file for each of some hundred tests would take most of their time. */
const seededFile = (): string => {
  if (template === undefined) {
    template = join(templateFolder, 'template.sqlite');
    createSqliteRepository(template, seedProducts()).close();
  }
  const file = temporaryFile();
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(template, file);
  return file;
};

/** A Monday noon (UTC). Server time stands still until a test moves it. */
export const NOON = Date.UTC(2027, 2, 1, 12);

export const occ = (
  { prefix, store }: (typeof SETUPS)[number] = SETUPS[0]!,
  more: Pick<Parameters<typeof createBackend>[0], 'stepUp'> = {},
): Occ => {
  const repository = STORES[store]!();
  cleanups.unshift(() => repository.close());
  const clock = createClock();
  clock.hold(NOON);
  let ids = 0;
  const random = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
  const { send: sendMail, list: mails } = createMailbox(() => 0);
  const backend = createBackend({ repository, clock, random, sendMail, development: true, ...more });
  const { base, headers } = PREFIXES[prefix];
  const askRoot: Occ['askRoot'] = async (method, path, { body, raw, headers: more } = {}) => {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const request = new Request(`http://commerce.localhost${path}`, {
      method,
      headers: { ...(content !== undefined && { 'Content-Type': 'application/json' }), ...headers, ...more },
      ...(content !== undefined && { body: content }),
    });
    return answerOf(await backend.fetch(request));
  };
  const ask: Occ['ask'] = (method, path, more) => askRoot(method, base + atFull(path), more);
  const newCart = async () => {
    const { guid } = parsed(createCart, await ask('POST', '/users/anonymous/carts', { body: {} }));
    return `/users/anonymous/carts/${guid}`;
  };
  return { backend, repository, mails, ask, askRoot, newCart };
};

/** Returns the path with OCC's highest level, as our own client asks for it, unless the test names another. */
const atFull = (path: string): string =>
  /[?&]fields=/.test(path) ? path : `${path}${path.includes('?') ? '&' : '?'}fields=FULL`;

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson && text !== '' ? JSON.parse(text) : undefined,
  };
};

/** Returns the answer's body as the contract parses it. Throws if it has another shape. */
export const parsed = <E extends Endpoint>(endpoint: E, { json }: Answer): InferOutput<E['response']> =>
  parse(endpoint.response, json);
