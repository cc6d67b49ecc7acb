import type { InferOutput } from 'valibot';
import type { choosePaymentType } from '../../../src/api/payment/payment-type.contract.ts';
import { paymentsIn, type StoredToken } from '../../payment/payment-store.ts';
import { cardsIn, isExpired } from '../card/store.ts';
import type { StoredCart } from '../cart/store.ts';
import { cartTotals } from '../checkout/totals.ts';
import { invalid, unknownIdentifier, validationError, type OccErrorBody } from '../core/occ-error.ts';
import type { View } from '../core/services.ts';
import type { StoredPayment, StoredPaymentCard } from './store.ts';

const LONGEST_NUMBER = 50;

type Body = InferOutput<NonNullable<(typeof choosePaymentType)['body']>>;
type MakePayment = (body: Body, cart: StoredCart, view: View) => StoredPayment;

const missing = (field: string): OccErrorBody => invalid(field, 'This field is required.', 'missing');

const needed = (body: Body, fields: readonly (keyof Body)[]): void => {
  const errors = fields.filter((field) => !body[field]).map(missing);
  if (errors.length > 0) throw validationError(errors);
};

/** Returns a token of the payment service that is still valid, and ties it to the cart. It is used once. */
export const tokenOf = (
  { repository, clock }: View,
  token: string,
  kind: StoredToken['kind'],
  field: string,
  cart: StoredCart,
): StoredToken => {
  const { tokens } = paymentsIn(repository);
  const found = tokens.get(token);
  const isOurs = found && !found.isUsed && (found.cart ?? cart.guid) === cart.guid;
  if (!isOurs || found.kind !== kind || found.expiresAt <= clock.now())
    throw validationError([invalid(field, 'The token is not valid.')]);
  tokens.put(token, '', { ...found, cart: cart.guid });
  return found;
};

const confirmed = (cart: StoredCart, view: View, { expiresAt }: StoredToken) => ({
  expiresAt,
  confirmedTotal: cartTotals(cart, view).totalWithTax,
});

/** Returns the payment with the new card that the token stands for. */
export const cardPayment = (
  token: StoredToken,
  { accountHolderName, save }: Pick<StoredPaymentCard, 'accountHolderName' | 'save'>,
  cart: StoredCart,
  view: View,
): StoredPayment => {
  if (token.behaviour === 'challenge' && !token.proven)
    throw validationError([invalid('paymentToken', 'The bank has not confirmed it.')]);
  const { scheme, lastFour, expiryMonth, expiryYear } = token;
  const card = { token: token.token, scheme, lastFour, expiryMonth, expiryYear };
  return { type: 'CARD', card: { ...card, accountHolderName, save, ...confirmed(cart, view, token) } };
};

/** Makes the cart's payment, by its type. */
export const PAYMENTS: Record<Body['type'], MakePayment> = {
  CARD: (body, cart, view) => {
    needed(body, ['paymentToken', 'firstName', 'lastName']);
    const token = tokenOf(view, body.paymentToken!, 'card', 'paymentToken', cart);
    const accountHolderName = `${body.firstName} ${body.lastName}`;
    return cardPayment(token, { accountHolderName, save: body.saveCard ?? false }, cart, view);
  },

  SAVED_CARD: (body, cart, view) => {
    needed(body, ['paymentDetailsId', 'securityCodeToken']);
    const saved = cardsIn(view.repository).get(cart.userId, body.paymentDetailsId!);
    if (!saved) throw unknownIdentifier('card', body.paymentDetailsId!);
    if (isExpired(saved, view.clock.now()))
      throw validationError([invalid('paymentDetailsId', 'The card has expired.')]);
    const token = tokenOf(view, body.securityCodeToken!, 'code', 'securityCodeToken', cart);
    const { scheme, lastFour, expiryMonth, expiryYear, accountHolderName } = saved;
    const card = { token: token.token, savedCardId: saved.id, scheme, lastFour, expiryMonth, expiryYear };
    return {
      type: 'SAVED_CARD',
      card: { ...card, accountHolderName, save: false, ...confirmed(cart, view, token) },
    };
  },

  PURCHASE_ORDER: (body) => {
    needed(body, ['purchaseOrderNumber']);
    const number = body.purchaseOrderNumber!;
    if (number.length > LONGEST_NUMBER)
      throw validationError([invalid('purchaseOrderNumber', 'The number is too long.', 'tooLong')]);
    return { type: 'PURCHASE_ORDER', purchaseOrderNumber: number };
  },

  BANK_TRANSFER: () => ({ type: 'BANK_TRANSFER' }),
};
