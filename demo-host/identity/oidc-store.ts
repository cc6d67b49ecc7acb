import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Everything that the OpenID library stores, in memory only. */
export type OidcStore = {
  adapter: AdapterFactory;
  /** Returns the account of a valid access token. The commerce and store services use it. */
  accountOf(token: string): string | undefined;
  /** Revokes every token and code of a session and of the sessions that it continues. `uid` is the library's name for it. */
  revokeOfSession(uid: string): void;
  /** Continues one session as another: the same person has signed in again, or proven who they are. */
  goOnAs(uid: string, nextUid: string): void;
  /** Ends every session of the account but this one and those that it continues, with their tokens. */
  endOthers(accountId: string, uid: string): void;
  /** Revokes every access token at once, as an administrator can. */
  revokeAccessTokens(): void;
};

type Entry = { payload: AdapterPayload; until: number };

const MOST_KEPT = 5000;

/** @param now the time in milliseconds, by the library's own clock. */
export const createOidcStore = (now: () => number): OidcStore => {
  const entries = new Map<string, Entry>();
  const alive = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    if (entry && entry.until > now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  const isOf = (model: string, fits: (payload: AdapterPayload) => boolean): string | undefined =>
    [...entries.keys()].find((key) => {
      const payload = key.startsWith(`${model} `) ? alive(key) : undefined;
      return payload !== undefined && fits(payload);
    });
  const drop = (fits: (key: string, payload: AdapterPayload) => boolean): void => {
    for (const [key, { payload }] of entries) if (fits(key, payload)) entries.delete(key);
  };

  const successors = new Map<string, string>();
  const lastOf = (uid: string | undefined): string | undefined => {
    const next = uid === undefined ? undefined : successors.get(uid);
    return next === undefined ? uid : lastOf(next);
  };

  const adapter = (model: string): Adapter => {
    const keyOf = (id: string): string => `${model} ${id}`;
    const find = (id: string | undefined) => (id === undefined ? undefined : alive(id));
    return {
      upsert: async (id, payload, seconds) => {
        for (const oldest of [...entries.keys()].slice(0, -MOST_KEPT)) entries.delete(oldest);
        entries.set(keyOf(id), { payload, until: now() + (seconds ?? Infinity) * 1000 });
      },
      find: async (id) => alive(keyOf(id)),
      findByUid: async (uid) => find(isOf(model, (payload) => payload.uid === uid)),
      findByUserCode: async (code) => find(isOf(model, (payload) => payload.userCode === code)),
      consume: async (id) => {
        const payload = alive(keyOf(id));
        if (payload) payload.consumed = Math.floor(now() / 1000);
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      revokeByGrantId: async (grantId) =>
        drop((key, payload) => key.startsWith(`${model} `) && payload.grantId === grantId),
    };
  };
  return {
    adapter,
    accountOf: (token) => alive(`AccessToken ${token}`)?.accountId,
    revokeOfSession: (uid) => drop((_key, { sessionUid }) => lastOf(sessionUid) === uid),
    goOnAs: (uid, nextUid) => void successors.set(uid, nextUid),
    endOthers: (accountId, uid) =>
      drop((_key, payload) => {
        const session = payload.sessionUid ?? payload.uid;
        return payload.accountId === accountId && session !== undefined && lastOf(session) !== uid;
      }),
    revokeAccessTokens: () => drop((key) => key.startsWith('AccessToken ')),
  };
};
