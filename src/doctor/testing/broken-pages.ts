import type { FindingCode } from '../findings.ts';

/** A page with one fault, for the test of the doctor. */
export type BrokenPage = {
  fault: string;
  html: string;
  /** Default: `https://school.example/order`. */
  at?: string | null;
  /** The header `Content-Security-Policy`. */
  policy?: string;
  /** What servers answer other than a healthy one would, by the beginning of the address. */
  answers?: Readonly<
    Record<
      string,
      Partial<{ status: number; headers: Readonly<Record<string, string>>; body: string }> | 'none'
    >
  >;
  finds: readonly (readonly [FindingCode, line: number, words?: RegExp])[];
};

const WIDGETS = 'https://shop.example/widgets';
const RESERVE = `<link rel="stylesheet" href="${WIDGETS}/reserve.css">`;
const DATA =
  'data-commerce-base="https://commerce.example/v2" data-store-url="https://shop.example" data-locale="en-us"';
const LOADER = `<script src="${WIDGETS}/loader.js" ${DATA} async></script>`;
const CART = '<assess-cart></assess-cart>';

/** The hash of what a healthy server answers. */
const SIGN_HASH = 'sha256-73X1C4LDy3GBLmBH8tkRsDeQb9CQaKSbFkoGucDPDJ0=';

/** Each part is a line: the first is line 1. */
const page = (...parts: string[]): string => parts.join('\n');

const block = (settings: object, rest = '') =>
  `<script type="application/json" data-assess-config${rest}>${JSON.stringify({ commerceBase: 'https://commerce.example/v2', storeUrl: 'https://shop.example', locale: 'en-us', ...settings })}</script>`;
const BARE_LOADER = `<script src="${WIDGETS}/loader.js" async></script>`;
const configured = (settings: object, body = CART) => page(RESERVE, block(settings), BARE_LOADER, body);

const POLICY =
  "default-src 'none'; script-src https://shop.example; style-src https://shop.example; connect-src https://commerce.example";

/** Pages without a fault: what the doctor must not say anything about. */
export const CLEAN_PAGES: readonly Omit<BrokenPage, 'fault' | 'finds'>[] = [
  { html: page('<!doctype html>', RESERVE, LOADER, CART) },
  { html: page(RESERVE, LOADER, CART), policy: POLICY },
  {
    html: page(
      RESERVE,
      LOADER,
      '<!-- <assess-crat> -->',
      '<script>const a = "<assess-crat>";</script>',
      CART,
    ),
  },
  {
    html: page(RESERVE, LOADER, CART, '<script src="/loader.js"></script>'),
    answers: { 'https://school.example': { body: 'Something else' } },
  },
  {
    html: page(
      RESERVE,
      LOADER,
      '<div><textarea><assess-crat></div></textarea>',
      '<template><assess-crat><template></template></assess-crat></template></div>',
      '<title><assess-crat></title>',
      CART,
    ),
  },
  { html: page(RESERVE, LOADER) },
  { html: '<script type="module">import "assess-store-elements/cart";</script>' },
  { html: page('<script type="module" src="/app.js"></script>', CART) },
  { html: page(RESERVE, LOADER, CART), at: null },
  {
    html: page(
      `<script src="${WIDGETS}/v1.2.0/loader.js" nonce="n1" ${DATA}></script>`,
      `<link rel="stylesheet" href="${WIDGETS}/v1.2.0/reserve.css">`,
      CART,
    ),
    policy: "script-src 'nonce-n1' 'strict-dynamic'; style-src https://*.example; connect-src https:",
  },
  // One of two hashes is right, as while a release is replaced.
  {
    html: page(
      RESERVE.replace('/reserve', '/v1.1.0/reserve'),
      LOADER.replace('/loader', '/v1.1.0/loader').replace(
        'async',
        `crossorigin integrity="sha256-AAAA ${SIGN_HASH}"`,
      ),
      CART,
    ),
  },
  { html: configured({ storeUrl: undefined, storeHosts: ['school.example'] }) },
  // Of an attribute that is there twice a browser takes the first.
  {
    html: page(
      RESERVE,
      LOADER,
      '<assess-quick-order heading-level="2" heading-level="9"></assess-quick-order>',
    ),
  },
  // The service decides whether the flag is on.
  {
    html: configured({ flags: { productImages: true }, flagService: { clientId: 'demo' } }),
    policy: "img-src 'self'",
  },
  {
    html: page(
      RESERVE,
      LOADER,
      '<assess-quick-order heading="A &amp; B" data-x=1 aria-label="Order" theme=dark><p>Call us</p></assess-quick-order>',
    ),
  },
];

