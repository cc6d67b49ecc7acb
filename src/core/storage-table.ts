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
  type Parsed,
} from './storage-parsers.ts';

export type StorageArea = 'local' | 'session';

/** How long a value is kept: until it is removed, until any or the shopper's own sign-out, or some milliseconds. */
export type Lifetime = 'kept' | 'sign-out' | 'explicit-sign-out' | number;

type Row<Value, Per extends 'page' | 'site' | 'locale'> = {
  area: StorageArea;
  /** Whether there is one value in all, one for each base site, or one for each locale. */
  per: Per;
  lifetime: Lifetime;
  parse: Parse<Value>;
  /** Stored as a comma-separated list instead of JSON. */
  list?: true;
  /** Set if a promise to the shopper rests on the value. Session storage takes it while local storage refuses it (REL-05). */
  spare?: true;
};

const row = <Value, Per extends 'page' | 'site' | 'locale'>(
  area: StorageArea,
  per: Per,
  lifetime: Lifetime,
  parse: Parse<Value>,
): Row<Value, Per> => ({ area, per, lifetime, parse });

/** A row of local storage that a promise to the shopper rests on. */
const promised = <Value, Per extends 'page' | 'site' | 'locale'>(per: Per, parse: Parse<Value>) => ({
  ...row('local', per, 'kept', parse),
  spare: true as const,
});

/** Ids that are kept, and that a promise to the shopper rests on. */
const listed = { ...promised('page', ids), list: true as const };

/** Why the cart did not take a line as asked: the store's status code, the units added and the units asked for. */
const refusal = object({ status: text(40), added: count, asked: count });
const codeAndQuantity = object({ code: typed(200), quantity: typed(40) });

/** Parses a row. An unreadable refusal is left out. */
const quickOrderRow: Parse<Parsed<typeof codeAndQuantity> & { refusal?: Parsed<typeof refusal> }> = (raw) => {
  const row = codeAndQuantity(raw);
  if (!row || !isObject(raw)) return row;
  const refused = refusal(raw['refusal']);
  return { ...row, ...(refused && { refusal: refused }) };
};

/** A person's sign-in: a random id, and a hash by which a later token is known as the same person's. */
const person = object({ id: text(64), who: text(64) });
/** A member of customer service acts for a customer (ACC-08): the id of the member's own sign-in, the customer's, and since when. */
const acting = object({ agent: text(64), customerId: id, since: count });

const signedIn: Parse<Parsed<typeof person> & Partial<Parsed<typeof acting>>> = (raw) => {
  const row = person(raw);
  return row && { ...row, ...acting(raw) };
};

const locale: Parse<Locale> = (raw) => localeRow(raw)?.locale;

const region: Parse<RoutingRegion> = (raw) => localeTable.find((one) => one.region === raw)?.region;

const signInMinutes = 10;

/**
 * Every key that the widgets store. A value with a lifetime in milliseconds is stored as `{t, v}`, any other as plain JSON.
 * No row is for card data or access codes. Source: SEC-04, SEC-05.
 */
