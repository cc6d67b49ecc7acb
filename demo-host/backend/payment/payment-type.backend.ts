import { choosePaymentType, listPaymentTypes } from '../../../src/api/payment/payment-type.contract.ts';
import { cartOf } from '../cart/cart.ts';
import { changeChoices } from '../checkout/change-cart.ts';
import { notAllowed, paymentTypesFor } from '../checkout/payment-types.ts';
import { customerOf, viewOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import type { Services } from '../core/services.ts';
import { PAYMENTS } from './make-payment.ts';

/** The store's own endpoints for the payment of a cart. Source: CHK-10 to CHK-12. */
export const paymentTypeRoutes = (services: Services): Route[] => [
  handle(listPaymentTypes, (call) => {
    customerOf(call, services);
    return { paymentTypes: paymentTypesFor(cartOf(call, services), viewOf(call, services)) };
  }),

  handle(choosePaymentType, (call) =>
    changeChoices(call, services, (choices, cart, view) => {
      const { type, vatNumber } = call.body;
      const kind = paymentTypesFor(cart, view).find((one) => one.type === type);
      if (!kind?.allowed) throw notAllowed(kind?.reason ?? undefined);
      const keepsVat = services.settings.of(cart.site, cart.userId).vat;
      return {
        ...choices,
        payment: PAYMENTS[type](call.body, cart, view),
        vatNumber: keepsVat && vatNumber ? vatNumber : undefined,
      };
    }),
  ),
];
