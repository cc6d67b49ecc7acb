import { late } from '../../core/late.ts';
import { routePath, needsLocaleSegment } from '../../core/locale/routes.ts';
import { runtime } from '../../core/runtime.ts';
import { CUSTOMER_KEY } from '../customer/customer-key.ts';
import { endElsewhere } from '../customer/end-elsewhere.ts';
import { askCustomer } from '../customer/read-customer.ts';
import { LOCK } from '../identity/lock.ts';
import type { Identity, IdentityContext, SignOutReason } from '../identity/identity.ts';
import { settleSignIn, writeSignIn, type Asked } from '../identity/settle-sign-in.ts';
import { readSaying, say } from '../identity/tab-talk.ts';
import { tolerate } from '../identity/tolerate.ts';
import { mine } from '../mine.ts';
import type { Whose } from '../token-session.ts';
import { isFresh } from '../tokens.rules.ts';

export type CookieContext = Omit<IdentityContext, 'service'>;

/** Held by one tab at a time while it ends the store's session, so that two tabs don't both end it. */
const ENDING = 'sign-out';

/** A call so long after the store was asked has it asked again first, in ms: its cookie may be another's by now. */
const LATE_MS = 60_000;

/**
 * The session where the page's `identityProvider` is off: the store back end says who is there, by its own cookie, once a
 * page, when the page comes into view again, and before a call that comes late. Nothing of it lies in the browser but the row
 * of the sign-in, written anew where the answer differs; so nobody is called by name before the answer, and a page that Back
 * brings is nobody's until then. A token that this tab has from a page with the identity service goes along, and stays only
 * while it is the same customer's; none is ever taken or renewed here. Source: SES-01, SES-03, SES-10, SES-13, API-04.
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
    // A token that counts no more says nothing of the cookie, and must not go along with the next call.
    const byToken = token === undefined ? undefined : await askCustomer(token);
    const customer = byToken ?? (await askCustomer(undefined));
    const isRefused = token !== undefined && byToken === undefined;
    return { customer, keeps: held !== undefined && !isRefused && held.userId === customer?.userId };
  };

  /** What the answer makes of the browser's sign-in; `changed` where that is another by now. */
  const settle = (asked: Asked, userId: string, keeps: boolean): Promise<Whose | 'changed'> =>
    tabs.withLock(LOCK, async () => {
      // Its tokens name the customer, whatever their subject is.
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

  /** Who is there, and in which sign-in. A sign-in or sign-out that came meanwhile has the store asked again. */
  const ask = async (begins = false): Promise<Whose | undefined> => {
    if (begins) storage.remove('signOutDue');
    for (;;) {
      // The store may still know who has signed out here: that is over first.
      const due = storage.read('signOutDue');
      if (due) await endAtStore('asked', undefined, due, true);
      const asked = { id: signedIn(), begins };
      const heard = over.size;
      askedAt = now();
      const { customer, keeps } = await askStore();
      const isSame = signedIn() === asked.id && over.size === heard;
      if (!isSame) continue;
      if (!keeps) storage.remove('tokens');
      // Whoever else wants to know on this page has it from here (LOC-07).
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
   * Ends the store's session of somebody who has signed out here, as long as its cookie is theirs: its logout names nobody, and
   * would end another's. It is owed until it is confirmed. At the press, a store that can't say whose the cookie is has it
   * ended all the same, for who signs out wants that above all; what is owed waits until it can (SES-13).
   */
  const endAtStore = (
    reason: SignOutReason,
    token: string | undefined,
    userId: string,
    isOwed: boolean,
  ): Promise<void> =>
    tabs.withLock(ENDING, async () => {
      // Somebody has signed in meanwhile, or another tab has settled it.
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

  /** The store knows the customer no more: nobody is signed in, in no tab. */
  const leave = (id: string): void => {
    storage.signOut({ explicit: false });
    say(tabs, { kind: 'out', id, reason: 'timeout' });
  };

  /** The page goes on with whom it knows while the store can't say; gives whether it could. */
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
      // Commerce takes the visitor for another than the page does, and nobody can say: it is nobody's till somebody can.
      if (isDoubted && !isKnown && whose()) tell(undefined);
      look();
      return undefined;
    },
    signIn: async (returnTo) => location.assign(loginPath(returnTo)),
    enter: async () => {
      const who = await ask(true);
      if (who === undefined) throw (await late(() => import('./nobody-known.ts'))).nobodyKnown();
      if (who.id === signedIn()) tell(who);
    },
    // A proof is the identity service's to give: what asks for one stays refused.
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
    revoke: async () => undefined,
    hear: (said) => {
      const heard = readSaying(said);
      if (heard?.kind === 'in') {
        if (forgets && !over.has(heard.row.id)) storage.write('signedIn', heard.row);
        // Whose it is, the store says; till then it is not the former customer's.
        if (whose()) look();
        else void askAgain();
      }
      if (heard?.kind === 'out') {
        over.add(heard.id);
        const explicit = heard.reason === 'asked';
        if (signedIn() === heard.id) storage.signOut({ explicit });
        // What all tabs share went with the sign-out; what this tab has of its own goes here (LEAD-03).
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
