import { storageTable } from '../../core/storage-table.ts';
import type { StoredTokens } from '../../core/stored-values.ts';
import type { Tabs } from '../../core/tabs.ts';
import { SESSION_TOPIC } from '../session-topic.ts';

/** How long a tab waits for what the others have, in ms: they answer from memory. */
const ANSWER_MS = 400;

/**
 * What tabs of one site say about the session: `ask` whether somebody has tokens, `tokens` in answer or after a renewal,
 * `in` with those of a new sign-in, `out` that it was ended. Source: SEC-04, SES-08.
 */
export type Saying =
  | { kind: 'ask' }
  | { kind: 'tokens' | 'in'; tokens: StoredTokens }
  | { kind: 'out'; reason: 'asked' | 'timeout' };

/** Undefined for anything else: another version of the widgets may have said it. */
export const readSaying = (said: unknown): Saying | undefined => {
  const { kind, reason, tokens: given } = Object(said) as Record<string, unknown>;
  if (kind === 'ask') return { kind };
  if (kind === 'out' && (reason === 'asked' || reason === 'timeout')) return { kind, reason };
  const tokens = storageTable.tokens.parse(given);
  return tokens && (kind === 'tokens' || kind === 'in') ? { kind, tokens } : undefined;
};

export const say = (tabs: Tabs, what: Saying): void => tabs.post(SESSION_TOPIC, what);

/** What another tab has and `fits`; undefined when none answers in time. */
export const askTabs = (
  tabs: Tabs,
  fits: (tokens: StoredTokens) => boolean,
): Promise<StoredTokens | undefined> =>
  new Promise((resolve) => {
    const end = (found: StoredTokens | undefined) => {
      stop();
      clearTimeout(timer);
      resolve(found);
    };
    const stop = tabs.on(SESSION_TOPIC, (said) => {
      const heard = readSaying(said);
      if (heard && 'tokens' in heard && fits(heard.tokens)) end(heard.tokens);
    });
    const timer = setTimeout(() => end(undefined), ANSWER_MS);
    say(tabs, { kind: 'ask' });
  });
