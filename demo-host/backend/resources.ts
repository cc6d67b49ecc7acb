import { accountRoutes } from './account/account.backend.ts';
import { addressRoutes, autosuggestRoutes } from './address/address.backend.ts';
import { aimswebRoutes } from './aimsweb/aimsweb.backend.ts';
import { cardRoutes } from './card/card.backend.ts';
import { cartRoutes } from './cart/cart.backend.ts';
import { enterRoutes } from './cart/enter.backend.ts';
import { batchRoutes, entryRoutes } from './cart/entries.backend.ts';
import type { Route } from './core/endpoint-handler.ts';
import type { Services } from './core/services.ts';
import { billingRoutes, deliveryRoutes } from './delivery/delivery.backend.ts';
import { invoicePaymentRoutes } from './invoice/invoice-payment.backend.ts';
import { invoiceRoutes } from './invoice/invoice.backend.ts';
import { accessCodeRoutes } from './order/access-codes.backend.ts';
import { orderStatusRoutes } from './order/order-status.backend.ts';
import { orderKeyRoutes, orderRoutes } from './order/order.backend.ts';
import { cartPaymentRoutes } from './payment/cart-payment.backend.ts';
import { newCardRoutes } from './payment/new-card.backend.ts';
import { paymentTypeRoutes } from './payment/payment-type.backend.ts';
import { lookupRoutes } from './product/lookup.backend.ts';
import { preferencesRoutes } from './preferences/preferences.backend.ts';
import { productRoutes } from './product/product.backend.ts';
import { programRoutes } from './program/program.backend.ts';
import { supportRoutes } from './support/support.backend.ts';
import { qGlobalRoutes } from './q-global/q-global.backend.ts';
import { qualificationRoutes } from './qualification/qualification.backend.ts';
import { qualifiedUserRoutes } from './qualified-user/qualified-user.backend.ts';
import { quoteOwnRoutes, quoteRoutes } from './quote/quote.backend.ts';
import { savedCartRoutes } from './saved-cart/saved-cart.backend.ts';
import { siteRoutes } from './site/site.backend.ts';
import { trainingRoutes } from './training/training.backend.ts';
import { userRoutes } from './user/user.backend.ts';
import { voucherRoutes } from './voucher/voucher.backend.ts';

type Resource = (services: Services) => Route[];

/** The endpoints that every OCC host has. */
export const STANDARD: readonly Resource[] = [
  productRoutes,
  cartRoutes,
  savedCartRoutes,
  voucherRoutes,
  entryRoutes,
  siteRoutes,
  userRoutes,
  addressRoutes,
  deliveryRoutes,
  cardRoutes,
  cartPaymentRoutes,
  orderRoutes,
  quoteRoutes,
];

/** The store's own endpoints. They come before the standard ones, some of which would match their paths. */
export const OWN: readonly Resource[] = [
  lookupRoutes,
  batchRoutes,
  enterRoutes,
  accountRoutes,
  qualifiedUserRoutes,
  qualificationRoutes,
  preferencesRoutes,
  qGlobalRoutes,
  supportRoutes,
  aimswebRoutes,
  autosuggestRoutes,
  billingRoutes,
  paymentTypeRoutes,
  newCardRoutes,
  programRoutes,
  trainingRoutes,
  orderKeyRoutes,
  accessCodeRoutes,
  orderStatusRoutes,
  invoiceRoutes,
  invoicePaymentRoutes,
  quoteOwnRoutes,
];
