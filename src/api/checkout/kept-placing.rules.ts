import type { Kept } from './kept-placing.contract.ts';
import type { PlacingEvent } from './placing.rules.ts';

/** What a state says besides who, when and for what. */
export type KeptState =
  | { state: 'sent' | 'none' }
  | { state: 'challenge'; challenge: string }
  | { state: 'placed'; order: string }
  | { state: 'refused'; type: string; subject?: string | undefined };

/** Whether nobody knows yet what comes of it. */
export const isOpen = (kept: Kept | undefined): kept is Extract<Kept, { state: 'sent' | 'challenge' }> =>
  kept?.state === 'sent' || kept?.state === 'challenge';

export type PlacingOwner = { owner: string; signIn: string };

/**
 * Whether a page is still the same one's. The sign-in alone does not say so: a page that becomes another's has the new sign-in
 * for a moment while it still has the name of the one before, and what is kept under that name must not stay (SES-13).
 */
export const isSameOwner = (one: PlacingOwner | undefined, other: PlacingOwner | undefined): boolean =>
  one?.signIn === other?.signIn && (one?.owner === other?.owner || one?.owner === '' || other?.owner === '');

/** Whose it is for the one who is signed in: theirs, another customer's, or nobody can say. */
export const whoseKept = (kept: Kept, now: PlacingOwner): 'own' | 'other' | 'unknown' => {
  if (kept.signIn === now.signIn || (kept.owner !== '' && kept.owner === now.owner)) return 'own';
  return kept.owner !== '' && now.owner !== '' ? 'other' : 'unknown';
};

/**
 * What a page that shows a call as under way says once it can read what became of it: of another tab's try, or of its own
 * before it was loaded again. What is kept as sent then has nobody who waits for its answer.
 */
export const eventsOf = (
  kept: Kept | undefined,
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
