import { now } from '../../core/clock.ts';
import { whose } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import { parseKept, type KeptPlacing, type Attempt } from './kept-placing.contract.ts';
import { isOpen, whoseKept, type KeptState, type PlacingOwner } from './kept-placing.rules.ts';

/* Reads and writes what the browser stores about an order or a payment under way, so that other tabs and a reloaded page
   know it. It is written before the call is sent, and only by the tab that holds the lock. Source: REL-02, LEAD-03 f. */

/** Returns the customer's id, or '' if it is not known, and the sign-in. Undefined if nobody is known to be signed in. */
const placingOwner = (): PlacingOwner | undefined => {
  const { session } = runtime().registry.getSnapshot();
  const signIn = whose();
  if (session.status !== 'signed-in' || typeof signIn !== 'string') return undefined;
  return { owner: session.id ?? '', signIn };
};

/** What a browser keeps of the tries of one subject: orders, or payments of invoices. Each has a stored row of its own. */
export type KeptTries = {
  row: 'placing' | 'payingInvoices';
  /** Who places or pays on this page. Undefined if it is not known, or nobody. */
  owner(): PlacingOwner | undefined;
  /** Returns the kept try of this owner. Another customer's is removed and never continued (LEAD-03 f). */
  read(): KeptPlacing | undefined;
  /** Stores the state of a try. A stored try of another key stays if it is open, or if the new one was not sent. */
  keep(key: string, attempt: Attempt, state: KeptState, told?: KeptPlacing['told']): void;
  /** Calls the listener after each change by this page or another tab. Returns a function that stops it. */
  hear(listener: () => void): () => void;
};

/** Returns the kept tries in a row of storage. */
export const keptTries = (row: KeptTries['row'], owner: KeptTries['owner']): KeptTries => {
  const site = () => runtime().row.baseSite;
  const write = (kept: KeptPlacing): void => void runtime().storage.write(row, kept, site());
  const read = (): KeptPlacing | undefined => {
    const { storage } = runtime();
    const kept = parseKept(storage.read(row, site()));
    const who = owner();
    if (kept === undefined || who === undefined) return undefined;
    const whoseIs = whoseKept(kept, who);
    if (whoseIs === 'other') storage.remove(row, site());
    return whoseIs === 'own' ? kept : undefined;
  };
  return {
    row,
    owner,
    read,
    keep: (key, attempt, state, told) => {
      const who = owner();
      const before = read();
      if (who === undefined) return;
      const stays = before && before.key !== key && (isOpen(before) || state.state !== 'sent');
      const names = [...(told ?? before?.told ?? [])];
      if (stays) write({ ...before, told: names });
      else
        write({ key, ...who, since: now(), attempt: { ...attempt }, told: names, ...state } as KeptPlacing);
    },
    hear: (listener) => runtime().storage.subscribe(row, () => listener(), site()),
  };
};

/** The order that is being placed. */
export const keptOrder = keptTries('placing', placingOwner);
/** A customer's payment of invoices. Somebody who came by a look-up has another owner (`pay-invoices.ts`). */
export const keptPayment = keptTries('payingInvoices', placingOwner);

/** The longest time that placing can take: the bank's challenge, then the questions by key. */
const LONGEST_MS = 10 * 60_000;

/** Returns whether an order or a payment is under way in some tab. Meanwhile nobody is signed out for inactivity (LEAD-03 f). */
export const isPlacing = (): boolean =>
  [keptOrder, keptPayment].some((tries) => {
    const kept = tries.read();
    return isOpen(kept) && Math.abs(now() - kept.since) < LONGEST_MS;
  });
