import type { Account } from '../account/account.contract.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import type { StepAccount, StepAddress, StepCart, StepLine } from './steps.rules.ts';

type Entry = CheckoutCart['entries'][number];

/**
 * What the rules of the steps ask of a cart, from the cart as the service tells it: nothing is reckoned. A line without a
 * format counts as shipped; one of training is complete when the service says so and its dates are from `earliest` to `latest`, the first
 * and the last day that are possible where the shopper is. `unconfirmed` are lines that `validate` changed and that the shopper has not
 * seen, by product code. Source: CHK-01 a.
 */
export const toStepCart = (
  cart: CheckoutCart,
  unconfirmed: readonly string[] = [],
  earliest = '',
  latest = '9999',
): StepCart => {
  const total = totalToPay(cart);
  const { aimswebMinimum: aimsweb, payment } = cart;
  return {
    lines: cart.entries.map((entry) => toStepLine(entry, earliest, latest)),
    total: total?.value,
    currency: total?.currencyIso ?? cart.subTotal?.currencyIso ?? '',
    aimsweb: aimsweb && { minimum: aimsweb.minimum.value, subtotal: aimsweb.subtotal.value },
    unconfirmed,
    accountId: cart.customerAccount?.id,
    qualifiedUserLevel: cart.qualifiedUser?.level,
    hasQGlobal: cart.qGlobalAccount !== undefined,
    hasAimsweb: cart.aimswebAccount !== undefined,
    shippingAddress: cart.deliveryAddress && namesOf(cart.deliveryAddress),
    hasShippingMethod: cart.deliveryMode !== undefined,
    billingAddress: cart.billingAddress && namesOf(cart.billingAddress),
    ...(payment && {
      payment: {
        type: payment.type,
        expiresAt: payment.expiresAt === undefined ? undefined : Date.parse(payment.expiresAt),
        confirmedTotal: payment.confirmedTotal?.value,
      },
    }),
  };
};

/** What is to be paid, with tax; undefined while the service says no total. */
export const totalToPay = ({
  totalPriceWithTax,
  totalPrice,
}: Pick<CheckoutCart, 'totalPriceWithTax' | 'totalPrice'>) => totalPriceWithTax ?? totalPrice;

const toStepLine = ({ product, quantity, training }: Entry, earliest: string, latest: string): StepLine => ({
  code: product.code,
  quantity,
  format: product.productFormat,
  level: product.qualificationLevel,
  purchasable: product.purchasable,
  minimum: product.minOrderQuantity,
  maximum: product.maxOrderQuantity,
  trainingComplete:
    product.productFormat === 'TRAINING'
      ? training !== undefined &&
        training.complete &&
        training.dates.every((day) => day >= earliest && day <= latest)
      : undefined,
});

const namesOf = ({ firstName, lastName }: StepAddress): StepAddress => ({ firstName, lastName });

/** An account as the steps judge it; one of no type that is known is taken for a personal one. */
export const toStepAccount = ({ id, type = 'PERSONAL', billingAddress }: Account): StepAccount => ({
  id,
  type,
  hasBillingAddress: billingAddress !== undefined,
});
