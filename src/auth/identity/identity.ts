import type { IdentityService } from '../../core/config/page-config.ts';
import { raiseStepUp } from '../../core/dialogs/raise-step-up.ts';
import type { Advice, Proof } from '../../core/registry/session-door.ts';
import type { StoredTokens } from '../../core/stored-values.ts';
import type { AppStorage } from '../../core/storage.ts';
import type { Tabs } from '../../core/tabs.ts';
import { IdentityError, isIdentityError } from '../identity-errors.ts';
import { endElsewhere } from '../customer/end-elsewhere.ts';
import { mine } from '../mine.ts';
import type { Whose } from '../token-session.ts';
import { isFresh } from '../tokens.rules.ts';
import { isAnothers } from './is-anothers.ts';
import { LOCK } from './lock.ts';
import { createOAuthClient } from './oauth-client.ts';
import { comeBack, goAuthorize } from './redirect.ts';
import { serviceConfig } from './service-config.ts';
import { settleSignIn, writeSignIn, type Asked } from './settle-sign-in.ts';
import { askTabs, readSaying, say, type Saying } from './tab-talk.ts';
import { takeTokens, type Taken } from './take-tokens.ts';
import { tolerate } from './tolerate.ts';

/** What the identity part is given by the session that loads it. */
export type IdentityContext = {
  service: IdentityService;
  /** Storage refuses: whether somebody is signed in, only other tabs and the service can say (REL-05). */
  forgets: boolean;
  storage: AppStorage;
  tabs: Tabs;
  now: () => number;
  /** Hears of a sign-in that is taken up again. Not of a renewal: who it is stays the same. */
  tell(who: Whose | undefined): void;
  /** Whose the page is. */
  whose(): Whose | undefined;
  /** Has the page follow the browser, where it is somebody else's or nobody's by now. */
  look(reason?: SignOutReason): void;
  /** The session ended, in this tab or another; called after `tell`. */
  ended(end: SessionEnd): void;
  /** Ends the session, as by the door. */
  signOut(reason: SignOutReason): Promise<void>;
};

/** By hand, or because nobody was there or the service knows the session no more. */
export type SignOutReason = 'asked' | 'timeout';

/** How a session ended: `elsewhere` in another tab. */
export type SessionEnd = { reason: SignOutReason; elsewhere: boolean };

/** The session's part that speaks with whoever knows who is there, and the other tabs; loaded when it is needed. */
export type Identity = {
  /** Looks for an existing session: tokens of this tab, of another, of the service's own session, of its redirect. */
  resume(): Promise<Whose | undefined>;
  /** Tokens that are fresh and not `refused`; undefined when the session is over. */
  renew(refused?: string): Promise<Pick<StoredTokens, 'accessToken'> | undefined>;
  signIn(returnTo: string): Promise<void>;
  enter(): Promise<void>;
  stepUp(advice: Advice): Promise<Proof | undefined>;
  /** Ends for the services what is over here: with the tokens that were `held`, of the customer who was here. */
  end(reason: SignOutReason, held: StoredTokens | undefined, who: Whose | undefined): Promise<void>;
  /** Has the service forget tokens that nobody holds any more. */
  revoke(held: StoredTokens): Promise<void>;
  /** What another tab said. */
  hear(said: unknown): void;
};

/** What became of a set that was asked for: `changed` where the browser is somebody else's or nobody's by now. */
type Kept = StoredTokens | 'changed' | 'leaving';

