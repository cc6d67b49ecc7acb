import type { Fault } from '../../demo-host/backend/core/faults.ts';
import { listFragment } from '../../src/api/list/list-link.rules.ts';
import type { Lines } from '../../tests/support/fill-cart.ts';
import { LONGEST_NAME, someLines } from '../support/some-lines.ts';

/** What the page and its services hold before a widget is drawn, so that it shows one of its states. */
type Situation = {
  /** Who is signed in. */
  who?: string | undefined;
  lines: Lines;
  /** The names of products, by their codes. */
  names: Readonly<Record<string, string>>;
  /** Attributes without which the widget has nothing to show. The author's own win. */
  attributes: Readonly<Record<string, string>>;
  /** What stands in the address of the page after its path. */
  address: string;
};

type People = { usual: string; empty?: string; many?: string };

/** Whose pages show something, and whose show nothing yet, by the demo's people. */
const PEOPLE: Readonly<Record<string, People>> = {
  accounts: { usual: 'mara', empty: 'zoe', many: 'olive' },
  'account-menu': { usual: 'mara' },
  'address-book': { usual: 'mara' },
  invoices: { usual: 'max', empty: 'nina' },
  'my-account': { usual: 'max', empty: 'zoe' },
  'order-history': { usual: 'max', empty: 'nina' },
  'payment-cards': { usual: 'carla', empty: 'nina' },
  preferences: { usual: 'mara' },
  profile: { usual: 'mara' },
  qualifications: { usual: 'vera', empty: 'nina' },
  quotes: { usual: 'quinn', empty: 'nina' },
  'saved-carts': { usual: 'mara' },
  support: { usual: 'sue', empty: 'mara' },
};

const KIT = 'LMS4-KIT';

const LINES: Readonly<Record<string, Lines>> = {
  one: [{ code: KIT, quantity: 2 }],
  many: someLines(20),
  needs: [
    { code: 'RPW-G3-LIC', quantity: 5 },
    { code: 'FMS-TRN', quantity: 1 },
    { code: KIT, quantity: 1 },
  ],
  'longest-text': [
    { code: KIT, quantity: 2 },
    { code: 'MAB2-KIT', quantity: 25 },
  ],
};

/** Pages without a customer that have something to show only if the cart has. */
const WITH_CART = ['cart', 'mini-cart', 'checkout', 'header'];

/** Returns the situation in which a widget shows a state. `name` is its tag without `assess-`. */
export const situationOf = (name: string, state: string): Situation => {
  const people = PEOPLE[name];
  const who =
    people && ((state === 'empty' && people.empty) || (state === 'many' && people.many) || people.usual);
  const isLong = state === 'longest-text';
  return {
    who,
    lines: LINES[state] ?? (state === '' && WITH_CART.includes(name) ? LINES['one']! : []),
    names: isLong ? { [KIT]: LONGEST_NAME, 'MAB2-KIT': LONGEST_NAME } : {},
    attributes: name === 'product' ? { 'product-code': KIT } : {},
    address: addressOf(name, state),
  };
};

const addressOf = (name: string, state: string): string => {
  if (name === 'search-results') return `?text=${state === 'empty' ? 'zzzz' : 'scale'}`;
  if (state === 'shared-list') return listFragment('en-us', SHARED) ?? '';
  return state === 'shared-list-unreadable' ? '#list=en-us/3/FMS-KIT:2/end' : '';
};

/** The lines of a shared list: some are sold, one is retired, one is unknown. */
const SHARED: Lines = [
  { code: 'FMS-KIT', quantity: 2 },
  { code: 'LMS3-KIT', quantity: 1 },
  { code: 'NOT-HERE', quantity: 1 },
];

/** The faults of the composer, as the demo's services know them. Nothing answers a page that is offline. */
export const FAULT_ORDERS: Readonly<Record<string, readonly Fault[]>> = {
  changes: ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ method, path: '/users', status: 500 })),
  slow: [{ path: '/', delayMs: 60_000 }],
  down: [{ path: '/', status: 503 }],
  refused: [{ path: '/', status: 403 }],
  offline: [{ path: '/', cut: true }],
  'no-json': [{ path: '/', body: 'html' }],
  'cut-short': [{ path: '/', body: 'truncated' }],
};
