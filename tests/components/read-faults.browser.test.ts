import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openAccount } from '../support/account-visit.ts';
import { openInvoices } from '../support/invoices-visit.ts';
import { openWidget } from '../support/open-widget.ts';
import { openOrders } from '../support/orders-visit.ts';
import { openCards } from '../support/payment-cards-visit.ts';
import { openQualifications } from '../support/qualifications-visit.ts';
import type { Scene } from '../support/scene.ts';
import { openSearch } from '../support/search-visit.ts';
import { beginFaults, endFaults, FAULTS, readFails, readHeals, type Deed } from '../support/widget-faults.ts';
import '../../src/widgets/accounts/define.ts';
import '../../src/widgets/invoices/define.ts';
import '../../src/widgets/my-account/define.ts';
import '../../src/widgets/order-history/define.ts';
import '../../src/widgets/order-status/define.ts';
import '../../src/widgets/payment-cards/define.ts';
import '../../src/widgets/qualifications/define.ts';
import '../../src/widgets/search-results/define.ts';
import '../../src/widgets/support/define.ts';

/* What widgets read that have no write with faults of its own. The others have a file beside the widget. */

type Row = Deed & {
  tag: string;
  what: string;
  /** The faults that are tried, where not all of them. */
  faults?: typeof FAULTS;
  /** Whether a third try is made without a word. */
  heals?: true;
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const headed = (name: string) => page.getByRole('alert').getByRole('heading', { name });
const again = () => button('Try again');
const except = (name: string) => FAULTS.filter((fault) => fault.name !== name);

const EMAIL = 'max@practice.example';
const email = () => page.getByRole('textbox', { name: 'Email' });
const invoice = () => button('INV-54410001');

const ROWS: readonly Row[] = [
  {
    tag: 'assess-accounts',
    what: 'the list of accounts',
    call: { method: 'GET', path: '/users/*/accounts', missingField: 'accounts' },
    sent: /^GET \/users\/current\/accounts$/,
    open: (faults) => openWidget('assess-accounts', { who: 'mara', faults }),
    failed: () => headed('We couldn’t load your accounts'),
    again,
    done: () => page.getByRole('link', { name: 'Alder Street Clinic', exact: true }),
    heals: true,
  },
  {
    tag: 'assess-accounts',
    what: 'an account',
    call: { method: 'GET', path: '/users/*/accounts/*', missingField: 'name' },
    sent: /^GET \/users\/current\/accounts\/[\w-]+$/,
    open: (faults) =>
      openWidget('assess-accounts', { who: 'mara', faults, attributes: { 'account-id': 'org-4410' } }),
    failed: () => headed('This account could not be loaded'),
    again,
    done: () => page.getByText('aimswebPlus account', { exact: true }),
  },
  {
    tag: 'assess-invoices',
    what: 'the list of invoices',
    call: { method: 'GET', path: '/users/*/invoices', missingField: 'invoices' },
    sent: /^GET \/users\/current\/invoices$/,
    open: (faults) => openInvoices({ faults, who: 'mara' }),
    failed: () => headed('We couldn’t load your invoices'),
    again,
    done: invoice,
    heals: true,
  },
  {
    tag: 'assess-invoices',
    what: 'an invoice in its row',
    call: { method: 'GET', path: '/users/*/invoices/*', missingField: 'lines' },
    sent: /^GET \/users\/current\/invoices\/[\w-]+$/,
    open: async (faults) => {
      const scene = await openInvoices({ faults, who: 'mara' });
      await invoice().click();
      return scene;
    },
    failed: () => headed('We couldn’t load this invoice'),
    again,
    done: () => page.getByText('Subtotal', { exact: true }),
  },
  {
    tag: 'assess-my-account',
    what: 'a tile of the overview',
    call: { method: 'GET', path: '/users/*/invoices', missingField: 'invoices' },
    sent: /^GET \/users\/current\/invoices$/,
    open: (faults) => openAccount('assess-my-account', { who: 'max', faults }),
    failed: () => page.getByRole('alert').getByText('Your invoices could not be loaded'),
    again: () => button('Try again: Invoices'),
    done: () => page.getByRole('link', { name: 'View overdue invoices', exact: true }),
    heals: true,
  },
  {
    tag: 'assess-order-history',
    what: 'the list of orders',
    call: { method: 'GET', path: '/users/*/orders', missingField: 'orders.0.code' },
    sent: /^GET \/users\/current\/orders$/,
    open: (faults) => openOrders({ faults }),
    failed: () => headed('We couldn’t load your orders'),
    again,
    done: () => page.getByRole('link', { name: 'WR-9104416', exact: true }),
    faults: except('a missing field'),
    heals: true,
  },
  {
    tag: 'assess-order-history',
    what: 'an order',
    call: { method: 'GET', path: '/users/*/orders/*', missingField: 'code' },
    sent: /^GET \/users\/current\/orders\/\w+$/,
    open: (faults) => openOrders({ faults, attributes: { 'order-id': '9104317' } }),
    failed: () => headed('This order could not be loaded'),
    again,
    done: () => page.getByText('Order total', { exact: true }),
  },
  {
    tag: 'assess-order-status',
    what: 'the status of an order [ACC-01 d]',
    call: { method: 'POST', path: '/orderstatus', missingField: 'reference' },
    sent: /^POST \/orderstatus$/,
    open: async (faults) => {
      const scene = await openAccount('assess-order-status', { who: undefined, faults });
      await userEvent.fill(page.getByRole('textbox', { name: 'Web reference number' }), 'WR-9104401');
      await userEvent.fill(email(), EMAIL);
      return scene;
    },
    begin: () => button('Check status').click(),
    failed: () => page.getByRole('alert').getByText(/We couldn’t check this order\./),
    again: () => button('Check status'),
    done: () => page.getByRole('heading', { name: 'Order WR-9104401' }),
    // A wrong try counts, so a call is never repeated by itself. 429 says when to go on, which has a test of its own.
    faults: except('429').map((fault) => ({ ...fault, tries: 1 })),
  },
  {
    tag: 'assess-payment-cards',
    what: 'the list of cards',
    call: { method: 'GET', path: '/users/*/paymentdetails', missingField: 'payments' },
    sent: /^GET \/users\/current\/paymentdetails/,
    open: (faults) => openCards({ faults }),
    failed: () => headed('We couldn’t load your cards'),
    again,
    done: () => button('Delete Visa ending in 4242'),
    heals: true,
  },
  {
    tag: 'assess-qualifications',
    what: 'the overview of qualifications',
    call: { method: 'GET', path: '/users/*/qualifications' },
    sent: /^GET \/users\/current\/qualifications$/,
    open: (faults) => openQualifications({ faults }),
    failed: () => headed('We couldn’t load your qualifications'),
    again,
    done: () => page.getByRole('link', { name: 'Licenses', exact: true }),
    faults: FAULTS.filter(({ name }) => name.startsWith('503')),
    heals: true,
  },
  {
    tag: 'assess-qualifications',
    what: 'the qualifications of a type',
    call: { method: 'GET', path: '/users/*/qualifications/*', missingField: 'qualifications' },
    sent: /^GET \/users\/current\/qualifications\/license$/,
    open: (faults) => openQualifications({ faults, attributes: { 'qualification-type': 'license' } }),
    failed: () => headed('We couldn’t load your qualifications'),
    again,
    done: () => button('Delete Psychologist license'),
  },
  {
    tag: 'assess-search-results',
    what: 'a search',
    call: { method: 'GET', path: '/products/search', missingField: 'pagination' },
    sent: /^GET \/products\/search$/,
    open: (faults) => openSearch('?text=memory', { faults: [...faults] }),
    failed: () => headed('Your search could not be completed'),
    again,
    done: () => page.getByRole('heading', { name: '10 results for “memory”' }),
    heals: true,
  },
  {
    tag: 'assess-support',
    what: 'the search for customers',
    call: { method: 'POST', path: '/**/customers/search', missingField: 'customers' },
    sent: /^POST .*\/customers\/search$/,
    open: (faults) => openWidget('assess-support', { who: 'sue', faults }),
    failed: () => headed('The customers could not be loaded'),
    again,
    done: () => button('Search'),
  },
];

let scene: Scene | undefined;
/** The row, whose scene ends with the test. */
const held = (row: Row): Row => ({
  ...row,
  open: async (faults) => {
    scene = await row.open(faults);
    return scene;
  },
});

beforeEach(beginFaults);
afterEach(async () => {
  await endFaults(scene);
  history.replaceState(null, '', location.pathname);
});

for (const row of ROWS.map(held))
  describe(`${row.what}, whose reading fails [REL-01 b part]`, () => {
    it.each(row.faults ?? FAULTS)('by $name, says so in words, and a retry works', (fault) =>
      readFails(row.tag, row, fault),
    );
    if (row.heals) it('twice, shows it at the third try without a word', () => readHeals(row.tag, row));
  });

it('an order whose status can’t be read keeps what was typed to find it [REL-01 d] [ACC-01 d]', async () => {
  const row = held(ROWS.find(({ tag }) => tag === 'assess-order-status')!);
  await row.open([{ ...row.call, status: 500 }]);
  await row.begin?.();
  await expect.element(row.failed(), { timeout: 20_000 }).toBeVisible();
  await expect.element(email()).toHaveValue(EMAIL);
});
