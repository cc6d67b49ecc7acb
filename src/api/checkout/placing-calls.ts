import { now } from '../../core/clock.ts';
import type { KeptPlacing, Attempt } from './kept-placing.contract.ts';
import type { PlacingPage } from './placing-page.ts';
import { LEFT, refusalOfBank, type Placing } from './placing.rules.ts';
import type { KeptTries } from './kept-placing.ts';
import type { Sent } from './placing-answers.rules.ts';
import { runtime } from '../../core/runtime.ts';

/** Returns the outcome of the bank's challenge in another tab, from what that tab kept. */
export const outcomeElsewhere = (kept: KeptPlacing): 'passed' | 'failed' | 'left' => {
  if (kept.state !== 'refused') return 'passed';
  return kept.type === LEFT ? 'left' : 'failed';
};

type State<Name extends Placing['state']> = Extract<Placing, { state: Name }>;

/** Makes the calls that place something, in turn with other tabs, stores the states, tells the page. Source: CHK-14. */
export class PlacingCalls {
  readonly #page: PlacingPage;
  readonly #subject: PlacingSubject;

  constructor(page: PlacingPage, subject: PlacingSubject) {
    this.#page = page;
    this.#subject = subject;
  }

  /** Sends the call that places the order. */
  async send({ key, attempt, proof }: Press, told?: KeptPlacing['told']): Promise<void> {
    const page = this.#page;
    const isHere = page.visitor();
    // Stored before the call, so that every later page or tab knows about it.
    this.#subject.kept.keep(key, attempt, { state: 'sent' }, told);
    const sent = await this.#subject.send(key, attempt, proof);
    // It stays stored as sent: this page must not report another person's outcome.
    if (!isHere()) return;
    if (sent === 'lost') return page.say({ event: 'lost', now: now() });
    if ('placed' in sent) return this.#placed(key, attempt, sent.placed);
    const at = now();
    if ('challenged' in sent) {
      this.#subject.kept.keep(key, attempt, { state: 'challenge', challenge: sent.challenged });
      return page.say({ event: 'challenged', challenge: sent.challenged, now: at });
    }
    const refusal = { type: sent.refused, ...(sent.subject !== undefined && { subject: sent.subject }) };
    page.say({ event: 'refused', ...refusal });
    // Otherwise the refusal did not settle the order, so the outcome is asked for by the key.
    if (page.state.state !== 'refused') return;
    this.#subject.kept.keep(key, attempt, { state: 'refused', ...refusal });
    void this.#subject.changed();
  }

  /** Asks for the outcome by the key. */
  async ask({ key }: State<'unknown'>): Promise<void> {
    const isHere = this.#page.visitor();
    const answer = await this.#subject.ask(key);
    if (!isHere()) return;
    const kept = this.#subject.kept.read();
    if (typeof answer === 'object')
      return this.#placed(key, kept?.key === key ? kept.attempt : {}, answer.placed);
    if (answer === 'none') {
      // The next press needs the new key.
      await this.#subject.changed();
      if (!isHere()) return;
      this.#subject.kept.keep(key, kept?.attempt ?? {}, { state: 'none' });
    }
    this.#page.say({ event: 'told', answer, now: now() });
  }

  /** Ends the bank's challenge. The key is asked for first: another device may have placed the order meanwhile. */
  async endChallenge(
    asked: State<'challenge'>,
    { key, attempt }: KeptPlacing,
    outcome: 'failed' | 'left' | 'timed-out',
  ): Promise<void> {
    const page = this.#page;
    const isHere = page.visitor();
    const isOver = () => !isHere() || page.state !== asked;
    const answer = await this.#subject.ask(key);
    if (isOver()) return;
    if (typeof answer === 'object') return this.#placed(key, attempt, answer.placed);
    if (answer === 'none') {
      // The next press needs the new key.
      await this.#subject.changed();
      if (isOver()) return;
      page.say({ event: 'challenge', outcome });
      return this.#subject.kept.keep(key, attempt, { state: 'refused', type: refusalOfBank(outcome) });
    }
    page.say({ event: 'challenge', outcome: 'passed' });
    this.#subject.kept.keep(key, attempt, { state: 'sent' });
    page.say({ event: 'lost', now: now() });
  }

  #placed(key: string, attempt: Attempt, order: string): void {
    const told = this.#subject.kept.read()?.told ?? [];
    const isNews = !told.includes(order);
    this.#subject.kept.keep(
      key,
      attempt,
      { state: 'placed', order },
      isNews ? [order, ...told].slice(0, 5) : told,
    );
    if (isNews) this.#subject.tell(order, attempt);
    this.#page.say({ event: 'placed', order });
    void this.#subject.changed();
  }
}

/** What is placed exactly once: an order, or by the same rules the payment of an invoice. No function of it may reject. */
export type PlacingSubject = {
  /** Where the browser keeps what became of it. */
  kept: KeptTries;
  /** Sends it. `proof` is sent but not stored, such as a captcha token. */
  send(key: string, attempt: Attempt, proof?: string): Promise<Sent>;
  ask(key: string): Promise<{ placed: string } | 'pending' | 'none' | 'unanswered'>;
  /** Called when it is placed and the page was not told yet. */
  tell(placed: string, attempt: Attempt): void;
  /** Called when what was to be placed has changed: it is placed, or has another key. Resolves after it was read again. */
  changed(): Promise<void>;
};

export type Press = { key: string; attempt: Attempt; proof?: string | undefined };

/** The longest wait for the other tabs. It is longer than a call that places may take (`order.contract.ts`). */
const LONGEST_WAIT_MS = 40_000;

/**
 * Runs an action while no other tab runs one: a question by key must not overtake a call that another tab has just sent.
 * A tab that hangs does not block the others for ever.
 */
export const inPlacingTurn = <Result>(
  subject: KeptTries['row'],
  action: () => Promise<Result>,
): Promise<Result> => {
  const { tabs, row } = runtime();
  return new Promise<Result>((resolve, reject) => {
    let begun: Promise<Result> | undefined;
    const begin = (): Promise<Result> => {
      clearTimeout(timer);
      begun = action();
      begun.then(resolve, reject);
      return begun;
    };
    const timer = setTimeout(begin, LONGEST_WAIT_MS);
    tabs
      .withLock(`${subject}-${row.baseSite}`, async () => {
        // If the action started after the time limit, it must not run again.
        if (begun === undefined) await begin();
      })
      .catch(reject);
  });
};
