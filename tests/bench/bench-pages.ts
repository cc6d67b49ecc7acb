import { readFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { headSnippet, type HeadParts } from '../../src/build/head-snippet.ts';

const version = `v${packageJson.version}`;

/**
 * The pages of the bench. Some are compared: the same document with the mini-cart drawn in five ways, and once with the
 * whole shell. Each of the others serves one measure.
 */
export type BenchPage =
  | 'blank'
  | 'static'
  | 'vanilla'
  | 'bare-react'
  | 'widget'
  | 'widget-with-snippet'
  | 'shell'
  | 'quick-order'
  | 'bare-rows'
  | 'bare-cart'
  | 'cart'
  | 'cart-with-snippet'
  | 'checkout'
  | 'orders'
  | 'invoices'
  | 'store';

const CONFIG = '{"locale": "en-us", "commerceBase": "/commerce/headless/ecommerce/v2"}';
const SETTINGS = `<script type="application/json" data-assess-config>${CONFIG}</script>`;
const RESERVE = `<link rel="stylesheet" href="/widgets/${version}/reserve.css">`;
const LOADER = `<script src="/widgets/${version}/loader.js" async></script>`;
const OUR_CART = '<assess-cart><p>Order by phone</p></assess-cart>';
const WORD = '<a href="/cart">Cart</a>';

const snippet = (...widgets: string[]): string => {
  const parts = JSON.parse(readFileSync(`dist/site/${version}/head.json`, 'utf8')) as HeadParts;
  return headSnippet(parts, { widgets, language: 'en', base: '/widgets/' });
};

/** Returns a head with the snippet before every style sheet, because a script waits for style sheets above it. */
const ours = (hints: string): string => SETTINGS + hints + LOADER + RESERVE;

/** The widgets that are on every page of a site. */
const SHELL = [
  'header',
  'navigation',
  'search',
  'banner',
  'account-menu',
  'mini-cart',
  'notifications',
  'footer',
  'session',
];
const SHELL_SETTINGS = SETTINGS.replace(
  '}</script>',
  ', "regional": "/regional", "content": "/content"}</script>',
);

/** The settings for a customer whose tokens are already in the tab. The identity service is never asked. */
const CUSTOMER_SETTINGS = SETTINGS.replace(
  '}</script>',
  ', "identity": {"base": "/auth", "realm": "assess", "clientId": "assess-store-web", "userIdClaim": "user_id", "redirectUri": "/signed-in.html"}}</script>',
);

const yard = (name: string): string => `<script type="module" src="/yard/${name}.js"></script>`;

const PARTS: Record<BenchPage, () => { head: string; cart: string; main?: string; foot?: string }> = {
  blank: () => ({ head: '', cart: '' }),
  static: () => ({ head: '', cart: `${WORD} <b class="count">6</b>` }),
  vanilla: () => ({ head: yard('vanilla'), cart: '<yard-mini-cart></yard-mini-cart>' }),
  'bare-react': () => ({ head: yard('bare-react'), cart: '<yard-mini-cart></yard-mini-cart>' }),
  widget: () => ({ head: SETTINGS + LOADER + RESERVE, cart: `<assess-mini-cart>${WORD}</assess-mini-cart>` }),
  'widget-with-snippet': () => ({
    head: ours(snippet('mini-cart')),
    cart: `<assess-mini-cart>${WORD}</assess-mini-cart>`,
  }),
  shell: () => ({
    head: SHELL_SETTINGS + snippet(...SHELL) + LOADER + RESERVE,
    cart: `<assess-header><a slot="brand" href="/">Store</a>
<assess-account-menu slot="account"><a href="/en/login">Sign in</a></assess-account-menu>
<assess-mini-cart slot="cart">${WORD}</assess-mini-cart></assess-header>`,
    main: '<assess-notifications></assess-notifications>',
    foot: '<assess-footer></assess-footer><assess-session></assess-session>',
  }),
  'quick-order': () => ({
    head: ours(snippet('quick-order')),
    cart: '',
    main: '<assess-quick-order><p>Order by phone</p></assess-quick-order>',
  }),
  'bare-rows': () => ({ head: yard('bare-rows'), cart: '', main: '<yard-quick-order></yard-quick-order>' }),
  'bare-cart': () => ({ head: yard('bare-cart'), cart: '', main: '<yard-cart></yard-cart>' }),
  cart: () => ({ head: SETTINGS + LOADER + RESERVE, cart: '', main: OUR_CART }),
  'cart-with-snippet': () => ({ head: ours(snippet('cart')), cart: '', main: OUR_CART }),
  checkout: () => ({
    head: CUSTOMER_SETTINGS + snippet('checkout') + LOADER + RESERVE,
    cart: '',
    main: '<assess-checkout><p>Order by phone</p></assess-checkout>',
  }),
  orders: () => ({
    head:
      CUSTOMER_SETTINGS.replace('}</script>', ', "flags": {"orderHistory": true}}</script>') +
      snippet('order-history') +
      LOADER +
      RESERVE,
    cart: '',
    main: '<assess-order-history><p>Orders by phone</p></assess-order-history>',
  }),
  invoices: () => ({
    head: CUSTOMER_SETTINGS + snippet('invoices') + LOADER + RESERVE,
    cart: '',
    main: '<assess-invoices><p>Invoices by mail</p></assess-invoices>',
  }),
  store: () => ({
    head: ours(snippet('mini-cart', 'quick-order', 'cart')),
    cart: `<assess-mini-cart>${WORD}</assess-mini-cart>`,
    main: '<assess-quick-order><p>Order by phone</p></assess-quick-order><assess-cart><p>Cart</p></assess-cart>',
  }),
};

const PROSE = '<p>Assessments for schools and clinics, with the materials that go with them.</p>'.repeat(20);

export const benchPage = (name: string): string | undefined => {
  if (!Object.hasOwn(PARTS, name)) return undefined;
  const { head, cart, main = '', foot = '' } = PARTS[name as BenchPage]();
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
${head}<link rel="stylesheet" href="/assets/site.css"><link rel="icon" href="data:,"></head>
<body><header>${cart}</header><main><h1>Store</h1>${main}${PROSE}</main>${foot}</body></html>`;
};
