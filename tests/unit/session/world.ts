import { AsyncResource } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { IdentityError } from '../../../src/auth/identity-errors.ts';
import type { Page } from './page.ts';

/** Sue is of customer service: she can act for either of the others. */
export type Person = 'mara' | 'noor' | 'sue';

/** A call that is sent. The service works on it first and answers it later. What happens in between is a race. */
type Call = {
  page: Page;
  what: string;
  work: () => () => void;
  lost: () => void;
  answer?: () => void;
};

type Timer = { page: Page; at: number; run: () => void };
/** An event of storage or a message of the channel. They are told apart because either may come first. */
type Message = { to: Page; by: 'storage' | 'channel'; run: () => void };
type Turn = { page: Page; begin: () => Promise<void> };

/** One browser, and the services behind the shop. Every wait is held until a walk lets it go on. */
export class World {
  now = 1_900_000_000_000;
  /** The person of the services' cookie; undefined if there is none. */
  cookie: Person | undefined;
  /** Whether the services fail to give a usable answer. */
  failing = false;
  /** Whether the store can't say who is there. */
  storeFailing = false;
  /** Whether commerce reads the cart of whoever is signed in, whatever the address says. Some hosts do. */
  isLax = false;
  /** Whether the browser refuses storage. A page then has only its own memory and what other pages tell it. */
  isBlocked = false;
  /** Whether the browser refuses local storage only. */
  isLocalBlocked = false;
  local = new Map<string, string>();
  pages: Page[] = [];
  calls: Call[] = [];
  timers: Timer[] = [];
  messages: Message[] = [];
  locks = new Map<string, Turn[]>();
  tokens = new Map<string, { person: Person; revoked: boolean }>();
  codes = new Map<string, { person: Person; nonce: string }>();
  /** The person that was shown when each quantity was asked for. Each is asked for once, and may be sent again. */
  pressed = new Map<number, Person | undefined>();
  /** The number of units in each person's cart. */
  carts: Record<Person, number> = { mara: 3, noor: 5, sue: 2 };
  /** What pages have done that no page may do. */
  wrongs: string[] = [];
  #count = 0;

  name = (what: string): string => `${what}-${(this.#count += 1)}`;

  wrong(what: string): void {
    this.wrongs.push(what);
  }

  /** Returns the person of a sign-in row, by its hash; undefined if it is nobody's. */
  ownerOf({ id, who }: { id: string; who: string }): Person | undefined {
    const hash = (person: Person) => createHash('sha256').update(`${id}${person}`).digest('hex');
    return (['mara', 'noor', 'sue'] as const).find((person) => hash(person) === who);
  }

  /** Sends a call. `work` is what the service does when the call arrives; it returns the answer to the page. */
  call<Answer>(page: Page, what: string, work: () => Answer): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      const lost = () => reject(new IdentityError('network'));
      if (page.isGone) return lost();
      this.calls.push({
        page,
        what,
        lost,
        work: () => {
          try {
            const answer = work();
            return () => resolve(answer);
          } catch (error) {
            return () => reject(error);
          }
        },
      });
    });
  }

  /** Moves a call on by one stage. Returns the words for the list of steps; undefined if there is no call. */
  advance(pick: number): string | undefined {
    const call = this.calls[pick % Math.max(1, this.calls.length)];
    if (call === undefined) return undefined;
    if (call.answer === undefined) {
      call.answer = call.work();
      return `${call.page.name}: ${call.what} is worked on`;
    }
    this.calls.splice(this.calls.indexOf(call), 1);
    call.answer();
    return `${call.page.name}: ${call.what} is answered`;
  }

  /** Moves the clock on and runs the timers that are due. Timers of frozen pages wait. */
  passTime(ms: number): void {
    this.now += ms;
    for (const timer of this.timers.filter(({ at }) => at <= this.now).sort((a, b) => a.at - b.at)) {
      if (timer.page.isFrozen) continue;
      this.timers.splice(this.timers.indexOf(timer), 1);
      if (!timer.page.isGone) timer.run();
    }
  }

  hearOne(by?: Message['by']): boolean {
    const at = this.messages.findIndex((one) => !one.to.isFrozen && (by ?? one.by) === one.by);
    if (at < 0) return false;
    const [message] = this.messages.splice(at, 1);
    if (message && !message.to.isGone) message.run();
    return true;
  }

  lock<Result>(page: Page, name: string, action: () => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const queue = this.locks.get(name) ?? [];
      this.locks.set(name, queue);
      const turn: Turn = {
        page,
        // The action runs for its own page, whichever page released the lock.
        begin: AsyncResource.bind(async () => {
          try {
            resolve(await action());
          } catch (error) {
            reject(error);
          }
          this.release(name, turn);
        }),
      };
      queue.push(turn);
      if (queue.length === 1) void turn.begin();
    });
  }

  release(name: string, turn: Turn): void {
    const queue = this.locks.get(name) ?? [];
    const at = queue.indexOf(turn);
    if (at < 0) return;
    queue.splice(at, 1);
    if (at === 0) void queue[0]?.begin();
  }

  /** Removes a page for good. Its calls are lost, and its locks are free. */
  forget(page: Page): void {
    this.pages = this.pages.filter((one) => one !== page);
    const lost = this.calls.filter((call) => call.page === page);
    this.calls = this.calls.filter((call) => call.page !== page);
    for (const call of lost) call.lost();
    for (const [name, queue] of this.locks)
      for (const turn of queue.filter((one) => one.page === page)) this.release(name, turn);
  }

  /** Whether a page has a call or a lock. A browser does not keep such a page for Back. */
  isBusy = (page: Page): boolean =>
    this.calls.some((call) => call.page === page) ||
    [...this.locks.values()].some((queue) => queue.some((turn) => turn.page === page));
}
