import { now } from '../../core/clock.ts';
import { whose } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import { parseKept, type Kept } from './kept-placing.contract.ts';
import { isOpen, whoseKept, type KeptState, type PlacingOwner } from './kept-placing.rules.ts';
import type { Attempt } from './attempt.contract.ts';

/*
 * Reads and writes what the browser keeps of the order that is being placed, so that a reload and the other tabs know of it.
 * Written before the call is sent, and only by who holds the turn. Source: REL-02, LEAD-03 f.
 */

/** Who is signed in: the customer's id, empty where nobody says one, and the sign-in; undefined for nobody, or nobody yet. */
export const placingOwner = (): PlacingOwner | undefined => {
  const { session } = runtime().registry.getSnapshot();
  const signIn = whose();
  if (session.status !== 'signed-in' || typeof signIn !== 'string') return undefined;
  return { owner: session.id ?? '', signIn };
};

/** What is kept of the one who is signed in. Another customer's is dropped, and never taken up (LEAD-03 f). */
export const readKept = (): Kept | undefined => {
  const { storage, row } = runtime();
  const kept = parseKept(storage.read('placing', row.baseSite));
  const now = placingOwner();
  if (kept === undefined || now === undefined) return undefined;
  const whoseIs = whoseKept(kept, now);
  if (whoseIs === 'other') storage.remove('placing', row.baseSite);
  return whoseIs === 'own' ? kept : undefined;
};

/** The longest that anything of it takes: the bank's question, and then the questions by key. */
const LONGEST_MS = 10 * 60_000;

/** Whether an order is under way in some tab: nobody is signed out for doing nothing meanwhile (LEAD-03 f). */
export const isPlacing = (): boolean => {
  const kept = readKept();
  return isOpen(kept) && Math.abs(now() - kept.since) < LONGEST_MS;
};

const writeKept = (kept: Kept): void => {
  const { storage, row } = runtime();
  storage.write('placing', kept, row.baseSite);
};

/** Keeps what became of a try. Of two keys the later is kept; a call that is sent is the latest, unless another is open. */
export const keepTry = (key: string, attempt: Attempt, state: KeptState, told?: Kept['told']): void => {
  const who = placingOwner();
  const before = readKept();
  if (who === undefined) return;
  const isLater = before && before.key !== key && (isOpen(before) || state.state !== 'sent');
  const names = [...(told ?? before?.told ?? [])];
  if (isLater) writeKept({ ...before, told: names });
  else writeKept({ key, ...who, since: now(), attempt: { ...attempt }, told: names, ...state } as Kept);
};

/** Hears of each change, by this page or another tab; gives the way to stop it. */
export const hearKept = (listener: () => void): (() => void) => {
  const { storage, row } = runtime();
  return storage.subscribe('placing', () => listener(), row.baseSite);
};
