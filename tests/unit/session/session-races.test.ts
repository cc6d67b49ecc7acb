import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mine } from '../../../src/auth/mine.ts';
import { here } from './here.ts';
import type { Kind, Page } from './page.ts';
import { dropSeams, setSeams } from './seams.ts';
import { loadParts, loadTab, type TabModules } from './tab-modules.ts';
import { Walk } from './walk.ts';

vi.mock('../../../src/core/runtime.ts', async () => {
  const { page } = await import('./here.ts');
  return { runtime: () => page().runtime, hasRuntime: () => true, setRuntime: () => undefined };
});
vi.mock('../../../src/auth/identity/oauth-client.ts', () => import('./services.ts'));
vi.mock('../../../src/core/live-region.ts', () => ({ createLiveRegion: () => () => undefined }));
vi.mock('../../../src/core/framed.ts', () => ({ isFramedElsewhere: () => false }));
vi.mock('../../../src/page/follow/follow-activity.ts', () => ({ followActivity: () => undefined }));

const modules: TabModules[] = [];
beforeAll(async () => {
  for (let tabs = 0; tabs < 2; tabs += 1) modules.push(await loadTab());
  await loadParts();
  setSeams();
});
afterAll(dropSeams);

/** Returns two tabs in which mara is signed in and her cart is read. */
const twoTabs = async (kind: Kind, isLocalBlocked = false): Promise<{ own: Walk; one: Page; two: Page }> => {
  const own = new Walk(modules, [kind]);
  own.world.isLocalBlocked = isLocalBlocked;
  for (const tab of own.tabs) await own.open(tab, kind);
  const [one, two] = own.world.pages as [Page, Page];
  await own.signIn(one, 'mara');
  await own.settle();
  for (const page of [one, two]) await own.step('reads', () => page.act(() => page.modules.readCart()));
  await own.settle();
  expect([one.shown, two.shown]).toEqual(['mara', 'mara']);
  return { own, one, two };
};

/** Lets calls go on until one of this name has reached the stage. */
const until = async (own: Walk, what: RegExp, stage: 'is sent' | 'is worked on'): Promise<void> => {
  for (let turns = 0; turns < 60; turns += 1) {
    const call = own.world.calls.find((one) => what.test(one.what));
    if (call && (stage === 'is sent' || call.answer)) return;
    const told = own.world.advance(0);
    await own.step(told ?? 'half a second', () => (told === undefined ? own.world.passTime(500) : undefined));
    while (own.world.hearOne()) await own.step('heard', () => undefined);
  }
  throw new Error(`There is no ${what}.\n${own.told.join('\n')}`);
};

/** Returns how often the page has dropped what its widgets held of a person. */
const visits = (page: Page): number => Number(page.registry.reading('visit').data ?? 0);

/** Returns the tokens that the service still takes. All are checked: a page may ask for new ones after a sign-out. */
const alive = (own: Walk): string[] =>
  [...own.world.tokens].flatMap(([token, { revoked }]) => (revoked ? [] : token));

/** Returns the names in the page's messages of who is signed in now. */
const toldOf = (page: Page) =>
  page.registry
    .getSnapshot()
    .messages.flatMap(({ code, params }) => (code === 'notification.signed-in-as' ? [params?.['name']] : []));

