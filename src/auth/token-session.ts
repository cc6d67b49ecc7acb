import type { IdentityService } from '../core/config/page-config.ts';
import { late } from '../core/late.ts';
import type { Proof } from '../core/registry/session-door.ts';
import type { StoredTokens } from '../core/stored-values.ts';
import type { AppStorage } from '../core/storage.ts';
import type { SessionState } from '../core/store/core-state.ts';
import type { Tabs } from '../core/tabs.ts';
import type { Identity, IdentityContext, SignOutReason } from './identity/identity.ts';
import { mine } from './mine.ts';
import type { SessionPort } from './session-port.ts';
import { SESSION_TOPIC } from './session-topic.ts';
import { isFresh } from './tokens.rules.ts';

/** Loading ends after so many ms at the latest. Source: SES-01, section 9. */
const LOADING_MS = 4000;

export type TokenSessionPorts = Pick<IdentityContext, 'ended' | 'forgets'> & {
  /** Absent: who is there is known to the store back end, by its own cookie. */
  service: IdentityService | undefined;
  storage: AppStorage;
  tabs: Tabs;
  now: () => number;
};

/** A customer, and the sign-in they are in. */
export type Whose = Pick<StoredTokens, 'id' | 'userId'>;

const ANONYMOUS: SessionState = { status: 'anonymous' };

/**
 * The session by the identity service's tokens. This much is on every page: who has fresh tokens of the browser's sign-in is
 * signed in at once, who never signed in is anonymous at once. All else is a part of its own (`identity/`), loaded when there
 * is something to ask the service, or another tab. Where the store's cookie says who is there, another part asks it on each
 * page (`by-cookie/`). Whose the browser is, its row `signedIn` says alone: a page that differs follows it before it calls
 * anything (SES-13).
 */
