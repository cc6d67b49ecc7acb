import type { Locale } from '../locale/locale-table.ts';
import type { AuthorProblem, Fault } from './author-problem.ts';
import {
  address,
  base,
  boolean,
  fields,
  flags,
  hosts,
  onOff,
  options,
  record,
  text,
  texts,
  type Rule,
  type ValueOf,
} from './config-rules.ts';
import type { FlagValues } from '../flags/flag-table.ts';

/** The flag service's addresses and client. An address that is absent defaults to the vendor's own. */
export type FlagService = {
  /** The environment's client-side id. It is public. */
  readonly clientId: string;
  readonly baseUrl?: string;
  readonly streamUrl?: string;
  readonly eventsUrl?: string;
};

const flagService = fields<FlagService>(
  { clientId: text(100), baseUrl: base, streamUrl: base, eventsUrl: base },
  ['clientId'],
);

/** The identity service that visitors sign in with. Source: specification section 7. */
export type IdentityService = {
  /** The service's base address with its path, such as `https://id.example/auth`. */
  readonly base: string;
  /** The client id at the identity service. It is public. */
  readonly clientId: string;
  /** The page of this site that the identity service redirects to: a light page with the loader and `<assess-session>`. */
  readonly redirectUri: string;
  /** The realm. Default: `root`. */
  readonly realm?: string;
  readonly scope?: string;
  /** The claim that holds the customer's id. Default: `sub`. */
  readonly userIdClaim?: string;
  /** How tokens are renewed silently. Default: `fetch`. */
  readonly renewal?: 'fetch' | 'frame';
  /** What to do when silent sign-in is refused: go to the service (`redirect`), or nothing (`embedded`). Default: `embedded`. */
  readonly login?: 'redirect' | 'embedded';
};

const identity = fields<IdentityService>(
  {
    base,
    clientId: text(100),
    redirectUri: base,
    // The sign-in code checks these values. It is loaded later, when it is needed.
    realm: text(200),
    scope: text(200),
    userIdClaim: text(200),
    renewal: text(200),
    login: text(200),
  },
  ['base', 'clientId', 'redirectUri'],
);

/** Where the records of what shoppers do go, and whether the page has their consent when it loads. Source: ANA-02. */
const analytics = options({
  /** `acdl`, `ga4` or `function`. The code that records checks it. It is loaded later. */
  layer: text(20),
  consent: boolean,
});

/** The switches of a page. See `settings` among the settings in the documentation. Source: FLG-06. */
const settings = options({
  session: boolean,
  identityProvider: boolean,
  activityRefresh: boolean,
  loggedInUser: boolean,
  uap: boolean,
  redirects: boolean,
  invoices: options({ simplified: boolean }),
  /** The country that a new address begins with, such as `CA`. */
  defaultCountry: text(2),
  termsUrl: address,
  aimswebTermsUrl: address,
  qualificationsUrl: address,
  privacyUrl: address,
});

/** All settings that a page may have, each with its rule. */
const rules = {
  /** The base address of commerce calls. Required. `{baseSiteId}` in it is replaced (OCC style). See api.md, section 1. */
  commerceBase: base,
  /** Whether the commerce service has this store's extensions. Set it to false for a plain OCC host. Default: true. */
  commerceExtensions: onOff,
  /** Sent as X-Platform-Key. */
  platformKey: text(200),
  /** Sent as X-Entry-Point. */
  entryPoint: text(100),
  /** One of the ten locales. If absent, the locale is resolved from the address (LOC-04). */
  locale: text(10),
  /** The shop's origin. Pages outside the shop use it for links to the shop. */
  storeUrl: base,
  /** Where the cart's Checkout button leads, for a host without `<assess-checkout>`. Default: the store's checkout page. */
  checkoutUrl: address,
  /** The base address of the store back end. See api.md, section 2. */
  store: base,
  /** The base address of the geolocation service. Its `/country` returns the visitor's country (LOC-09). */
  geo: base,
  regional: base,
  content: base,
  /** The payment service, which draws the card fields in a frame. Its origin must differ from the page's (SEC-11). */
  payment: base,
  /** Host names that links may lead to, in addition to this page's own (SEC-02). */
  storeHosts: hosts,
  /** Host names that pictures may come from, in addition to those of the page, commerce, content and the shop (SEC-13). */
  mediaHosts: hosts,
  /** Whether the page is open in a CMS editor. The widgets then make no live call and no redirect (EMB-11). */
  author: onOff,
  /** Whether `?assess-inspect` in the address opens the inspector. Default: true (EMB-13). */
  inspect: onOff,
  /** Whether our texts are longer, accented and between marks, to see what does not fit. Default: false (LEAD-08 a). */
  pseudoLocale: onOff,
  /** Whether the `notifications` parameter may carry free text. Default: false (SEC-01). */
  notificationText: onOff,
  /** Switches of the page, such as `redirects`. See `settings` among the settings in the documentation. Source: FLG-06. */
  settings,
  /** `"mock"`, or flag values by key. Values from the flag service, cached or current, take precedence. */
  flags,
  /** The flag service. If present, it decides the flags. */
  flagService,
  /** The identity service. Without it every visitor is anonymous. */
  identity,
  /** The page's data layer. Without it nothing is recorded. */
  analytics,
  /** The store's name at the flag service. Default: the base site. */
  storeUid: text(100),
  /** Texts by message key. They replace the catalogue's texts (LOC-11). */
  messages: texts,
  /** Texts from the CMS by key, for example `data.checkout.item` (LOC-10). `messages` takes precedence. */
  contentMessages: texts,
} satisfies Record<string, Rule<unknown>>;

type Rules = typeof rules;

/** A page's configuration as read, before defaults are applied. */
export type PageConfigInput = { -readonly [Key in keyof Rules]?: ValueOf<Rules[Key]> };

/** The configuration that `configure()` takes. Only `commerceBase` is required. */
export type GivenPageConfig = Omit<
  PageConfigInput,
  'commerceBase' | 'locale' | 'flags' | 'messages' | 'contentMessages'
> &
  Required<Pick<PageConfigInput, 'commerceBase'>> & {
    locale?: Locale;
    flags?: 'mock' | Readonly<Partial<FlagValues>>;
    messages?: Readonly<Record<string, string>>;
    contentMessages?: Readonly<Record<string, string>>;
  };

/** A page's configuration with all defaults applied. */
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

/** Parses a page's configuration. A wrong or unknown setting is reported and left out. `config` needs a `commerceBase`. */
export const parsePageConfig = (data: unknown): ConfigResult => {
  const read: Record<string, unknown> = {};
  const given = record(data);
  if ('fault' in given) return noConfiguration(['notObject']);
  const problems: AuthorProblem[] = [];
  for (const [subject, raw] of Object.entries(given.value)) {
    for (const fault of readSetting(read, subject, raw)) problems.push({ subject, fault });
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

/** Reads one setting into `read`. Returns what is wrong with it. */
const readSetting = (read: Record<string, unknown>, setting: string, raw: unknown): readonly Fault[] => {
  if (!Object.hasOwn(rules, setting)) return [['unknown', Object.keys(rules)]];
  const result = rules[setting as keyof Rules](raw);
  if ('fault' in result) return [result.fault];
  read[setting] = result.value;
  return result.faults ?? [];
};

/** The result for a page whose configuration is missing or unreadable. */
export const noConfiguration = (fault: Fault): ConfigResult => ({
  config: undefined,
  problems: [{ subject: 'configuration', fault }],
});
