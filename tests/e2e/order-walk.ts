import { pick, randomOf, type Random } from '../soak/random.ts';
import { CHECKOUT, checkout, chooseAll, loseNextAnswer, placeButton, terms } from './checkout-visit.ts';
import { asCustomer } from './customer-visit.ts';
import { expect, type Host, type Page } from './fixtures.ts';
import { codesOfTess, ordersOfTess, wrongsOf, type Said } from './order-walk-ledger.ts';
import { CARDS } from './payment-visit.ts';
import { expectSignedIn, door, signIn } from './signed-in-visit.ts';

const SITE = 'usassessments';
const USER = 'user-tess';
/** The limit for waits: the page asks for a lost answer after two, four and eight seconds. */
const PATIENT = { timeout: 40_000 };
const UNDER_WAY = /We’re checking your order|is being placed|Your bank asks/;

/** Reports each 'placed' and 'not placed' when it first shows. Runs in each page. */
const reportWords = (): void => {
  const before = { placed: false, denied: false };
  const look = () => {
    const text = document.querySelector('assess-checkout')?.textContent ?? '';
    const now = {
      placed: text.includes('Thank you, your order is placed'),
      denied: text.includes('Your order was not placed.'),
    };
    const report = Reflect.get(globalThis, 'walkHears') as (said: object) => void;
    if (now.placed && !before.placed)
      report({ said: 'placed', order: new URLSearchParams(location.search).get('order') });
    if (now.denied && !before.denied) {
      const kept = JSON.parse(localStorage.getItem('assess.placing.usassessments') ?? '{}') as {
        key?: string;
      };
      report({ said: 'not placed', key: kept.key });
    }
    Object.assign(before, now);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
};

/** Presses, and waits until the text has changed, because the earlier text may soon show again. Runs in a page. */
const pressHere = (element: Element): Promise<void> =>
  new Promise((done) => {
    const before = element.textContent;
    const hears = new MutationObserver(() => {
      if (element.textContent === before) return;
      hears.disconnect();
      done();
    });
    hears.observe(element, { childList: true, subtree: true, characterData: true });
    const buttons = [...element.querySelectorAll('button')];
    const place = buttons.find((button) => button.textContent?.startsWith('Place order'));
    // Another tab's order may have removed it meanwhile. Then there is nothing to press and nothing to wait for.
    if (place) place.click();
    else done();
  });

/** A random walk, by a seed, of one customer in the tabs of one browser. Throws with all its moves if something is wrong. */
export class OrderWalk {
  readonly told: string[] = [];
  readonly #host: Host;
  readonly #random: Random;
  readonly #tabs: Page[] = [];
  readonly #expected = { carts: new Map<string, number>(), shown: new Set<string>(), said: [] as Said[] };
  readonly #before: ReadonlySet<string>;

  constructor(host: Host, seed: number) {
    this.#host = host;
    this.#random = randomOf(seed);
    this.#before = codesOfTess(host);
    this.told.push(`seed ${seed}`);
  }

  /** Returns what the pages said, in words. */
  get said(): string[] {
    return this.#expected.said.map((one) => one.said);
  }

  get orders(): number {
    return ordersOfTess(this.#host).filter(({ code }) => !this.#before.has(code)).length;
  }

  #cart = () => this.#host.repository.cartsOf(USER, SITE).find(({ saved }) => !saved);

  #note(): void {
    const cart = this.#cart();
    if (cart)
      this.#expected.carts.set(
        cart.guid,
        cart.entries.reduce((sum, { quantity }) => sum + quantity, 0),
      );
  }

  /** Opens two tabs at the review of a cart that can be ordered. */
  async begin(page: Page): Promise<void> {
    await page.context().exposeBinding('walkHears', (_source, said: Said) => this.#expected.said.push(said));
    await page.context().addInitScript(reportWords);
    await this.#fill();
    await page.goto(`${this.#host.shop}/en-us/about`);
    await signIn(page, 'tess');
    this.#tabs.push(page, await page.context().newPage());
    for (const tab of this.#tabs) await this.#open(tab);
  }

  async #open(tab: Page): Promise<void> {
    await tab.goto(`${this.#host.shop}${CHECKOUT}?step=review`);
    await this.#settled(tab);
  }

  /** Waits until the tab shows the outcome of everything, with nothing under way. */
  #settled = (tab: Page): Promise<void> =>
    expect
      .poll(async () => {
        const text = await checkout(tab)
          .textContent()
          .catch(() => '');
        const isDrawn = /Step \d of \d|Thank you, your order|Your cart is empty/.test(text ?? '');
        const busy = await checkout(tab).locator('[aria-busy=true]').count();
        return isDrawn && busy === 0 && !UNDER_WAY.test(text ?? '');
      }, PATIENT)
      .toBe(true);

  /**
   * Prepares a tab for a press: accepts the terms and notes the amount. Resolves to false if the tab has nothing to
   * place.
   */
  async #readyToPress(tab: Page): Promise<boolean> {
    if (!(await placeButton(tab).isVisible())) await this.#open(tab);
    if (!(await placeButton(tab).isVisible())) return false;
    await terms(tab).check();
    const amount = /\$[\d.,]+/.exec((await placeButton(tab).textContent()) ?? '')?.[0];
    if (amount) this.#expected.shown.add(amount);
    return true;
  }

  /** Presses in these tabs at once, with a fault, and waits until each has the outcome. */
  async #press(tabs: readonly Page[], fault?: () => Promise<unknown>): Promise<string> {
    const ready: Page[] = [];
    for (const tab of tabs) if (await this.#readyToPress(tab)) ready.push(tab);
    if (ready.length > 0) await fault?.();
    await Promise.all(ready.map((tab) => checkout(tab).evaluate(pressHere)));
    for (const tab of ready) await this.#settled(tab);
    return `presses in ${ready.length} of ${tabs.length} tabs`;
  }

  async #signOutAndIn(tab: Page): Promise<void> {
    await door(tab, 'signOut', 'asked');
    for (const one of this.#tabs) await one.waitForURL((url) => url.pathname.endsWith('/login'));
    await signIn(tab, 'tess');
    for (const one of this.#tabs) {
      await one.goto(`${this.#host.shop}/en-us/about`);
      await expectSignedIn(one, USER);
      await this.#open(one);
    }
  }

  async #fill(): Promise<string> {
    await chooseAll(this.#host, { card: CARDS.visa });
    this.#note();
    return 'a new cart is filled elsewhere';
  }

  async #changeElsewhere(): Promise<string> {
    // Three units would cost more than the card was confirmed for. The payment would open again, and nothing could be
    // pressed.
    const quantity = this.#cart()?.entries[0]?.quantity === 2 ? 1 : 2;
    await asCustomer(this.#host, 'tess', 'PATCH', '/carts/current/entries/0', { quantity });
    this.#note();
    return `its quantity becomes ${quantity} elsewhere`;
  }

  async #fault(tab: Page): Promise<string> {
    const kind = pick(this.#random, ['lost after', 'lost before', '5xx'] as const);
    const faults = {
      'lost after': () => loseNextAnswer(tab, this.#host),
      'lost before': () => tab.route(/\/orders\?/, (route) => route.abort('connectionreset'), { times: 1 }),
      '5xx': () => this.#host.fault({ method: 'POST', path: '/users/*/orders', status: 503, times: 1 }),
    };
    return `the next order is ${kind}, ${await this.#press([tab], faults[kind])}`;
  }

  /** Makes one move, and checks the ledger. */
  async move(): Promise<void> {
    const tab = pick(this.#random, this.#tabs);
    const name = `tab ${this.#tabs.indexOf(tab) + 1}`;
    const moves: readonly (() => Promise<string>)[] = [
      () => this.#press([tab]),
      () => this.#press(this.#tabs),
      () => this.#fault(tab),
      () => this.#fault(tab),
      () => this.#changeElsewhere(),
      () => this.#changeElsewhere(),
      () => tab.reload().then(() => this.#settled(tab).then(() => 'reloads')),
      () => tab.goBack().then(() => this.#open(tab).then(() => 'goes back, and on again')),
      () => this.#signOutAndIn(tab).then(() => 'signs out, and in again'),
    ];
    const make = this.#cart() ? pick(this.#random, moves) : () => this.#fill();
    const at = this.told.push(`${name}: …`) - 1;
    try {
      this.told[at] = `${name}: ${await make()}`;
    } catch (error) {
      throw new Error(`${String(error)}\n\n${this.told.join('\n')}`, { cause: error });
    }
    this.check();
  }

  /** Checks that what is left in the cart can still be ordered, and that then no tab has anything under way. */
  async rest(): Promise<void> {
    if (!this.#cart()) await this.#fill();
    for (const tab of this.#tabs) await this.#open(tab);
    this.told.push(`at the end: ${await this.#press(this.#tabs)}`);
    if (this.#cart()) throw new Error(`the cart is left over\n\n${this.told.join('\n')}`);
    this.check();
  }

  check(): void {
    const wrongs = wrongsOf(this.#host, this.#expected, this.#before);
    if (wrongs.length > 0) throw new Error(`${wrongs.join('\n')}\n\n${this.told.join('\n')}`);
  }
}
