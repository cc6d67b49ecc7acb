import type { InferInput } from 'valibot';
import type { accountSchema } from '../../../src/api/account/account.contract.ts';
import type { chosenFields, chosenPaymentSchema } from '../../../src/api/checkout/checkout-cart.contract.ts';
import { accountsIn, qualifiedUsersIn, type StoredAccount } from '../account/store.ts';
import { addressReply } from '../address/store.ts';
import { aimswebAccounts } from '../aimsweb/store.ts';
import type { CartView } from './cart-reply.ts';
import { modeReply, modesFor } from '../delivery/delivery.ts';
import { toMoney } from '../core/money.ts';
import { PROGRAMS } from '../program/seed.ts';
import { promotionReply } from '../promotion/promotion.ts';
import { qGlobalIn } from '../q-global/store.ts';
import type { StoredCart } from '../core/repository.ts';
import type { CartChoices, StoredPayment, StoredPaymentCard } from './choices.ts';
import type { CartTotals } from './totals.ts';

type Chosen = { [Name in keyof typeof chosenFields]?: InferInput<(typeof chosenFields)[Name]> };

/** What a checkout has chosen, as cart and order tell it. */
export const chosenReply = (cart: StoredCart, totals: CartTotals, view: CartView): Chosen => {
  const { choices = {}, userId } = cart;
  const { deliveryAddress, billingAddress, payment, vatNumber } = choices;
  const account =
    choices.accountId === undefined ? undefined : accountsIn(view).get(userId, choices.accountId);
  const mode = modesFor(deliveryAddress).find(({ code }) => code === choices.deliveryModeCode);
  const program = PROGRAMS.find(({ id }) => id === choices.programId);
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
    ...(vatNumber && { vatNumber }),
    ...(program && { thirdPartyProgram: program }),
    appliedVouchers: totals.vouchers.map(({ code, name, off, applicable }) => ({
      code,
      name,
      applicable,
      appliedValue: toMoney(off, view.site),
    })),
    ...promotionReply(totals.promotion),
    orderDiscounts: toMoney(totals.orderDiscounts, view.site),
    ...(totals.taxTakenOff > 0 && { taxTakenOff: toMoney(totals.taxTakenOff, view.site) }),
  };
};

/** An account as the contract gives it. */
export const accountReply = (account: StoredAccount): InferInput<typeof accountSchema> => {
  const { billingAddress, discount: _discount, ...rest } = account;
  return { ...rest, ...(billingAddress && { billingAddress: addressReply(billingAddress) }) };
};

const qualifiedUser = (
  { qualifiedUserId }: CartChoices,
  account: StoredAccount,
  userId: string,
  view: CartView,
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

const paymentReply = (payment: StoredPayment, view: CartView): InferInput<typeof chosenPaymentSchema> => {
  const { type, purchaseOrderNumber, card } = payment;
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

export const SCHEME_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};