export const createTokenSession = (ports: TokenSessionPorts): SessionPort => {
  const { service, storage, tabs, now } = ports;
  let change: Parameters<SessionPort['start']>[0] = () => undefined;
  let settle: () => void = () => undefined;
  let loading = true;
  let current: Whose | undefined;
  const known = new Promise<void>((resolve) => (settle = resolve));
  let stop: () => void = () => undefined;

  const signedIn = (): string | undefined => storage.read('signedIn')?.id;

  const tell = (who: Whose | undefined): void => {
    const isOther = !loading && who?.id !== current?.id;
    loading = false;
    current = who;
    change(who ? { status: 'signed-in', id: who.userId, user: undefined } : ANONYMOUS, isOther);
    settle();
  };

  let part: Promise<Identity> | undefined;
  /** A part that could not be had is asked for again by the next who needs it. */
  const identity = (): Promise<Identity> => {
    const context = { ...ports, tell, look, signOut, whose: () => current };
    part ??= late(async () =>
      service
        ? (await import('./identity/identity.ts')).createIdentity({ ...context, service })
        : (await import('./by-cookie/cookie-identity.ts')).createCookieIdentity(context),
    );
    part.catch(() => (part = undefined));
    return part;
  };

  /** Tokens of a sign-in that is over: gone from here at once, and for the service as soon as the code is there. */
  const dropOthers = (): void => {
    const held = storage.read('tokens');
    if (!held || mine(storage)) return;
    storage.remove('tokens');
    identity().then((it) => it.revoke(held), logged);
  };

  /** The page follows the browser: it is nobody's at once, then whoever's the browser is by now. */
  const look = (reason: SignOutReason = 'asked'): void => {
    const id = signedIn();
    if (loading || id === current?.id) return;
    const before = current;
    const tokens = service && mine(storage);
    dropOthers();
    if (before || tokens) tell(tokens);
    if (id === undefined) ports.ended({ reason, elsewhere: true });
    else if (!tokens) void follow(() => true);
  };

  /** What comes of looking for an existing session, taken while `isWanted` and while the browser is still theirs. */
  const follow = async (isWanted: () => boolean): Promise<void> => {
    const asked = signedIn();
    try {
      const who = await (await identity()).resume();
      if (!isWanted()) return;
      const isTheirs = who && who.id === signedIn();
      if (loading || (isTheirs && who.id !== current?.id)) tell(isTheirs ? who : undefined);
      // A sign-in by cookie alone gives nothing to take up: it is not asked for twice.
      if (signedIn() !== asked) look();
    } catch (error) {
      logged(error);
      if (loading) tell(undefined);
    }
  };

  /** A late answer changes nothing on a page where the shopper may have begun; the next page has it (SES-01). */
  const resume = async (): Promise<void> => {
    const timer = setTimeout(() => loading && tell(undefined), LOADING_MS);
    await follow(() => loading);
    clearTimeout(timer);
  };

  const renewed = async (refused?: string): Promise<string | undefined> => {
    try {
      return (await (await identity()).renew(refused))?.accessToken;
    } catch (error) {
      logged(error);
      return undefined;
    }
  };

  /** Here and in the other tabs at once; then the services, whose answers take their time (SES-08). */
  const signOut = async (reason: SignOutReason): Promise<void> => {
    const [held, id, who] = [mine(storage), signedIn(), current];
    // Whoever is here by now has not asked for it.
    if (who && id && id !== who.id) return look();
    // First, or a page by the store's cookie could take the store's word for it that they are still there.
    if (who?.userId) storage.write('signOutDue', who.userId);
    storage.signOut({ explicit: reason === 'asked' });
    if (ports.forgets) storage.write('signedOut', true);
    tabs.post(SESSION_TOPIC, { kind: 'out', reason, id: id ?? who?.id, expiry: held?.tokenExpiry });
    tell(undefined);
    try {
      await (await identity()).end(reason, held, who);
    } catch (error) {
      // Without its code the service is not told, but here nobody is signed in any more.
      logged(error);
    }
  };

  /** A page that Back brings from the browser's cache heard nothing meanwhile (SEC-09). */
  const restored = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    if (service) look();
    else hear({ kind: 'restored' });
  };

  /** Or nobody told it anything at all: what it shows is compared before anybody sees it or does a thing (SES-13). */
  const seen = (): void => {
    if (document.visibilityState === 'visible') look();
  };

  const hear = (said: unknown): void => void identity().then((it) => it.hear(said), logged);

  return {
    start: (onChange) => {
      change = onChange;
      addEventListener('pageshow', restored);
      addEventListener('focus', seen);
      document.addEventListener('visibilitychange', seen);
      stop = tabs.on(SESSION_TOPIC, (said) => {
        // Nobody's page has nothing to answer; it hears only of a sign-in, and of the end of the one it was in.
        if (!service || loading || current || /in|out/.test(Object(said).kind)) hear(said);
      });
      dropOthers();
      if (!service) return void resume();
      const tokens = mine(storage);
      if (window !== top && isReturn(service)) return tell(undefined);
      if (isReturn(service)) return void resume();
      if (tokens && isFresh(tokens, now())) return tell(tokens);
      const isTrace = signedIn() !== undefined && storage.read('tokenExpiry') !== undefined;
      if (ports.forgets || isTrace) return void resume();
      tell(undefined);
    },
    token: async () => {
      await known;
      const tokens = mine(storage);
      if (!current) return undefined;
      return tokens?.id === current.id && isFresh(tokens, now()) ? tokens.accessToken : renewed();
    },
    whose: () => {
      const id = current?.id ?? '';
      if (loading) return undefined;
      return id && id !== signedIn() ? null : id;
    },
    follow: () => look(),
    renew: (refused) => renewed(refused),
    signIn: async (returnTo) => (await identity()).signIn(returnTo),
    enter: async () => (await identity()).enter(),
    profile: async () => {
      if (!service || !mine(storage)) return undefined;
      const { readProfile } = await late(() => import('./profile/read-profile.ts'));
      // Read now: somebody else may be here since.
      const held = mine(storage);
      return held && held.id === current?.id ? readProfile(service, held) : undefined;
    },
    byCookie: () => !service && current !== undefined,
    stepUp: async (advice): Promise<Proof | undefined> => (await identity()).stepUp(advice),
    signOut,
    close: () => {
      stop();
      removeEventListener('pageshow', restored);
      removeEventListener('focus', seen);
      document.removeEventListener('visibilitychange', seen);
      change = () => undefined;
    },
  };
};

const logged = (error: unknown): void => console.error('Assess widgets: no sign-in.', error);

/** Whether this is the page where authorization comes back to, with its answer. */
const isReturn = ({ redirectUri }: IdentityService): boolean =>
  location.pathname === new URL(redirectUri, location.href).pathname &&
  /[?&](code|error)=/.test(location.href);