describe('a renewal that a sign-out overtakes', () => {
  for (const [what, stage] of [
    [/authorize/, 'is sent'],
    [/exchange/, 'is sent'],
    [/exchange/, 'is worked on'],
  ] as const)
    it(`in another tab, while its ${what.source} ${stage}, is revoked and signs nobody in, though every logout fails [SES-13 c]`, async () => {
      const { own, one, two } = await twoTabs('token');
      await own.step('ten minutes', () => own.world.passTime(600_000));
      await own.step('two renews', () => two.act(() => two.session.token()));
      await until(own, what, stage);
      await own.signOut(one);
      await own.checkOver();
      expect(alive(own)).toEqual([]);
    });

  it('is revoked too where the other tab sees the row gone before it hears a word [SES-13 c]', async () => {
    const { own, one, two } = await twoTabs('token');
    await own.step('ten minutes', () => own.world.passTime(600_000));
    await own.step('two renews', () => two.act(() => two.session.token()));
    await until(own, /exchange/, 'is worked on');
    await own.signOut(one);
    while (own.world.hearOne('storage')) await own.step('storage tells', () => undefined);
    await own.step(own.world.advance(0) ?? '', () => undefined);
    await own.checkOver();
    expect(alive(own)).toEqual([]);
  });

  it('while another tab waits for the lock, is not begun by that [SES-13 c]', async () => {
    const { own, one, two } = await twoTabs('token');
    await own.step('ten minutes', () => own.world.passTime(600_000));
    for (const page of [one, two]) await own.step('renews', () => page.act(() => page.session.token()));
    await own.signOut(two);
    const before = [...own.world.tokens.keys()];
    await own.checkOver();
    const later = [...own.world.tokens].filter(([token]) => !before.includes(token));
    expect(later.filter(([, { revoked }]) => !revoked)).toEqual([]);
  });
});

describe('a sign-in that begins while a silent authorize is late', () => {
  for (const where of ['the same tab', 'another tab'] as const)
    for (const [what, stage] of [
      [/authorize/, 'is sent'],
      [/authorize/, 'is worked on'],
      [/exchange/, 'is sent'],
      [/exchange/, 'is worked on'],
    ] as const)
      it(`in ${where}, as its ${what.source} ${stage}, keeps its person and its tokens; the late ones are revoked [SES-13 b,c] [IDN-02 part]`, async () => {
        const { own, one, two } = await twoTabs('token');
        await own.step('ten minutes', () => own.world.passTime(600_000));
        await own.step('two renews', () => two.act(() => two.session.token()));
        await until(own, what, stage);
        await own.signIn(where === 'another tab' ? one : two, 'noor');
        await own.settle();
        expect([one.shown, two.shown]).toEqual(['noor', 'noor']);
        const people = alive(own).map((token) => own.world.tokens.get(token)?.person);
        expect(new Set(people)).toEqual(new Set(['noor']));
        expect(alive(own)).toContain(mine(one.storage)?.accessToken ?? mine(two.storage)?.accessToken);
        await own.read(two);
        await own.settle();
        await own.press(two);
        await own.settle();
        expect([own.world.carts.mara, own.world.carts.noor]).toEqual([3, 11]);
      });
});

describe('a renewal while the browser is offline', () => {
  it('is not begun, and the old token is not revoked; the next call after that renews [IDN-02 part]', async () => {
    const { own, one } = await twoTabs('token');
    await own.step('ten minutes', () => own.world.passTime(600_000));
    const held = [...own.world.tokens.keys()];
    const told = own.told.length;
    vi.stubGlobal('navigator', { onLine: false });
    await own.step('a call while offline', () => one.act(() => one.session.token()));
    await own.settle();
    vi.stubGlobal('navigator', { onLine: true });
    expect(own.told.slice(told).join('\n')).not.toMatch(/authorize|revoke|exchange/);
    expect([...own.world.tokens.values()].map(({ revoked }) => revoked)).toEqual(held.map(() => false));
    expect(one.shown).toBe('mara');
    await own.step('a call', () => one.act(() => one.session.token()));
    await own.settle();
    expect(held).not.toContain(one.storage.read('tokens')?.accessToken);
    expect(one.shown).toBe('mara');
  });
});

