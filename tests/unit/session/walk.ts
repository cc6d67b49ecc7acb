import type { CartView } from '../../../src/api/cart/read-cart.ts';
import { here } from './here.ts';
import { leftOf, wrongsOf } from './one-person.ts';
import { Page, type Kind } from './page.ts';
import { loadChanges, type TabModules } from './tab-modules.ts';
import { World, type Person } from './world.ts';

/** Returns a generator of numbers from 0 up to, but not including, 1. The same seed gives the same numbers. */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Resolves once all code has run on that waits for no timer and no call. */
const calm = async (): Promise<void> => {
  for (let turns = 0; turns < 4; turns += 1) await new Promise((resolve) => setImmediate(resolve));
};

type Tab = { modules: TabModules; texts: Map<string, string>; page: Page | undefined; name: string };

/** A browser with tabs, and what its people do. It lists each step in words, so that a walk can be read. */
export class Walk {
  readonly world = new World();
  readonly told: string[] = [];
  readonly tabs: Tab[];
  readonly kinds: readonly Kind[];
  /** Whether everybody has signed out, and nobody has signed in since. */
  isOver = false;
  #asked = 10;

  constructor(modules: readonly TabModules[], kinds: readonly Kind[]) {
    this.kinds = kinds;
    this.tabs = modules.map((own, at) => ({
      modules: own,
      texts: new Map(),
      page: undefined,
      name: `tab ${at + 1}`,
    }));
  }

  async step(what: string, act: () => void): Promise<void> {
    this.told.push(what);
    act();
    await calm();
    const wrongs = [...this.world.wrongs, ...wrongsOf(this.world.pages)];
    if (wrongs.length > 0) throw new Error(`${wrongs.join('; ')}\n${this.told.join('\n')}`);
  }

  open(tab: Tab, kind: Kind): Promise<void> {
    return this.step(`${tab.name} opens a page by ${kind}`, () => {
      tab.page?.leave(false);
      tab.page = new Page(this.world, {
        name: this.world.name(tab.name),
        kind,
        modules: tab.modules,
        tabTexts: tab.texts,
      });
    });
  }

  signIn(page: Page, person: Person): Promise<void> {
    return this.step(`${page.name}: ${person} signs in`, () => {
      this.world.cookie = person;
      this.isOver = false;
      page.entering += 1;
      page.act(() => page.session.enter().finally(() => (page.entering -= 1)));
    });
  }

  signOut(page: Page): Promise<void> {
    return this.step(`${page.name}: ${page.shown} signs out`, () => {
      const isEntering = this.world.pages.some(({ entering }) => entering > 0);
      const isWhole = here.run(page, () => page.session.whose?.()) === page.storage.read('signedIn')?.id;
      // A sign-out by cookie ends the session of the one who signs out. If the cookie is another person's by now, their
      // session stays (SES-13 f).
      const isTheirs = page.kind === 'token' || [undefined, page.shown].includes(this.world.cookie);
      this.isOver = page.shown !== undefined && isWhole && isTheirs && (!isEntering || this.isOver);
      page.act(() => page.session.signOut('asked'));
    });
  }

  read(page: Page): Promise<void> {
    return this.step(`${page.name} reads its cart`, () => page.act(() => page.modules.readCart()));
  }

  /** A member of customer service begins to act for somebody, or ends it. */
  act(page: Page, customer: Person | undefined): Promise<void> {
    return this.step(`${page.name}: ${page.shown} ${customer ? `acts for ${customer}` : 'ends to act'}`, () =>
      page.act(async () => page.session.act?.(customer)),
    );
  }

  async press(page: Page): Promise<void> {
    const changes = (page.changes ??= await loadChanges());
    return this.step(`${page.name}: ${page.shown} changes a quantity`, () => {
      const view = page.registry.reading('cart').data as CartView | undefined;
      const code = view?.cart?.entries[0]?.product.code;
      if (code === undefined) return page.act(() => page.modules.readCart());
      this.#asked += 1;
      this.world.pressed.set(this.#asked, page.shown);
      const quantity = this.#asked;
      page.act(() => changes.changeQuantity({ code, quantity }));
    });
  }

  ask(page: Page): Promise<void> {
    return this.step(`${page.name}: a proof is asked of ${page.shown}`, () => {
      const { shown } = page;
      const id = page.storage.read('signedIn')?.id;
      page.act(async () => {
        const proof = await page.session.stepUp({ kind: 'tree', name: 'Delicate' });
        if (proof && (page.shown !== shown || page.storage.read('signedIn')?.id !== id))
          this.world.wrong(`${page.name}: the proof of ${shown} serves ${page.shown}`);
      });
    });
  }

  prove(page: Page): Promise<void> {
    return this.step(`${page.name}: a proof is given`, () => {
      const [matter] = here.run(page, () => page.modules.stepUpMatters.open(page.registry));
      if (matter) here.run(page, () => matter.settle(true));
    });
  }

  /** Lets everything that is under way come to its end. */
  async settle(): Promise<void> {
    for (let turns = 0; turns < 300; turns += 1) {
      while (this.world.hearOne()) await calm();
      if (this.world.calls.length === 0 && turns > 3) return;
      for (let calls = 0; this.world.calls.length > 0 && calls < 200; calls += 1)
        await this.step(this.world.advance(0) ?? '', () => undefined);
      if (this.world.calls.length > 0) break;
      await this.step('two seconds', () => this.world.passTime(2000));
    }
    throw new Error(`It never comes to rest.\n${this.told.join('\n')}`);
  }

  /** Checks that no page shows a person after everybody has signed out: open pages, kept pages and new ones. */
  async checkOver(): Promise<void> {
    await this.settle();
    // Without storage, a page that opens during a sign-out knows only what the services still say.
    if (!this.isOver || this.world.isBlocked) return;
    this.#checkNobody();
    for (const tab of this.tabs) {
      if (tab.page?.isFrozen) await this.step(`${tab.name} comes back`, () => tab.page?.comeBack());
      await this.settle();
      await this.open(tab, this.kinds[0] ?? 'token');
      await this.settle();
    }
    this.#checkNobody();
  }

  #checkNobody(): void {
    const left = leftOf(this.world.pages);
    if (left.length > 0) throw new Error(`After a sign-out: ${left.join('; ')}\n${this.told.join('\n')}`);
  }
}

