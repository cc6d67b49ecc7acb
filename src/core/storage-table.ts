import { localeRow, localeTable, type Locale, type RoutingRegion } from './locale/locale-table.ts';
import {
  anyObject,
  array,
  count,
  id,
  ids,
  isObject,
  mark,
  object,
  text,
  typed,
  type Parse,
} from './storage-parsers.ts';
import type {
  CartCount,
  MarkupRoom,
  QuickOrderDraft,
  QuickOrderDraftRow,
  QuickOrderRefusal,
  StoredJourney,
  StoredPerson,
  StoredSignIn,
  SignedIn,
  StoredTokens,
} from './stored-values.ts';

export type StorageArea = 'local' | 'session';

/**
 * How long a value lives: until its owner removes it, until any sign-out, until the shopper signs out by
 * hand, or for so many milliseconds. Session storage ends with its tab in any case.
 */
export type Lifetime = 'kept' | 'sign-out' | 'explicit-sign-out' | number;

type Row<Value, Per extends 'page' | 'site' | 'locale'> = {
  area: StorageArea;
  /** Whether there is one value, one a base site, or one a locale. */
  per: Per;
  lifetime: Lifetime;
  parse: Parse<Value>;
  /** Stored as a comma-separated list instead of JSON. */
  list?: true;
};

const row = <Value, Per extends 'page' | 'site' | 'locale'>(
  area: StorageArea,
  per: Per,
  lifetime: Lifetime,
  parse: Parse<Value>,
): Row<Value, Per> => ({ area, per, lifetime, parse });

const list = (lifetime: Lifetime): Row<readonly string[], 'page'> => ({
  ...row('local', 'page', lifetime, ids),
  list: true,
});

const refusal = object<QuickOrderRefusal>({ status: text(40), added: count, asked: count });
const codeAndQuantity = object<QuickOrderDraftRow>({ code: typed(200), quantity: typed(40) });

/** A row with a refusal that can't be read is one without; likewise with other codes. */
const quickOrderRow: Parse<QuickOrderDraftRow> = (raw) => {
  const row = codeAndQuantity(raw);
  if (!row || !isObject(raw)) return row;
  const refused = refusal(raw['refusal']);
  const also = array(3, text(40))(raw['also']);
  return { ...row, ...(also && { also }), ...(refused && { refusal: refused }) };
};

const locale: Parse<Locale> = (raw) => localeRow(raw)?.locale;

const region: Parse<RoutingRegion> = (raw) => localeTable.find((one) => one.region === raw)?.region;

const signInMinutes = 10;

/**
 * Every key the widgets store, one row each: area, one a page, base site or locale, lifetime, parser. A value
 * with a lifetime in milliseconds is stored as `{t, v}`, its time and itself, every other as plain JSON.
 * Nothing else touches storage; card data and access codes have no row. Source: SEC-04, SEC-05.
 */
