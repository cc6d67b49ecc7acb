import type { IdentityService } from '../../core/config/page-config.ts';
import { raiseStepUp } from '../../core/dialogs/step-up-matter.ts';
import type { Advice, Proof } from '../../core/registry/session-door.ts';
import type { StoredTokens } from '../../core/stored-values.ts';
import type { AppStorage } from '../../core/storage.ts';
import type { Tabs } from '../../core/tabs.ts';
import { IdentityError, isIdentityError } from '../identity-errors.ts';
import { claimsOf, idIn } from '../claims.ts';
import type { Profile } from '../session-port.ts';
import { isFresh } from '../tokens.rules.ts';
import { createOAuthClient } from './oauth-client.ts';
import { comeBack, goAuthorize } from './redirect.ts';
import { serviceConfig } from './service-config.ts';
import { tolerate, warn } from './tolerate.ts';
import { askTabs, readSaying, say } from './tab-talk.ts';
import { takeTokens } from './take-tokens.ts';

/** What the identity part is given by the session that loads it. */
export type IdentityContext = {
  service: IdentityService;
  storage: AppStorage;
  tabs: Tabs;
  now: () => number;
  /** Hears of each change: new tokens of a sign-in, or nobody. Not of a renewal: who it is stays the same. */
  tell(who: Pick<StoredTokens, 'userId'> | undefined): void;
  /** The session ended, in this tab or another; called after `tell`. */
  ended(end: SessionEnd): void;
  /** What else a sign-out ends, while the token still counts, or by the browser's cookies. */
  endElsewhere(reason: SignOutReason, accessToken: string | undefined, byCookie?: boolean): Promise<void>;
};

/** By hand, or because nobody was there or the service knows the session no more. */
export type SignOutReason = 'asked' | 'timeout';

/** How a session ended: `elsewhere` in another tab. */
export type SessionEnd = { reason: SignOutReason; elsewhere: boolean };

/** The session's part that speaks with whoever knows who is there, and the other tabs; loaded when it is needed. */
export type Identity = {
  /** Looks for an existing session: tokens of this tab, of another, of the service's own session, of its redirect. */
  resume(): Promise<Pick<StoredTokens, 'userId'> | undefined>;
  /** Tokens that are fresh and not `refused`; undefined when the session is over. */
  renew(refused?: string): Promise<Pick<StoredTokens, 'accessToken'> | undefined>;
  signIn(returnTo: string): Promise<void>;
  enter(): Promise<void>;
  stepUp(advice: Advice): Promise<Proof | undefined>;
  profile(): Promise<Profile | undefined>;
  signOut(reason: SignOutReason): Promise<void>;
  /** What another tab said. */
  hear(said: unknown): void;
};

const LOCK = 'tokens';

