import type { Script } from 'node:vm';
import { calm, type Call } from './browser.ts';
import { wrongsAtRest, wrongsOf } from './checks.ts';
import { Page, type PageAnswer } from './page.ts';
import { pick, randomOf, type Random } from './random.ts';
import type { CARDS, Person } from './shop.ts';
import { World } from './world.ts';

type OpenTab = { name: string; texts: Map<string, string>; page: Page | undefined; kept: Page | undefined };

/** The error of a failed walk. Its message says what was wrong and lists the walk's steps. */
class WalkFailed extends Error {
  override readonly name = 'WalkFailed';
}

/** One walk over a browser with two to six tabs. `ana` is signed in when it begins. */
export class Walk {
  readonly world: World;
  readonly random: Random;
  readonly told: string[] = [];
  readonly tabs: OpenTab[] = [];
  readonly script: Script;
  isRetryOn = true;
  #pages = 0;

  constructor(script: Script, seed: number) {
    this.script = script;
    this.random = randomOf(seed);
    this.world = new World(this.random, pick(this.random, [0, 0, -600_000, 600_000]));
    const tabs = 2 + Math.floor(this.random() * 5);
    this.told.push(`seed ${seed}: ${tabs} tabs`);
    for (let at = 1; at <= tabs; at += 1)
      this.tabs.push({ name: `tab ${at}`, texts: new Map(), page: undefined, kept: undefined });
  }

  chance = (share: number): boolean => this.random() < share;

  async step(what: string, act: () => unknown): Promise<void> {
    const { browser } = this.world;
    const at = this.told.push(`${browser.elapsed} s  ${what}`) - 1;
    const said = await act();
    if (typeof said === 'string') this.told[at] = `${browser.elapsed} s  ${said}`;
    await calm();
    this.#fail(wrongsOf(this.world));
  }

  #fail(wrongs: readonly string[]): void {
    if (wrongs.length > 0) throw new WalkFailed(`${wrongs.join('\n')}\n\n${this.told.join('\n')}`);
  }

  openPage(tab: OpenTab): Promise<void> {
    return this.step(`${tab.name} opens the checkout`, () => {
      tab.page?.leave(false);
      tab.kept?.leave(false);
      tab.kept = undefined;
      const { browser } = this.world;
      const name = `${tab.name}.${(this.#pages += 1)}`;
      const retry = this.isRetryOn;
      tab.page = new Page(browser, { name, script: this.script, tabTexts: tab.texts, retry });
    });
  }

  async begin(): Promise<void> {
    const { world } = this;
    const card = this.card();
    await world.shop.fillCart('ana', 1 + Math.floor(this.random() * 3), card);
    world.note('ana');
    world.browser.local.set('assess.signedIn', JSON.stringify({ id: world.browser.uuid(), who: 'ana' }));
    this.told.push(`ana has a cart with a card that is ${card}`);
    for (const tab of this.tabs.slice(0, 2)) await this.openPage(tab);
    await this.goOn();
  }

  card = (): keyof typeof CARDS =>
    pick(this.random, [
      'accepted',
      'accepted',
      'accepted',
      'accepted',
      'declined',
      'challenge',
      'slow',
      'never',
    ] as const);

  /** Delivers all messages and answers all calls while the clock stands still. */
  async goOn(): Promise<void> {
    const { browser } = this.world;
    for (let turns = 0; turns < 400; turns += 1) {
      if (browser.hearOne()) await calm();
      else if (browser.calls[0]) await this.advance(browser.calls[0]);
      else return;
    }
    this.#fail(['It never comes to rest.']);
  }

  advance(call: Call, how: 'well' | 'lost' | 'fails' = 'well'): Promise<void> {
    return this.step('a call', () => this.world.browser.advance(call, how));
  }

  press(page: Page, times: number): Promise<void> {
    const answer: PageAnswer = this.chance(0.8)
      ? 'nothing'
      : pick(this.random, ['no', 'waits', 'waits and says no']);
    return this.step(`${page.name} presses ${times} times; its page says ${answer}`, () => {
      page.answer = answer;
      this.world.notePress(page);
      for (let at = 0; at < times; at += 1) page.tab.press();
    });
  }

  /** Ends the walk without further faults, and presses where a page waits for it. Throws if anything stays open. */
  async rest(): Promise<void> {
    const { world, told } = this;
    const { browser } = world;
    told.push('-- all is well from here on');
    browser.isOffline = false;
    for (const tab of this.tabs)
      if (tab.page?.isFrozen) await this.step(`${tab.name} comes back`, () => tab.page?.comeBack());
    if (!browser.pages[0]) await this.openPage(this.tabs[0] as OpenTab);
    const [page] = browser.pages as [Page];
    for (const one of browser.pages) one.window.dispatchEvent(new Event('online'));
    if (page.tab.shown().person !== 'ana') await this.signIn(page, 'ana');
    for (let turns = 0; turns < 8; turns += 1) {
      await this.goOn();
      for (const one of browser.pages) {
        const { state } = one.tab.shown();
        if (state.state === 'challenge')
          await this.step(`${one.name} leaves the bank`, () => one.tab.bankSaid('left'));
        if (state.state === 'unknown' && state.askAt === undefined)
          await this.step(`${one.name} asks again`, () => one.tab.askAgain());
      }
      for (const seconds of [0, 10, 10]) {
        await this.goOn();
        await this.step(`${seconds} s pass`, () => browser.passTime(seconds * 1000));
      }
      while (await browser.arriveLate());
    }
    await this.goOn();
    this.#fail([...wrongsOf(world), ...wrongsAtRest(world, 'ana')]);
  }

  signIn(page: Page, person: Person): Promise<void> {
    return this.step(`${page.name}: ${person} signs in`, () => {
      const { world } = this;
      const { browser } = world;
      if (person !== 'ana') {
        // The browser drops whatever it kept of ana.
        world.hasChangedHands = true;
        browser.doubted.clear();
      }
      page.tab.signIn(browser.uuid(), person);
    });
  }
}