/** Makes the walk of a seed. Throws with its steps if anything was wrong. */
export const walk = async (seed: number, modules: readonly TabModules[]): Promise<void> => {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const kinds = pick([['token'], ['token'], ['cookie'], ['token', 'cookie']] as const);
  const own = new Walk(modules.slice(0, 2 + Math.floor(random() * 3)), kinds);
  const { world } = own;
  world.isLax = random() < 0.5;
  world.isBlocked = seed % 8 === 0;
  own.told.push(`seed ${seed}: ${own.tabs.length} tabs by ${kinds.join(' and ')}`);
  for (const tab of own.tabs) await own.open(tab, pick(kinds));
  const before = world.pages[0];
  if (before) await own.signIn(before, pick(['mara', 'noor', 'sue']));
  if (random() < 0.8) await own.settle();
  if (random() < 0.7) {
    for (const page of world.pages) await own.read(page);
    await own.settle();
  }
  for (let steps = 0; steps < 24; steps += 1) {
    const tab = pick(own.tabs);
    const { page } = tab;
    if (!page || page.isGone) await own.open(tab, pick(kinds));
    else if (page.isFrozen) {
      const isBack = random() < 0.7;
      if (isBack) await own.step(`${page.name} comes back by Back`, () => page.comeBack());
      else await own.open(tab, pick(kinds));
    } else await stepOn(own, page, random, pick);
  }
  world.failing = random() < 0.3;
  if (random() < 0.7 && world.pages.every(({ shown }) => shown === undefined) === false) {
    const there = world.pages.find(({ shown, isFrozen }) => shown !== undefined && !isFrozen);
    if (there) await own.signOut(there);
  }
  await own.checkOver();
};

/** Sue begins to act, for another customer too, or ends it. Anybody else does nothing. */
const actOn = (own: Walk, page: Page, pick: <Item>(items: readonly Item[]) => Item): Promise<void> => {
  const isActing = page.storage.read('signedIn')?.customerId !== undefined;
  if (page.kind !== 'token' || (page.shown !== 'sue' && !isActing))
    return own.step('nobody acts', () => undefined);
  return own.act(page, pick(isActing ? ['mara', undefined, undefined] : ['mara', 'noor']));
};

const stepOn = (
  own: Walk,
  page: Page,
  random: () => number,
  pick: <Item>(items: readonly Item[]) => Item,
): Promise<void> => {
  const { world } = own;
  const moves: readonly [number, () => Promise<void>][] = [
    [10, () => own.step(world.advance(Math.floor(random() * 8)) ?? 'nothing waits', () => undefined)],
    [6, () => own.step('a tab hears something', () => void world.hearOne())],
    [4, () => own.settle()],
    [3, () => own.signIn(page, pick(['mara', 'noor', 'sue', 'sue']))],
    [3, () => (page.shown ? own.signOut(page) : own.step('nobody signs out', () => undefined))],
    [7, () => own.press(page)],
    [3, () => actOn(own, page, pick)],
    [
      3,
      async () => {
        await own.press(page);
        await own.press(page);
      },
    ],
    [3, () => own.read(page)],
    [3, () => own.step('five minutes', () => world.passTime(300_000))],
    [2, () => own.step('a minute', () => world.passTime(61_000))],
    [2, () => own.step(`${page.name} wants a token`, () => page.act(() => page.session.token()))],
    [3, () => own.step(`${page.name} goes away`, () => page.leave(random() < 0.7))],
    [
      2,
      () => {
        const person = pick(['mara', 'noor', undefined] as const);
        // For a page by cookie this is a sign-in or a sign-out.
        if (own.kinds.includes('cookie') && person) own.isOver = false;
        return own.step(`the service’s cookie is ${person}’s`, () => void (world.cookie = person));
      },
    ],
    [2, () => own.step('services fail, or mend', () => void (world.failing = !world.failing))],
    [
      2,
      () =>
        own.step(`${page.name} comes into view`, () =>
          page.emit(page.document, new Event('visibilitychange')),
        ),
    ],
    [2, () => (page.shown && page.kind === 'token' ? own.ask(page) : own.prove(page))],
    [2, () => own.prove(page)],
  ];
  const total = moves.reduce((sum, [weight]) => sum + weight, 0);
  let at = random() * total;
  for (const [weight, move] of moves) {
    at -= weight;
    if (at < 0) return move();
  }
  return own.settle();
};
