import type { InferInput } from 'valibot';
import type { chosenFields, chosenPaymentSchema } from '../../../src/api/checkout/checkout-cart.contract.ts';
import { accountReply } from '../account/account.ts';
import { accountsIn, type StoredAccount } from '../account/store.ts';
import { addressReply } from '../address/address.ts';
import { aimswebAccounts } from '../aimsweb/store.ts';
import { SCHEME_NAMES } from '../card/store.ts';
import type { StoredCart, CartChoices } from '../cart/store.ts';
import { toMoney } from '../core/money.ts';
import type { View } from '../core/services.ts';
import { modeReply, modesFor } from '../delivery/delivery.ts';
import type { StoredPayment, StoredPaymentCard } from '../payment/store.ts';
import { programs } from '../program/store.ts';
import { promotionReply } from '../promotion/promotion.ts';
import { qGlobalIn } from '../q-global/store.ts';
import { qualifiedUsersIn } from '../qualified-user/store.ts';
import { billedTo } from './billed-to.ts';
import type { CartTotals } from './totals.ts';

type Chosen = { [Name in keyof typeof chosenFields]?: InferInput<(typeof chosenFields)[Name]> } & {
  /** The card, as OCC has it. `payment` is the store's own field. */
  paymentInfo?: ReturnType<typeof cardOf>;
};

/** Returns the choices of a checkout, as the cart and the order show them. */
export const chosenReply = (cart: StoredCart, totals: CartTotals, view: View): Chosen => {
  const { choices = {}, userId } = cart;
  const { deliveryAddress, payment, vatNumber } = choices;
  const billingAddress = billedTo(cart, view);
  const account =
    choices.accountId === undefined ? undefined : accountsIn(view).get(userId, choices.accountId);
  const mode = modesFor(deliveryAddress).find(({ code }) => code === choices.deliveryModeCode);
  const program = programs.byId(choices.programId);
  return {
    ...(deliveryAddress && { deliveryAddress: addressReply(deliveryAddress) }),
    ...(mode && { deliveryMode: modeReply(mode, view.site) }),
    ...(billingAddress && { billingAddress: addressReply(billingAddress) }),
    ...(account && {
      customerAccount: accountReply(account),
      ...qualifiedUser(choices, account, userId, view),
    }),
    ...(choices.qGlobal && { qGlobalAccount: named(choices.qGlobal, qGlobalIn(view.repository).byNumber) }),
    ...(choices.aimsweb && { aimswebAccount: named(choices.aimsweb, aimswebAccounts.byNumber) }),
    ...(payment && { payment: paymentReply(payment, view) }),
    ...(payment?.card && !payment.lacks && { paymentInfo: cardOf(payment.card) }),
    ...(vatNumber && { vatNumber }),
    ...(program && { thirdPartyProgram: program }),
    appliedVouchers: totals.vouchers.map(({ code, name, off, applicable }) => ({
      code,
      name,
      applicable,
      appliedValue: toMoney(off, view.site),
    })),
    ...promotionReply(totals.promotion, view.language),
    orderDiscounts: toMoney(totals.orderDiscounts, view.site),
    ...(totals.taxTakenOff > 0 && { taxTakenOff: toMoney(totals.taxTakenOff, view.site) }),
  };
};

const qualifiedUser = (
  { qualifiedUserId }: CartChoices,
  account: StoredAccount,
  userId: string,
  view: View,
) => {
  const one = qualifiedUsersIn(view)
    .of(userId, account)
    .find(({ id }) => id === qualifiedUserId);
  return one && { qualifiedUser: one };
};

type Platform<Kind> = { kind: Kind; number?: string | undefined };

const named = <Kind>(chosen: Platform<Kind>, byNumber: (number: string) => { name: string } | undefined) => {
  const name = chosen.number === undefined ? undefined : byNumber(chosen.number)?.name;
  return { ...chosen, ...(name && { name }) };
};

const paymentReply = (payment: StoredPayment, view: View): InferInput<typeof chosenPaymentSchema> => {
  const { type, purchaseOrderNumber, card, lacks } = payment;
  if (lacks) return { type, lacks, ...(card && { card: cardOf(card) }) };
  return {
    type,
    ...(purchaseOrderNumber && { purchaseOrderNumber }),
    ...(card && {
      card: cardOf(card),
      saveCard: card.save,
      expiresAt: new Date(card.expiresAt).toISOString(),
      confirmedTotal: toMoney(card.confirmedTotal, view.site),
    }),
  };
};

const cardOf = (card: StoredPaymentCard) => ({
  ...(card.savedCardId && { id: card.savedCardId }),
  cardType: { code: card.scheme, name: SCHEME_NAMES[card.scheme] ?? card.scheme },
  cardNumber: `************${card.lastFour}`,
  accountHolderName: card.accountHolderName,
  expiryMonth: String(card.expiryMonth),
  expiryYear: String(card.expiryYear),
});
