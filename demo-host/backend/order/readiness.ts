import { covers, highestLevel } from '../../../src/api/checkout/qualification.rules.ts';
import { allowedQuantity } from '../cart/cart.ts';
import type { StoredCart } from '../cart/store.ts';
import { billedTo } from '../checkout/billed-to.ts';
import { needsOf, productsOf } from '../checkout/needs.ts';
import { notAllowed, paymentTypesFor } from '../checkout/payment-types.ts';
import { cartTotals } from '../checkout/totals.ts';
import { accountOf } from '../checkout/what-follows.ts';
import { invalid, OccError, outOfStock, refused, validationError } from '../core/occ-error.ts';
import type { View } from '../core/services.ts';
import { modesFor } from '../delivery/delivery.ts';
import type { StoredProduct } from '../product/store.ts';
import { qualifiedUsersIn } from '../qualified-user/store.ts';
import { quoteRefusal } from '../quote/quote.ts';
import { isTrainingComplete } from '../training/training.ts';

type Check = (cart: StoredCart, view: View) => OccError | undefined;

/** Throws the first reason why this cart can't be ordered. Source: api.md, "Refusals of placing". */
export const checkReady = (cart: StoredCart, view: View): void => {
  for (const check of CHECKS) {
    const refusal = check(cart, view);
    if (refusal) throw refusal;
  }
};

/**
 * Does the same on a plain OCC host, which has neither accounts nor levels. It throws OCC's own errors, one for each
 * line.
 */
export const checkReadyForOcc = (cart: StoredCart, view: View): void => {
  const expired = quoteRefusal(cart, view);
  if (expired) throw expired;
  const lines = (cart.quote ? [] : cart.entries).flatMap(({ productCode, quantity }, number) => {
    const product = view.repository.product(productCode);
    const outcome = product && allowedQuantity(product, view.site, 0, quantity);
    return outcome?.status === 'success' ? [] : [...outOfStock(productCode, number).errors];
  });
  if (lines.length > 0) throw new OccError(400, lines);
  if (cart.entries.length === 0) throw emptyCart(cart);
  const { deliveryAddress, deliveryModeCode, payment } = cart.choices ?? {};
  const needs = needsOf(productsOf(cart, view));
  const isFree = cartTotals(cart, view).totalWithTax === 0;
  const missing = [
    ...(needs.shipping && !deliveryAddress ? ['deliveryAddress'] : []),
    ...(needs.shipping && !deliveryModeCode ? ['deliveryMode'] : []),
    ...((payment && !payment.lacks) || isFree ? [] : ['paymentInfo']),
  ];
  if (missing.length > 0)
    throw validationError(missing.map((what) => invalid(what, 'It is not set.', 'missing')));
};

const emptyCart = ({ code }: StoredCart): OccError =>
  refused('CartError', 'The cart is empty.', { status: 400, reason: 'invalid', subject: code });

const items: Check = (cart, view) => {
  if (cart.entries.length === 0) return emptyCart(cart);
  if (cart.quote) return undefined;
  for (const { productCode, quantity } of cart.entries) {
    const product = view.repository.product(productCode);
    const outcome = product && allowedQuantity(product, view.site, 0, quantity);
    if (!outcome || outcome.status === 'notPurchasable')
      return lineRefused('ProductNotPurchasable', productCode);
    if (outcome.status === 'noStock' || outcome.status === 'lowStock')
      return lineRefused('InsufficientStock', productCode);
    if (outcome.status !== 'success') return lineRefused('MinimumNotMet', productCode);
  }
  return undefined;
};

const lineRefused = (type: string, productCode: string): OccError =>
  refused(type, 'A line can’t be ordered as it is.', { subject: productCode, subjectType: 'product' });

/** Quoted products are reserved for the customer until the quote ends. */
const quote: Check = (cart, view) => quoteRefusal(cart, view);

