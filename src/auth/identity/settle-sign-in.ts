import { randomId } from '../../core/random.ts';
import type { SignedIn, StoredTokens } from '../../core/storage-types.ts';
import type { AppStorage } from '../../core/storage.ts';

/** An authenticated person, before it is decided which sign-in they belong to. */
export type Arrived = { subject: string; asked: Asked };

/** The circumstances of a request, recorded before the wait for the lock and the answer. */
export type Asked = {
  /** The browser's sign-in at that time. Undefined if there was none. */
  id: string | undefined;
  /** True if the shopper has just signed in. Then a sign-in may begin or replace another, but one that has ended stays ended. */
  begins: boolean;
};

type Settled = { row: SignedIn; isNew: boolean };

/**
 * Decides which sign-in an answer belongs to, under the token lock: the browser's own, or a new one that is not written
 * yet. Undefined if that has changed. Write the result before awaiting anything. Source: SES-13.
 */
export const settleSignIn = async (
  storage: Pick<AppStorage, 'read'>,
  { subject, asked }: Arrived,
): Promise<Settled | undefined> => {
  for (;;) {
    const there = storage.read('signedIn');
    const isOver = asked.begins ? asked.id !== undefined && !there : there?.id !== asked.id;
    if (isOver) return undefined;
    const same = there !== undefined && there.who === (await whoIs(there.id, subject));
    const id = same ? there.id : randomId();
    const row = same ? there : { id, who: await whoIs(id, subject) };
    // A sign-out does not wait for the lock.
    if (storage.read('signedIn')?.id === there?.id) return { row, isNew: !same };
  }
};

/** Writes the result. Tokens come first, so that readers of the row find them. Another person's data is removed before. */
export const writeSignIn = (
  storage: AppStorage,
  { row, isNew }: Settled,
  tokens: StoredTokens | undefined,
): void => {
  if (isNew && storage.read('signedIn')) storage.signOut({ explicit: true });
  if (tokens) {
    storage.write('tokenExpiry', tokens.tokenExpiry);
    storage.write('tokens', tokens);
  }
  if (isNew) storage.write('signedIn', row);
};

/** The lock of the tab that requests tokens or changes the browser's sign-in. */
export const LOCK = 'tokens';

/** Returns the identifier of a person in `signedIn`: SHA-256 of the id and subject, random if that fails. Source: SES-13. */
export const whoIs = async (id: string, subject: string): Promise<string> => {
  if (!globalThis.crypto.subtle) return randomId();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id + subject));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
