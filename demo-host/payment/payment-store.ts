import type { Repository } from '../backend/core/repository.ts';
import type { Behaviour } from './test-cards.ts';

/** A token for a card, or for the security code of a saved one. Neither number nor code is stored (CHK-11). */
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
  /** The cart that it was first chosen for. It pays for no other. */
  cart?: string | undefined;
  /** True if it has paid an order. */
  isUsed?: boolean | undefined;
  /** True if the bank was asked and said yes. */
  proven?: boolean | undefined;
};

export type StoredChallenge = {
  id: string;
  token: string;
  state: 'asked' | 'passed' | 'failed';
  expiresAt: number;
};

/** A captured amount, by order, in minor units. */
export type Capture = { orderCode: string; amount: number; currency: string; token: string };

const MINUTE_MS = 60_000;
export const TOKEN_MS = 15 * MINUTE_MS;
export const CHALLENGE_MS = 5 * MINUTE_MS;

/** Returns what the payment service stores. Commerce gets it by token only. */
export const paymentsIn = (repository: Repository) => ({
  tokens: repository.collection<StoredToken>('payment tokens'),
  challenges: repository.collection<StoredChallenge>('payment challenges'),
  captures: repository.collection<Capture>('captures'),
});
