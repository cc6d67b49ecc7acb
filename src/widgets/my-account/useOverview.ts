import type { Customer } from '../../api/customer.ts';
import { invoicesQuery } from '../../api/invoice/invoice.queries.ts';
import { ordersQuery } from '../../api/order/order.queries.ts';
import { qualificationsQuery } from '../../api/qualification/qualification.queries.ts';
import { quotesQuery } from '../../api/quote/quote.queries.ts';
import { now } from '../../core/clock.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { sampleCart } from '../parts/cart-lines/sample-cart.ts';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { sampleOrders } from '../parts/order/sample-orders.ts';
import type { Invoices } from './waiting.ts';

/** The first page of the order history, which has the newest orders and how many there are in each status. */
const NEWEST = { query: '', status: '', from: '', to: '', sort: 'byDate', page: 0 };
const OVERDUE = { query: '', status: 'OVERDUE', account: '', page: 0 };
const ENDING = { query: '', statuses: 'EXPIRING', sort: 'byExpiration', page: 0 };

/** The sample invoice of author mode, which is overdue (EMB-11). */
const sampleOverdue = (): Invoices => {
  const toPay = sampleCart().totalPrice;
  const due = new Date(now()).toISOString().slice(0, 10);
  const invoices = [{ status: 'OVERDUE', due }];
  return { invoices, totals: [{ toPay }], accounts: [] } as unknown as Invoices;
};

/** Reads what the overview shows, each thing by itself. What a flag turns off is undefined. Source: SHL-06, ACC-01 h. */
export const useOverview = (of: Customer | undefined) => {
  const hasOrders = useFlag('orderHistory');
  const hasTypes = useFlag('accountQualifications').length > 0;
  const orders = useCustomerRead(
    'orders.read',
    ordersQuery(hasOrders ? of : undefined, NEWEST),
    sampleOrders(),
  );
  const levels = qualificationsQuery(hasTypes ? of : undefined);
  const qualifications = useCustomerRead('qualifications.read', levels, { types: [] });
  return {
    invoices: useCustomerRead('invoices.read', invoicesQuery(of, OVERDUE), sampleOverdue()),
    orders: hasOrders ? orders : undefined,
    quotes: useCustomerRead('quotes.read', quotesQuery(of, ENDING), { quotes: [], sorts: [] }),
    qualifications: hasTypes ? qualifications : undefined,
  };
};

export type OverviewReads = ReturnType<typeof useOverview>;
/** A thing that is read. */
export type Thing = keyof OverviewReads;