export const storageTable = {
  /** The browser's sign-in. The first row, so that a sign-out removes it before everything else (SES-13). */
  signedIn: row('local', 'page', 'sign-out', signedIn),
  /** The person whose sign-out the store has not confirmed. It is requested again (SES-13). */
  signOutDue: promised('page', text(128)),
  /** Milliseconds since the epoch, like all times here. */
  lastActivity: row('local', 'page', 'sign-out', count),
  tokenExpiry: row('local', 'page', 'sign-out', count),
  previousLocale: row('local', 'page', 'kept', locale),
  /** The locale that the shopper chose. It is never changed automatically. */
  chosenLocale: promised('page', locale),
  /** The cart lines that a switch of locale kept. `core/locale-switch/kept-lines.ts` parses it. */
  keptLines: promised('page', anyObject),
  seenNotifications: listed,
  dismissedBanners: listed,
  /** The guid of the anonymous cart. */
  cartGuid: promised('site', id),
  /** The last known contents of the cart, shown until it is read again. `id` is the sign-in's, '' for nobody's cart. */
  cartCount: row('local', 'site', 'sign-out', object({ units: count, lines: count, id: typed(64) })),
  /** The number of lines in the readiness panel at the customer's last visit. Space is reserved for them. */
  cartNeeds: row('local', 'site', 'sign-out', count),
  /** The raw flag values that were last decided for the visitor in this locale. The flag table parses them. */
  flagCache: row('local', 'locale', 'sign-out', anyObject),
  navigation: row('local', 'locale', 'kept', anyObject),
  /** The last height of the editors' markup in the header, and the window's width at that time, in pixels. */
  headerMarkup: row('local', 'locale', 'kept', object({ width: count, height: count })),
  /**
   * The rows of quick order. `id` is the sign-in in which they were typed, '' if nobody was signed in. `revision` grows with
   * each change, so that two tabs notice each other's changes.
   */
  quickOrderRows: promised(
    'site',
    object({
      // Drafts of earlier releases have no id.
      id: (raw) => typed(64)(raw ?? ''),
      rows: array(200, quickOrderRow),
      revision: count,
      savedAt: count,
    }),
  ),
  /** The current or last order, kept through sign-outs until it is answered. `kept-placing.rules.ts` parses it (LEAD-03). */
  placing: promised('site', anyObject),
  /** The current or last payment of invoices, likewise (ACC-07 d). */
  payingInvoices: promised('site', anyObject),

  /**
   * The only storage of tokens outside memory. `id` is the sign-in that they belong to, `userId` the customer's, empty if
   * the tokens have none that is usable. `issuedAt` and `tokenExpiry` are in milliseconds.
   */
  tokens: row(
    'session',
    'page',
    'sign-out',
    object({
      id: text(64),
      accessToken: text(8192),
      idToken: text(8192),
      userId: typed(128),
      issuedAt: count,
      tokenExpiry: count,
    }),
  ),
  /** The person who was signed in on this tab's last page, while `id` is the browser's sign-in (LEAD-12, SES-13). */
  person: row(
    'session',
    'page',
    'sign-out',
    object({ firstName: text(60), initials: typed(4), id: text(64) }),
  ),
  /** The cart's lines on this tab's last page. `api/cart/last-lines.ts` parses them (PERF-12). */
  lastLines: row('session', 'locale', 'sign-out', anyObject),
  /**
   * A sign-in that is under way at the identity service. `id` is the browser's sign-in when it left, '' if nobody was signed
   * in. The answer to a `silent` one only counts in the same sign-in.
   */
  signIn: row(
    'session',
    'page',
    signInMinutes * 60_000,
    object({
      state: text(128),
      verifier: text(128),
      nonce: text(128),
      returnPath: text(2048),
      id: typed(64),
      silent: mark,
    }),
  ),
  /** The step of a sign-in that continues at another service: `answered` in the identity service's format, and its tree. */
  journey: row('session', 'page', signInMinutes * 60_000, object({ answered: anyObject, tree: text(80) })),
  /** The store's own answer. Absent until the store was asked. */
  routingRegion: row('session', 'site', 'kept', region),
  /** The country from geolocation, ISO 3166. `-` if geolocation was asked and did not know it. */
  countryAsked: row('session', 'page', 'kept', text(2)),
  /** True if the store knew nobody. The store is then not asked again for 5 minutes (specification section 7). */
  nobodyKnown: row('session', 'page', 300_000, mark),
  /** True if this tab signed out but local storage does not keep it. It then restores no session (SES-13). */
  signedOut: row('session', 'page', 'kept', mark),
  /** What this tab was told about its locale. `core/locale-switch/locale-visit.ts` parses it. */
  localeVisit: row('session', 'page', 'kept', anyObject),
  /** A random id of this device, for an identity service that asks for its profile. */
  deviceId: row('local', 'page', 'kept', text(64)),
  /** The id of the customer who typed the drafts below. They end when another one signs in (SEC-04). */
  typedBy: row('session', 'page', 'explicit-sign-out', text(128)),
  /** The fields of the unfinished checkout step, without card data. */
  checkoutDraft: row('session', 'site', 'explicit-sign-out', anyObject),
  /** The name and comment of a quote that has not been requested yet. */
  quoteDraft: row('session', 'site', 'explicit-sign-out', anyObject),
  /** A quote request with an unknown outcome. `widgets/cart/quote/quote-draft.ts` parses it (QTE-01 d). */
  quotePending: row('session', 'site', 'sign-out', anyObject),
  /**
   * The invoice that this tab looked up and pays, until another look-up or a sign-in (ACC-07 c, SEC-04). `whose` is the
   * sign-in at the time, '' if nobody was signed in.
   */
  invoiceLookUp: row(
    'session',
    'page',
    'sign-out',
    object({
      id: text(64),
      whose: typed(64),
      invoiceToken: text(200),
      invoiceId: text(128),
      paymentId: text(128),
    }),
  ),
  /**
   * The change of the cart's lines that has had no answer, for 10 minutes. It stays through a sign-out, which drops it with
   * a word to the shopper. `api/cart/unanswered.ts` parses it (API-06 b).
   */
  unansweredChange: row('session', 'site', 600_000, anyObject),
  /** The unsaved fields of a training's dialog. */
  trainingDraft: row('session', 'site', 'explicit-sign-out', anyObject),
} as const;