export const createIdentity = (context: IdentityContext): Identity => {
  const { service, forgets, storage, tabs, now, tell, look, ended } = context;
  const config = serviceConfig(service, location.href);
  const oauth = createOAuthClient(config);
  /** Sign-ins of which this tab has heard the end: a word that comes late revives none. */
  const over = new Set<string>();

  const signedIn = (): string | undefined => storage.read('signedIn')?.id;

  const revoke = (held: StoredTokens): Promise<void> =>
    tolerate('A token could not be revoked.', () => oauth.revoke(held));

  /** Keeps what the service gave, where it still belongs to the sign-in it was asked for; else it is revoked. */
  const keep = async ({ tokens, subject }: Taken, asked: Asked, heard: number): Promise<Kept> => {
    const settled = await settleSignIn(storage, { subject, asked });
    if (settled === undefined || (!asked.begins && over.size !== heard)) {
      await revoke(tokens);
      return 'changed';
    }
    const own = { ...tokens, id: settled.row.id };
    writeSignIn(storage, settled, own);
    storage.remove('signedOut');
    if (settled.isNew && storage.read('signOutDue') === own.userId) storage.remove('signOutDue');
    say(tabs, { kind: settled.isNew ? 'in' : 'tokens', row: settled.row, tokens: own });
    return own;
  };

  /** What another tab said of a sign-in: where storage refuses, its word is all there is. */
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
  ): Promise<Kept | 'over'> => {
    const fits = (tokens: StoredTokens) => tokens.accessToken !== refused && isFresh(tokens, now());
    const isOver = () => signedIn() !== asked.id || over.size !== heard;
    // While this tab waited for its turn, it may have heard of new ones, or of the end.
    if (isOver()) return 'changed';
    const held = mine(storage);
    if (held && fits(held)) return held;
    const others = await askTabs(tabs, asked.id ?? '', fits);
    if (isOver()) return 'changed';
    if (others && believe(others)) return others.tokens;
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
      // Who can't be asked has not said no: the next call tries again (REL-05).
      if (!isIdentityError(error) || !error.isRefusal) throw error;
      return 'over';
    }
  };

  let renewal: { id: string | undefined; result: Promise<Kept | 'over'> } | undefined;
  const renewOnce = (refused?: string): Promise<Kept | 'over'> => {
    const [id, heard] = [signedIn(), over.size];
    if (renewal && renewal.id === id) return renewal.result;
    const result = tabs.withLock(LOCK, () => acquire({ id, begins: false }, heard, refused));
    const own = { id, result };
    renewal = own;
    const done = () => void (renewal === own && (renewal = undefined));
    result.then(done, done);
    return result;
  };

  /** The service knows the session no more: nobody is asked for it with each page. Where it is still the browser's. */
  const forget = (id: string | undefined): void => {
    if (signedIn() === id) storage.signOut({ explicit: false });
  };

  storage.subscribe('signedIn', (row) => {
    // Its tokens may have been heard of before it came from the other process.
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
        // A sign-in by the store's cookie alone left nothing that the service could be asked about.
        // Nor could the service's logout be trusted to have come through.
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
      // The service knows them no more: as after a timeout (IDN-03, SES-06).
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
      // Who has signed in since goes on.
      const mayEnd = () => !isOthers && signedIn() === undefined;
      await tolerate('Error during hybris logout', async () => {
        const store = mayEnd();
        await endElsewhere(reason, held?.accessToken, { store });
        // Else a page by the store's cookie sees to it (`by-cookie/`).
        if (store) storage.remove('signOutDue');
      });
      if (mayEnd()) await tolerate('The identity session could not be ended.', () => oauth.logOutSessions());
      if (held) {
        await tolerate('The identity session could not be ended.', () => oauth.endSession(held));
        await revoke(held);
      }
      ended({ reason, elsewhere: false });
    },
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
        say(tabs, { kind: 'tokens', row, tokens: held });
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
        const explicit = heard.reason === 'asked';
        if (row?.id === heard.id) storage.signOut({ explicit });
        // What all tabs share went with the sign-out, which this tab may know of already; what it has of its own goes here (LEAD-03).
        else if (row === undefined || own?.id === heard.id) storage.signOut({ explicit, area: 'session' });
        if (own?.id === heard.id && own.tokenExpiry !== heard.expiry) void revoke(own);
        look(heard.reason);
      }
    },
  };
};

/** Consent required, timeout, network error: what a redirect may still mend. Source: IDN-02. */
const mayRedirect = ({ reason }: IdentityError): boolean =>
  reason === 'consent' || reason === 'authorize-timeout' || reason === 'timeout' || reason === 'network';

const here = (): string => location.pathname + location.search;
