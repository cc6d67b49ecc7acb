import { routePath, needsLocaleSegment } from '../../core/locale/routes.ts';
import { runtime } from '../../core/runtime.ts';
import { CUSTOMER_KEY, askCustomer } from '../customer/store-reads.ts';
import { endElsewhere, tolerate } from '../customer/end-elsewhere.ts';
import { LOCK, settleSignIn, writeSignIn, type Asked } from '../identity/settle-sign-in.ts';
import type { Identity, IdentityContext, SignOutReason } from '../identity/identity.ts';
import { readSaying, say } from '../identity/tab-talk.ts';
import { IdentityError } from '../identity-errors.ts';
import { mine } from '../mine.ts';
import type { Whose } from '../token-session.ts';
import { isFresh } from '../tokens.rules.ts';

export type CookieContext = Omit<IdentityContext, 'service'>;

/** The lock of the tab that is ending the store's session, so that two tabs do not both end it. */
const ENDING = 'sign-out';

/** A call made this long after the store was asked makes it ask again first, in ms. The cookie may be another person's by now. */
const LATE_MS = 60_000;

/**
 * Creates the session of a page whose `identityProvider` is off: the store's cookie decides who is signed in. The store is
 * asked on each page, when it becomes visible again, and before a late call. The browser only keeps the row of the sign-in,
 * so nobody is addressed by name before the answer. A token from a page with the identity service is sent along while it is
 * the same customer's. Source: SES-01, SES-03, SES-10, SES-13, API-04.
 */
