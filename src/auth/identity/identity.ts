import type { IdentityService } from '../../core/config/page-config.ts';
import { raiseStepUp } from '../../core/prompts/raise-step-up.ts';
import type { Advice, Proof } from '../../core/registry/session-door.ts';
import type { StoredTokens } from '../../core/storage-types.ts';
import type { AppStorage } from '../../core/storage.ts';
import type { Tabs } from '../../core/tabs.ts';
import { IdentityError, isIdentityError } from '../identity-errors.ts';
import { endElsewhere, tolerate } from '../customer/end-elsewhere.ts';
import { asOf, mine } from '../mine.ts';
import { actFor } from './act-for.ts';
import type { Whose } from '../token-session.ts';
import { isFresh } from '../tokens.rules.ts';
import { isAnothers, takeTokens, type Taken } from './take-tokens.ts';
import { LOCK, settleSignIn, writeSignIn, type Asked } from './settle-sign-in.ts';
import { createOAuthClient } from './oauth-client.ts';
import { comeBack, goAuthorize } from './redirect.ts';
import { identityConfig } from './identity-config.ts';
import { askTabs, readSaying, say, type Saying } from './tab-talk.ts';

/** The functions and data that the session gives to the identity part when it loads it. */
export type IdentityContext = {
  service: IdentityService;
  /** True if storage refuses. Then only other tabs and the service know whether the visitor is signed in (REL-05). */
  forgets: boolean;
  storage: AppStorage;
  tabs: Tabs;
  now: () => number;
  /** Called when a sign-in is restored. Not called for a renewal, because the person stays the same. */
  tell(who: Whose | undefined): void;
  /** Returns the page's visitor. Undefined if they are anonymous. */
  whose(): Whose | undefined;
  look(reason?: SignOutReason): void;
  /** Called after `tell` when the session has ended, in this tab or another. */
  ended(end: SessionEnd): void;
  signOut(reason: SignOutReason): Promise<void>;
};

/** `asked`: the shopper signed out. `timeout`: they were inactive, or the service no longer knows the session. */
export type SignOutReason = 'asked' | 'timeout';

/** How a session ended. `elsewhere` is true if it ended in another tab. */
export type SessionEnd = { reason: SignOutReason; elsewhere: boolean };

/** The part of the session that talks to the identity service (or the store) and to the other tabs. Loaded when needed. */
export type Identity = {
  /** Looks for an existing session: in this tab, in another tab, at the service, or in the service's redirect. */
  resume(): Promise<Whose | undefined>;
  /** Returns tokens that are fresh and not `refused`. Undefined if the session is over. */
  renew(refused?: string): Promise<Pick<StoredTokens, 'accessToken'> | undefined>;
  signIn(returnTo: string): Promise<void>;
  enter(): Promise<void>;
  stepUp(advice: Advice): Promise<Proof | undefined>;
  /** Ends the session at the services, with the tokens `held` of the customer `who`. */
  end(reason: SignOutReason, held: StoredTokens | undefined, who: Whose | undefined): Promise<void>;
  revoke(held: StoredTokens): Promise<void>;
  act(customerId: string | undefined): Promise<void>;
  hear(said: unknown): void;
};

/** The result of a request for tokens. `changed`: the browser's visitor has changed. `leaving`: the page is being redirected. */
type TokensKept = StoredTokens | 'changed' | 'leaving';

