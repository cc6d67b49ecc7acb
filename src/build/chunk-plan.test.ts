import { describe, expect, it } from 'vitest';
import { planChunks, sharedFileOf, type Uses } from './chunk-plan.ts';

const NOBODY: Uses = {
  miniCart: false,
  everyPage: false,
  signIn: false,
  quickOrder: false,
  cart: false,
  help: false,
  signedIn: false,
  cartLate: false,
  payment: false,
  review: false,
  beyondCheckout: false,
  checkout: false,
  accounts: 0,
  entries: 0,
};
const fileOf = (uses: Partial<Uses>) => sharedFileOf({ ...NOBODY, ...uses })?.name;

describe('the file of a module that several pages share', () => {
  it.each<[file: string | undefined, who: string, uses: Partial<Uses>]>([
    ['core', 'every widget', { miniCart: true, everyPage: true, entries: 30 }],
    [undefined, 'the mini-cart alone', { miniCart: true, entries: 1 }],
    ['kit', 'nearly every entry', { entries: 15 }],
    ['kit', 'sign-in and the cart', { signIn: true, cart: true, entries: 2 }],
    ['core', 'the header and quick order', { everyPage: true, quickOrder: true, entries: 2 }],
    ['parts', 'quick order and the cart', { quickOrder: true, cart: true, entries: 2 }],
    ['basket', 'the cart and the checkout', { cart: true, checkout: true, entries: 1 }],
    ['routes', 'the header and every page of the account', { everyPage: true, accounts: 12, entries: 1 }],
    ['lines', 'the cart, and what it loads late', { cart: true, entries: 1 }],
    ['list', 'quick order, and what it loads late', { quickOrder: true, entries: 1 }],
    ['signed-in', 'what follows a sign-in', { signedIn: true }],
    ['customer', 'the checkout and the pages of the account', { checkout: true, accounts: 12 }],
    ['pages', 'the pages of the account', { accounts: 12 }],
    ['lists', 'several pages of the account', { accounts: 5 }],
    ['checkout-flow', 'the checkout alone', { checkout: true }],
    [
      undefined,
      'the checkout and one page of the account',
      { checkout: true, accounts: 1, beyondCheckout: true },
    ],
    ['addresses', 'the checkout and two pages of the account', { checkout: true, accounts: 2 }],
    ['payment', 'the checkout and the payment of invoices', { checkout: true, payment: true }],
    ['needs', 'the checkout and a late part of the cart', { checkout: true, cartLate: true }],
    ['kit', 'the cart and every page of the account', { cart: true, accounts: 12, entries: 1 }],
    ['parts', 'these and quick order', { quickOrder: true, cart: true, accounts: 12, entries: 2 }],
    ['checkout-parts', 'the checkout and a late part elsewhere', { checkout: true, beyondCheckout: true }],
    [undefined, 'the pages of the account and the review of an order', { accounts: 12, review: true }],
    ['ways', 'the header and the footer', { everyPage: true, entries: 2 }],
    ['dialog', 'the help and several pages of the account', { help: true, accounts: 6, entries: 1 }],
    [undefined, "the checkout's entry, which stays light", { checkout: true, entries: 1 }],
    [undefined, 'two pages of the account', { accounts: 2 }],
    [undefined, 'one late part', {}],
  ])('is %s for %s [PERF-02]', (file, _who, uses) => {
    expect(fileOf(uses)).toBe(file);
  });
});

describe('the plan of a build', () => {
  const graph: Readonly<
    Record<string, { importedIds: string[]; isEntry?: boolean; dynamicImporters?: string[] }>
  > = {
    '/src/widgets/cart/define.ts': { importedIds: ['/src/core/money.ts', '/src/cart.ts'], isEntry: true },
    '/src/widgets/checkout/define.ts': { importedIds: [], isEntry: true },
    '/src/widgets/checkout/flow/Flow.tsx': {
      importedIds: ['/src/core/money.ts', '/src/flow.ts'],
      dynamicImporters: ['/src/widgets/checkout/define.ts'],
    },
    '/src/core/money.ts': { importedIds: ['/src/core/round.ts'] },
    '/src/core/round.ts': { importedIds: [] },
    '/src/cart.ts': { importedIds: [] },
    '/src/flow.ts': { importedIds: [] },
  };
  const plan = planChunks(Object.keys(graph), (id) => {
    const { importedIds = [], isEntry = false, dynamicImporters = [] } = graph[id] ?? {};
    return { importedIds, isEntry, dynamicImporters };
  });

  it('follows imports from each entry and each late part, and leaves entries their own files [PERF-02]', () => {
    expect(Object.fromEntries([...plan].map(([id, { name }]) => [id, name]))).toEqual({
      '/src/core/money.ts': 'basket',
      '/src/core/round.ts': 'basket',
      '/src/cart.ts': 'lines',
      '/src/widgets/checkout/flow/Flow.tsx': 'checkout-flow',
      '/src/flow.ts': 'checkout-flow',
    });
  });
});
