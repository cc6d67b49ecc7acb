import { now } from '../../core/clock.ts';
import { placingOwner } from './kept-placing.ts';
import { isSameOwner } from './kept-placing.rules.ts';
import { placing, type Placing, type PlacingEvent } from './placing.rules.ts';

/** What is done once its time has come. */
type Due = {
  /** The question by key. */
  ask: () => void;
  /** The end of the bank's question. */
  timeOut: () => void;
};

/**
 * What a page knows of what it places, and for whom: the state, its timer, and the sign-in that it belongs to. Events go through
 * the reducer of `placing.rules.ts`. Source: checkout.md "Placing", LEAD-03 f.
 */
export class PlacingPage {
  /** Of the try that the state is about. */
  key: string | undefined;
  #state: Placing = { state: 'ready' };
  /** Whose page it is; undefined for nobody, or nobody yet. */
  #owner = placingOwner();
  /** A new one for each sign-in: what was begun under another one says nothing here. */
  #visit = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #due: Due;
  readonly #listeners = new Set<() => void>();

  constructor(due: Due) {
    this.#due = due;
  }

  get state(): Placing {
    return this.#state;
  }

  /** Calls after each change of the state; gives the way to stop it. */
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

  /** Whether the page is still the one's who is there now: to be asked after each wait. */
  visitor(): () => boolean {
    const visit = this.#visit;
    return () => visit === this.#visit && isSameOwner(placingOwner(), this.#owner);
  }

  /** Somebody else’s page, or nobody’s, has nothing of the one before. Gives whether it is another one's. */
  followVisitor(): boolean {
    const owner = placingOwner();
    const isSame = isSameOwner(owner, this.#owner);
    this.#owner = owner;
    if (isSame) return false;
    this.#visit = {};
    this.set({ state: 'ready' });
    return true;
  }

  /** No timer, and nobody whom an answer could be told. */
  close(): void {
    this.#visit = {};
    clearTimeout(this.#timer);
  }
}
