import type { RecordProducts } from '../../core/analytics/create-recorder.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { cartAddress } from '../cart/cart-address.ts';
import { readOrder } from '../order/order.contract.ts';
import { orderProducts } from './product-record.rules.ts';

/** Reads the products of an order that was just placed. Rejects with `ServiceError`. */
export const readPlaced = async (orderCode: string): Promise<RecordProducts> => {
  const path = { ...(cartAddress() ?? { userId: 'current', whose: '-' }), orderCode };
  return orderProducts(await retryRead(() => callService(readOrder, { path })));
};
