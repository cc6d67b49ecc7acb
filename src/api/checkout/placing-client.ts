import { now } from '../../core/clock.ts';
import { runtime } from '../../core/runtime.ts';
import { isFinalRefusal } from './final-refusal.rules.ts';
import { hearKept, placingOwner, readKept } from './kept-placing.ts';
import type { Kept } from './kept-placing.contract.ts';
import { eventsOf, isOpen } from './kept-placing.rules.ts';
import { outcomeElsewhere, PlacingCalls } from './placing-calls.ts';
import { PlacingPage } from './placing-page.ts';
import type { Attempt } from './attempt.contract.ts';
import type { PlacingSubject, Press } from './placing-subject.ts';
import { inPlacingTurn } from './placing-turn.ts';
import type { Placing } from './placing.rules.ts';

const online = (): boolean => globalThis.navigator?.onLine !== false;

/**
 * Places something once, whatever becomes of calls, tabs and pages: the reducer of `placing.rules.ts` with what it does. One a
 * page and subject. What is kept in the browser is written in turn with the other tabs, before the call is sent; a page that is
 * loaded again, and another tab, go on from there. Source: CHK-14, REL-02, checkout.md "Placing".
 */
export class PlacingClient {
  readonly #page = new PlacingPage({ ask: () => this.#ask(), timeOut: () => this.bankSaid('timed-out') });
  readonly #calls: PlacingCalls;
  /** The key of what is on show, and what its press would send. */
  #shown: { key: string; attempt: Attempt | undefined } | undefined;
  /** What is on show was declined before this page was loaded, or in another tab. */
  #isTakenUp = false;
  readonly #stops: (() => void)[];

  constructor(subject: PlacingSubject) {
    this.#calls = new PlacingCalls(this.#page, subject);
    const listening = new AbortController();
    const hear = (type: string, listener: () => void) =>
      addEventListener(type, listener, { signal: listening.signal });
    this.#stops = [
      hearKept(() => this.#look()),
      runtime().registry.subscribe(() => this.#lookWho()),
      () => listening.abort(),
      () => this.#page.close(),
    ];
    // In the back/forward cache it heard of nothing, and its timers stood still.
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

  /** Calls after each change of the state; gives the way to stop it. */
  readonly subscribe = (listener: () => void): (() => void) => this.#page.subscribe(listener);

  /**
   * What is on show, by its key and what its press would send: what another tab did with it, or this one before it was loaded again, is
   * shown here too. A further one after an order begins anew.
   */
  show(key: string | undefined, attempt?: Attempt): void {
    if (key === undefined || (key === this.#shown?.key && attempt === this.#shown.attempt)) return;
    this.#shown = { key, attempt };
    // It was taken up for a cart that the page remembered, and that has changed since.
    if (this.#isTakenUp && this.state.state === 'refused' && !isFinalRefusal(readKept(), key, attempt))
      this.#page.set({ state: 'ready' });
    if (this.state.state === 'placed' && key !== this.#page.key) this.#page.set({ state: 'ready' });
    this.#look();
  }

  /**
   * The shopper wants it placed. It is under way from this call on, so that Enter and click are one press; `allow` is asked
   * before anything is sent, and says no by false.
   */
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
      // What another tab did meanwhile was not looked at.
      this.#look();
    };
    const go = async (): Promise<void> => {
      if (!(await allow())) return withdraw();
      await inPlacingTurn(async () => {
        if (isHere()) await this.#begin(wanted, withdraw);
      });
    };
    go().catch((error: unknown) => this.#fail(error, withdraw));
  }

  /** Asks by key now, in place of when it is due. */
  askAgain(): void {
    this.#page.say({ event: 'ask-again', now: now() });
  }

  /** The step that mends a refusal is finished. */
  mended(): void {
    this.#page.say({ event: 'mended' });
  }

  /** What became of the bank's question. `proof` goes with the call that follows. */
  bankSaid(outcome: 'passed' | 'failed' | 'left' | 'timed-out', proof?: string): void {
    const asked = this.state;
    if (asked.state !== 'challenge') return;
    const isHere = this.#page.visitor();
    const go = inPlacingTurn(async () => {
      const kept = readKept();
      const isOpenStill = kept?.state === 'challenge' && kept.challenge === asked.challenge;
      if (!isHere() || this.state !== asked) return;
      if (!isOpenStill) return this.#look();
      if (outcome !== 'passed') return this.#calls.endChallenge(asked, kept, outcome);
      this.#page.say({ event: 'challenge', outcome });
      await this.#calls.send({ ...kept, proof }, kept.told);
    });
    go.catch((error: unknown) => this.#fail(error));
  }

  /** Stops hearing and asking; what was sent goes on, and is kept for who comes next. */
  close(): void {
    for (const stop of this.#stops) stop();
  }

  /** Sends what was pressed, unless another tab has begun; called in turn. */
  async #begin(wanted: Press, withdraw: () => void): Promise<void> {
    const { key } = wanted;
    // Without a customer nothing is kept, so nothing is sent.
    if (placingOwner() === undefined) return withdraw();
    const kept = readKept();
    // Another order is open: that one comes first.
    if (isOpen(kept) && kept.key !== key) return withdraw();
    const isTaken = kept?.key === key && (isOpen(kept) || kept.state === 'placed');
    if (isTaken) this.#takeOver(kept);
    else await this.#calls.send(wanted, kept?.told);
  }

  /** What was sent is kept for whose it is, and nobody else is told of it (LEAD-03 f). */
  #lookWho(): void {
    if (this.#page.followVisitor()) this.#look();
  }

  /** Takes up what the browser keeps: after a reload, and when another tab has done something. */
  #look(): void {
    const kept = readKept();
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

  /** It became an order, or can't become one as it is. */
  #isSettled(kept: Kept): boolean {
    const { key, attempt } = this.#shown ?? {};
    if (kept.state === 'placed') return kept.key === key;
    return this.state.state === 'ready' && isFinalRefusal(kept, key, attempt);
  }

  /** Shows another tab's try as one's own, and waits for the end of its turn. A page that is gone has none. */
  #follow(kept: Kept): void {
    this.#isTakenUp = kept.state === 'refused';
    this.#page.key = kept.key;
    this.#page.say({ event: 'press', key: kept.key, online: true });
    if (kept.state !== 'sent') return this.#takeOver(kept);
    const isHere = this.#page.visitor();
    inPlacingTurn(async () => {
      if (isHere() && this.state.state === 'placing') this.#takeOver(readKept());
    }).catch((error: unknown) => this.#fail(error));
  }

  /** Goes on from what is kept; called in turn, or for what is settled. */
  #takeOver(kept: Kept | undefined): void {
    for (const event of eventsOf(kept, this.#page.key, now())) this.#page.say(event);
  }

  #ask(): void {
    const asked = this.state;
    if (asked.state !== 'unknown') return;
    this.#page.key = asked.key;
    const isHere = this.#page.visitor();
    const go = inPlacingTurn(async () => {
      this.#look();
      if (!isHere() || this.state !== asked) return;
      await this.#calls.ask(asked);
      if (isHere()) this.#look();
    });
    go.catch((error: unknown) => this.#fail(error));
  }

  /** A bug: what is under way is asked by key, and what was not begun is taken back. */
  #fail(error: unknown, withdraw?: () => void): void {
    console.error('Assess widgets: placing an order failed.', error);
    if (readKept()?.state === 'sent') this.#page.say({ event: 'lost', now: now() });
    else withdraw?.();
  }
}
