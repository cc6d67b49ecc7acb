import { now } from '../../core/clock.ts';
import type { KeptTries } from './kept-placing.ts';
import { isSameOwner } from './kept-placing.rules.ts';
import { placing, type Placing, type PlacingEvent } from './placing.rules.ts';

/** What is done when its time has come. */
type Due = {
  /** Asks for the outcome by the key. */
  ask: () => void;
  /** Ends the bank's challenge. */
  timeOut: () => void;
};

/** The state of what a page places, its timer, and the sign-in that it belongs to. Source: checkout.md "Placing". */
export class PlacingPage {
  /** The key of the try that the state is about. */
  key: string | undefined;
  #state: Placing = { state: 'ready' };
  /** The owner of the page. Undefined if nobody is signed in or it is not known yet. */
  #owner: ReturnType<KeptTries['owner']>;
  /** A new object for each sign-in. What was started under another one is ignored. */
  #visit = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ownerNow: KeptTries['owner'];
  readonly #due: Due;
  readonly #listeners = new Set<() => void>();

  constructor(owner: KeptTries['owner'], due: Due) {
    this.#ownerNow = owner;
    this.#owner = owner();
    this.#due = due;
  }

  get state(): Placing {
    return this.#state;
  }

  /** Calls the listener after each change of the state. Returns a function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  say(event: PlacingEvent): void {
    this.set(placing(this.#state, event));
  }

  set(next: Placing): void {
    if (next === this.#state) return;
    this.#state = next;
    clearTimeout(this.#timer);
    if (next.state === 'unknown' && next.askAt !== undefined) this.#at(next.askAt, this.#due.ask);
    if (next.state === 'challenge') this.#at(next.until, this.#due.timeOut);
    for (const listener of this.#listeners) listener();
  }

  #at(time: number, act: () => void): void {
    this.#timer = setTimeout(act, Math.max(0, time - now()));
  }

  /** Returns a function that says whether the page still belongs to the same person. Call it after each await. */
  visitor(): () => boolean {
    const visit = this.#visit;
    return () => visit === this.#visit && isSameOwner(this.#ownerNow(), this.#owner);
  }

  /** Checks whether the page now belongs to another person or to nobody. If so, it resets the state and returns true. */
  followVisitor(): boolean {
    const owner = this.#ownerNow();
    const isSame = isSameOwner(owner, this.#owner);
    this.#owner = owner;
    if (isSame) return false;
    this.#visit = {};
    this.set({ state: 'ready' });
    return true;
  }

  /** Stops the timer. No later answer is reported. */
  close(): void {
    this.#visit = {};
    clearTimeout(this.#timer);
  }
}
