import type { Script } from 'node:vm';
import type { KeptPlacing } from '../../src/api/checkout/kept-placing.contract.ts';
import { calm, type Call } from './browser.ts';
import type { Page, PageAnswer } from './page.ts';
import type { CARDS } from './shop.ts';
import { Walk } from './walk.ts';

type SceneOptions = { tabs?: number; card?: keyof typeof CARDS; retry?: boolean };

/**
 * A walk whose steps a test chooses. `ana` has the given number of tabs and the given card. Everything is checked after
 * each step, as in the soak.
 */
export class Scene extends Walk {
  static async open(
    script: Script,
    { tabs = 1, card = 'accepted', retry = true }: SceneOptions = {},
  ): Promise<Scene> {
    const scene = new Scene(script, 1);
    scene.isRetryOn = retry;
    scene.tabs.splice(tabs);
    scene.card = () => card;
    await scene.begin();
    return scene;
  }

  get pages(): readonly Page[] {
    return this.world.browser.pages;
  }

  /** Returns the page of a tab, by the tab's index. Throws if the tab has no page. */
  page(tab = 0): Page {
    const page = this.tabs[tab]?.page;
    if (page === undefined) throw new Error(`Tab ${tab} has no page.`);
    return page;
  }

  /** Presses `times` times in each of these pages, all in one task. */
  presses(pages: readonly Page[], { times = 1, answer = 'nothing' as PageAnswer } = {}): Promise<void> {
    return this.step(`${pages.map(({ name }) => name).join(', ')} press ${times} times`, () => {
      for (const page of pages) {
        page.answer = answer;
        this.world.notePress(page);
      }
      for (const page of pages) for (let at = 0; at < times; at += 1) page.tab.press();
    });
  }

  passSeconds(seconds: number): Promise<void> {
    return this.step(`${seconds} s pass`, () => this.world.browser.passTime(seconds * 1000));
  }

  /** Lets everything that is under way come to its end, with the timers that are due at once. */
  async settle(): Promise<void> {
    for (let turns = 0; turns < 3; turns += 1) {
      await this.goOn();
      await this.passSeconds(0);
    }
    await this.goOn();
  }

  /** Returns the first call of this name, once it is sent. Other calls go on meanwhile. */
  async call(what: string): Promise<Call> {
    const { browser } = this.world;
    for (let turns = 0; turns < 200; turns += 1) {
      const call = browser.calls.find((one) => one.what === what);
      if (call) return call;
      if (browser.hearOne()) await calm();
      else if (browser.calls[0]) await this.advance(browser.calls[0]);
      else if (browser.timers.some(({ at }) => at <= browser.now)) await this.passSeconds(0);
      else break;
    }
    throw new Error(`Nothing calls ${what}.\n${this.told.join('\n')}`);
  }

  /** Answers a call with this status and body. The services do not see the call. */
  async answerWith(call: Call, status: number, body: unknown): Promise<void> {
    call.answer = new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
    await this.advance(call);
  }

  /** Takes the network away, or brings it back with the event `online`, as in a browser. */
  setOffline(isOffline: boolean): Promise<void> {
    return this.step(isOffline ? 'the network goes' : 'the network comes back', () => {
      this.world.browser.isOffline = isOffline;
      if (!isOffline) for (const page of this.pages) page.window.dispatchEvent(new Event('online'));
    });
  }

  signOut(page: Page): Promise<void> {
    return this.step(`${page.name} signs out`, () => page.tab.signOut());
  }

  /** What the browser keeps of the order being placed; undefined if nothing. */
  get kept(): unknown {
    const name = [...this.world.browser.local.keys()].find((one) => one.includes('placing'));
    return name === undefined ? undefined : JSON.parse(this.world.browser.local.get(name) ?? 'null');
  }

  /** Keeps an order as another tab would have kept it. No page has heard of it yet. */
  keepUnheard(kept: Partial<KeptPlacing>): void {
    const { local, now } = this.world.browser;
    const { id } = JSON.parse(local.get('assess.signedIn') ?? '{}') as { id: string };
    const common = { owner: 'ana', signIn: id, since: now, attempt: {}, told: [] };
    local.set('assess.placing.usassessments', JSON.stringify({ ...common, ...kept }));
  }

  get orders(): readonly string[] {
    return this.world.shop.orders('ana').map(({ code }) => code);
  }

  /** The amounts that were charged, in minor units. */
  get taken(): readonly number[] {
    return this.world.shop.captures('ana').map(({ amount }) => amount);
  }

  /** How often pages were told of each order. */
  get tellings(): readonly number[] {
    return [...this.world.browser.told.values()];
  }
}
