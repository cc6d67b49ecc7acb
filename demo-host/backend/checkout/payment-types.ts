import type { InferInput } from 'valibot';
import type { listPaymentTypes } from '../../../src/api/payment/payment-type.contract.ts';
import { cardsIn } from '../card/store.ts';
import type { StoredCart } from '../cart/store.ts';
import { toMinor, toMoney } from '../core/money.ts';
import { refused, type OccError } from '../core/occ-error.ts';
import type { View } from '../core/services.ts';
import { cartTotals } from './totals.ts';
import { accountOf } from './what-follows.ts';

type TypeReply = NonNullable<InferInput<(typeof listPaymentTypes)['response']>['paymentTypes']>[number];

/**
 * Returns the payment types for this cart, with the reason for each that is not available. Source: CHK-12. The service
 * decides by its own settings (api.md).
 */
export const paymentTypesFor = (cart: StoredCart, view: View): TypeReply[] => {
  const { site, userId } = cart;
  const decided = view.settings.of(site, userId);
  // A member of customer service uses no card of a customer (CHK-17 c).
  const isForOther = view.member !== undefined && view.member !== userId;
  const hasCards = !isForOther && cardsIn(view.repository).of(userId).length > 0;
  return [
    { type: 'CARD', allowed: !isForOther, ...(isForOther && { reason: 'NOT_OFFERED' }) },
    { type: 'SAVED_CARD', allowed: hasCards, ...(!hasCards && { reason: 'NO_SAVED_CARD' }) },
    purchaseOrder(cart, view, decided.purchaseOrderThreshold),
    bankTransfer(decided.bankTransfer, accountOf(cart, view)?.isUnconfirmed),
  ];
};

/** An unconfirmed account pays by card alone. Source: ACC-05 e. */
const bankTransfer = (isOffered: boolean, isUnconfirmed: boolean | undefined): TypeReply => ({
  type: 'BANK_TRANSFER',
  allowed: isOffered && !isUnconfirmed,
  ...(isUnconfirmed && { reason: 'UNCONFIRMED_ACCOUNT' }),
  ...(!isOffered && { reason: 'NOT_OFFERED' }),
});

const purchaseOrder = (cart: StoredCart, view: View, threshold: number | null): TypeReply => {
  const type = 'PURCHASE_ORDER';
  const least = threshold === null ? undefined : toMinor(threshold, view.site.currency);
  const told = least === undefined ? {} : { threshold: toMoney(least, view.site) };
  const account = accountOf(cart, view);
  if (account?.type !== 'ORGANIZATION') return { type, allowed: false, reason: 'PERSONAL_ACCOUNT', ...told };
  if (account.isUnconfirmed) return { type, allowed: false, reason: 'UNCONFIRMED_ACCOUNT', ...told };
  if (!account.hasOrdered) return { type, allowed: false, reason: 'NO_FIRST_ORDER', ...told };
  const { subTotal, orderDiscounts } = cartTotals(cart, view);
  if (least !== undefined && subTotal - orderDiscounts < least)
    return { type, allowed: false, reason: 'BELOW_THRESHOLD', ...told };
  return { type, allowed: true, ...told };
};

/** Returns the error for a payment type that is not allowed. Source: api.md, "Refusals of placing". */
export const notAllowed = (reason = 'NOT_OFFERED'): OccError =>
  refused('PaymentTypeNotAllowed', 'This cart can’t be paid that way.', { reason });
