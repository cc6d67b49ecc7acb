import type { Attempt } from './attempt.contract.ts';
import type { Sent } from './placing-answers.rules.ts';

/** What is placed once: an order; invoices are paid by the same rules. Nothing of it rejects. */
export type PlacingSubject = {
  /** `proof`: what is sent and not kept, such as a captcha's token. */
  send(key: string, attempt: Attempt, proof?: string): Promise<Sent>;
  ask(key: string): Promise<{ placed: string } | 'pending' | 'none' | 'unanswered'>;
  /** It is placed, and nobody has told the page yet. */
  tell(placed: string, attempt: Attempt): void;
  /** What was to be placed is not there any more as it was: it is placed, or has another key. Waits until that is read again. */
  changed(): Promise<void>;
};

export type Press = { key: string; attempt: Attempt; proof?: string | undefined };
