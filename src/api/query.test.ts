import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Resource } from './query.ts';
import { openPage, type QueryBundle } from './testing/query-page.ts';

const mara = { whose: 'mara-1' };
const ines = { whose: 'ines-1' };

type Page = ReturnType<typeof openPage>;
let pages: Page[] = [];
const open = (tab: string): Page => {
  const page = openPage(tab);
  pages.push(page);
  return page;
};

let answers: Record<string, number>;
beforeEach(() => void (answers = {}));
afterEach(() => {
  pages.forEach((page) => page.close());
  pages = [];
});

/** Creates a query whose data is the number of its reads. */
const counted = (
  bundle: QueryBundle,
  owner: { whose: string },
  resource: Resource,
  follows: readonly Resource[] = [],
) =>
  bundle.customerQuery({
    of: owner,
    resource,
    read: () => {
      const name = `${owner.whose} ${resource}`;
      answers[name] = (answers[name] ?? 0) + 1;
      return Promise.resolve(answers[name]);
    },
    follows,
  });

/** Observes a query like a widget, and returns what it shows. */
const show = (bundle: QueryBundle, query: ReturnType<typeof counted>) => {
  const observer = new QueryObserver(bundle.queryClient(), query);
  observer.subscribe(() => undefined);
  return () => observer.getCurrentResult().data;
};