const aimswebMinimum: Check = (cart, view) => {
  const { aimsweb } = cartTotals(cart, view);
  const isBelow = aimsweb && needsOf(productsOf(cart, view)).aimsweb && aimsweb.subtotal < aimsweb.minimum;
  return isBelow
    ? refused('MinimumNotMet', 'aimswebPlus lines are below their minimum.', { reason: 'aimsweb' })
    : undefined;
};

const training: Check = (cart, view) => {
  const open = cart.entries.filter((entry) => {
    const product = view.repository.product(entry.productCode);
    return product?.format === 'TRAINING' && !isTrainingComplete(entry, product, view.clock.now());
  });
  return open[0] && lineRefused('TrainingMissing', open[0].productCode);
};

const delivery: Check = (cart, view) => {
  if (!needsOf(productsOf(cart, view)).shipping) return undefined;
  const { deliveryAddress, deliveryModeCode } = cart.choices ?? {};
  if (!deliveryAddress)
    return refused('AddressInvalid', 'There is no delivery address.', { subject: 'deliveryAddress' });
  return modesFor(deliveryAddress).some(({ code }) => code === deliveryModeCode)
    ? undefined
    : refused('DeliveryModeInvalid', 'There is no delivery mode.');
};

const account: Check = (cart, view) => {
  const found = accountOf(cart, view);
  if (!found?.billingAddress && !found?.isUnconfirmed)
    return refused('AccountInvalid', 'No valid account is chosen.');
  const isWrong = found.type === 'PERSONAL' && needsOf(productsOf(cart, view)).aimsweb;
  return isWrong
    ? refused('AccountInvalid', 'aimswebPlus is for organizations alone.', { reason: 'organizationOnly' })
    : undefined;
};

const qualifiedUser: Check = (cart, view) => {
  const needed = highestLevel(productsOf(cart, view).map(({ level }: StoredProduct) => level));
  if (needed === undefined) return undefined;
  const one = qualifiedUsersIn(view)
    .of(cart.userId, accountOf(cart, view)!)
    .find(({ id }) => id === cart.choices?.qualifiedUserId);
  return covers(one?.level, needed)
    ? undefined
    : refused('QualifiedUserMissing', 'Nobody qualified is chosen.', { subject: needed });
};

const platforms: Check = (cart, view) => {
  const needs = needsOf(productsOf(cart, view));
  if (needs.qGlobal && !cart.choices?.qGlobal)
    return refused('QGlobalAccountInvalid', 'No Q-global account is chosen.');
  // aimswebPlus has no error type of its own. Its errors use the type of the customer account.
  if (needs.aimsweb && !cart.choices?.aimsweb)
    return refused('AccountInvalid', 'No aimswebPlus account is chosen.', { reason: 'aimsweb' });
  return undefined;
};

const addresses: Check = (cart, view) => {
  const named = { deliveryAddress: cart.choices?.deliveryAddress, billingAddress: billedTo(cart, view) };
  const wrong = (['deliveryAddress', 'billingAddress'] as const).find((name) => {
    const address = named[name];
    return address ? !(address.firstName?.trim() && address.lastName?.trim()) : name === 'billingAddress';
  });
  return wrong && refused('AddressInvalid', 'An address is not complete.', { subject: wrong });
};

const vouchers: Check = (cart, view) => {
  const fallen = cartTotals(cart, view).vouchers.find(({ applicable }) => !applicable);
  return fallen && refused('VoucherInvalid', 'A code does not apply any more.', { subject: fallen.code });
};

const paymentType: Check = (cart, view) => {
  if (cartTotals(cart, view).totalWithTax === 0) return undefined;
  const { payment } = cart.choices ?? {};
  // A payment that lacks its code or its number is none yet.
  const type = payment?.lacks ? undefined : payment?.type;
  const kind = paymentTypesFor(cart, view).find((one) => one.type === type);
  return kind?.allowed ? undefined : notAllowed(type === undefined ? 'NONE' : (kind?.reason ?? undefined));
};

const CHECKS: readonly Check[] = [
  quote,
  items,
  delivery,
  aimswebMinimum,
  training,
  account,
  qualifiedUser,
  platforms,
  addresses,
  vouchers,
  paymentType,
];
