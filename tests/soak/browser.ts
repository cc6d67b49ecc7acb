import { TAB_GLOBALS } from './tab-globals.ts';
import type { Page } from './page.ts';
import { uuidOf, type Random } from './random.ts';
import { NOON, type Shop } from './shop.ts';

/** A call that is sent. The services work on it first and answer it later, and its page may go in between. */
export type Call = {
  page: Page;
  /** The method and the path below the customer, such as `POST /orders`. */
  what: string;
  request: Request;
  /** The order key that the call places with or asks about; undefined for other calls. */
  key: string | undefined;
  answer?: Response;
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
};

type Timer = { page: Page; at: number; run: () => void };
type Message = { to: Page; by: string; run: () => void };
type Turn = { page: Page; begin: () => void };

/** Resolves once all code has run on that waits for no timer and no call. */
export const calm = async (): Promise<void> => {
  for (let turns = 0; turns < 6; turns += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** One browser with its tabs, and the network to the shop. It holds every wait until a walk lets it go on. */
export class Browser {
  /** How far the browser's clock is ahead of the shop's, in ms; negative if it is behind. */
  readonly clockOffset: number;
  readonly shop: Shop;
  readonly random: Random;
  isOffline = false;
  readonly local = new Map<string, string>();
  pages: Page[] = [];
  calls: Call[] = [];
  /** Calls that no page waits for any more, and that have not reached the services yet. */
  late: Call[] = [];
  timers: Timer[] = [];
  messages: Message[] = [];
  readonly locks = new Map<string, Turn[]>();
  readonly wrongs: string[] = [];
  /** Keys of calls to place whose answer was lost or a 5xx. A key leaves once a call by key tells its outcome. */
  readonly doubted = new Set<string>();
  /** Keys that the services refused at the last call to place from here, and that were no orders then. */
  readonly refused = new Set<string>();
  /** How often pages were told of each order, by the order's code. */
  readonly told = new Map<string, number>();
  /** Codes of the orders that a page's call has placed. */
  readonly placedHere = new Set<string>();

  constructor(shop: Shop, random: Random, clockOffset: number) {
    this.shop = shop;
    this.random = random;
    this.clockOffset = clockOffset;
  }

  get now(): number {
    return this.shop.now + this.clockOffset;
  }

  get elapsed(): number {
    return Math.round((this.shop.now - NOON) / 1000);
  }

  uuid = (): string => uuidOf(this.random);

  wrong(what: string): void {
    this.wrongs.push(what);
  }

  fetch(page: Page, url: string, init: RequestInit): Promise<Response> {
    return new Promise((resolve, reject) => {
      if (page.isGone) return;
      if (this.isOffline) return reject(new TypeError('Failed to fetch'));
      const { pathname } = new URL(url);
      const what = `${init.method} ${pathname.replace(/^.*\/users\/[^/]+/, '')}`;
      const headers = new Headers(init.headers);
      const key =
        what === 'POST /orders'
          ? (headers.get('idempotency-key') ?? '')
          : what === 'POST /orders/byKey'
            ? (JSON.parse(init.body as string) as { orderKey: string }).orderKey
            : undefined;
      const request = new TAB_GLOBALS.Request(url, {
        method: init.method ?? 'GET',
        headers,
        ...(typeof init.body === 'string' && { body: init.body }),
      });
      const call: Call = { page, what, request, key, resolve, reject };
      if (what === 'POST /orders') this.#placing(call);
      this.calls.push(call);
      init.signal?.addEventListener('abort', () => {
        if (!this.calls.includes(call)) return;
        this.#lose(call);
        reject(new DOMException('Given up', 'AbortError'));
      });
    });
  }

  #placing({ page, key = '' }: Call): void {
    page.sent += 1;
    if (this.doubted.has(key)) this.wrong(`${page.name} places with a key of which nobody knows what became`);
  }

  #lose(call: Call): void {
    this.calls.splice(this.calls.indexOf(call), 1);
    if (call.what === 'POST /orders') this.doubted.add(call.key ?? '');
    if (call.answer === undefined) this.late.push(call);
  }

  /** Has the services do the work of a call, and returns their answer. */
  async work(call: Call): Promise<Response> {
    const before = this.#orderCodes();
    const answer = await this.shop.backend.fetch(call.request);
    for (const code of this.#orderCodes()) if (!before.includes(code)) this.placedHere.add(code);
    if (call.what === 'POST /orders') this.#noteRefusal(call.key ?? '', answer.status);
    return answer;
  }

  #noteRefusal(key: string, status: number): void {
    const isRefused = status >= 400 && status < 500 && this.shop.orderOfKey(key) === undefined;
    if (isRefused) this.refused.add(key);
    else this.refused.delete(key);
  }

  #orderCodes = (): string[] =>
    (['ana', 'eve'] as const).flatMap((person) => this.shop.orders(person).map(({ code }) => code));

  /** Moves a call on by one stage; `how` is what becomes of it. Returns the words for the walk's list of steps. */
  async advance(call: Call, how: 'well' | 'lost' | 'fails'): Promise<string> {
    const told = `${call.page.name}: ${call.what}`;
    if (how === 'lost') {
      this.#lose(call);
      call.reject(new TypeError('Failed to fetch'));
      return `${told} loses its answer ${call.answer ? 'after' : 'before'} the work`;
    }
    if (how === 'well' && call.answer === undefined) {
      call.answer = await this.work(call);
      return `${told} is worked on: ${call.answer.status}`;
    }
    this.calls.splice(this.calls.indexOf(call), 1);
    const answer =
      how === 'fails' ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : (call.answer as Response);
    this.#note(call, answer);
    call.resolve(answer.clone());
    return `${told} is answered ${answer.status}${how === 'fails' ? (call.answer ? ' after the work' : ' and not worked on') : ''}`;
  }

  #note(call: Call, answer: Response): void {
    const key = call.key ?? '';
    if (call.what === 'POST /orders' && answer.status >= 500) this.doubted.add(key);
    if (call.what !== 'POST /orders/byKey' || !answer.ok) return;
    const copy = answer.clone();
    void copy.json().then((json: { state: string }) => {
      if (json.state !== 'pending') this.doubted.delete(key);
    });
  }

  async arriveLate(): Promise<string | undefined> {
    const call = this.late.shift();
    if (call === undefined) return undefined;
    const { status } = await this.work(call);
    return `${call.what} of ${call.page.name} arrives late: ${status}`;
  }

  /** Moves the clock on, and runs each timer when it is due, one after the other. Timers of frozen pages wait. */
  async passTime(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      const due = this.timers
        .filter(({ at, page }) => at <= end && !page.isFrozen)
        .toSorted((a, b) => a.at - b.at)[0];
      this.shop.backend.clock.advance(Math.max(0, (due ? due.at : end) - this.now));
      if (due === undefined) return;
      this.timers.splice(this.timers.indexOf(due), 1);
      due.run();
      await calm();
    }
  }

  /** Delivers one random message; returns false if there is none. A page hears each sender's messages in order. */
  hearOne(): boolean {
    const open = this.messages.filter(({ to }) => !to.isFrozen);
    const chosen = open[Math.floor(this.random() * open.length)];
    if (chosen === undefined) return false;
    const first = open.find(({ to, by }) => to === chosen.to && by === chosen.by) ?? chosen;
    this.messages.splice(this.messages.indexOf(first), 1);
    first.run();
    return true;
  }

  lock<Result>(page: Page, name: string, action: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const queue = this.locks.get(name) ?? [];
      this.locks.set(name, queue);
      const turn: Turn = {
        page,
        begin: () =>
          void action()
            .then(resolve, reject)
            .finally(() => this.#release(name, turn)),
      };
      queue.push(turn);
      if (queue.length === 1) turn.begin();
    });
  }

  #release(name: string, turn: Turn): void {
    const queue = this.locks.get(name) ?? [];
    const at = queue.indexOf(turn);
    if (at < 0) return;
    queue.splice(at, 1);
    if (at === 0) queue[0]?.begin();
  }

  /** Removes a page. Its timers and messages are dropped, its locks are free, and its calls may still arrive. */
  forget(page: Page): void {
    this.pages = this.pages.filter((one) => one !== page);
    this.timers = this.timers.filter((one) => one.page !== page);
    this.messages = this.messages.filter(({ to }) => to !== page);
    for (const call of this.calls.filter((one) => one.page === page)) this.#lose(call);
    for (const [name, queue] of this.locks)
      for (const turn of queue.filter((one) => one.page === page)) this.#release(name, turn);
  }

  /** Whether a page has a call or a lock. A browser does not keep such a page for Back. */
  isBusy = (page: Page): boolean =>
    this.calls.some((call) => call.page === page) ||
    [...this.locks.values()].some((queue) => queue.some((turn) => turn.page === page));
}