describe('a page that loads in somebody’s sign-in', () => {
  /** Prepares a new page in tab one, in mara’s sign-in, whose tokens have expired. `open` opens it. */
  const loads = async (kind: Kind) => {
    const { own } = await twoTabs(kind);
    await own.step('ten minutes', () => own.world.passTime(600_000));
    const [tab, other] = own.tabs as [(typeof own.tabs)[0], (typeof own.tabs)[0]];
    other.page?.leave(false);
    return { own, open: async () => (await own.open(tab, kind), tab.page as Page) };
  };

  for (const kind of ['token', 'cookie'] as const) {
    it(`by ${kind} lets go of what she typed where the answer names another, and calls nothing of hers as them [SES-13 d,e]`, async () => {
      const { own, open } = await loads(kind);
      own.world.cookie = 'noor';
      const page = await open();
      let refused: unknown;
      await own.step('looks a product up', () =>
        page.act(() =>
          page.modules
            .callService(page.modules.readUser, { path: { userId: 'current' } })
            .catch((error: unknown) => {
              refused = error;
            }),
        ),
      );
      expect(visits(page)).toBe(0);
      await own.settle();
      expect([page.shown, visits(page)]).toEqual(['noor', expect.any(Number)]);
      expect(visits(page)).toBeGreaterThan(0);
      expect(refused).toMatchObject({ kind: 'session-changed' });
      expect(own.told.join('\n')).not.toContain('GET /commerce/users/current is');
    });

    it(`by ${kind} keeps what she typed, and what she asked for, where the answer names her [SES-13 d]`, async () => {
      const { own, open } = await loads(kind);
      const page = await open();
      let answer: unknown;
      await own.step('looks a product up', () =>
        page.act(async () => {
          answer = await page.modules.callService(page.modules.readUser, { path: { userId: 'current' } });
        }),
      );
      await own.settle();
      expect([page.shown, visits(page), answer]).toEqual([
        'mara',
        0,
        expect.objectContaining({ uid: 'mara' }),
      ]);
    });

    it(`by ${kind} lets go of what she typed where nobody is there any more [SES-13 a,d]`, async () => {
      const { own, open } = await loads(kind);
      own.world.cookie = undefined;
      const page = await open();
      await own.settle();
      expect(page.shown).toBeUndefined();
      expect(visits(page)).toBeGreaterThan(0);
    });
  }

  it('keeps what she typed where nobody could say in four seconds, and lets it go when another signs in later [SES-13 d]', async () => {
    const { own, open } = await loads('token');
    own.world.failing = true;
    const page = await open();
    await own.step('five seconds', () => own.world.passTime(5000));
    expect([page.shown, visits(page)]).toEqual([undefined, 0]);
    await own.settle();
    expect(visits(page)).toBe(0);
    own.world.failing = false;
    await own.signIn(page, 'noor');
    await own.settle();
    expect(page.shown).toBe('noor');
    expect(visits(page)).toBeGreaterThan(0);
  });
});