describe('customerQuery', () => {
  it('asks again after a passing failure, and not after a refusal [REL-01 part]', async () => {
    const bundle = await open('one').bundle();
    const read = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(
        new bundle.ServiceError('busy', { kind: 'status', status: 503, retryAfterMs: 0 }),
      )
      .mockResolvedValue('there');
    const query = bundle.customerQuery({ of: mara, resource: 'accounts', read });
    expect(await bundle.queryClient().fetchQuery(query)).toBe('there');
    expect(read).toHaveBeenCalledTimes(2);

    const refused = new bundle.ServiceError('no', { kind: 'status', status: 403 });
    const forbidden = vi.fn<() => Promise<string>>().mockRejectedValue(refused);
    const other = bundle.customerQuery({ of: mara, resource: 'cards', read: forbidden });
    await expect(bundle.queryClient().fetchQuery(other)).rejects.toBe(refused);
    expect(forbidden).toHaveBeenCalledTimes(1);
  });

  it('reads again what failed, and nothing else, once the browser is online again [REL-03 part]', async () => {
    const network = new EventTarget();
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    const bundle = await open('one').bundle();
    const offline = new bundle.ServiceError('offline', { kind: 'offline', status: 0 });
    const read = vi.fn<() => Promise<number>>().mockRejectedValueOnce(offline).mockResolvedValue(7);
    const there = vi.fn<() => Promise<number>>().mockResolvedValue(1);
    const failed = show(bundle, bundle.customerQuery({ of: mara, resource: 'cards', read }));
    const known = show(bundle, bundle.customerQuery({ of: mara, resource: 'accounts', read: there }));
    await expect.poll(() => [read.mock.calls.length, known()]).toEqual([1, 1]);
    network.dispatchEvent(new Event('online'));
    await expect.poll(failed).toBe(7);
    expect(there).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('asks nothing while nobody is known to ask', async () => {
    const bundle = await open('one').bundle();
    const read = vi.fn<() => Promise<string>>();
    const query = bundle.customerQuery({ of: undefined, resource: 'accounts', read });
    new QueryObserver(bundle.queryClient(), query).subscribe(() => undefined);
    await bundle.changed(['accounts']);
    expect(read).not.toHaveBeenCalled();
  });

  it('reads once for however many show it', async () => {
    const bundle = await open('one').bundle();
    const shown = [1, 2, 3].map(() => show(bundle, counted(bundle, mara, 'accounts')));
    await expect.poll(() => shown.map((data) => data())).toEqual([1, 1, 1]);
  });

  it('never gives one sign-in what another was told [SES-13 part]', async () => {
    const bundle = await open('one').bundle();
    await bundle.queryClient().fetchQuery(counted(bundle, mara, 'accounts'));
    expect(bundle.queryClient().getQueryData(counted(bundle, ines, 'accounts').queryKey)).toBeUndefined();
    await bundle.queryClient().fetchQuery(counted(bundle, ines, 'accounts'));
    expect(answers).toEqual({ 'mara-1 accounts': 1, 'ines-1 accounts': 1 });
  });
});

describe('a sign-in that ends', () => {
  it.each([
    ['to nobody', ''],
    ['to somebody else', 'ines-1'],
  ])('empties the clients of all bundles: %s [SES-13 part]', async (_what, next) => {
    const page = open('one');
    const bundles = [await page.bundle(), await page.bundle()];
    page.signIn('mara-1');
    for (const bundle of bundles) await bundle.queryClient().fetchQuery(counted(bundle, mara, 'accounts'));
    page.signIn(next);
    for (const bundle of bundles)
      await expect.poll(() => bundle.queryClient().getQueryCache().getAll()).toEqual([]);
  });

  it('takes no answer that was under way [SES-13 part]', async () => {
    const page = open('one');
    const bundle = await page.bundle();
    page.signIn('mara-1');
    const slow = Promise.withResolvers<string>();
    const query = bundle.customerQuery({ of: mara, resource: 'cards', read: () => slow.promise });
    const read = bundle.queryClient().fetchQuery(query);
    const given = expect(read).rejects.toThrow();
    page.signIn('');
    slow.resolve('a card');
    await given;
    await expect.poll(() => bundle.queryClient().getQueryCache().getAll()).toEqual([]);
  });

  it('is none when the same person’s name is learnt', async () => {
    const page = open('one');
    const bundle = await page.bundle();
    page.signIn('mara-1');
    await bundle.queryClient().fetchQuery(counted(bundle, mara, 'accounts'));
    const told = Promise.withResolvers<void>();
    page.registry.subscribe(told.resolve);
    page.signIn('mara-1');
    await told.promise;
    expect(bundle.queryClient().getQueryData(bundle.customerKey(mara, 'accounts'))).toBe(1);
  });
});

describe('a change', () => {
  it('is read again in both bundles of a page and in the other tab, once each', async () => {
    const [here, there] = [open('one'), open('two')];
    const bundles = [await here.bundle(), await here.bundle(), await there.bundle()];
    const shown = bundles.map((bundle) => show(bundle, counted(bundle, mara, 'addresses')));
    await expect.poll(() => shown.map((data) => data())).toEqual([1, 2, 3]);
    await bundles[0]?.changed(['addresses']);
    await expect.poll(() => Math.min(...shown.map((data) => data() ?? 0))).toBeGreaterThan(3);
    expect(answers).toEqual({ 'mara-1 addresses': 6 });
  });

  it('is waited for by who made it', async () => {
    const bundle = await open('one').bundle();
    const data = show(bundle, counted(bundle, mara, 'addresses'));
    await expect.poll(() => data()).toBe(1);
    await bundle.changed(['addresses']);
    expect(data()).toBe(2);
  });

  it('leaves what nobody shows until it is shown', async () => {
    const page = open('one');
    const bundle = await page.bundle();
    await bundle.queryClient().fetchQuery(counted(bundle, mara, 'cards'));
    page.registry.changed('cards');
    expect(answers).toEqual({ 'mara-1 cards': 1 });
    const data = show(bundle, counted(bundle, mara, 'cards'));
    await expect.poll(() => data()).toBe(2);
  });

  it.each<[Resource, readonly Resource[], string, number]>([
    ['cards', [], 'cards', 2],
    ['cards', [], 'addresses', 1],
    ['checkoutCart', ['cart'], 'cart', 2],
    ['checkoutCart', [], 'cart', 1],
    ['cards', [], '', 1],
    ['cards', [], '__proto__', 1],
  ])('of a query on %s that follows %j: %j', async (resource, follows, key, reads) => {
    const page = open('one');
    const bundle = await page.bundle();
    const data = show(bundle, counted(bundle, mara, resource, follows));
    await expect.poll(() => data()).toBe(1);
    page.registry.changed(key);
    await bundle.changed([]);
    await expect.poll(() => data()).toBe(reads);
  });

  it('is never answered by a read that began before it', async () => {
    const page = open('one');
    const bundle = await page.bundle();
    const early = Promise.withResolvers<string>();
    const read = vi.fn<() => Promise<string>>().mockReturnValueOnce(early.promise).mockResolvedValue('new');
    const query = bundle.customerQuery({ of: mara, resource: 'cards', read });
    const observer = new QueryObserver(bundle.queryClient(), query);
    observer.subscribe(() => undefined);
    page.registry.changed('cards');
    early.resolve('old');
    await expect.poll(() => observer.getCurrentResult().data).toBe('new');
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('customer', () => {
  it('is nobody before the page knows, for nobody, and once the browser is somebody else’s [SES-13 part]', async () => {
    const page = open('one');
    const { customer } = await page.bundle();
    expect(customer()).toBeUndefined();
    page.signIn('');
    expect(customer()).toBeUndefined();
    page.signIn('mara-1');
    expect(customer()).toEqual({ userId: 'current', whose: 'mara-1' });
    expect(customer()).toBe(customer());
    page.leave();
    expect(customer()).toBeUndefined();
  });
});
