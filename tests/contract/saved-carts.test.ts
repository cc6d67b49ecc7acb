import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../demo-host/backend/core/faults.ts';
import { customer } from '../../src/api/customer.ts';
import { forgetQueryClient, queryClient } from '../../src/api/query.ts';
import { cartCopier, putCartAside } from '../../src/api/saved-cart/save-cart.ts';
import { cartRestorer, undoRestore } from '../../src/api/saved-cart/restore-saved-cart.ts';
import { savedCartsQuery } from '../../src/api/saved-cart/saved-cart.queries.ts';
import { readCart } from '../../src/api/cart/read-cart.ts';
import type { PageRegistry } from '../../src/core/registry/registry.ts';
import { runtime, setRuntime } from '../../src/core/runtime.ts';
import { startClientPage, type ClientPage } from '../support/client-page.ts';

const VISIT = 'visit-1';
const OWN = { name: 'CartOfNovember23', description: 'Put aside' };
const NEW = { name: 'Spring', description: '' };
let page: ClientPage;
let whose = VISIT;

type Held = {
  code: string;
  name?: string;
  version: number;
  entries: { quantity: number; product: { code: string } }[];
};

const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const answer = await page.backend.fetch(
    new Request(`http://shop.localhost/commerce/headless/ecommerce/v2/users/current/carts${path}`, {
      method,
      headers: {
        Authorization: 'Bearer demo-token-user-mara',
        'X-Site-Id': 'usassessments',
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text && JSON.parse(text);
};
const add = (code: string, quantity: number) =>
  ask('POST', '/current/entries', { product: { code }, quantity });
const carts = async () => ((await ask('GET', '?fields=FULL&pageSize=100')) as { carts: Held[] }).carts;
const linesOf = ({ entries }: Held) => entries.map((one) => `${one.quantity} ${one.product.code}`).join();
/** Returns the lines of the current cart, and those of each saved cart by its name. Carts without lines don't count. */
const held = async () => {
  const all = (await carts()).filter(({ entries }) => entries.length > 0);
  const saved = all.filter(({ name }) => name !== undefined).map((one) => `${one.name}: ${linesOf(one)}`);
  return { current: all.filter(({ name }) => name === undefined).map(linesOf), saved: saved.toSorted() };
};
const seen = async () => (await readCart()).cart!;
const fail = (fault: Partial<Fault>) => page.backend.faults.add({ path: '/users', times: 1, ...fault });
const writes = () =>
  page.tries.filter((one) => !one.startsWith('GET')).map((one) => one.replace(/^(\w+) .*\//, '$1 '));

/** The code of Mara's saved cart Spring with 3 REC25. Her current cart has 2 KIT. */
let spring: string;
beforeEach(async () => {
  whose = VISIT;
  page = startClientPage();
  vi.stubGlobal('document', new EventTarget());
  const { registry } = runtime();
  const session = {
    token: () => Promise.resolve('demo-token-user-mara'),
    whose: () => whose,
    byCookie: () => false,
  };
  setRuntime({ ...runtime(), registry: { ...registry, session } as unknown as PageRegistry });
  registry.actions.setSession({ status: 'signed-in', id: 'user-mara', user: undefined });
  await ask('POST', '', {});
  await add('LMS4-REC25', 3);
  spring = ((await ask('GET', '/current')) as Held).code;
  await ask('PATCH', `/${spring}/save?saveCartName=Spring&saveCartDescription=`, {});
  await ask('POST', '', {});
  await add('LMS4-KIT', 2);
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 400,
  });
});
afterEach(() => {
  vi.useRealTimers();
  forgetQueryClient();
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

const AS_WAS = { current: ['2 LMS4-KIT'], saved: ['Spring: 3 LMS4-REC25'] };
const RESTORED = { current: ['3 LMS4-REC25'], saved: ['CartOfNovember23: 2 LMS4-KIT'] };

describe('putting the cart aside', () => {
  it('is refused when the cart was changed since it was seen [CRT-07 f]', async () => {
    const cart = await seen();
    await add('MAB2-KIT', 1);
    await expect(putCartAside(cart, { name: 'Autumn', description: '' })).rejects.toMatchObject({
      status: 412,
    });
    expect((await held()).saved).toEqual(AS_WAS.saved);
    await putCartAside(await seen(), { name: 'Autumn', description: '' });
    expect((await held()).saved).toContain('Autumn: 2 LMS4-KIT,1 MAB2-KIT');
  });

  it.each([
    ['lost its answer', { loseAnswer: true }],
    ['got a broken one', { body: 'truncated' }],
    ['got one without its field', { body: 'missing-field', missingField: 'savedCartData' }],
  ] as [string, Partial<Fault>][])(
    'counts as done when it %s, and is sent once [REL-01 part]',
    async (_what, fault) => {
      const cart = await seen();
      fail({ method: 'PATCH', ...fault });
      await putCartAside(cart, { name: 'Autumn', description: 'For the team' });
      expect(await held()).toEqual({ current: [], saved: ['Autumn: 2 LMS4-KIT', ...AS_WAS.saved] });
      expect(writes()).toEqual(['PATCH save']);
    },
  );

  it('is not known when no answer came and nothing shows of it [REL-01 part]', async () => {
    const cart = await seen();
    fail({ method: 'PATCH', cut: true });
    await expect(putCartAside(cart, NEW)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    expect(await held()).toEqual(AS_WAS);
  });

  it('is nothing for whoever signs in meanwhile [SES-13 part]', async () => {
    const cart = await seen();
    const saving = putCartAside(cart, NEW);
    whose = 'visit-2';
    await expect(saving).rejects.toMatchObject({ kind: 'session-changed' });
    expect(await held()).toEqual(AS_WAS);
  });
});

describe('saving a copy', () => {
  const COPIED = { current: ['2 LMS4-KIT'], saved: ['Autumn: 2 LMS4-KIT', ...AS_WAS.saved] };
  const AUTUMN = { name: 'Autumn', description: '' };

  it('keeps the cart, and has its lines once in a saved one [CRT-07 f]', async () => {
    await cartCopier()(await seen(), AUTUMN);
    expect(await held()).toEqual(COPIED);
  });

  it.each([
    ['the save', { method: 'PATCH', path: '/users/*/carts/*/save' }],
    ['the copy', { method: 'POST', path: '/users/*/carts/*/clonesavedcart' }],
    ['the restore', { method: 'PATCH', path: '/users/*/carts/*/restoresavedcart' }],
  ] as [string, Partial<Fault>][])(
    'makes one copy though %s loses its answer [REL-01 part]',
    async (_what, where) => {
      const cart = await seen();
      fail({ ...where, loseAnswer: true });
      await cartCopier()(cart, AUTUMN);
      expect(await held()).toEqual(COPIED);
    },
  );

  it.each([
    ['the save', '/users/*/carts/*/save', AS_WAS],
    ['the copy', '/users/*/carts/*/clonesavedcart', AS_WAS],
    ['the restore', '/users/*/carts/*/restoresavedcart', undefined],
  ] as const)(
    'leaves the cart, or says so, when %s fails, and a second try makes one copy [REL-01 part]',
    async (_what, path, between) => {
      const cart = await seen();
      const copy = cartCopier();
      fail({ path, status: 500 });
      await expect(copy(cart, AUTUMN)).rejects.toMatchObject({ status: 500 });
      if (between) expect(await held()).toEqual(between);
      await copy((await readCart()).cart?.entries.length ? await seen() : cart, AUTUMN);
      expect(await held()).toEqual(COPIED);
    },
  );

  it('gives the one copy the name of the second try [CRT-07 f]', async () => {
    const cart = await seen();
    const copy = cartCopier();
    fail({ path: '/users/*/carts/*/restoresavedcart', status: 500 });
    await expect(copy(cart, AUTUMN)).rejects.toMatchObject({ status: 500 });
    await copy(cart, { name: 'Winter', description: 'x' });
    expect(await held()).toEqual({ ...COPIED, saved: [...AS_WAS.saved, 'Winter: 2 LMS4-KIT'] });
  });
});

describe('on a plain OCC host, whose list of carts is nothing but carts', () => {
  beforeEach(() => {
    const { config } = runtime();
    const plain = { commerceBase: '/commerce/occ/v2/{baseSiteId}', commerceExtensions: false };
    setRuntime({ ...runtime(), config: { ...config, ...plain } });
  });

  it('saved carts are listed, copied, restored and put back [API-06 a] [CRT-07 d,f]', async () => {
    const listed = () => queryClient().fetchQuery(savedCartsQuery(customer(), 0, 'byDateSaved'));
    expect(await listed()).toMatchObject({ carts: [{ name: 'Spring', units: 3 }], total: 1, pages: 1 });
    await cartCopier()(await seen(), { name: 'Autumn', description: '' });
    expect(await held()).toEqual({ current: ['2 LMS4-KIT'], saved: ['Autumn: 2 LMS4-KIT', ...AS_WAS.saved] });
    const done = await cartRestorer(spring, OWN).restore();
    expect((await held()).current).toEqual(RESTORED.current);
    await undoRestore(done);
    expect((await held()).current).toEqual(AS_WAS.current);
  });
});

describe('restoring a saved cart', () => {
  it('saves the lines of the cart first, then replaces them, and can be undone [CRT-07 d]', async () => {
    const done = await cartRestorer(spring, OWN).restore();
    expect(done.present?.name).toBe('CartOfNovember23');
    expect(await held()).toEqual(RESTORED);
    await undoRestore(done);
    expect(await held()).toEqual(AS_WAS);
  });

  it('saves nothing of an empty cart [CRT-07 d]', async () => {
    await ask('DELETE', '/current/entries/0');
    const done = await cartRestorer(spring, OWN).restore();
    expect(done.present).toBeUndefined();
    expect(await held()).toEqual({ current: ['3 LMS4-REC25'], saved: [] });
    await undoRestore(done);
    expect(await held()).toEqual({ current: [], saved: ['Spring: 3 LMS4-REC25'] });
  });

  it('touches nothing when the saved cart was deleted elsewhere [CRT-07 d]', async () => {
    await ask('PATCH', `/${spring}/flagForDeletion`, {});
    await expect(cartRestorer(spring, OWN).restore()).rejects.toMatchObject({ type: 'CartError' });
    expect(await held()).toEqual({ current: ['2 LMS4-KIT'], saved: [] });
    expect(writes()).toEqual([]);
  });

  it.each([
    ['the save', '/users/*/carts/*/save'],
    ['the restore', '/users/*/carts/*/restoresavedcart'],
  ])('happens once though %s loses its answer [REL-01 part]', async (_what, path) => {
    fail({ method: 'PATCH', path, loseAnswer: true });
    const done = await cartRestorer(spring, OWN).restore();
    expect(await held()).toEqual(RESTORED);
    expect(done.present?.name).toBe(OWN.name);
    expect(writes()).toEqual(['PATCH save', 'PATCH restoresavedcart']);
  });

  it.each([
    ['500 at the save', '/users/*/carts/*/save', { status: 500 }],
    ['503 at the restore', '/users/*/carts/*/restoresavedcart', { status: 503 }],
    ['a lock at the restore', '/users/*/carts/*/restoresavedcart', { status: 409 }],
    ['412 at the restore', '/users/*/carts/*/restoresavedcart', { status: 412 }],
    ['a cut connection at the restore', '/users/*/carts/*/restoresavedcart', { cut: true }],
  ] as [string, string, Partial<Fault>][])(
    'leaves all as it was by %s, and a second try works [REL-01 part]',
    async (_what, path, fault) => {
      const restorer = cartRestorer(spring, OWN);
      fail({ method: 'PATCH', path, ...fault });
      await expect(restorer.restore()).rejects.toThrow();
      expect(restorer.aside()).toBeUndefined();
      expect(await held()).toEqual(AS_WAS);
      await restorer.restore();
      expect(await held()).toEqual(RESTORED);
    },
  );

  it('says where the items are when they can’t be put back, and a second try loses none [REL-01 part]', async () => {
    const restorer = cartRestorer(spring, OWN);
    fail({ path: '/users/*/carts/*/restoresavedcart', status: 503, times: 2 });
    await expect(restorer.restore()).rejects.toMatchObject({ status: 503 });
    expect(restorer.aside()).toMatchObject(OWN);
    expect((await held()).saved).toContain('CartOfNovember23: 2 LMS4-KIT');
    const done = await restorer.restore();
    expect(done.present?.name).toBe(OWN.name);
    expect(await held()).toEqual(RESTORED);
  });

  it('is not known where nothing can be read after the loss, and a second try finds it done [REL-01 part]', async () => {
    const restorer = cartRestorer(spring, OWN);
    fail({ path: '/users/*/carts/*/restoresavedcart', loseAnswer: true });
    const send = fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url.includes('restoresavedcart')) fail({ method: 'GET', status: 503, times: 9 });
      return send(url, init);
    });
    await expect(restorer.restore()).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    page.backend.faults.clear();
    const done = await restorer.restore();
    expect(done.present?.name).toBe(OWN.name);
    expect(await held()).toEqual(RESTORED);
    expect(writes()).toEqual(['PATCH save', 'PATCH restoresavedcart']);
  });

  it('can’t be undone once another cart has lines, and hides none [CRT-07 d]', async () => {
    const done = await cartRestorer(spring, OWN).restore();
    await ask('PATCH', `/${spring}/save?saveCartName=Spring`, {});
    await ask('POST', '', {});
    await add('MAB2-KIT', 1);
    await expect(undoRestore(done)).rejects.toMatchObject({ status: 412 });
    expect((await held()).current).toEqual(['1 MAB2-KIT']);
  });

  it('is undone at a second try when the first lost its way between both steps [REL-01 part]', async () => {
    const done = await cartRestorer(spring, OWN).restore();
    fail({ path: '/users/*/carts/*/restoresavedcart', status: 503 });
    await expect(undoRestore(done)).rejects.toMatchObject({ status: 503 });
    await undoRestore(done);
    expect(await held()).toEqual(AS_WAS);
    await undoRestore(done);
    expect(await held()).toEqual(AS_WAS);
  });
});
