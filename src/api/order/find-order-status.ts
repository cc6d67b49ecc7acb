import { callService } from '../../core/http/call-service.ts';
import { readOrderStatus, type OrderProgress } from './order-status.contract.ts';

/** Asks how far an order is, once. A wrong try counts, so it is never repeated. Rejects with `ServiceError`. Source: ACC-01 d. */
export const findOrderStatus = (asked: { reference: string; email: string }): Promise<OrderProgress> =>
  callService(readOrderStatus, { body: asked });
