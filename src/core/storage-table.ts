import { localeRow, localeTable, type Locale, type RoutingRegion } from './locale/locale-table.ts';

/** Gives the value that `raw` (JSON of anybody's making) stands for, freshly made, or undefined if it stands for none. */
type Parse<Value> = (raw: unknown) => Value | undefined;

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

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const text =
  (longest: number): Parse<string> =>
  (raw) =>
    typeof raw === 'string' && raw !== '' && raw.length <= longest ? raw : undefined;

/** Any text a shopper typed, cut rather than refused. */
const typed =
  (longest: number): Parse<string> =>
  (raw) =>
    typeof raw === 'string' ? raw.slice(0, longest) : undefined;

const count: Parse<number> = (raw) =>
  Number.isSafeInteger(raw) && Number(raw) >= 0 ? Number(raw) : undefined;

const object =
  <Shape extends object>(fields: { [Key in keyof Shape]: Parse<Shape[Key]> }): Parse<Shape> =>
  (raw) => {
    if (!isObject(raw)) return undefined;
    const entries = Object.entries<Parse<unknown>>(fields).map(([key, parse]) => [
      key,
      parse(Object.hasOwn(raw, key) ? raw[key] : undefined),
    ]);
    return entries.some(([, value]) => value === undefined)
      ? undefined
      : (Object.fromEntries(entries) as Shape);
  };

/** Items that fit; others are left out, and so is what exceeds the number. */
const array =
  <Item>(most: number, parse: Parse<Item>): Parse<readonly Item[]> =>
  (raw) =>
    Array.isArray(raw)
      ? raw.slice(0, most).flatMap((item: unknown) => {
          const parsed = parse(item);
          return parsed === undefined ? [] : [parsed];
        })
      : undefined;

/** Ids of notifications and banners, the latest last and kept. */
const ids: Parse<readonly string[]> = (raw) =>
  Array.isArray(raw)
    ? raw.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)).slice(-200)
    : undefined;

/** An object whose reader parses it again by its own schema. */
const anyObject: Parse<Readonly<Record<string, unknown>>> = (raw) => (isObject(raw) ? raw : undefined);

const refusal = object<QuickOrderRefusal>({ status: text(40), added: count, asked: count });
const codeAndQuantity = object<QuickOrderDraftRow>({ code: typed(200), quantity: typed(40) });

/** A row with a refusal that can't be read is one without. */
const quickOrderRow: Parse<QuickOrderDraftRow> = (raw) => {
  const row = codeAndQuantity(raw);
  const refused = isObject(raw) ? refusal(raw['refusal']) : undefined;
  return row && refused ? { ...row, refusal: refused } : row;
};

/** Yes, or anything else. */
const mark: Parse<boolean> = (raw) => raw === true;

const locale: Parse<Locale> = (raw) => localeRow(raw)?.locale;

const region: Parse<RoutingRegion> = (raw) => localeTable.find((one) => one.region === raw)?.region;

const signInMinutes = 10;

/**
 * Every key the widgets store, one row each: area, one a page, base site or locale, lifetime, parser. A value
 * with a lifetime in milliseconds is stored as `{t, v}`, its time and itself, every other as plain JSON.
 * Nothing else touches storage; card data and access codes have no row. Source: SEC-04, SEC-05.
 */
export const storageTable = {
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
  cartGuid: row('local', 'site', 'kept', text(64)),
  /** What the cart held last, shown before it is read again. */
  cartCount: row(
    'local',
    'site',
    'sign-out',
    object<CartCount>({ units: count, lines: count, customer: mark }),
  ),
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
      rows: array(200, quickOrderRow),
      revision: count,
      savedAt: count,
    }),
  ),

  /** The one place outside memory where tokens lie. `issuedAt` and `tokenExpiry` in it are in milliseconds. */
  tokens: row(
    'session',
    'page',
    'sign-out',
    object<StoredTokens>({
      accessToken: text(8192),
      idToken: text(8192),
      refreshToken: typed(8192),
      userId: typed(128),
      issuedAt: count,
      tokenExpiry: count,
    }),
  ),
  /** Who was signed in on this tab's last page. Counts only while its `tokenExpiry` is still that of all tabs (LEAD-12). */
  person: row(
    'session',
    'page',
    'sign-out',
    object<StoredPerson>({ firstName: text(60), initials: typed(4), tokenExpiry: count }),
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
  /** What this tab was told of its locale; `core/locale-switch/locale-visit.ts` parses it. */
  localeVisit: row('session', 'page', 'kept', anyObject),
  /** Random: which device this is, for an identity service that asks for its profile. */
  deviceId: row('local', 'page', 'kept', text(64)),
  /** Fields of the unfinished checkout step, without card data. */
  checkoutDraft: row('session', 'site', 'explicit-sign-out', anyObject),
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

/** Pieces and lines of a cart, and whether it is a signed-in customer's. */
export type CartCount = { units: number; lines: number; customer: boolean };

/** In pixels: the height, and the width of the window it was in. */
export type MarkupRoom = { width: number; height: number };

/** Why the cart did not take a line as asked: the store's code, and units. */
export type QuickOrderRefusal = { status: string; added: number; asked: number };

/** What the shopper typed, as typed, and what the store said of it last. */
export type QuickOrderDraftRow = { code: string; quantity: string; refusal?: QuickOrderRefusal };

/** `revision` grows with each change, so that two tabs see each other's. */
export type QuickOrderDraft = { rows: readonly QuickOrderDraftRow[]; revision: number; savedAt: number };

export type StoredTokens = {
  accessToken: string;
  idToken: string;
  refreshToken: string;
  /** Of whom they are; empty when they don't say it in a usable way. */
  userId: string;
  issuedAt: number;
  tokenExpiry: number;
};

/** `tokenExpiry`: the one that local storage held then, 0 where it held none. */
export type StoredPerson = { firstName: string; initials: string; tokenExpiry: number };

export type StoredSignIn = { state: string; verifier: string; nonce: string; returnPath: string };

/** What a journey goes on with when the shopper comes back. */
export type StoredJourney = { answered: Readonly<Record<string, unknown>>; tree: string };
