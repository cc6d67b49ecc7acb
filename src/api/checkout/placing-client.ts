import { now } from '../../core/clock.ts';
import { runtime } from '../../core/runtime.ts';
import { isFinalRefusal } from './final-refusal.rules.ts';
import type { KeptTries } from './kept-placing.ts';
import type { KeptPlacing, Attempt } from './kept-placing.contract.ts';
import { eventsOf, isOpen } from './kept-placing.rules.ts';
import {
  outcomeElsewhere,
  PlacingCalls,
  inPlacingTurn,
  type PlacingSubject,
  type Press,
} from './placing-calls.ts';
import { PlacingPage } from './placing-page.ts';
import type { Placing } from './placing.rules.ts';

const online = (): boolean => globalThis.navigator?.onLine !== false;

/**
 * Places something exactly once, whatever happens to calls, tabs and pages: it runs the reducer of `placing.rules.ts`,
 * and stores each state before the call, in turn with the other tabs. One for each page and subject. Source: CHK-14,
 * REL-02, checkout.md "Placing".
 */
export class PlacingClient {
  readonly #kept: KeptTries;
  readonly #page: PlacingPage;
  readonly #calls: PlacingCalls;
  /** The key of what is shown, and what its press would send. */
  #shown: { key: string; attempt: Attempt | undefined } | undefined;
  /** Whether the shown cart was declined before this page was loaded, or in another tab. */
  #isTakenUp = false;
  readonly #stops: (() => void)[];

