import type { InferInput } from 'valibot';
import type { orderSchema } from '../../../src/api/order/order.contract.ts';
import type { PaymentTypeCode } from '../../../src/api/payment/payment-type.contract.ts';
import type { Repository } from '../core/repository.ts';

export type OrderReply = InferInput<typeof orderSchema>;

/** What an order was placed with, for the customer's next one. Source: CHK-21. */
export type UsedChoices = {
  accountId?: string | undefined;
  qualifiedUserId?: string | undefined;
  /** The number of an existing Q-global account, or of the one that the order created. */
  qGlobalNumber?: string | undefined;
  deliveryAddressId?: string | undefined;
  deliveryModeCode?: string | undefined;
  billingAddress?: 'ACCOUNT' | 'DELIVERY' | { id: string } | undefined;
  paymentType?: PaymentTypeCode | undefined;
  /** The saved card that paid, or the new one that was saved with the order. */
  cardId?: string | undefined;
};

/** An order as it was placed. Its reply never changes. */
export type StoredOrder = {
  code: string;
  /** The GUID of the cart that became the order. */
  guid: string;
  userId: string;
  site: string;
  /** Server time in milliseconds. */
  placedAt: number;
  /** The order is hidden until then, because the bank has not answered. */
  knownFrom: number;
  reply: OrderReply;
  /** Orders that an earlier version stored have none. */
  used?: UsedChoices | undefined;
  accessCodes: readonly { productCode: string; codes: readonly string[] }[];
};

/** The order of a cart, by the cart's code and by its GUID. */
export type OrderedCart = { userId: string; orderCode: string };

/** The outcome of an order key. Source: api.md, "The order key". */
export type SettledKey =
  | { userId: string; state: 'ordered'; orderCode: string }
  | { userId: string; state: 'retired' };

export const ordersIn = (repository: Repository) => {
  const orders = repository.collection<StoredOrder>('orders');
  const owners = repository.collection<{ userId: string }>('order owners');
  const counter = repository.collection<{ last: number }>('order counter');
  const begun = repository.collection<true>('orders begun');
  return {
    carts: repository.collection<OrderedCart>('ordered carts'),
    keys: repository.collection<SettledKey>('order keys'),
    /** Customers who have been given their first data. */
    begun,
    of: (userId: string): readonly StoredOrder[] => orders.of(userId),
    get: (userId: string, code: string): StoredOrder | undefined => orders.get(`${userId} ${code}`),
    isAnybodys: (code: string): boolean => owners.get(code) !== undefined,
    save: (order: StoredOrder): void => {
      orders.put(`${order.userId} ${order.code}`, order.userId, order);
      owners.put(order.code, '', { userId: order.userId });
    },
    nextCode: (): string => {
      const last = (counter.get('order')?.last ?? FIRST_CODE) + 1;
      counter.put('order', '', { last });
      return String(last).padStart(8, '0');
    },
    clear: (): void => {
      orders.clear();
      owners.clear();
      begun.clear();
    },
  };
};

/** Lower numbers belong to orders of the seed. */
const FIRST_CODE = 100_000;
