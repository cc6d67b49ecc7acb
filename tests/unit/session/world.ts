import { AsyncResource } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { IdentityError } from '../../../src/auth/identity-errors.ts';
import type { Page } from './page.ts';

export type Person = 'mara' | 'noor';

/** A call on its way: it is worked on by the service first, answered later. What happens in between is a race. */
type Call = {
  page: Page;
  what: string;
  work: () => () => void;
  lost: () => void;
  answer?: () => void;
};

type Timer = { page: Page; at: number; run: () => void };
/** Storage and channel are told apart: nothing says which comes first. */
type Message = { to: Page; by: 'storage' | 'channel'; run: () => void };
type Turn = { page: Page; begin: () => Promise<void> };

/** One browser, and the services behind the shop, with every wait held until a walk lets it go on. */
export class World {
  now = 1_900_000_000_000;
  /** Whose the cookie of the services is. */
  cookie: Person | undefined;
  /** Services answer nothing usable. */
  failing = false;
  /** The store can't say who is there. */
  storeFailing = false;
  /** Commerce reads a cart for whoever the cookie names, whatever the address says: some hosts do. */
  isLax = false;
  /** The browser refuses storage: each page has its own memory, and what others say. */
  isBlocked = false;
  /** Local storage alone refuses. */
  isLocalBlocked = false;
  local = new Map<string, string>();
  pages: Page[] = [];
  calls: Call[] = [];
  timers: Timer[] = [];
  messages: Message[] = [];
  locks = new Map<string, Turn[]>();
  tokens = new Map<string, { person: Person; revoked: boolean }>();
  codes = new Map<string, { person: Person; nonce: string }>();
  /** Units in each person's cart. */
  carts: Record<Person, number> = { mara: 3, noor: 5 };
  /** What no page may do. */
  wrongs: string[] = [];
  #count = 0;

  name = (what: string): string => `${what}-${(this.#count += 1)}`;

  wrong(what: string): void {
    this.wrongs.push(what);
  }

  /** Whose a row is: the hash tells. */
  ownerOf({ id, who }: { id: string; who: string }): Person | undefined {
    const hash = (person: Person) => createHash('sha256').update(`${id}${person}`).digest('hex');
    return (['mara', 'noor'] as const).find((person) => hash(person) === who);
  }

  /** `work` is what the service does when the call gets there; it gives what the page is answered. */
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

  /** One call goes on by one stage; gives what it was. */
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

  /** Timers that are due run, as far as their page is there. */
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
        // Its own page's, whoever gave the lock free.
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

  /** A page is gone for good: nothing of it goes on, and what it held is free. */
  forget(page: Page): void {
    this.pages = this.pages.filter((one) => one !== page);
    const lost = this.calls.filter((call) => call.page === page);
    this.calls = this.calls.filter((call) => call.page !== page);
    for (const call of lost) call.lost();
    for (const [name, queue] of this.locks)
      for (const turn of queue.filter((one) => one.page === page)) this.release(name, turn);
  }

  /** Whether a page could be kept for Back: not with a call or a lock. */
  isBusy = (page: Page): boolean =>
    this.calls.some((call) => call.page === page) ||
    [...this.locks.values()].some((queue) => queue.some((turn) => turn.page === page));
}