  constructor(subject: PlacingSubject) {
    this.#kept = subject.kept;
    this.#page = new PlacingPage(subject.kept.owner, {
      ask: () => this.#ask(),
      timeOut: () => this.bankSaid('timed-out'),
    });
    this.#calls = new PlacingCalls(this.#page, subject);
    const listening = new AbortController();
    const hear = (type: string, listener: () => void) =>
      addEventListener(type, listener, { signal: listening.signal });
    this.#stops = [
      this.#kept.hear(() => this.#look()),
      runtime().registry.subscribe(() => this.#lookWho()),
      () => listening.abort(),
      () => this.#page.close(),
    ];
    // In the back/forward cache the page received no events, and its timers were paused.
    hear('pageshow', () => {
      this.#lookWho();
      this.#look();
    });
    hear('online', () => {
      this.#page.say({ event: 'online' });
      this.askAgain();
    });
    this.#look();
  }

  get state(): Placing {
    return this.#page.state;
  }

  /** Calls the listener after each change of the state. Returns a function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => this.#page.subscribe(listener);

  /** Sets what is shown: its key, and what its press would send. A new key after a placed order starts again. */
  show(key: string | undefined, attempt?: Attempt): void {
    if (key === undefined || (key === this.#shown?.key && attempt === this.#shown.attempt)) return;
    this.#shown = { key, attempt };
    // The refusal was restored for a remembered cart, which has changed since.
    if (this.#isTakenUp && this.state.state === 'refused' && !isFinalRefusal(this.#kept.read(), key, attempt))
      this.#page.set({ state: 'ready' });
    if (this.state.state === 'placed' && key !== this.#page.key) this.#page.set({ state: 'ready' });
    this.#look();
  }

  /** Starts placing, once. `allow` is called before anything is sent; false cancels. */
  press(wanted: Press, allow: () => boolean | Promise<boolean> = () => true): void {
    const { state } = this.state;
    if (state !== 'ready' && state !== 'refused') return;
    const page = this.#page;
    page.key = wanted.key;
    this.#isTakenUp = false;
    page.say({ event: 'press', key: wanted.key, online: online() });
    if (page.state.state !== 'placing') return;
    const isHere = page.visitor();
    const withdraw = () => {
      if (!isHere()) return;
      page.say({ event: 'withdrawn' });
      // Changes by another tab were ignored meanwhile.
      this.#look();
    };
    const go = async (): Promise<void> => {
      if (!(await allow())) return withdraw();
      await inPlacingTurn(this.#kept.row, async () => {
        if (isHere()) await this.#begin(wanted, withdraw);
      });
    };
    go().catch((error: unknown) => this.#fail(error, withdraw));
  }

  /** Asks for the outcome by the key now, instead of at the scheduled time. */
  askAgain(): void {
    this.#page.say({ event: 'ask-again', now: now() });
  }

  /** Call it when the step that fixes a refusal is finished. */
  mended(): void {
    this.#page.say({ event: 'mended' });
  }

  /** Call it with the outcome of the bank's challenge. `proof` is sent with the call that follows. */
  bankSaid(outcome: 'passed' | 'failed' | 'left' | 'timed-out', proof?: string): void {
    const asked = this.state;
    if (asked.state !== 'challenge') return;
    const isHere = this.#page.visitor();
    const go = inPlacingTurn(this.#kept.row, async () => {
      const kept = this.#kept.read();
      const isOpenStill = kept?.state === 'challenge' && kept.challenge === asked.challenge;
      if (!isHere() || this.state !== asked) return;
      if (!isOpenStill) return this.#look();
      if (outcome !== 'passed') return this.#calls.endChallenge(asked, kept, outcome);
      this.#page.say({ event: 'challenge', outcome });
      await this.#calls.send({ ...kept, proof }, kept.told);
    });
    go.catch((error: unknown) => this.#fail(error));
  }

  /** Stops listening and asking. A call that was sent continues, and its state stays stored for the next page. */
  close(): void {
    for (const stop of this.#stops) stop();
  }

  /** Sends what was pressed, unless another tab has started. Runs in turn with the other tabs. */
  async #begin(wanted: Press, withdraw: () => void): Promise<void> {
    const { key } = wanted;
    // Without a customer nothing can be stored, so nothing is sent.
    if (this.#kept.owner() === undefined) return withdraw();
    const kept = this.#kept.read();
    // Another order is open and must be finished first.
    if (isOpen(kept) && kept.key !== key) return withdraw();
    const isTaken = kept?.key === key && (isOpen(kept) || kept.state === 'placed');
    if (isTaken) this.#takeOver(kept);
    else await this.#calls.send(wanted, kept?.told);
  }

  /** Checks whose page this is now. A try stays stored for its owner and is shown to nobody else (LEAD-03 f). */
  #lookWho(): void {
    if (this.#page.followVisitor()) this.#look();
  }

  /** Continues from the stored state: after a reload, and when another tab has done something. */
  #look(): void {
    const kept = this.#kept.read();
    if (kept === undefined) return;
    const { state } = this;
    switch (state.state) {
      case 'ready':
      case 'refused':
        if (isOpen(kept) || this.#isSettled(kept)) this.#follow(kept);
        return;
      case 'challenge':
        if (kept.state === 'challenge' || kept.key !== state.key) return;
        this.#page.say({ event: 'challenge', outcome: outcomeElsewhere(kept) });
        if (kept.state !== 'refused') this.#follow(kept);
        return;
      case 'unknown':
        if (kept.key === state.key && (kept.state === 'placed' || kept.state === 'none'))
          this.#takeOver(kept);
        return;
      case 'placing':
      case 'placed':
    }
  }

  /** Returns whether the shown cart became an order, or can't become one as it is. */
  #isSettled(kept: KeptPlacing): boolean {
    const { key, attempt } = this.#shown ?? {};
    if (kept.state === 'placed') return kept.key === key;
    return this.state.state === 'ready' && isFinalRefusal(kept, key, attempt);
  }

  /** Shows another tab's try as if it were this page's own, and waits for the end of its turn. */
  #follow(kept: KeptPlacing): void {
    this.#isTakenUp = kept.state === 'refused';
    this.#page.key = kept.key;
    this.#page.say({ event: 'press', key: kept.key, online: true });
    if (kept.state !== 'sent') return this.#takeOver(kept);
    const isHere = this.#page.visitor();
    inPlacingTurn(this.#kept.row, async () => {
      if (isHere() && this.state.state === 'placing') this.#takeOver(this.#kept.read());
    }).catch((error: unknown) => this.#fail(error));
  }

  /** Continues from the stored state. Runs in turn with the other tabs, or for a settled try. */
  #takeOver(kept: KeptPlacing | undefined): void {
    for (const event of eventsOf(kept, this.#page.key, now())) this.#page.say(event);
  }

  #ask(): void {
    const asked = this.state;
    if (asked.state !== 'unknown') return;
    this.#page.key = asked.key;
    const isHere = this.#page.visitor();
    const go = inPlacingTurn(this.#kept.row, async () => {
      this.#look();
      if (!isHere() || this.state !== asked) return;
      await this.#calls.ask(asked);
      if (isHere()) this.#look();
    });
    go.catch((error: unknown) => this.#fail(error));
  }

  /** Handles a bug: a try that was sent is asked for by the key, and one that was not sent is withdrawn. */
  #fail(error: unknown, withdraw?: () => void): void {
    console.error('Assess widgets: placing an order failed.', error);
    if (this.#kept.read()?.state === 'sent') this.#page.say({ event: 'lost', now: now() });
    else withdraw?.();
  }
}