export const storageTable = {
  /** The sign-in that this browser is in. First, so that a sign-out removes it before all else; see `auth/mine.ts` (SES-13). */
  signedIn: row('local', 'page', 'sign-out', object<SignedIn>({ id: text(64), who: text(64) })),
  /** Who has signed out without the store's confirming it: asked for again before the store is asked who is there (SES-13). */
  signOutDue: row('local', 'page', 'kept', text(128)),
  /** Milliseconds since the epoch, as all times here. */
  lastActivity: row('local', 'page', 'sign-out', count),
  tokenExpiry: row('local', 'page', 'sign-out', count),
  previousLocale: row('local', 'page', 'kept', locale),
  /** What the shopper chose by hand: never undone automatically. */
  chosenLocale: row('local', 'page', 'kept', locale),
  /** Lines that a switch of locale left behind; `core/locale-switch/kept-lines.ts` parses it. */
  keptLines: row('local', 'page', 'kept', anyObject),
  seenNotifications: list('kept'),
  /**
   * For SES-06. Nothing that can be closed comes a second time yet: what the address brings is shown once
   * (`seenNotifications`), and a failure is a new one each time.
   */
  closedNotifications: list('sign-out'),
  dismissedBanners: list('kept'),
  /** The anonymous cart's guid. */
  cartGuid: row('local', 'site', 'kept', id),
  /** What the cart held last, shown before it is read again. */
  cartCount: row(
    'local',
    'site',
    'sign-out',
    object<CartCount>({ units: count, lines: count, id: typed(64) }),
  ),
  /** Lines of the readiness panel at a customer's last visit, which room is held for. */
  cartNeeds: row('local', 'site', 'sign-out', count),
  /** Raw values by flag key, as last decided for the visitor in this locale; the flag table parses them. */
  flagCache: row('local', 'locale', 'sign-out', anyObject),
  navigation: row('local', 'locale', 'kept', anyObject),
  /** How high the editors' markup in the header was, and in how wide a window, in pixels. */
  headerMarkup: row('local', 'locale', 'kept', object<MarkupRoom>({ width: count, height: count })),
  quickOrderRows: row(
    'local',
    'site',
    'kept',
    object<QuickOrderDraft>({
      // What an earlier release kept says of no owner.
      id: (raw) => typed(64)(raw ?? ''),
      rows: array(200, quickOrderRow),
      revision: count,
      savedAt: count,
    }),
  ),
  /** Lines being added one by one, and what the cart held before; `api/cart/adding-under-way.ts` parses it (API-06). */
  addingLines: row('local', 'site', 'sign-out', anyObject),
  /**
   * The order under way, or the last one: its key, and whose it is, through any sign-out until it is answered;
   * `api/checkout/kept-placing.rules.ts` parses it (LEAD-03).
   */
  placing: row('local', 'site', 'kept', anyObject),

  /** The one place outside memory where tokens lie. `issuedAt` and `tokenExpiry` in it are in milliseconds. */
  tokens: row(
    'session',
    'page',
    'sign-out',
    object<StoredTokens>({
      id: text(64),
      accessToken: text(8192),
      idToken: text(8192),
      userId: typed(128),
      issuedAt: count,
      tokenExpiry: count,
    }),
  ),
  /** Who was signed in on this tab's last page. Counts only while its `id` is that of the browser's sign-in (LEAD-12, SES-13). */
  person: row(
    'session',
    'page',
    'sign-out',
    object<StoredPerson>({ firstName: text(60), initials: typed(4), id: text(64) }),
  ),
  signIn: row(
    'session',
    'page',
    signInMinutes * 60_000,
    object<StoredSignIn>({
      state: text(128),
      verifier: text(128),
      nonce: text(128),
      returnPath: text(2048),
      id: typed(64),
      silent: mark,
    }),
  ),
  /** The step of a sign-in that left for another service: `answered` as the identity service knows it, and its tree. */
  journey: row(
    'session',
    'page',
    signInMinutes * 60_000,
    object<StoredJourney>({ answered: anyObject, tree: text(80) }),
  ),
  /** The store's own answer; absent until it was asked. */
  routingRegion: row('session', 'site', 'kept', region),
  /** The country that geolocation gave, ISO 3166; `-` where it was asked and gave none. */
  countryAsked: row('session', 'page', 'kept', text(2)),
  /** The store knew nobody: it is not asked again for 5 minutes (specification section 7). */
  nobodyKnown: row('session', 'page', 300_000, mark),
  /** This tab has signed out where nothing of it outlives a page in local storage: it takes up no session by itself (SES-13). */
  signedOut: row('session', 'page', 'kept', mark),
  /** What this tab was told of its locale; `core/locale-switch/locale-visit.ts` parses it. */
  localeVisit: row('session', 'page', 'kept', anyObject),
  /** Random: which device this is, for an identity service that asks for its profile. */
  deviceId: row('local', 'page', 'kept', text(64)),
  /** Fields of the unfinished checkout step, without card data. */
  checkoutDraft: row('session', 'site', 'explicit-sign-out', anyObject),
  /** Name and comment of a quote that is not made yet. */
  quoteDraft: row('session', 'site', 'explicit-sign-out', anyObject),
  /** A quote that was sent and of which nobody knows whether it was made; `widgets/cart/quote/quote-draft.ts` parses it (QTE-01 d). */
  quotePending: row('session', 'site', 'sign-out', anyObject),
  /** Fields of a training's dialog that are not saved. */
  trainingDraft: row('session', 'site', 'explicit-sign-out', anyObject),
} as const;

/**
 * What others' code that comes with the widgets stores under names of its own. The flag service's SDK notes when it
 * last sent its diagnostics, so that it sends them every 15 minutes and not on every page; nothing in it is personal.
 */
export const foreignStorage = [
  {
    name: /^ld:[^:]+:\$diagnostics$/,
    ...row(
      'local',
      'page',
      'kept',
      object<{ dataSinceDate: number; droppedEvents: number }>({
        dataSinceDate: count,
        droppedEvents: count,
      }),
    ),
  },
] as const;