export const BROKEN_PAGES: readonly BrokenPage[] = [
  { fault: 'tags without a loader', html: page('<main>', CART, '</main>'), finds: [['load.missing', 2]] },
  {
    fault: 'no widgets',
    html: page('<h1>Sign in</h1>', '<script src="/app.js"></script>', '<textarea><assess-cart></textarea>'),
    finds: [['load.nothing', 1, /no widgets on this page/]],
  },
  {
    fault: 'a misspelt name of the loader',
    html: page(RESERVE, LOADER.replace('/loader', '/loder'), CART),
    answers: { [`${WIDGETS}/loder.js`]: { status: 404 } },
    finds: [['file.unread', 2, /loder\.js answered 404/]],
  },
  {
    fault: 'a misspelt name of the loader, where something else answers',
    html: page(RESERVE, LOADER.replace('/loader', '/loder'), CART),
    answers: { [`${WIDGETS}/loder.js`]: { body: '<h1>Not found</h1>' } },
    finds: [['load.missing', 2, /loder\.js is not the loader/]],
  },
  {
    fault: 'a widget that stands only in a template',
    html: page('<template>', CART, '</template>'),
    finds: [['load.nothing', 1]],
  },
  { fault: 'two loaders', html: page(RESERVE, LOADER, CART, LOADER), finds: [['load.twice', 4, /line 2/]] },
  {
    fault: 'the loader beside the npm package',
    html: page(RESERVE, LOADER, CART, '<script type="module">import "assess-store-elements/cart";</script>'),
    finds: [['load.twice', 4, /npm/]],
  },
  {
    fault: 'the classic loader as a module',
    html: page(RESERVE, LOADER.replace('async', 'type="module"'), CART),
    finds: [['load.kind', 2]],
  },
  {
    fault: 'the module loader as a classic script',
    html: page(RESERVE, LOADER.replace('.js', '.mjs'), CART),
    finds: [['load.kind', 2]],
  },
  {
    fault: 'a release that is gone',
    html: page(
      RESERVE.replace('/reserve', '/v1.0.0/reserve'),
      LOADER.replace('/loader', '/v1.0.0/loader'),
      CART,
    ),
    answers: { [`${WIDGETS}/v1.0.0/`]: { status: 404 } },
    finds: [
      ['file.unread', 1],
      ['file.unread', 2, /404/],
    ],
  },
  {
    fault: 'a file that is not where <base> puts it',
    html: page(`<base href="${WIDGETS}/">`, RESERVE, LOADER.replace(`${WIDGETS}/`, ''), CART),
    answers: { [`${WIDGETS}/loader.js`]: { status: 404 } },
    finds: [['file.unread', 3]],
  },
  {
    fault: 'a style sheet of another release',
    html: page(
      RESERVE.replace('/reserve', '/v1.0.0/reserve'),
      LOADER.replace('/loader', '/v1.1.0/loader'),
      CART,
    ),
    finds: [['version.mixed', 1, /of 1\.0\.0, the loader of 1\.1\.0/]],
  },
  {
    fault: 'a moving head script beside a pinned loader',
    html: page(
      `<script src="${WIDGETS}/head.js"></script>`,
      RESERVE.replace('/reserve', '/v1.1.0/reserve'),
      LOADER.replace('/loader', '/v1.1.0/loader'),
      CART,
    ),
    finds: [['version.mixed', 1, /latest/]],
  },
  {
    fault: 'pinned fragments beside a moving loader',
    html: page(
      RESERVE,
      LOADER,
      '<assess-header><template shadowrootmode="open">',
      `<link rel="stylesheet" href="${WIDGETS}/v1.0.0/fragments/shell.css">`,
      `<link rel="stylesheet" href="${WIDGETS}/v1.0.0/fragments/shell.css">`,
      '</template></assess-header>',
    ),
    finds: [['version.moving', 4, /shell\.css/]],
  },
  {
    fault: 'hints of one release beside a moving loader',
    html: page(
      RESERVE,
      `<link rel="modulepreload" href="${WIDGETS}/chunks/core-AbCdEf.js">`,
      `<link rel="modulepreload" href="${WIDGETS}/chunks/cart-AbCdEf.js">`,
      LOADER,
      CART,
    ),
    finds: [['version.moving', 2]],
  },
  { fault: 'no reserve.css', html: page(LOADER, CART), finds: [['reserve.missing', 1, /assess-cart/]] },
  {
    fault: 'a misspelt tag',
    html: page(RESERVE, LOADER, '<p>', '<assess-quickorder></assess-quickorder>'),
    finds: [['tag.unknown', 4, /mean <assess-quick-order>\?/]],
  },
  {
    fault: 'a self-closing tag',
    html: page(RESERVE, LOADER, '<assess-cart />', '<main></main>'),
    finds: [['tag.unclosed', 3]],
  },
  {
    fault: 'a misspelt attribute',
    html: page(RESERVE, LOADER, '<assess-quick-order', '  headng="Order"', '></assess-quick-order>'),
    finds: [['attribute.unknown', 4, /mean heading\?/]],
  },
  {
    fault: 'a wrong value',
    html: page(RESERVE, LOADER, '<assess-quick-order heading-level="9"></assess-quick-order>'),
    finds: [['attribute.value', 3, /above 6/]],
  },
  { fault: 'no configuration', html: page(RESERVE, BARE_LOADER, CART), finds: [['config.missing', 2]] },
  {
    fault: 'a configuration that is not JSON',
    html: page(
      RESERVE,
      '<script type="application/json" data-assess-config>',
      '{ "locale": "en-us",',
      '  commerceBase: "/c" }</script>',
      BARE_LOADER,
      CART,
    ),
    finds: [['config.unread', 4, /not valid JSON/]],
  },
  {
    fault: 'a configuration that is not JSON, and a policy that blocks its commerce',
    html: page(
      RESERVE,
      '<script type="application/json" data-assess-config>',
      '{ "commerceBase": "https://commerce.example/v2", }</script>',
      BARE_LOADER,
      CART,
    ),
    policy: POLICY.replace('https://commerce', 'https://other'),
    finds: [
      ['policy.connect', 1, /commerce\.example/],
      ['config.unread', 3],
    ],
  },
  {
    fault: 'a configuration without its type',
    html: page(RESERVE, '<script data-assess-config>{ "commerceBase": "/c" }</script>', BARE_LOADER, CART),
    finds: [['config.unread', 2]],
  },
  {
    fault: 'a misspelt setting',
    html: page(RESERVE, LOADER.replace('data-locale', 'data-locales'), CART),
    finds: [['config.setting', 2, /mean locale\?/]],
  },
  {
    fault: 'a locale that is none',
    html: configured({ locale: 'en-fr' }),
    finds: [['config.setting', 2, /is not one of en-us/]],
  },
  {
    fault: 'a misspelt flag',
    html: configured({ flags: { orderHistry: true } }),
    finds: [['config.setting', 2, /mean orderHistory\?/]],
  },
  {
    fault: 'a configuration in two places',
    html: page(RESERVE, block({}), LOADER, CART),
    finds: [['config.twice', 3]],
  },
  {
    fault: 'a foreign page without the shop’s address',
    html: page(RESERVE, LOADER.replace('data-store-url="https://shop.example"', ''), CART),
    finds: [['config.store', 2]],
  },
  {
    fault: 'a service on http',
    html: page(RESERVE, LOADER.replace('https://commerce', 'http://commerce'), CART),
    finds: [['config.insecure', 2]],
  },
  {
    fault: 'a payment service on the page’s own origin',
    html: configured({ payment: '/pay' }),
    finds: [['config.payment', 3]],
  },
  {
    fault: 'a policy without the loader’s origin',
    html: page(RESERVE, LOADER, CART),
    policy: POLICY.replace('script-src https://shop.example', "script-src 'self'"),
    finds: [['policy.script', 2]],
  },
  {
    fault: "an origin beside 'strict-dynamic', which browsers then ignore",
    html: page(RESERVE, LOADER, CART),
    policy: "script-src https://shop.example 'strict-dynamic'",
    finds: [['policy.script', 2]],
  },
  {
    fault: 'the second of two policies in one header',
    html: page(RESERVE, LOADER, CART),
    policy: "script-src https:, style-src 'self'",
    finds: [['policy.style', 1]],
  },
  {
    fault: 'a nonce that does not spread to the chunks',
    html: page(RESERVE, LOADER.replace('async', 'nonce="n1"'), CART),
    policy: "script-src 'nonce-n1'",
    finds: [['policy.script', 2, /not the files/]],
  },
  {
    fault: 'a policy of the page itself that blocks commerce',
    html: page(
      `<meta http-equiv="Content-Security-Policy" content="connect-src 'self' https://other.example">`,
      RESERVE,
      LOADER,
      CART,
    ),
    finds: [['policy.connect', 1, /commerce\.example \(commerceBase\)/]],
  },
  {
    fault: 'a policy that blocks the style sheet',
    html: page(RESERVE, LOADER, CART),
    policy: "style-src 'self'",
    finds: [['policy.style', 1]],
  },
  {
    fault: 'a policy that blocks the card fields',
    html: configured({ payment: 'https://pay.example' }, '<assess-checkout></assess-checkout>'),
    policy: "frame-src 'self'",
    finds: [['policy.frame', 1]],
  },
  {
    fault: 'a policy that blocks the search',
    html: page(RESERVE, LOADER, '<assess-search></assess-search>'),
    policy: "form-action 'self'",
    finds: [['policy.form', 1]],
  },
  {
    fault: 'a policy that blocks pictures',
    html: configured({ flags: { productImages: true } }),
    policy: "img-src 'self'",
    finds: [['policy.img', 1]],
  },
  {
    fault: 'Trusted Types without ours',
    html: configured({ flags: { editableTemplates: true } }),
    policy: "require-trusted-types-for 'script'; trusted-types none-of-ours",
    finds: [['policy.trusted-types', 1]],
  },
  {
    fault: 'a wrong hash',
    html: page(
      RESERVE.replace('/reserve', '/v1.1.0/reserve'),
      LOADER.replace('/loader', '/v1.1.0/loader').replace('async', 'integrity="sha384-AAAA" crossorigin'),
      CART,
    ),
    finds: [['integrity.wrong', 2, /sha384-/]],
  },
  {
    fault: 'a hash of another release in the import map',
    html: page(
      `<script type="importmap">{"integrity":{"${WIDGETS}/chunks/core-AbCdEf.js":"sha384-AAAA"}}</script>`,
      RESERVE.replace('/reserve', '/v1.1.0/reserve'),
      LOADER.replace('/loader', '/v1.1.0/loader'),
      CART,
    ),
    answers: {
      [`${WIDGETS}/v1.1.0/integrity.json`]: { body: '{"integrity":{"chunks/core-AbCdEf.js":"sha384-BBBB"}}' },
    },
    finds: [['integrity.wrong', 1]],
  },
  {
    fault: 'a hash without crossorigin',
    html: page(
      RESERVE.replace('/reserve', '/v1.1.0/reserve'),
      LOADER.replace('/loader', '/v1.1.0/loader').replace('async', `integrity="${SIGN_HASH}"`),
      CART,
    ),
    answers: { [`${WIDGETS}/v1.1.0/loader.js`]: { body: 'assess-widgets' } },
    finds: [['integrity.crossorigin', 2]],
  },
  {
    fault: 'modules that other origins may not load',
    html: page(RESERVE, LOADER, CART),
    answers: { [`${WIDGETS}/loader.js`]: { headers: {} } },
    finds: [['cors.files', 2]],
  },
  {
    fault: 'commerce that refuses the origin',
    html: page(RESERVE, LOADER, CART),
    answers: { 'https://commerce.example': { status: 403, headers: {} } },
    finds: [['cors.service', 2, /does not allow https:\/\/school\.example/]],
  },
  {
    fault: 'commerce that refuses a header',
    html: page(RESERVE, LOADER, CART),
    answers: {
      'https://commerce.example': {
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'X-Site-Id' },
      },
    },
    finds: [['cors.service', 2, /x-request-id/]],
  },
  {
    fault: 'a store that takes no cookies',
    html: configured({ store: 'https://store.example' }),
    finds: [['cors.service', 3, /Credentials/]],
  },
  {
    fault: 'a service that does not answer',
    html: configured({ geo: 'https://geo.example' }),
    answers: { 'https://geo.example': 'none' },
    finds: [['service.unreachable', 3]],
  },
];
