import { now } from '../../core/clock.ts';
import { whose } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import { parseKept, type Kept } from './kept-placing.contract.ts';
import { isOpen, whoseKept, type KeptState, type PlacingOwner } from './kept-placing.rules.ts';
import type { Attempt } from './attempt.contract.ts';

/* Reads and writes what the browser stores about the order that is being placed, so that other tabs and a reloaded page
   know it. It is written before the call is sent, and only by the tab that holds the lock. Source: REL-02, LEAD-03 f. */

/**
 * Returns who is signed in: the customer's id, or '' if it is not known, and the sign-in. Undefined if nobody is signed
 * in or it is not known yet.
 */
export const placingOwner = (): PlacingOwner | undefined => {
  const { session } = runtime().registry.getSnapshot();
  const signIn = whose();
  if (session.status !== 'signed-in' || typeof signIn !== 'string') return undefined;
  return { owner: session.id ?? '', signIn };
};

/** Returns the kept try of the person who is signed in. Another customer's is removed and never continued (LEAD-03 f). */
export const readKept = (): Kept | undefined => {
  const { storage, row } = runtime();
  const kept = parseKept(storage.read('placing', row.baseSite));
  const now = placingOwner();
  if (kept === undefined || now === undefined) return undefined;
  const whoseIs = whoseKept(kept, now);
  if (whoseIs === 'other') storage.remove('placing', row.baseSite);
  return whoseIs === 'own' ? kept : undefined;
};

/** The longest time that placing can take: the bank's challenge, then the questions by key. */
const LONGEST_MS = 10 * 60_000;

/** Returns whether an order is under way in some tab. Meanwhile nobody is signed out for inactivity (LEAD-03 f). */
export const isPlacing = (): boolean => {
  const kept = readKept();
  return isOpen(kept) && Math.abs(now() - kept.since) < LONGEST_MS;
};

const writeKept = (kept: Kept): void => {
  const { storage, row } = runtime();
  storage.write('placing', kept, row.baseSite);
};

/**
 * Stores the state of a try. Of two keys the later one is kept. A call that is sent is the latest, unless another one
 * is open.
 */
export const keepTry = (key: string, attempt: Attempt, state: KeptState, told?: Kept['told']): void => {
  const who = placingOwner();
  const before = readKept();
  if (who === undefined) return;
  const isLater = before && before.key !== key && (isOpen(before) || state.state !== 'sent');
  const names = [...(told ?? before?.told ?? [])];
  if (isLater) writeKept({ ...before, told: names });
  else writeKept({ key, ...who, since: now(), attempt: { ...attempt }, told: names, ...state } as Kept);
};

/** Calls the listener after each change by this page or another tab. Returns a function that stops it. */
export const hearKept = (listener: () => void): (() => void) => {
  const { storage, row } = runtime();
  return storage.subscribe('placing', () => listener(), row.baseSite);
};
