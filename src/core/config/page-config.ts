import type { AuthorProblem, Fault } from './author-problem.ts';
import { address, base, fields, flags, hosts, onOff, record, text, type Rule } from './config-rules.ts';

/** Where the flag service is. An address that is not given is the vendor's own. */
export type FlagService = {
  /** The environment's client-side id: public. */
  readonly clientId: string;
  readonly baseUrl?: string;
  readonly streamUrl?: string;
  readonly eventsUrl?: string;
};

const flagService = fields<FlagService>(
  { clientId: text(100), baseUrl: base, streamUrl: base, eventsUrl: base },
  ['clientId'],
);

/** Where visitors sign in (specification section 7). What is not given has the service's usual value. */
export type IdentityService = {
  /** With the service's own path, such as `https://id.example/auth`. */
  readonly base: string;
  /** Public. */
  readonly clientId: string;
  /** A light page of this site with the loader and `<assess-session>`, where authorization comes back to. */
  readonly redirectUri: string;
  /** `root` unless given. */
  readonly realm?: string;
  readonly scope?: string;
  /** Which claim of the tokens is the customer's id; `sub` unless given. */
  readonly userIdClaim?: string;
  /** How tokens are renewed silently: `fetch` unless given. */
  readonly renewal?: 'fetch' | 'frame';
  /** What happens where silence is refused: `redirect` to the service, or nothing (`embedded`), which it is unless given. */
  readonly login?: 'redirect' | 'embedded';
};

const identity = fields<IdentityService>(
  {
    base,
    clientId: text(100),
    redirectUri: base,
    // Their values are looked at by the sign-in code, which comes when it is needed.
    realm: text(200),
    scope: text(200),
    userIdClaim: text(200),
    renewal: text(200),
    login: text(200),
  },
  ['base', 'clientId', 'redirectUri'],
);

/** Every setting of a page, and nothing else. */
const rules = {
  /** Where the commerce calls go; `{baseSiteId}` in it is replaced (OCC style). Required. api.md, section 1. */
  commerceBase: base,
  /** False for a plain OCC host without this store's extensions; true unless given. */
  commerceExtensions: onOff,
  /** Sent as X-Platform-Key. */
  platformKey: text(200),
  /** Sent as X-Entry-Point. */
  entryPoint: text(100),
  /** One of the ten locales; else it is resolved from the address (LOC-04). */
  locale: text(10),
  /** The shop's own origin, for links from pages that are not the shop's. */
  storeUrl: base,
  /** Where the cart's Checkout leads, as on a plain OCC host, which has no `<assess-checkout>`; that page unless given. */
  checkoutUrl: address,
  /** Store back end, section 2 of api.md. */
  store: base,
  /** Says by `/country` which country the visitor is in (LOC-09). */
  geo: base,
  regional: base,
  content: base,
  /** The payment service, which draws the fields of a card in a frame. Another origin than the page's (SEC-11). */
  payment: base,
  /** Host names that links may lead to besides this page's own (SEC-02). */
  storeHosts: hosts,
  /** Host names that pictures may come from besides the page's own, commerce's, content's and the shop's (SEC-13). */
  mediaHosts: hosts,
  /** In a CMS editor: no live call, no redirect (EMB-11). */
  author: onOff,
  /** Whether the `notifications` parameter may bring a text of its own; false unless given (SEC-01). */
  notificationText: onOff,
  /** Page settings of FLG-06. */
  settings: record,
  /** `"mock"`, or flags by key. What the flag service last said, and says, comes before them. */
  flags,
  /** Decides the flags of a page that names it. */
  flagService,
  /** Visitors sign in by it; without it all are anonymous. */
  identity,
  /** The store's name at the flag service; the base site unless given. */
  storeUid: text(100),
  /** Text that replaces the catalogue's, by message key (LOC-11). */
  messages: record,
  /** Text from the CMS by key, for example `data.checkout.item` (LOC-10). `messages` wins over it. */
  contentMessages: record,
} satisfies Record<string, Rule<unknown>>;

type Rules = typeof rules;
type ValueOf<R> = R extends Rule<infer Value> ? Value : never;

/** What a page may say about itself, as read. */
export type PageConfigInput = { -readonly [Key in keyof Rules]?: ValueOf<Rules[Key]> };

/** What code must give: `commerceBase`, and whatever else it wants to. */
export type GivenPageConfig = PageConfigInput & Required<Pick<PageConfigInput, 'commerceBase'>>;

/** The same with every default in its place. */
export type PageConfig = PageConfigInput &
  Required<
    Pick<
      PageConfigInput,
      | 'commerceBase'
      | 'commerceExtensions'
      | 'storeHosts'
      | 'author'
      | 'settings'
      | 'flags'
      | 'messages'
      | 'contentMessages'
    >
  >;

export type ConfigResult = { config: PageConfig | undefined; problems: AuthorProblem[] };

/**
 * Reads what a page says about itself, from anybody's hand. A setting that is wrong or unknown is reported and left
 * out; without a usable `commerceBase` there is no configuration at all.
 */
export const parsePageConfig = (data: unknown): ConfigResult => {
  const read: Record<string, unknown> = {};
  const given = record(data);
  if ('fault' in given) return noConfiguration('notObject');
  const problems: AuthorProblem[] = [];
  for (const [subject, raw] of Object.entries(given.value)) {
    const fault = readSetting(read, subject, raw);
    if (fault) problems.push({ subject, fault });
  }
  const { commerceBase } = read as PageConfigInput;
  if (commerceBase === undefined) {
    problems.push({ subject: 'commerceBase', fault: ['noCommerce'] });
    return { config: undefined, problems };
  }
  const config: PageConfig = {
    commerceBase,
    commerceExtensions: true,
    storeHosts: [],
    author: false,
    settings: {},
    flags: {},
    messages: {},
    contentMessages: {},
    ...(read as PageConfigInput),
  };
  return { config, problems };
};

/** Reads one setting into `read`, or says what is wrong with it. */
const readSetting = (read: Record<string, unknown>, setting: string, raw: unknown): Fault | undefined => {
  if (!Object.hasOwn(rules, setting)) return ['unknown'];
  const result = rules[setting as keyof Rules](raw);
  if ('value' in result) read[setting] = result.value;
  return result.fault;
};

/** A page that has none that can be read. */
export const noConfiguration = (why: 'notObject' | 'notJson' | 'missing'): ConfigResult => ({
  config: undefined,
  problems: [{ subject: 'configuration', fault: [why] }],
});