export const createIdentity = (context: IdentityContext): Identity => {
  const { service, storage, tabs, now, tell, ended, endElsewhere } = context;
  const config = serviceConfig(service, location.href);
  const oauth = createOAuthClient(config);

  /** In this order: the expiry is what other tabs and the next page's name go by (LEAD-12). */
  const keep = (tokens: StoredTokens): StoredTokens => {
    const person = storage.read('person');
    const same = person !== undefined && person.tokenExpiry === storage.read('tokenExpiry');
    if (same) storage.write('person', { ...person, tokenExpiry: tokens.tokenExpiry });
    storage.write('tokenExpiry', tokens.tokenExpiry);
    storage.write('tokens', tokens);
    return tokens;
  };

  const take = () => takeTokens({ config, oauth, now });

  const signOut = async (reason: SignOutReason): Promise<void> => {
    const held = storage.read('tokens');
    // Asked for while the token still counts; then here and in the other tabs at once: answers take their time (SES-08).
    const elsewhere = tolerate('Error during hybris logout', () => endElsewhere(reason, held?.accessToken));
    storage.signOut({ explicit: reason === 'asked' });
    say(tabs, { kind: 'out', reason });
    // Nobody calls with what is over any more, however long the services take.
    tell(undefined);
    await elsewhere;
    await tolerate('The identity session could not be ended.', () => oauth.logOutSessions());
    if (held) {
      await tolerate('The identity session could not be ended.', () => oauth.endSession(held));
      await tolerate('A token could not be revoked.', () => oauth.revoke(held));
    }
    ended({ reason, elsewhere: false });
  };

  const acquire = async (refused: string | undefined): Promise<StoredTokens | undefined> => {
    const fits = (tokens: StoredTokens) => tokens.accessToken !== refused && isFresh(tokens, now());
    const held = storage.read('tokens');
    // While this tab waited for its turn, it may have heard of new ones.
    if (held && fits(held)) return held;
    const others = await askTabs(tabs, fits);
    if (others) return keep(others);
    if (navigator.onLine === false) throw new IdentityError('network');
    if (held)
      await oauth.revoke(held).catch((error: unknown) => warn('A token could not be revoked.', error));
    try {
      const tokens = keep(await take());
      say(tabs, { kind: 'tokens', tokens });
      return tokens;
    } catch (error) {
      if (config.login === 'redirect' && isIdentityError(error) && mayRedirect(error)) {
        await goAuthorize({ oauth, storage, returnPath: here(), silent: true });
        return undefined;
      }
      // Who can't be asked has not said no: the next call tries again (REL-05).
      if (!isIdentityError(error) || !error.isRefusal) throw error;
      return undefined;
    }
  };

  let renewal: Promise<StoredTokens | undefined> | undefined;
  const renewOnce = (refused?: string): Promise<StoredTokens | undefined> => {
    renewal ??= tabs.withLock(LOCK, () => acquire(refused)).finally(() => (renewal = undefined));
    return renewal;
  };

  return {
    resume: async () => {
      const back = await comeBack({ config, oauth, storage, now });
      if (back) {
        keep(back.tokens);
        say(tabs, { kind: 'in', tokens: back.tokens });
        location.replace(back.to);
        return back.tokens;
      }
      const tokens = await renewOnce();
      // The service's own session is over: no need to ask with each page.
      if (tokens === undefined) storage.signOut({ explicit: false });
      return tokens;
    },
    renew: async (refused) => {
      const signedIn = storage.read('tokens') !== undefined;
      const tokens = await renewOnce(refused);
      // The service knows them no more: as after a timeout (IDN-03, SES-06).
      if (tokens === undefined && signedIn && storage.read('tokens')) await signOut('timeout');
      return tokens;
    },
    signIn: (returnPath) => goAuthorize({ oauth, storage, returnPath }),
    enter: () =>
      tabs.withLock(LOCK, async () => {
        const tokens = keep(await take());
        say(tabs, { kind: 'in', tokens });
        tell(tokens);
      }),
    stepUp: async (advice) => ((await raiseStepUp(advice)) ? proofOf(storage) : undefined),
    profile: async () => {
      const held = storage.read('tokens');
      if (held === undefined) return undefined;
      const { sub, claims, ...profile } = await oauth.userInfo(held);
      // Another's answer must never name this visitor (SEC-05).
      if (sub !== claimsOf(held.idToken)?.['sub']) throw new IdentityError('exchange');
      return { ...profile, id: idIn(claims, config.userIdClaim) ?? '' };
    },
    signOut,
    hear: (said) => {
      const heard = readSaying(said);
      const held = storage.read('tokens');
      if (heard?.kind === 'ask' && held && isFresh(held, now())) say(tabs, { kind: 'tokens', tokens: held });
      if (heard?.kind === 'tokens' && held && heard.tokens.tokenExpiry > held.tokenExpiry) keep(heard.tokens);
      if (heard?.kind === 'in') tell(keep(heard.tokens));
      if (heard?.kind === 'out' && held) {
        storage.signOut({ explicit: heard.reason === 'asked' });
        tell(undefined);
        ended({ reason: heard.reason, elsewhere: true });
      }
    },
  };
};

/** Consent required, timeout, network error: what a redirect may still mend. Source: IDN-02. */
const mayRedirect = ({ reason }: IdentityError): boolean =>
  reason === 'consent' || reason === 'authorize-timeout' || reason === 'timeout' || reason === 'network';

const here = (): string => location.pathname + location.search;

const proofOf = (storage: AppStorage): Proof | undefined => {
  const idToken = storage.read('tokens')?.idToken;
  return idToken === undefined ? undefined : { idToken };
};
