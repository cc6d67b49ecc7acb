import * as v from 'valibot';
import type { StoredTokens } from '../../core/storage-table.ts';
import type { Tabs } from '../../core/tabs.ts';
import { SESSION_TOPIC } from '../session-topic.ts';

/** How long a tab waits for what the others have, in ms: they answer from memory. */
const ANSWER_MS = 400;

const text = v.pipe(v.string(), v.maxLength(8192));
const time = v.pipe(v.number(), v.integer(), v.minValue(0));
const tokens = v.object({
  accessToken: v.pipe(text, v.minLength(1)),
  idToken: v.pipe(text, v.minLength(1)),
  refreshToken: text,
  issuedAt: time,
  tokenExpiry: time,
});

/**
 * What tabs of one site say about the session: `ask` whether somebody has tokens, `tokens` in answer or after a renewal,
 * `in` with those of a new sign-in, `out` that it was ended. Source: SEC-04, SES-08.
 */
const saying = v.variant('kind', [
  v.object({ kind: v.literal('ask') }),
  v.object({ kind: v.picklist(['tokens', 'in']), tokens }),
  v.object({ kind: v.literal('out'), reason: v.picklist(['asked', 'timeout']) }),
]);
export type Saying = v.InferOutput<typeof saying>;

/** Undefined for anything else: another version of the widgets may have said it. */
export const readSaying = (said: unknown): Saying | undefined => {
  const parsed = v.safeParse(saying, said);
  return parsed.success ? parsed.output : undefined;
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