export const createCookieIdentity = (context: CookieContext): Identity => {
  const { forgets, storage, tabs, now, tell, whose, look, ended } = context;
  const over = new Set<string>();
  let askedAt = now();
  let writing = false;

  const signedIn = (): string | undefined => storage.read('signedIn')?.id;

  const askStore = async () => {
    const held = mine(storage);
    const token = held && isFresh(held, now()) ? held.accessToken : undefined;
    // A refused token says nothing about the cookie, and must not be sent with the next call.
    const byToken = token === undefined ? undefined : await askCustomer(token);
    const customer = byToken ?? (await askCustomer(undefined));
    const isRefused = token !== undefined && byToken === undefined;
    return { customer, keeps: held !== undefined && !isRefused && held.userId === customer?.userId };
  };

  /** Applies the store's answer to the browser's sign-in. Returns `changed` if that has changed in the meantime. */
  const settle = (asked: Asked, userId: string, keeps: boolean): Promise<Whose | 'changed'> =>
    tabs.withLock(LOCK, async () => {
      // The tokens identify the customer, whatever their subject is.
      const settled = keeps
        ? { row: storage.read('signedIn'), isNew: false }
        : await settleSignIn(storage, { subject: userId, asked });
      const row = settled?.row;
      if (row === undefined || (!asked.begins && signedIn() !== asked.id)) return 'changed';
      const isNew = settled?.isNew === true;
      writing = true;
      writeSignIn(storage, { row, isNew }, undefined);
      writing = false;
      if (isNew || asked.begins) say(tabs, { kind: 'in', row });
      return { id: row.id, userId };
    });

  /** Asks the store who is signed in, and returns their sign-in. Asks again if a sign-in or sign-out happened in the meantime. */
  const ask = async (begins = false): Promise<Whose | undefined> => {
    if (begins) storage.remove('signOutDue');
    for (;;) {
      // The store may still know a customer who has signed out here. Their session is ended first.
      const due = storage.read('signOutDue');
      if (due) await endAtStore('asked', undefined, due, true);
      const asked = { id: signedIn(), begins };
      const heard = over.size;
      askedAt = now();
      const { customer, keeps } = await askStore();
      const isSame = signedIn() === asked.id && over.size === heard;
      if (!isSame) continue;
      if (!keeps) storage.remove('tokens');
      // Other code on this page reads the customer here instead of asking the store (LOC-07).
      runtime().registry.keep(CUSTOMER_KEY, customer ?? null);
      if (customer === undefined) {
        if (asked.id !== undefined) leave(asked.id);
        return undefined;
      }
      const who = await settle(asked, customer.userId, keeps);
      if (who !== 'changed') return who;
    }
  };

  /**
   * Ends the store's session of a customer who has signed out here, but only while the cookie is theirs: the logout names
   * nobody. It stays due until it is confirmed. If the store can't say whose the cookie is, a sign-out just asked for is
   * done anyway, and a due one waits (SES-13).
   */
  const endAtStore = (
    reason: SignOutReason,
    token: string | undefined,
    userId: string,
    isOwed: boolean,
  ): Promise<void> =>
    tabs.withLock(ENDING, async () => {
      // Another person has signed in, or another tab has done it.
      const isDue = () => storage.read('signOutDue') === userId;
      if (!isDue()) return;
      const there = await askCustomer(undefined).catch((error: unknown) => {
        if (isOwed) throw error;
        return undefined;
      });
      if (!isDue()) return;
      if (!there || there.userId === userId) await endElsewhere(reason, token, { byCookie: userId });
      storage.remove('signOutDue');
    });

  /** Signs out in all tabs, because the store no longer knows the customer. */
  const leave = (id: string): void => {
    storage.signOut({ explicit: false });
    say(tabs, { kind: 'out', id, reason: 'timeout' });
  };

  /** Asks the store again. Returns whether it answered. If it did not, the page goes on with the visitor it knows. */
  const askAgain = async (): Promise<boolean> => {
    let isAnswered = false;
    await tolerate('The store could not say who is there.', async () => {
      const who = await ask();
      isAnswered = true;
      if (who && who.id === signedIn() && who.id !== whose()?.id) tell(who);
      look();
    });
    return isAnswered;
  };

  storage.subscribe('signedIn', (row) => {
    if (row && !writing) look();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askAgain();
  });

  return {
    resume: () => ask(),
    renew: async (refused) => {
      storage.remove('tokens');
      const isDoubted = refused !== undefined;
      const isKnown = !isDoubted && now() - askedAt <= LATE_MS ? true : await askAgain();
      // The call's refusal suggests another visitor, and the store can't say who it is. The page is anonymous until it can.
      if (isDoubted && !isKnown && whose()) tell(undefined);
      look();
      return undefined;
    },
    signIn: async (returnTo) => location.assign(loginPath(returnTo)),
    enter: async () => {
      const who = await ask(true);
      if (who === undefined) throw new IdentityError('consent');
      if (who.id === signedIn()) tell(who);
    },
    // Only the identity service can give a proof. A call that needs one stays refused.
    stepUp: async () => undefined,
    end: async (reason, held, who) => {
      over.add(who?.id ?? '');
      await tolerate('Error during hybris logout', () =>
        who?.userId
          ? endAtStore(reason, held?.accessToken, who.userId, false)
          : endElsewhere(reason, held?.accessToken, { byCookie: 'current' }),
      );
      ended({ reason, elsewhere: false });
    },
    // Who acts for a customer is known by tokens alone.
    act: async () => undefined,
    revoke: async () => undefined,
    hear: (said) => {
      const heard = readSaying(said);
      if (heard?.kind === 'in') {
        if (forgets && !over.has(heard.row.id)) storage.write('signedIn', heard.row);
        // The store must say who signed in. Until then, the page must not stay the former customer's.
        if (whose()) look();
        else void askAgain();
      }
      if (heard?.kind === 'out') {
        over.add(heard.id);
        const explicit = heard.reason === 'asked';
        if (signedIn() === heard.id) storage.signOut({ explicit });
        // The sign-out removed what all tabs share. This removes what only this tab has (LEAD-03).
        else if (signedIn() === undefined) storage.signOut({ explicit, area: 'session' });
        look(heard.reason);
      }
      if (Object(said).kind === 'restored') {
        const before = whose();
        tell(undefined);
        void askAgain().then(() => {
          if (before !== undefined && whose() === undefined) ended({ reason: 'asked', elsewhere: true });
        });
      }
    },
  };
};

const loginPath = (returnTo: string): string => {
  const { row } = runtime();
  const place = { locale: row.locale, localeSegment: needsLocaleSegment(row, location.hostname) };
  return routePath('login', { lang: row.language, returnTo }, place);
};
