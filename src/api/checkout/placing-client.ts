import { now } from '../../core/clock.ts';
import { runtime } from '../../core/runtime.ts';
import { hearKept, placingOwner, readKept, writeKept } from './kept-placing.ts';
import type { Kept } from './kept-placing.contract.ts';
import { eventsOf, isOpen, type KeptState } from './kept-placing.rules.ts';
import type { Attempt, PlacingSubject, Press } from './placing-subject.ts';
import { inPlacingTurn } from './placing-turn.ts';
import { NOT_CONFIRMED, placing, type Placing, type PlacingEvent } from './placing.rules.ts';

const online = (): boolean => globalThis.navigator?.onLine !== false;

/**
 * Places something once, whatever becomes of calls, tabs and pages: the reducer of `placing.rules.ts` with what it does. One a
 * page and subject. What is kept in the browser is written in turn with the other tabs, before the call is sent; a page that is
 * loaded again, and another tab, go on from there. Source: CHK-14, REL-02, checkout.md "Placing".
 */
export class PlacingClient {
  #state: Placing = { state: 'ready' };
  /** Of the try that the state is about. */
  #key: string | undefined;
  /** Of what is on show. */
  #shown: string | undefined;
  /** The sign-in of the page; undefined for nobody, or nobody yet. */
  #signIn = placingOwner()?.signIn;
  /** A new one for each sign-in: what was begun under another one says nothing here. */
  #visit = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #subject: PlacingSubject;
  readonly #listeners = new Set<() => void>();
  readonly #stops: (() => void)[];

