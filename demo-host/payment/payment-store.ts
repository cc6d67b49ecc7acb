import type { Repository } from '../backend/core/repository.ts';
import type { Behaviour } from './test-cards.ts';

/** Stands for a card, or for the security code of a saved one. Neither number nor code is kept (CHK-11). */
export type StoredToken = {
  token: string;
  kind: 'card' | 'code';
  scheme: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  behaviour: Behaviour;
  /** Server time in milliseconds. */
  expiresAt: number;
  /** The bank has been asked, and said yes. */
  proven?: boolean | undefined;
};

export type StoredChallenge = {
  id: string;
  token: string;
  state: 'asked' | 'passed' | 'failed';
  expiresAt: number;
};

/** What was taken, by order. Minor units. */
export type Capture = { orderCode: string; amount: number; currency: string; token: string };

const MINUTE_MS = 60_000;
export const TOKEN_MS = 15 * MINUTE_MS;
export const CHALLENGE_MS = 5 * MINUTE_MS;

/** What the payment service remembers. Commerce sees it by token alone. */
export const paymentsIn = (repository: Repository) => ({
  tokens: repository.collection<StoredToken>('payment tokens'),
  challenges: repository.collection<StoredChallenge>('payment challenges'),
  captures: repository.collection<Capture>('captures'),
});
