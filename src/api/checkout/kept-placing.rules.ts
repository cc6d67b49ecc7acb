import type { KeptPlacing } from './kept-placing.contract.ts';
import type { PlacingEvent } from './placing.rules.ts';

/** The part of a kept try that depends on its state. */
export type KeptState =
  | { state: 'sent' | 'none' }
  | { state: 'challenge'; challenge: string }
  | { state: 'placed'; order: string }
  | { state: 'refused'; type: string; subject?: string | undefined };

/** Returns whether the outcome is still unknown. */
export const isOpen = (
  kept: KeptPlacing | undefined,
): kept is Extract<KeptPlacing, { state: 'sent' | 'challenge' }> =>
  kept?.state === 'sent' || kept?.state === 'challenge';

export type PlacingOwner = { owner: string; signIn: string };

/**
 * Returns whether the page still belongs to the same person. Comparing the sign-in alone is not enough: for a moment a
 * page has the new sign-in and the previous owner's name, and what is kept under that name must not stay (SES-13).
 */
export const isSameOwner = (one: PlacingOwner | undefined, other: PlacingOwner | undefined): boolean =>
  one?.signIn === other?.signIn && (one?.owner === other?.owner || one?.owner === '' || other?.owner === '');

/** Returns whose try is kept, for the person who is signed in: their own, another customer's, or unknown. */
export const whoseKept = (kept: KeptPlacing, now: PlacingOwner): 'own' | 'other' | 'unknown' => {
  if (kept.signIn === now.signIn || (kept.owner !== '' && kept.owner === now.owner)) return 'own';
  return kept.owner !== '' && now.owner !== '' ? 'other' : 'unknown';
};

/**
 * Returns the events for a page that shows a call as under way, once it can read the outcome. The try is another tab's,
 * or its own from before a reload. If the kept state is still `sent`, nothing waits for the answer any more.
 */
export const eventsOf = (
  kept: KeptPlacing | undefined,
  key: string | undefined,
  now: number,
): readonly PlacingEvent[] => {
  const lost: PlacingEvent = { event: 'lost', now };
  if (kept === undefined || kept.key !== key || kept.state === 'sent') return [lost];
  switch (kept.state) {
    case 'placed':
      return [{ event: 'placed', order: kept.order }];
    case 'challenge':
      return [{ event: 'challenged', challenge: kept.challenge, now: kept.since }];
    case 'none':
      return [lost, { event: 'told', answer: 'none', now }];
    case 'refused': {
      const { type, subject } = kept;
      return [{ event: 'refused', type, ...(subject !== undefined && { subject }) }];
    }
  }
};
