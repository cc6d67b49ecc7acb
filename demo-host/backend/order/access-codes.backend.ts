import { readAccessCodes } from '../../../src/api/order/order.contract.ts';
import { customerOf, viewOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { unknownIdentifier } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { askStepUp } from '../core/step-up.ts';
import { knownOrder } from './known-orders.ts';

/** The store's own endpoint for the single-use codes of an order. Source: IDN-05, CHK-16 e. */
export const accessCodeRoutes = (services: Services): Route[] => [
  handle(readAccessCodes, (call) => {
    const user = customerOf(call, services);
    const { orderCode } = call.path;
    const order = knownOrder(user, orderCode, viewOf(call, services), services);
    if (!order || order.accessCodes.length === 0) throw unknownIdentifier('order', orderCode);
    askStepUp(call, services, user, { kind: 'transaction', action: `read codes ${orderCode}`, isRead: true });
    return {
      accessCodes: order.accessCodes.map(({ productCode, codes }) => ({ productCode, codes: [...codes] })),
    };
  }),
];
