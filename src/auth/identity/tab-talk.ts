import { storageTable } from '../../core/storage-table.ts';
import type { SignedIn, StoredTokens } from '../../core/stored-values.ts';
import type { Tabs } from '../../core/tabs.ts';
import { SESSION_TOPIC } from '../session-topic.ts';

/** How long a tab waits for what the others have, in ms: they answer from memory. */
const ANSWER_MS = 400;

/**
 * What tabs of one site say about the session: `ask` whether somebody has tokens of a sign-in (`id` is empty where storage
 * refuses, and nobody knows it), `tokens` in answer or after a renewal, `in` of a new sign-in, by cookie without tokens,
 * `out` that it was ended, with the expiry of the tokens that who ended it revokes. Source: SEC-04, SES-08, SES-13.
 */
export type Saying =
  | { kind: 'ask'; id: string }
  | { kind: 'tokens'; row: SignedIn; tokens: StoredTokens }
  | { kind: 'in'; row: SignedIn; tokens?: StoredTokens | undefined }
  | { kind: 'out'; id: string; reason: 'asked' | 'timeout'; expiry?: number | undefined };

/** Undefined for anything else: another version of the widgets may have said it. */
export const readSaying = (said: unknown): Saying | undefined => {
  const { kind, id, reason, expiry, ...given } = Object(said) as Record<string, unknown>;
  if (kind === 'ask' && typeof id === 'string') return { kind, id };
  if (kind === 'out' && (reason === 'asked' || reason === 'timeout') && typeof id === 'string')
    return { kind, id, reason, ...(typeof expiry === 'number' && { expiry }) };
  const row = storageTable.signedIn.parse(given['row']);
  const tokens = storageTable.tokens.parse(given['tokens']);
  if (!row || (tokens && tokens.id !== row.id)) return undefined;
  if (kind === 'in') return { kind, row, tokens };
  return kind === 'tokens' && tokens ? { kind, row, tokens } : undefined;
};

export const say = (tabs: Tabs, what: Saying): void => tabs.post(SESSION_TOPIC, what);

/** What another tab has of the sign-in `id` and `fits`; undefined when none answers in time. */
export const askTabs = (
  tabs: Tabs,
  id: string,
  fits: (tokens: StoredTokens) => boolean,
): Promise<Extract<Saying, { kind: 'tokens' }> | undefined> =>
  new Promise((resolve) => {
    const end = (found: Extract<Saying, { kind: 'tokens' }> | undefined) => {
      stop();
      clearTimeout(timer);
      resolve(found);
    };
    const stop = tabs.on(SESSION_TOPIC, (said) => {
      const heard = readSaying(said);
      if (heard?.kind === 'tokens' && (id === '' || heard.row.id === id) && fits(heard.tokens)) end(heard);
    });
    const timer = setTimeout(() => end(undefined), ANSWER_MS);
    say(tabs, { kind: 'ask', id });
  });