export const createIdentity = (context: IdentityContext): Identity => {
  const { service, forgets, storage, tabs, now, tell, look, ended } = context;
  const config = identityConfig(service, location.href);
  const oauth = createOAuthClient(config);
  /** The sign-ins that have ended, as far as this tab has heard. A late message does not revive them. */
  const over = new Set<string>();

  const signedIn = (): string | undefined => storage.read('signedIn')?.id;

  const revoke = (held: StoredTokens): Promise<void> =>
    tolerate('A token could not be revoked.', () => oauth.revoke(held));

  /** Stores new tokens if they still belong to the sign-in that they were requested for. Otherwise revokes them. */
  const keep = async ({ tokens, subject }: Taken, asked: Asked, heard: number): Promise<TokensKept> => {
    const settled = await settleSignIn(storage, { subject, asked });
    if (settled === undefined || (!asked.begins && over.size !== heard)) {
      await revoke(tokens);
      return 'changed';
    }
    const own = { ...tokens, id: settled.row.agent ?? settled.row.id };
    writeSignIn(storage, settled, own);
    storage.remove('signedOut');
    if (settled.isNew && storage.read('signOutDue') === own.userId) storage.remove('signOutDue');
    say(tabs, { kind: settled.isNew ? 'in' : 'tokens', row: settled.row, tokens: own });
    return asOf(settled.row, own) ?? own;
  };

  /** Takes over what another tab said about a sign-in. Returns whether it is now current. */
  const believe = ({ row, tokens }: Extract<Saying, { kind: 'tokens' | 'in' }>): boolean => {
    if (over.has(row.id)) return false;
    if (forgets && (signedIn() === undefined || tokens)) storage.write('signedIn', row);
    if (row.id === signedIn()) storage.remove('signedOut');
    if (tokens && row.id === signedIn()) {
      storage.write('tokenExpiry', tokens.tokenExpiry);
      storage.write('tokens', tokens);
    }
    return row.id === signedIn();
  };

  const acquire = async (
    asked: Asked,
    heard: number,
    refused: string | undefined,
  ): Promise<TokensKept | 'over'> => {
    const fits = (tokens: StoredTokens) => tokens.accessToken !== refused && isFresh(tokens, now());
    const isOver = () => signedIn() !== asked.id || over.size !== heard;
    // While this tab waited for the lock, it may have got new tokens, or the session may have ended.
    if (isOver()) return 'changed';
    const held = mine(storage);
    if (held && fits(held)) return held;
    const others = await askTabs(tabs, asked.id ?? '', fits);
    if (isOver()) return 'changed';
    if (others && believe(others)) return mine(storage) ?? 'changed';
    if (navigator.onLine === false) throw new IdentityError('network');
    if (held) await revoke(held);
    try {
      return await keep(await takeTokens({ config, oauth, now }), asked, heard);
    } catch (error) {
      if (isOver()) return 'changed';
      if (config.login === 'redirect' && isIdentityError(error) && mayRedirect(error)) {
        await goAuthorize({ oauth, storage, returnPath: here(), silent: true });
        return 'leaving';
      }
      // If the service can't be reached, the session is not over: the next call tries again (REL-05).
      if (!isIdentityError(error) || !error.isRefusal) throw error;
      return 'over';
    }
  };

  let renewal: { id: string | undefined; result: Promise<TokensKept | 'over'> } | undefined;
  const renewOnce = (refused?: string): Promise<TokensKept | 'over'> => {
    const [id, heard] = [signedIn(), over.size];
    if (renewal && renewal.id === id) return renewal.result;
    const result = tabs.withLock(LOCK, () => acquire({ id, begins: false }, heard, refused));
    const own = { id, result };
    renewal = own;
    const done = () => void (renewal === own && (renewal = undefined));
    result.then(done, done);
    return result;
  };

  /** Forgets a session that the service no longer knows, so that not every page asks for it, if it is still the browser's. */
  const forget = (id: string | undefined): void => {
    if (signedIn() === id) storage.signOut({ explicit: false });
  };

  storage.subscribe('signedIn', (row) => {
    // This sign-in's tokens may have been announced before the change of storage arrived from the other process.
    const early = offered;
    offered = undefined;
    if (early && row?.id === early.row.id) believe(early);
    if (row) look();
  });
  let offered: Extract<Saying, { kind: 'in' }> | undefined;

  return {
    resume: async () => {
      const back = await comeBack({
        config,
        oauth,
        storage,
        now,
        keep: (taken, asked) => tabs.withLock(LOCK, async () => void (await keep(taken, asked, over.size))),
      });
      if (back) {
        location.replace(back.to);
        return mine(storage);
      }
      for (;;) {
        const id = signedIn();
        // A sign-in by the store's cookie alone has no tokens, so there is nothing to ask the identity service about. If
        // this tab has signed out, the logout at the service may not have been received.
        if (id === undefined && storage.read('signedOut')) return undefined;
        if (!forgets && (id === undefined || storage.read('tokenExpiry') === undefined)) return undefined;
        const tokens = await renewOnce();
        if (tokens === 'leaving') return new Promise(() => undefined);
        if (tokens === 'over') forget(id);
        if (tokens !== 'changed') return mine(storage);
      }
    },
    renew: async (refused) => {
      const id = signedIn();
      const who = context.whose();
      if (who === undefined || id !== who.id) {
        look();
        return undefined;
      }
      const tokens = await renewOnce(refused);
      look();
      // The service no longer knows the session, which counts as a timeout (IDN-03, SES-06).
      if (tokens === 'over' && signedIn() === id) await context.signOut('timeout');
      return typeof tokens === 'object' && tokens.id === id ? tokens : undefined;
    },
    signIn: (returnPath) => goAuthorize({ oauth, storage, returnPath }),
    enter: async () => {
      const [id, heard, before] = [signedIn(), over.size, context.whose()?.id];
      const kept = await tabs.withLock(LOCK, async () =>
        keep(await takeTokens({ config, oauth, now }), { id, begins: true }, heard),
      );
      if (typeof kept === 'string') throw new IdentityError('consent');
      look();
      const isTold = before !== kept.id && context.whose()?.id === kept.id;
      if (!isTold && signedIn() === kept.id) tell(kept);
    },
    stepUp: async (advice) => {
      const id = signedIn();
      const proven = await raiseStepUp(advice);
      const held = mine(storage);
      return proven && held && held.id === id ? { idToken: held.idToken } : undefined;
    },
    end: async (reason, held, who) => {
      over.add(who?.id ?? '');
      const isOthers = await isAnothers({ config, oauth, now }, held, who);
      // If another person has signed in since, their session goes on.
      const mayEnd = () => !isOthers && signedIn() === undefined;
      await tolerate('Error during hybris logout', async () => {
        const store = mayEnd();
        await endElsewhere(reason, held?.accessToken, { store });
        // Otherwise a page that uses the store's cookie does it later (`by-cookie/`).
        if (store) storage.remove('signOutDue');
      });
      if (mayEnd()) await tolerate('The identity session could not be ended.', () => oauth.logOutSessions());
      if (held) {
        await tolerate('The identity session could not be ended.', () => oauth.endSession(held));
        await revoke(held);
      }
      ended({ reason, elsewhere: false });
    },
    act: (customerId) => actFor(customerId, context),
    revoke,
    hear: (said) => {
      const heard = readSaying(said);
      const held = mine(storage);
      const row = storage.read('signedIn');
      if (
        heard?.kind === 'ask' &&
        held &&
        row &&
        (heard.id === held.id || heard.id === '') &&
        isFresh(held, now())
      )
        say(tabs, { kind: 'tokens', row, tokens: { ...held, ...storage.read('tokens') } });
      if (
        heard?.kind === 'tokens' &&
        held?.id === heard.row.id &&
        heard.tokens.tokenExpiry > held.tokenExpiry
      )
        believe(heard);
      if (heard?.kind === 'in') {
        if (!believe(heard)) offered = heard;
        look();
      }
      if (heard?.kind === 'out') {
        over.add(heard.id);
        if (forgets) storage.write('signedOut', true);
        const own = storage.read('tokens');
        const isIts = own?.id === heard.id || own?.id === heard.agent;
        const explicit = heard.reason === 'asked';
        if (row?.id === heard.id) storage.signOut({ explicit });
        // The sign-out, which this tab may already know about, removed what all tabs share. This removes what only this tab
        // has (LEAD-03).
        else if (row === undefined || isIts) storage.signOut({ explicit, area: 'session' });
        if (own && isIts && own.tokenExpiry !== heard.expiry) void revoke(own);
        look(heard.reason);
      }
    },
  };
};

/** Returns whether a redirect may still help: consent required, timeout, network error. Source: IDN-02. */
const mayRedirect = ({ reason }: IdentityError): boolean =>
  reason === 'consent' || reason === 'authorize-timeout' || reason === 'timeout' || reason === 'network';

const here = (): string => location.pathname + location.search;
