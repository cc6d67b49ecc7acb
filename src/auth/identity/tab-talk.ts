import { storageTable } from '../../core/storage-table.ts';
import type { SignedIn, StoredTokens } from '../../core/storage-types.ts';
import type { Tabs } from '../../core/tabs.ts';
import { SESSION_TOPIC } from '../session-port.ts';

/** How long a tab waits for the other tabs' answers, in ms. They answer from memory. */
const ANSWER_MS = 400;

/**
 * The messages of a site's tabs about the session. `ask`: who has tokens of the sign-in `id` ('' if storage refuses)?
 * `tokens`: the answer, or a renewal's. `in`: a new sign-in. `out`: its end, with the expiry of the revoked tokens. Source:
 * SEC-04, SES-08, SES-13.
 */
export type Saying =
  | { kind: 'ask'; id: string }
  | { kind: 'tokens'; row: SignedIn; tokens: StoredTokens }
  | { kind: 'in'; row: SignedIn; tokens?: StoredTokens | undefined }
  | {
      kind: 'out';
      id: string;
      agent?: string | undefined;
      reason: 'asked' | 'timeout';
      expiry?: number | undefined;
    };

/** Parses a message. Returns undefined for anything else, such as a message of another version of the widgets. */
export const readSaying = (said: unknown): Saying | undefined => {
  const { kind, id, agent, reason, expiry, ...given } = Object(said) as Record<string, unknown>;
  if (kind === 'ask' && typeof id === 'string') return { kind, id };
  if (kind === 'out' && (reason === 'asked' || reason === 'timeout') && typeof id === 'string')
    return {
      kind,
      id,
      reason,
      ...(typeof agent === 'string' && { agent }),
      ...(typeof expiry === 'number' && { expiry }),
    };
  const row = storageTable.signedIn.parse(given['row']);
  const tokens = storageTable.tokens.parse(given['tokens']);
  if (!row || (tokens && tokens.id !== (row.agent ?? row.id))) return undefined;
  if (kind === 'in') return { kind, row, tokens };
  return kind === 'tokens' && tokens ? { kind, row, tokens } : undefined;
};

export const say = (tabs: Tabs, what: Saying): void => tabs.post(SESSION_TOPIC, what);

/** Asks the other tabs for tokens of the sign-in `id` that `fits` accepts. Resolves with undefined if no tab answers in time. */
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
