import type { IdentityService } from '../core/config/page-config.ts';
import type { Proof } from '../core/registry/session-door.ts';
import type { StoredTokens } from '../core/stored-values.ts';
import type { AppStorage } from '../core/storage.ts';
import type { SessionState } from '../core/store/core-state.ts';
import type { Tabs } from '../core/tabs.ts';
import type { Identity, IdentityContext } from './identity/identity.ts';
import type { SessionPort } from './session-port.ts';
import { SESSION_TOPIC } from './session-topic.ts';
import { isFresh } from './tokens.rules.ts';

/** Loading ends after so many ms at the latest. Source: SES-01, section 9. */
const LOADING_MS = 4000;

export type TokenSessionPorts = Pick<IdentityContext, 'endElsewhere' | 'ended'> & {
  /** Absent: who is there is known to the store back end at `store`, by its own cookie. */
  service: IdentityService | undefined;
  store: string | undefined;
  /** Storage refuses: whether somebody is signed in, only other tabs and the service can say (REL-05). */
  forgets: boolean;
  storage: AppStorage;
  tabs: Tabs;
  now: () => number;
};

type Whose = Pick<StoredTokens, 'userId'>;

const ANONYMOUS: SessionState = { status: 'anonymous' };

/**
 * The session by the identity service's tokens. This much is on every page: who has fresh tokens is signed in at once, who
 * never signed in is anonymous at once. All else is a part of its own (`identity/`), loaded when there is something to ask
 * the service, or another tab. Where the store's cookie says who is there, another part asks it on each page (`by-cookie/`).
 */
export const createTokenSession = (ports: TokenSessionPorts): SessionPort => {
  const { service, store = '', storage, tabs, now } = ports;
  let change: (state: SessionState) => void = () => undefined;
  let settle: () => void = () => undefined;
  let loading = true;
  let current: Whose | undefined;
  const known = new Promise<void>((resolve) => (settle = resolve));
  let stop: () => void = () => undefined;

  const tell = (who: Whose | undefined): void => {
    loading = false;
    current = who;
    change(who ? { status: 'signed-in', id: who.userId, user: undefined } : ANONYMOUS);
    settle();
  };

  let part: Promise<Identity> | undefined;
  /** A part that could not be had is asked for again by the next who needs it. */
  const identity = (): Promise<Identity> => {
    const load = async () =>
      service
        ? (await import('./identity/identity.ts')).createIdentity({ ...ports, service, tell })
        : (await import('./by-cookie/cookie-identity.ts')).createCookieIdentity({ ...ports, store, tell });
    part ??= load().catch(load);
    part.catch(() => (part = undefined));
    return part;
  };

  const resume = async (): Promise<void> => {
    const timer = setTimeout(() => loading && tell(undefined), LOADING_MS);
    try {
      const tokens = await (await identity()).resume();
      // A late answer changes nothing on a page where the shopper may have begun; the next page has it (SES-01).
      if (loading) tell(tokens);
    } catch (error) {
      logged(error);
      if (loading) tell(undefined);
    } finally {
      clearTimeout(timer);
    }
  };

  const renewed = async (refused?: string): Promise<string | undefined> => {
    try {
      return (await (await identity()).renew(refused))?.accessToken;
    } catch (error) {
      logged(error);
      return undefined;
    }
  };

  /** A page that Back brings from the browser's cache heard nothing meanwhile (SEC-09). */
  const restored = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && !service) return hear({ kind: 'restored' });
    const tokens = storage.read('tokenExpiry') === undefined ? undefined : storage.read('tokens');
    if (!persisted || tokens?.userId === current?.userId) return;
    tell(tokens);
    if (tokens === undefined) ports.ended({ reason: 'asked', elsewhere: true });
  };

  const hear = (said: unknown): void => void identity().then((it) => it.hear(said), logged);

  return {
    start: (onChange) => {
      change = onChange;
      addEventListener('pageshow', restored);
      stop = tabs.on(SESSION_TOPIC, (said) => {
        // Nobody's page has nothing to answer or to end; it hears only of a sign-in.
        if (!service || (storage.read('tokens') ?? Object(said).kind === 'in')) hear(said);
      });
      if (!service) return void resume();
      const tokens = storage.read('tokens');
      if (window !== top && isReturn(service)) return tell(undefined);
      if (isReturn(service) || (tokens && !isFresh(tokens, now()))) return void resume();
      if (tokens) return tell(tokens);
      if (ports.forgets || storage.read('tokenExpiry') !== undefined) return void resume();
      tell(undefined);
    },
    token: async () => {
      await known;
      const tokens = storage.read('tokens');
      return tokens === undefined || isFresh(tokens, now()) ? tokens?.accessToken : renewed();
    },
    renew: (refused) => renewed(refused),
    signIn: async (returnTo) => (await identity()).signIn(returnTo),
    enter: async () => (await identity()).enter(),
    profile: async () => (await identity()).profile(),
    byCookie: () => !service && current !== undefined,
    stepUp: async (advice): Promise<Proof | undefined> => (await identity()).stepUp(advice),
    signOut: async (reason) => {
      try {
        await (await identity()).signOut(reason);
      } catch (error) {
        // Without its code the service is not told, but here nobody is signed in any more.
        logged(error);
        storage.signOut({ explicit: reason === 'asked' });
        tabs.post(SESSION_TOPIC, { kind: 'out', reason });
        tell(undefined);
      }
    },
    close: () => {
      stop();
      removeEventListener('pageshow', restored);
      change = () => undefined;
    },
  };
};

const logged = (error: unknown): void => console.error('Assess widgets: no sign-in.', error);

/** Whether this is the page where authorization comes back to, with its answer. */
const isReturn = ({ redirectUri }: IdentityService): boolean =>
  location.pathname === new URL(redirectUri, location.href).pathname &&
  /[?&](code|error)=/.test(location.href);
