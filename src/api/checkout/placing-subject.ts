import type { Attempt } from './attempt.contract.ts';
import type { KeptTries } from './kept-placing.ts';
import type { Sent } from './placing-answers.rules.ts';

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
