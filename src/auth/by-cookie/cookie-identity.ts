import { routePath, needsLocaleSegment } from '../../core/locale/routes.ts';
import { runtime } from '../../core/runtime.ts';
import type { StoredTokens } from '../../core/stored-values.ts';
import { CUSTOMER_KEY } from '../customer/customer-key.ts';
import { askCustomer } from '../customer/read-customer.ts';
import type { Identity, IdentityContext, SignOutReason } from '../identity/identity.ts';
import { tolerate } from '../identity/tolerate.ts';
import { SESSION_TOPIC } from '../session-topic.ts';
import { isFresh } from '../tokens.rules.ts';

export type CookieContext = Omit<IdentityContext, 'service'> & {
  /** The store back end's base. */
  store: string;
};

/**
 * The session where the page's `identityProvider` is off: the store back end says who is there, by its own cookie, once a
 * page. Nothing of it lies in the browser, so nobody is called by name before the answer, and a page that Back brings is
 * nobody's until then. A token that this tab has from a page with the identity service goes along, and stays only while it
 * is the same customer's; none is ever taken or renewed here. Source: SES-01, SES-03, SES-10, API-04.
 */
export const createCookieIdentity = (context: CookieContext): Identity => {
  const { store, storage, tabs, now, tell, ended, endElsewhere } = context;

  const ask = async (): Promise<Pick<StoredTokens, 'userId'> | undefined> => {
    const held = storage.read('tokens');
    const token = held && isFresh(held, now()) ? held.accessToken : undefined;
    // A token that counts no more says nothing of the cookie, and must not go along with the next call.
    const byToken = token === undefined ? undefined : await askCustomer(store, token);
    const customer = byToken ?? (await askCustomer(store, undefined));
    const isRefused = token !== undefined && byToken === undefined;
    if (isRefused || (held && held.userId !== customer?.userId)) storage.remove('tokens');
    // Whoever else wants to know on this page has it from here (LOC-07).
    runtime().registry.keep(CUSTOMER_KEY, customer ?? null);
    return customer && { userId: customer.userId };
  };

  /** The page goes on with whom it knows while the store can't say. */
  const look = (): Promise<void> =>
    tolerate('The store could not say who is there.', async () => {
      const who = await ask();
      if (who?.userId !== whoIsHere()) tell(who);
    });

  const end = (reason: SignOutReason): void => {
    storage.signOut({ explicit: reason === 'asked' });
    tell(undefined);
  };

  return {
    resume: ask,
    renew: async () => {
      storage.remove('tokens');
      return undefined;
    },
    signIn: async (returnTo) => location.assign(loginPath(returnTo)),
    enter: async () => {
      const who = await ask();
      if (who === undefined) throw new (await import('../identity-errors.ts')).IdentityError('consent');
      tabs.post(SESSION_TOPIC, { kind: 'in' });
      tell(who);
    },
    // A proof is the identity service's to give: what asks for one stays refused.
    stepUp: async () => undefined,
    profile: async () => undefined,
    signOut: async (reason) => {
      const token = storage.read('tokens')?.accessToken;
      const elsewhere = tolerate('Error during hybris logout', () => endElsewhere(reason, token, true));
      tabs.post(SESSION_TOPIC, { kind: 'out', reason });
      end(reason);
      await elsewhere;
      ended({ reason, elsewhere: false });
    },
    hear: (said) => {
      const { kind, reason } = Object(said) as Record<string, unknown>;
      const before = whoIsHere();
      if (kind === 'in') void look();
      if (kind === 'out' && before !== undefined) {
        const why = reason === 'timeout' ? reason : 'asked';
        end(why);
        ended({ reason: why, elsewhere: true });
      }
      if (kind === 'restored') {
        tell(undefined);
        void look().then(() => {
          if (before !== undefined && whoIsHere() === undefined) ended({ reason: 'asked', elsewhere: true });
        });
      }
    },
  };
};

/** What the page goes by: a late answer may have counted for nothing (SES-01). */
const whoIsHere = (): string | undefined => {
  const { session } = runtime().registry.getSnapshot();
  return session.status === 'signed-in' ? session.id : undefined;
};

const loginPath = (returnTo: string): string => {
  const { row } = runtime();
  const place = { locale: row.locale, localeSegment: needsLocaleSegment(row, location.hostname) };
  return routePath('login', { lang: row.language, returnTo }, place);
};
