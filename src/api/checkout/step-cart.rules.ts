import type { Account } from '../account/account.contract.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import type { StepAccount, StepAddress, StepCart, StepLine } from './steps.rules.ts';

type Entry = CheckoutCart['entries'][number];

/**
 * Converts the service's cart to what the rules of the steps need. A line without a format counts as shipped. A training
 * is complete if the service says so and its dates are from `earliest` to `latest`, in the shopper's time zone.
 * `unconfirmed` are the lines that `validate` changed. Source: CHK-01 a.
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
    total: cart.untold ? undefined : total?.value,
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
        isIncomplete: payment.lacks !== undefined,
      },
    }),
  };
};

/** Returns the amount to pay, with tax. Undefined while the service gives no total. */
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

/** Returns an account as the steps need it. An account of an unknown type counts as personal. */
/** The billing address of an unconfirmed account is not shown, and so is not missing (ACC-05 e). */
export const toStepAccount = ({
  id,
  type = 'PERSONAL',
  billingAddress,
  membership,
}: Account): StepAccount => ({
  id,
  type,
  hasBillingAddress: billingAddress !== undefined || membership === 'UNCONFIRMED',
  ...(membership === 'UNCONFIRMED' && { isUnconfirmed: true }),
});
