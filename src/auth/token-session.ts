import type { IdentityService } from '../core/config/page-config.ts';
import { late } from '../core/late.ts';
import type { Proof } from '../core/registry/session-door.ts';
import type { StoredTokens } from '../core/storage-types.ts';
import type { AppStorage } from '../core/storage.ts';
import type { SessionState } from '../core/store/core-state.ts';
import type { Tabs } from '../core/tabs.ts';
import type { Identity, IdentityContext, SignOutReason } from './identity/identity.ts';
import { mine } from './mine.ts';
import { type SessionPort, SESSION_TOPIC } from './session-port.ts';
import { isFresh } from './tokens.rules.ts';

/** The longest time that loading takes, in ms. Source: SES-01, section 9. */
const LOADING_MS = 4000;

export type TokenSessionPorts = Pick<IdentityContext, 'ended' | 'forgets'> & {
  /** Absent if the store back end's own cookie decides who is signed in. */
  service: IdentityService | undefined;
  storage: AppStorage;
  tabs: Tabs;
  now: () => number;
};

/** A customer, and the sign-in they are in. */
export type Whose = Pick<StoredTokens, 'id' | 'userId'>;

const ANONYMOUS: SessionState = { status: 'anonymous' };

/**
 * Creates the session by the identity service's tokens. Every page loads this part. A visitor with fresh tokens is signed
 * in at once; one who never signed in is anonymous at once. The rest loads when the service, another tab (`identity/`) or
 * the store (`by-cookie/`) must be asked. The row `signedIn` alone says whose the browser is (SES-13).
 */
export const createTokenSession = (ports: TokenSessionPorts): SessionPort => {
  const { service, storage, tabs, now } = ports;
  let change: Parameters<SessionPort['start']>[0] = () => undefined;
  let settle: () => void = () => undefined;
  let loading = true;
  let current: Whose | undefined;
  const known = new Promise<void>((resolve) => (settle = resolve));

  const signedIn = (): string | undefined => storage.read('signedIn')?.id;

  const acting = (): string | undefined => storage.read('signedIn')?.customerId;

  const tell = (who: Whose | undefined): void => {
    const isOther = !loading && who?.id !== current?.id;
    loading = false;
    current = who;
    change(who ? { status: 'signed-in', id: who.userId, user: undefined } : ANONYMOUS, isOther);
    settle();
  };

  let part: Promise<Identity> | undefined;
  /** Loads the part. After a failed load, the next caller tries again. */
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

  /** Removes tokens of a sign-in that is over, and revokes them as soon as the code has loaded. */
  const dropOthers = (): void => {
    const held = storage.read('tokens');
    if (!held || mine(storage)) return;
    storage.remove('tokens');
    identity().then((it) => it.revoke(held), logged);
  };

  /** Updates the page if the browser's visitor has changed. The page is anonymous first, then the new visitor's. */
  const look = (reason: SignOutReason = 'asked'): void => {
    const id = signedIn();
    if (loading || id === current?.id) return;
    const before = current;
    const tokens = service && mine(storage);
    dropOthers();
    // What this tab keeps of one visitor is not the next one's.
    if (before && tokens) storage.signOut({ explicit: true, area: 'session', keeps: ['tokens'] });
    if (before || tokens) tell(tokens);
    if (id === undefined) ports.ended({ reason, elsewhere: true });
    else if (!tokens) void follow(() => true);
  };

  /** Looks for an existing session. The result is used while `isWanted` returns true and the browser's sign-in is the same. */
  const follow = async (isWanted: () => boolean): Promise<void> => {
    const asked = signedIn();
    try {
      const who = await (await identity()).resume();
      if (!isWanted()) return;
      const isTheirs = who && who.id === signedIn();
      if (loading || (isTheirs && who.id !== current?.id)) tell(isTheirs ? who : undefined);
      // A sign-in by cookie alone has nothing to restore, so it is not asked for twice.
      if (signedIn() !== asked) look();
    } catch (error) {
      logged(error);
      if (loading) tell(undefined);
    }
  };

  /** Restores a session at start-up. A late answer counts on the next page only (SES-01). */
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

  /** Signs out here and in the other tabs at once. Then tells the services, whose answers take time (SES-08). */
  const signOut = async (reason: SignOutReason): Promise<void> => {
    const [held, row, who] = [mine(storage), storage.read('signedIn'), current];
    const id = row?.id;
    // The visitor has changed: the new one did not ask for the sign-out.
    if (who && id && id !== who.id) return look();
    // This comes first. Otherwise a page that uses the store's cookie could believe that they are still signed in.
    const member = held && storage.read('tokens')?.userId;
    if (who?.userId) storage.write('signOutDue', member || who.userId);
    storage.signOut({ explicit: reason === 'asked' });
    if (ports.forgets) storage.write('signedOut', true);
    tabs.post(SESSION_TOPIC, {
      kind: 'out',
      reason,
      id: id ?? who?.id,
      agent: row?.agent,
      expiry: held?.tokenExpiry,
    });
    tell(undefined);
    try {
      await (await identity()).end(reason, held, who);
    } catch (error) {
      // Without the code the services are not told. Here nobody is signed in any more.
      logged(error);
    }
  };

  /** Handles the return from the back/forward cache, where the page received no messages (SEC-09). */
  const restored = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    if (service) look();
    else hear({ kind: 'restored' });
  };

  /** Checks the visitor when the page becomes visible, in case it missed a message (SES-13). */
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
      tabs.on(SESSION_TOPIC, (said) => {
        // An anonymous page only needs the messages of a sign-in, and of the end of the sign-in that it was in.
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
      // The tokens name the member who acts, not the customer.
      if (!service || !mine(storage) || acting() !== undefined) return undefined;
      const { readProfile } = await late(() => import('./profile/read-profile.ts'));
      // Read again here, because the visitor may have changed.
      const held = mine(storage);
      return held && held.id === current?.id ? readProfile(service, held) : undefined;
    },
    byCookie: () => !service && current !== undefined,
    acting,
    act: async (customerId) => (await identity()).act(customerId),
    stepUp: async (advice): Promise<Proof | undefined> => (await identity()).stepUp(advice),
    signOut,
  };
};

const logged = (error: unknown): void => console.error('Assess widgets: no sign-in.', error);

/** Returns whether this page is the redirect address with an authorization answer. */
const isReturn = ({ redirectUri }: IdentityService): boolean =>
  location.pathname === new URL(redirectUri, location.href).pathname &&
  /[?&](code|error)=/.test(location.href);