describe('a tab of one person', () => {
  it('that was away while she signed out comes back as nobody, whatever the services still answer [SES-13 a]', async () => {
    const { own, one, two } = await twoTabs('token');
    await own.step('one goes away', () => one.leave(true));
    own.world.failing = true;
    await own.signOut(two);
    await own.settle();
    own.world.failing = false;
    own.world.cookie = 'mara';
    await own.checkOver();
  });

  it('that was away while another signed in comes back as theirs, whole [SES-13 b]', async () => {
    const { own, one, two } = await twoTabs('token');
    await own.step('one goes away', () => one.leave(true));
    await own.signOut(two);
    await own.settle();
    await own.signIn(two, 'noor');
    await own.settle();
    await own.step('one comes back', () => one.comeBack());
    expect(one.shown).not.toBe('mara');
    await own.settle();
    expect(one.shown).toBe('noor');
  });

  it('whose service names another at a renewal is theirs, whole and told, until they sign out [SES-13 e]', async () => {
    const { own, one, two } = await twoTabs('token');
    own.world.cookie = 'noor';
    await own.step('ten minutes', () => own.world.passTime(600_000));
    await own.press(one);
    await own.settle();
    expect([one.shown, two.shown, own.world.carts]).toMatchObject(['noor', 'noor', { noor: 5 }]);
    for (const page of [one, two]) expect(toldOf(page)).toEqual(['noor x']);
    await own.signOut(one);
    await own.settle();
    for (const page of [one, two]) expect(toldOf(page)).toEqual([]);
  });

  for (const kind of ['token', 'cookie'] as const)
    it(`by ${kind} changes nothing in the cart of who signs in before its call is sent [SES-13 b,f]`, async () => {
      const { own, one, two } = await twoTabs(kind);
      await own.step('ten minutes', () => own.world.passTime(600_000));
      await own.press(one);
      await own.signOut(two);
      await own.signIn(two, 'noor');
      await own.settle();
      expect(one.shown).not.toBe('mara');
      expect(own.world.carts.noor).toBe(5);
    });

  it('changes nothing in the cart of who signs in while its change waits behind another [SES-13 b]', async () => {
    const { own, one, two } = await twoTabs('token');
    await own.press(one);
    await own.press(one);
    await until(own, /PATCH/, 'is sent');
    const others = () => own.world.calls.findIndex(({ what }) => !what.startsWith('PATCH'));
    const goOn = async () => {
      while (own.world.hearOne()) await own.step('heard', () => undefined);
      for (let calls = 0; others() >= 0 && calls < 100; calls += 1) {
        await own.step(own.world.advance(others()) ?? '', () => undefined);
        while (own.world.hearOne()) await own.step('heard', () => undefined);
      }
    };
    await own.signOut(two);
    await goOn();
    await own.signIn(two, 'noor');
    await goOn();
    expect(one.shown).toBe('noor');
    await own.settle();
    expect(own.world.carts.noor).toBe(5);
  });

  it('takes no tokens of another sign-in that it hears of, under its own id [SES-13 b]', async () => {
    const { own, one, two } = await twoTabs('token');
    const before = mine(one.storage);
    const row = { id: 'f'.repeat(32), who: 'a'.repeat(64) };
    own.world.tokens.set('noor’s', { person: 'noor', revoked: false });
    const tokens = {
      ...mine(two.storage),
      id: row.id,
      accessToken: 'noor’s',
      tokenExpiry: own.world.now + 900_000,
    };
    await own.step('another sign-in renews', () =>
      here.run(two, () => two.tabs.post('session', { kind: 'tokens', row, tokens })),
    );
    await own.settle();
    expect(mine(one.storage)).toEqual(before);
  });

  for (const kind of ['token', 'cookie'] as const)
    it(`by ${kind} is nobody’s as soon as another tab tells of her sign-out [SES-13 a]`, async () => {
      const { own, one, two } = await twoTabs(kind);
      await own.signOut(two);
      while (own.world.hearOne()) await own.step('heard', () => undefined);
      expect(one.shown).toBeUndefined();
    });

  it('by cookie, which is another’s without a word, changes nothing in their cart, and becomes theirs [SES-13 f]', async () => {
    const { own, one } = await twoTabs('cookie');
    own.world.cookie = 'noor';
    await own.press(one);
    await own.settle();
    expect([one.shown, own.world.carts.noor]).toEqual(['noor', 5]);
  });

  it('by cookie shows no cart of another as its own, where a host answers one: it is theirs first [SES-13 f]', async () => {
    const { own, one } = await twoTabs('cookie');
    own.world.isLax = true;
    own.world.cookie = 'noor';
    await own.step('reads', () => one.act(() => one.modules.readCart()));
    await own.settle();
    expect(one.shown).toBe('noor');
  });

  it('by cookie asks anew who is there when it comes into view [SES-13 f]', async () => {
    const { own, one } = await twoTabs('cookie');
    own.world.cookie = 'noor';
    await own.step('comes into view', () => one.emit(one.document, new Event('visibilitychange')));
    await own.settle();
    expect([one.shown, toldOf(one)]).toEqual(['noor', ['noor x']]);
  });

  it('by cookie sends nothing late before it has asked who is there [SES-13 f]', async () => {
    const { own, one } = await twoTabs('cookie');
    own.world.cookie = 'noor';
    await own.step('a minute', () => own.world.passTime(61_000));
    await own.press(one);
    while (own.world.calls.length > 0) {
      expect(own.world.calls.map(({ what }) => what).join()).not.toMatch(/PATCH|DELETE/);
      await own.step(own.world.advance(0) ?? '', () => undefined);
    }
    await own.settle();
    expect(one.shown).toBe('noor');
  });

  it('by cookie, which is another’s without a word, goes nobody’s with the first refusal where the store can’t say, and theirs once it can [SES-13 f]', async () => {
    const { own, one } = await twoTabs('cookie');
    own.world.cookie = 'noor';
    own.world.storeFailing = true;
    await own.press(one);
    await own.settle();
    expect([one.shown, own.world.carts.noor]).toEqual([undefined, 5]);
    expect((one.registry.reading('cart').data as { cart?: unknown } | undefined)?.cart ?? null).toBeNull();
    own.world.storeFailing = false;
    await own.step('comes into view', () => one.emit(one.document, new Event('visibilitychange')));
    await own.settle();
    expect(one.shown).toBe('noor');
  });

  it('by cookie takes no cart that names another for its own while the store can’t say [SES-13 f]', async () => {
    const { own, one } = await twoTabs('cookie');
    own.world.isLax = true;
    own.world.cookie = 'noor';
    own.world.storeFailing = true;
    await own.step('reads', () => one.act(() => one.modules.readCart()));
    await own.settle();
    expect(one.shown).toBeUndefined();
  });

  for (const stage of ['at once', 'with every call failing until later'] as const)
    it(`by cookie that signs out where the cookie has become another’s leaves them signed in, ${stage} [SES-13 f]`, async () => {
      const { own, one } = await twoTabs('cookie');
      own.world.failing = stage !== 'at once';
      if (stage === 'at once') own.world.cookie = 'noor';
      await own.signOut(one);
      await own.settle();
      own.world.failing = false;
      own.world.cookie = 'noor';
      for (const tab of own.tabs) await own.open(tab, 'cookie');
      await own.settle();
      expect(own.world.cookie).toBe('noor');
      expect(own.world.pages.map(({ shown }) => shown)).toEqual(['noor', 'noor']);
    });

  for (const [state, forgetsTokens] of [
    ['with her tokens', false],
    ['without tokens', true],
  ] as const)
    it(`by token that signs out ${state} where the service’s cookie has become another’s leaves their session there [SES-13 c] [IDN-03 part]`, async () => {
      const { own, one } = await twoTabs('token');
      own.world.cookie = 'noor';
      if (forgetsTokens) here.run(one, () => one.storage.remove('tokens'));
      await own.signOut(one);
      await own.settle();
      expect([one.shown, own.world.cookie]).toEqual([undefined, 'noor']);
      const left = [...own.world.tokens.values()].filter(
        ({ person, revoked }) => person === 'noor' && !revoked,
      );
      expect(left).toEqual([]);
    });

  it('by token whose store is slow to sign her out ends nothing at the service of who signs in meanwhile [SES-13 c]', async () => {
    const { own, one, two } = await twoTabs('token');
    await own.signOut(one);
    await until(own, /store\/logout/, 'is worked on');
    own.world.cookie = 'noor';
    const id = 'f'.repeat(32);
    const row = { id, who: createHash('sha256').update(`${id}noor`).digest('hex') };
    await own.step('noor has signed in', () => here.run(two, () => two.storage.write('signedIn', row)));
    while (own.world.hearOne()) await own.step('heard', () => undefined);
    await own.settle();
    expect(own.world.cookie).toBe('noor');
  });

  it('by token that signs out has the service’s session ended where it is hers [IDN-03 part]', async () => {
    const { own, one } = await twoTabs('token');
    await own.signOut(one);
    await own.settle();
    expect(own.world.cookie).toBeUndefined();
    expect(own.told.join('\n')).toContain('logout is worked on');
  });

  it('by token whose logouts all failed is nobody’s on a page by cookie, and the store’s session is over then [SES-13 c]', async () => {
    const { own, one } = await twoTabs('token');
    own.world.failing = true;
    await own.signOut(one);
    await own.settle();
    own.world.failing = false;
    expect(own.world.cookie).toBe('mara');
    for (const tab of own.tabs) await own.open(tab, 'cookie');
    await own.settle();
    expect(own.world.pages.map(({ shown }) => shown)).toEqual([undefined, undefined]);
    expect(own.world.cookie).toBeUndefined();
  });

  it('by token whose logouts all failed, and who signs in again, owes no sign-out any more [SES-13 c]', async () => {
    const { own, one } = await twoTabs('token');
    own.world.failing = true;
    await own.signOut(one);
    await own.settle();
    own.world.failing = false;
    await own.signIn(one, 'mara');
    await own.settle();
    for (const tab of own.tabs) await own.open(tab, 'cookie');
    await own.settle();
    expect(own.world.pages.map(({ shown }) => shown)).toEqual(['mara', 'mara']);
  });

  for (const kind of ['token', 'cookie'] as const)
    it(`by ${kind} and one of another, who sign in at once, end as one person’s [SES-13 b,f]`, async () => {
      const own = new Walk(modules, [kind]);
      for (const tab of own.tabs) await own.open(tab, kind);
      const [one, two] = own.world.pages as [Page, Page];
      await own.signIn(one, 'mara');
      await own.signIn(two, 'noor');
      await own.settle();
      expect([one.shown, two.shown]).toEqual(['noor', 'noor']);
    });

  it('has its proof end with the sign-in that it was asked in [SES-13 g]', async () => {
    const { own, one, two } = await twoTabs('token');
    await own.ask(one);
    const open = () => here.run(one, () => one.modules.stepUpMatters.open(one.registry).length);
    expect(open()).toBe(1);
    await own.signOut(two);
    await own.settle();
    expect(open()).toBe(0);
  });

  it('gets no proof by the tokens of somebody who signs in as it is given [SES-13 g]', async () => {
    const { own, one } = await twoTabs('token');
    const proofs: unknown[] = [];
    await own.step('a proof is asked', () =>
      one.act(async () => void proofs.push(await one.session.stepUp({ kind: 'tree', name: 'Delicate' }))),
    );
    const id = 'f'.repeat(32);
    const who = createHash('sha256').update(`${id}noor`).digest('hex');
    await own.step('it is given, and noor signs in at that moment', () =>
      here.run(one, () => {
        const held = one.storage.read('tokens');
        const [matter] = one.modules.stepUpMatters.open(one.registry);
        if (!held || !matter) throw new Error('No proof is asked.');
        matter.settle(true);
        const accessToken = own.world.name('token of noor');
        own.world.tokens.set(accessToken, { person: 'noor', revoked: false });
        one.storage.write('tokens', {
          ...held,
          id,
          userId: 'noor',
          accessToken,
          idToken: `${accessToken}’s`,
        });
        one.storage.write('signedIn', { id, who });
      }),
    );
    await own.settle();
    expect(proofs).toEqual([undefined]);
  });

  it('takes no profile of another from the service [SEC-05 part]', async () => {
    const { own, one } = await twoTabs('token');
    const told: unknown[] = [];
    const read = async () => {
      await own.step('the profile is read', () =>
        one.act(() =>
          one.session.profile().then(
            (profile) => told.push(profile),
            (error: unknown) => told.push(error),
          ),
        ),
      );
      await until(own, /userinfo/, 'is sent');
    };
    await read();
    await own.settle();
    await read();
    const be = (person: 'mara' | 'noor') => {
      for (const token of own.world.tokens.values()) token.person = person;
    };
    be('noor');
    const worked = own.world.advance(0);
    be('mara');
    await own.step(worked ?? '', () => undefined);
    await own.settle();
    expect(told).toMatchObject([{ firstName: 'mara' }, { message: 'The profile is of another customer.' }]);
  });
});

