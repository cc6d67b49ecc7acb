import type { PageConfigInput } from '../../src/core/config/page-config.ts';

/** Every setting in Markdown, for the documentation. The first is required. */
export const settingWords: Readonly<Record<keyof PageConfigInput, string>> = {
  commerceBase:
    'Required. The base address of the commerce calls. `{baseSiteId}` in it is replaced, OCC style: `https://shop.example/occ/v2/{baseSiteId}`.',
  locale:
    'One of en-us, en-ca, fr-ca, en-gb, en-au, en-nz, ja-jp, zh-sg, nl-nl, es-es. Without it host, path and `<html lang>` decide.',
  storeUrl:
    "The shop's own address. Without it, a page that is not the shop's has no links to cart, checkout and quick order. The console says so.",
  identity:
    'Where visitors sign in. See [Connect your own identity service](/docs/services/identity/). Without it nobody can sign in with `<assess-sign-in>`; console and editor say so.',
  flags: '`"mock"`, or [flags](/docs/reference/flags/) by key. A misspelt one is named in the console.',
  flagService:
    'The service that decides the flags instead. See [Connect your own flag service](/docs/services/flags/).',
  storeUid: "The store's name at the flag service. By default it is the base site.",
  messages:
    'Texts by [key](/docs/reference/messages/) that replace ours on this page: `{"quick-order.title": "Order by code"}`. The keys `need-help.phone`, `need-help.hours`, `need-help.email` and `need-help.address` say how to reach the office of the page, in every widget that shows it. The built-in values of these four are invented.',
  content:
    "Where the CMS answers `/graphql/execute.json/USAssessments/{locale}-checkout`: texts by key (`data.checkout.item`), read once per page. `messages` wins over them, and keys without a text keep the widgets' own words. See [Connect your own content](/docs/services/content/).",
  contentMessages: "The same texts as those of `content`, if the page's server already has them.",
  regional:
    "The regional host. `<assess-footer>` shows its `{locale}/footer-content.json`. Menu and notice show its `{locale}/first-level-nav-content.json`. It also has [the editors' markup](/docs/authors/editors-markup/).",
  store:
    "The store back end: `GET {store}/store/customer/current` answers `{userId, registrationCountryIso}` or 401. It is asked once per page, after the first paint, with the page's cookies; on pages with `identity` at most once in 5 minutes while nobody is signed in. Without it, no visitor is redirected to another locale.",
  geo: 'Geolocation: `GET {geo}/country` answers `{country}` (ISO 3166) or 404. It is asked once per session, and only while no registration country is known. Flags use it, and the notice that leads to the international contacts.',
  payment:
    "The payment service. The checkout shows its frame with the card fields. Its origin must differ from the page's, and the page's policy must name it in `frame-src`.",
  checkoutUrl:
    "Where Checkout in cart and mini-cart leads. By default it is the store's own checkout page. It is needed on a plain OCC host, where `<assess-checkout>` takes no orders.",
  commerceExtensions:
    '`false` for a plain OCC host: quick order then looks products up one by one and adds them one by one. See [Connect your own commerce](/docs/services/commerce/).',
  storeHosts:
    "The shop's host names, with their ports. Links may lead to them, and so may a switch of locale.",
  mediaHosts:
    "Further host names for pictures of products and in the editors' markup. The page's own origin, `storeHosts` and the services above are always allowed. A picture from anywhere else is left out.",
  notificationText:
    '`true` allows a notification in the address to have a text of its own. See [Notifications](/docs/integrators/notifications/).',
  analytics:
    'The page’s data layer: `{"layer": "acdl", "consent": true}`. See [Analytics](/docs/integrators/analytics/). Without it nothing is recorded, and nothing is loaded for it.',
  platformKey: 'Sent as `X-Platform-Key`.',
  entryPoint: 'Sent as `X-Entry-Point`.',
  author:
    '`true` in a CMS editor: no calls, no redirects. It is the same as `data-assess-author` on `<html>`. See [Nothing shows](/docs/authors/nothing-shows/).',
  inspect:
    '`false`: `?assess-inspect` in the address does not open [the inspector](/docs/integrators/inspector/) on this page.',
  pseudoLocale:
    '`true` shows each text of ours longer, accented and between brackets, in whatever language the page has. See [Another language](/docs/translators/another-language/#see-what-does-not-fit).',
  settings: 'Switches of the page, listed below.',
};

type Switches = NonNullable<PageConfigInput['settings']>;

/** Every switch of the setting `settings`, in Markdown. */
export const switchWords: Readonly<Record<keyof Switches, string>> = {
  redirects:
    '`false`: the widgets never redirect by themselves. Another locale is offered instead. By default they lead to another page after a sign-out, to another locale, to an error page and to the login page.',
  defaultCountry:
    'The country that a new address begins with, by default `US`. A shop sets its own on its checkout pages, as the demo does by locale (`NL` on nl-nl, `ES` on es-es).',
  termsUrl:
    'The page with the terms of sale, to which the checkout has a link where they are accepted. Without it there is no link.',
  aimswebTermsUrl: 'The page with the terms of aimswebPlus. Without it there is no link.',
  qualificationsUrl:
    'The page where qualifications are updated. Without it the checkout leads to the store’s `/qualifications`.',
  privacyUrl:
    'The page about a customer’s data. Its section `#close-account` says how an account is closed. The profile links to both.',
  identityProvider:
    '`false`: the store’s own cookie is the session. See [Sign in by the store’s own cookie](/docs/services/store-cookie/).',
  session: '`false`: the widgets do not look for an existing session.',
  activityRefresh: '`false`: activity does not renew an expired token.',
  loggedInUser: '`false`: the widgets do not fetch and show the signed-in user.',
  uap: '`false`: the UAP discount is not shown.',
  invoices:
    '`{"simplified": true}`: invoices are looked up by number and postal code without signing in. It is the default at `/invoices/{locale}`.',
};