  constructor(subject: PlacingSubject) {
    this.#subject = subject;
    const listening = new AbortController();
    const hear = (type: string, listener: () => void) =>
      addEventListener(type, listener, { signal: listening.signal });
    this.#stops = [
      hearKept(() => this.#look()),
      runtime().registry.subscribe(() => this.#lookWho()),
      () => listening.abort(),
      () => clearTimeout(this.#timer),
    ];
    // In the back/forward cache it heard of nothing, and its timers stood still.
    hear('pageshow', () => {
      this.#lookWho();
      this.#look();
    });
    hear('online', () => this.askAgain());
    this.#look();
  }

  get state(): Placing {
    return this.#state;
  }

  /** Calls after each change of the state; gives the way to stop it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The key of what is on show: what another tab did with it is shown here too. A further one after an order begins anew. */
  show(key: string | undefined): void {
    if (key === undefined || key === this.#shown) return;
    this.#shown = key;
    if (this.#state.state === 'placed' && key !== this.#key) this.#set({ state: 'ready' });
    this.#look();
  }

  /**
   * The shopper wants it placed. It is under way from this call on, so that Enter and click are one press; `allow` is asked
   * before anything is sent, and says no by false.
   */
  press({ key, attempt, proof }: Press, allow: () => boolean | Promise<boolean> = () => true): void {
    const { state } = this.#state;
    if (state !== 'ready' && state !== 'refused') return;
    this.#key = key;
    this.#say({ event: 'press', key, online: online() });
    if (this.state.state !== 'placing') return;
    const isHere = this.#visitor();
    const withdraw = () => {
      if (!isHere()) return;
      this.#say({ event: 'withdrawn' });
      // What another tab did meanwhile was not looked at.
      this.#look();
    };
    const go = async (): Promise<void> => {
      if (!(await allow())) return withdraw();
      await inPlacingTurn(async () => {
        if (!isHere()) return;
        // Without a customer nothing is kept, so nothing is sent.
        if (placingOwner() === undefined) return withdraw();
        const kept = readKept();
        // Another order is open: that one comes first.
        if (isOpen(kept) && kept.key !== key) return withdraw();
        const isTaken = kept?.key === key && (isOpen(kept) || kept.state === 'placed');
        if (isTaken) this.#takeOver(kept);
        else await this.#send({ key, attempt, proof }, kept?.told);
      });
    };
    go().catch((error: unknown) => this.#fail(error, withdraw));
  }

  /** Asks by key now, in place of when it is due. */
  askAgain(): void {
    this.#say({ event: 'ask-again', now: now() });
  }

  /** The step that mends a refusal is finished. */
  mended(): void {
    this.#say({ event: 'mended' });
  }

  /** What became of the bank's question. `proof` goes with the call that follows. */
  bankSaid(outcome: 'passed' | 'failed' | 'left' | 'timed-out', proof?: string): void {
    const asked = this.#state;
    if (asked.state !== 'challenge') return;
    const isHere = this.#visitor();
    const go = inPlacingTurn(async () => {
      const kept = readKept();
      const isOpenStill = kept?.state === 'challenge' && kept.challenge === asked.challenge;
      if (!isHere() || this.#state !== asked) return;
      if (!isOpenStill) return this.#look();
      if (outcome !== 'passed') return this.#endChallenge(asked, kept, outcome);
      this.#say({ event: 'challenge', outcome });
      await this.#send({ ...kept, proof }, kept.told);
    });
    go.catch((error: unknown) => this.#fail(error));
  }

  /** Another device may have placed it while the bank asked: nothing is said of a charge before the key was asked for. */
  async #endChallenge(asked: Placing, { key, attempt }: Kept, outcome: 'failed' | 'left' | 'timed-out') {
    const isHere = this.#visitor();
    const answer = await this.#subject.ask(key);
    if (!isHere() || this.#state !== asked) return;
    if (typeof answer === 'object') return this.#placed(key, attempt, answer.placed);
    if (answer === 'none') {
      // The next press needs the new key.
      await this.#subject.changed();
      if (!isHere() || this.#state !== asked) return;
      this.#say({ event: 'challenge', outcome });
      return this.#keep(key, attempt, { state: 'refused', type: NOT_CONFIRMED });
    }
    this.#say({ event: 'challenge', outcome: 'passed' });
    this.#keep(key, attempt, { state: 'sent' });
    this.#say({ event: 'lost', now: now() });
  }

  /** Stops hearing and asking; what was sent goes on, and is kept for who comes next. */
  close(): void {
    this.#visit = {};
    for (const stop of this.#stops) stop();
  }

  #visitor(): () => boolean {
    const visit = this.#visit;
    return () => visit === this.#visit && placingOwner()?.signIn === this.#signIn;
  }

  #set(next: Placing): void {
    if (next === this.#state) return;
    this.#state = next;
    clearTimeout(this.#timer);
    if (next.state === 'unknown' && next.askAt !== undefined) this.#at(next.askAt, () => this.#ask());
    if (next.state === 'challenge') this.#at(next.until, () => this.bankSaid('timed-out'));
    for (const listener of this.#listeners) listener();
  }

  #say(event: PlacingEvent): void {
    this.#set(placing(this.#state, event));
  }

  #at(time: number, act: () => void): void {
    this.#timer = setTimeout(act, Math.max(0, time - now()));
  }

  /** Somebody else’s page, or nobody’s, has nothing of the one before; what was sent is kept for whose it is (LEAD-03 f). */
  #lookWho(): void {
    const signIn = placingOwner()?.signIn;
    if (signIn === this.#signIn) return;
    this.#signIn = signIn;
    this.#visit = {};
    this.#set({ state: 'ready' });
    this.#look();
  }

  /** Takes up what the browser keeps: after a reload, and when another tab has done something. */
  #look(): void {
    const kept = readKept();
    if (kept === undefined) return;
    const state = this.#state;
    switch (state.state) {
      case 'ready':
      case 'refused':
        if (isOpen(kept) || (kept.state === 'placed' && kept.key === this.#shown)) this.#follow(kept);
        return;
      case 'challenge':
        if (kept.state === 'challenge' || kept.key !== state.key) return;
        this.#say({ event: 'challenge', outcome: kept.state === 'refused' ? 'failed' : 'passed' });
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

  /** Shows another tab's try as one's own, and waits for the end of its turn. A page that is gone has none. */
  #follow(kept: Kept): void {
    this.#key = kept.key;
    this.#say({ event: 'press', key: kept.key, online: true });
    if (kept.state !== 'sent') return this.#takeOver(kept);
    const isHere = this.#visitor();
    inPlacingTurn(async () => {
      if (isHere() && this.#state.state === 'placing') this.#takeOver(readKept());
    }).catch((error: unknown) => this.#fail(error));
  }

  /** Goes on from what is kept; called in turn, or for what is settled. */
  #takeOver(kept: Kept | undefined): void {
    for (const event of eventsOf(kept, this.#key, now())) this.#say(event);
  }

  async #send({ key, attempt, proof }: Press, told?: Kept['told']): Promise<void> {
    const isHere = this.#visitor();
    // Before the call: whoever comes next has to know of it.
    this.#keep(key, attempt, { state: 'sent' }, told);
    const sent = await this.#subject.send(key, attempt, proof);
    // It is kept as sent: nobody here may say what became of another one's.
    if (!isHere()) return;
    if (sent === 'lost') return this.#say({ event: 'lost', now: now() });
    if ('placed' in sent) return this.#placed(key, attempt, sent.placed);
    const at = now();
    if ('challenged' in sent) {
      this.#keep(key, attempt, { state: 'challenge', challenge: sent.challenged });
      return this.#say({ event: 'challenged', challenge: sent.challenged, now: at });
    }
    const refusal = { type: sent.refused, ...(sent.subject !== undefined && { subject: sent.subject }) };
    this.#say({ event: 'refused', ...refusal });
    // Else it is asked by key what became of it.
    if (this.state.state !== 'refused') return;
    this.#keep(key, attempt, { state: 'refused', ...refusal });
    void this.#subject.changed();
  }

  #ask(): void {
    const asked = this.#state;
    if (asked.state !== 'unknown') return;
    const { key } = asked;
    this.#key = key;
    const isHere = this.#visitor();
    const go = inPlacingTurn(async () => {
      this.#look();
      if (!isHere() || this.#state !== asked) return;
      const answer = await this.#subject.ask(key);
      if (!isHere()) return;
      const kept = readKept();
      if (typeof answer === 'object')
        return this.#placed(key, kept?.key === key ? kept.attempt : {}, answer.placed);
      if (answer === 'none') {
        // The next press needs the new key.
        await this.#subject.changed();
        if (!isHere()) return;
        this.#keep(key, kept?.attempt ?? {}, { state: 'none' });
      }
      this.#say({ event: 'told', answer, now: now() });
      this.#look();
    });
    go.catch((error: unknown) => this.#fail(error));
  }

  #placed(key: string, attempt: Attempt, order: string): void {
    const told = readKept()?.told ?? [];
    const isNews = !told.includes(order);
    this.#keep(key, attempt, { state: 'placed', order }, isNews ? [order, ...told].slice(0, 5) : told);
    if (isNews) this.#subject.tell(order, attempt);
    this.#say({ event: 'placed', order });
    void this.#subject.changed();
  }

  /** Of two keys the later is kept; a call that is sent is the latest, unless another is open. */
  #keep(key: string, attempt: Attempt, state: KeptState, told?: Kept['told']): void {
    const who = placingOwner();
    const before = readKept();
    if (who === undefined) return;
    const isLater = before && before.key !== key && (isOpen(before) || state.state !== 'sent');
    const names = [...(told ?? before?.told ?? [])];
    if (isLater) writeKept({ ...before, told: names });
    else writeKept({ key, ...who, since: now(), attempt: { ...attempt }, told: names, ...state } as Kept);
  }

  /** A bug: what is under way is asked by key, and what was not begun is taken back. */
  #fail(error: unknown, withdraw?: () => void): void {
    console.error('Assess widgets: placing an order failed.', error);
    if (readKept()?.state === 'sent') this.#say({ event: 'lost', now: now() });
    else withdraw?.();
  }
}