describe('tabs without local storage, by token', () => {
  const openAgain = async (own: Walk): Promise<string[]> => {
    for (const tab of own.tabs) await own.open(tab, 'token');
    await own.settle();
    return own.world.pages.filter(({ isGone }) => !isGone).map(({ shown }) => shown ?? 'nobody');
  };

  it('stay nobody’s after a sign-out, though every logout failed and the service still knows her [SES-13 a part] [REL-05 part]', async () => {
    const { own, one } = await twoTabs('token', true);
    own.world.failing = true;
    await own.signOut(one);
    await own.settle();
    own.world.failing = false;
    own.world.cookie = 'mara';
    expect(await openAgain(own)).toEqual(['nobody', 'nobody']);
  });

  it('are theirs who sign in after it, on the next pages too [SES-13 b part] [REL-05 part]', async () => {
    const { own, one } = await twoTabs('token', true);
    await own.signOut(one);
    await own.settle();
    await own.signIn(one, 'noor');
    await own.settle();
    expect(await openAgain(own)).toEqual(['noor', 'noor']);
  });
});

describe('a tab that hears nothing of the others', () => {
  /** Gives a page what storage holds by now, and drops the messages that would tell it. */
  const missAll = (page: Page): void => {
    page.world.messages = page.world.messages.filter(({ to }) => to !== page);
    page.local.clear();
    for (const [name, text] of page.world.local) page.local.set(name, text);
  };
  const sight: [string, (page: Page) => void][] = [
    ['comes into view', (page) => page.emit(page.document, new Event('visibilitychange'))],
    ['gets the focus', (page) => page.emit(page.window, new Event('focus'))],
  ];

  for (const kind of ['token', 'cookie'] as const)
    it(`shows nobody after a press that came too late, which changes nothing (by ${kind}) [SES-13 a part]`, async () => {
      const { own, one, two } = await twoTabs(kind);
      await own.signOut(one);
      missAll(two);
      expect(two.shown).toBe('mara');
      await own.press(two);
      missAll(two);
      await own.settle();
      expect(two.shown).toBeUndefined();
    });

  for (const kind of ['token', 'cookie'] as const)
    for (const [what, act] of sight) {
      it(`shows nobody once it ${what} after a sign-out, before it asks anybody (by ${kind}) [SES-13 a part]`, async () => {
        const { own, one, two } = await twoTabs(kind);
        await own.signOut(one);
        missAll(two);
        await own.step(what, () => act(two));
        expect(two.shown).toBeUndefined();
        missAll(two);
        await own.settle();
        expect(two.shown).toBeUndefined();
        expect(two.registry.reading('cart').data).not.toMatchObject({ cart: { user: { uid: 'mara' } } });
      });

      it(`is whose the browser is once it ${what} (by ${kind}) [SES-13 b part]`, async () => {
        const { own, one, two } = await twoTabs(kind);
        await own.signOut(one);
        await own.signIn(one, 'noor');
        for (let turns = 0; turns < 60 && one.shown !== 'noor'; turns += 1) {
          missAll(two);
          own.world.hearOne();
          await own.step(own.world.advance(0) ?? 'half a second', () => own.world.passTime(500));
        }
        missAll(two);
        expect([one.shown, two.shown]).toEqual(['noor', 'mara']);
        await own.step(what, () => act(two));
        expect(two.shown).not.toBe('mara');
        await own.settle();
        expect(two.shown).toBe('noor');
      });
    }
});
