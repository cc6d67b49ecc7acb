import { randomId } from '../../core/random.ts';
import type { SignedIn, StoredTokens } from '../../core/stored-values.ts';
import type { AppStorage } from '../../core/storage.ts';
import { whoIs } from './who-is-it.ts';

/** Tokens, or whoever else is told to be there, before it is known which sign-in they belong to. */
export type Arrived = { subject: string; asked: Asked };

/** What was asked, captured before the wait for the lock and the answer. */
export type Asked = {
  /** The browser's sign-in then; undefined for none. */
  id: string | undefined;
  /** The shopper has just signed in: a sign-in may begin, or another take its place. One that is over stays over. */
  begins: boolean;
};

type Settled = { row: SignedIn; isNew: boolean };

/**
 * The sign-in that an answer belongs to, told under the lock of the tokens: the browser's own where it is the same person,
 * else a new one, which is not yet written; undefined where the browser's is no longer the one that was asked for. What
 * follows must be written before anything is waited for. Source: SES-13.
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
    // A sign-out waits for no lock.
    if (storage.read('signedIn')?.id === there?.id) return { row, isNew: !same };
  }
};

/** Writes what was settled, tokens first: who reads the row finds them. Somebody else's things go before. */
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
