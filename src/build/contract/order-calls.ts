import { readAccessCodes } from '../../api/order/access-codes.contract.ts';
import * as orders from '../../api/order/order.contract.ts';
import { listCards } from '../../api/payment/card.contract.ts';
import * as payment from '../../api/payment/payment-type.contract.ts';
import { OF_READINESS, changeOfCart, questionOfCheckout } from './checkout-calls.ts';
import type { CommerceCall } from './commerce-call.ts';

const PLACING_REFUSED =
  'Nothing is placed; each type leads to the step that mends it. `PaymentRefused`, `SavedCardRefused`, `PaymentTypeNotAllowed`; ' +
  '`PaymentChallengeRequired`, the bank’s question as subject; `SanctionsDeclined`; `InsufficientStock`, `ProductNotPurchasable`, ' +
  '`MinimumNotMet`; `TrainingMissing`; `AccountInvalid`, `QualifiedUserMissing`, `QGlobalAccountInvalid`, `AddressInvalid`, ' +
  '`DeliveryModeInvalid`; `VoucherInvalid`, `TermsMissing`, `CaptchaFailed`; `QuoteExpired`; `CartError`, reason `ordered`, the ' +
  'order’s code as subject. Any other type is told as an error of placing.';

/** The calls that pay for a cart, turn it into an order, and read that order (API-07). */
export const orderCalls: readonly CommerceCall[] = [
  questionOfCheckout(
    payment.listPaymentTypes,
    'ours: how the cart can be paid, or why not; `threshold` is the subtotal from which on a purchase order is taken.',
    OF_READINESS,
  ),
  questionOfCheckout(
    listCards,
    'The customer’s saved cards, as far as anybody but the payment service may know them.',
    { query: { saved: 'true' } },
  ),
  changeOfCart(
    payment.choosePaymentType,
    'ours: chooses how it is paid. CARD needs `paymentToken`, `firstName` and `lastName`; SAVED_CARD `paymentDetailsId` and ' +
      '`securityCodeToken`; PURCHASE_ORDER `purchaseOrderNumber`. Tokens are the payment service’s; whatever holds a card number is to ' +
      'be refused.',
    '',
    {
      errors: {
        '409':
          '`PaymentTypeNotAllowed`: not for this cart; the ways are read anew. `CartLocked`: an order of it is under way.',
      },
    },
  ),
  questionOfCheckout(
    orders.placeOrder,
    'Makes an order of the cart, once: whoever sends the same key again gets that order.',
    {
      status: 201,
      query: {
        cartId: 'the cart’s code',
        termsChecked: 'true',
        expectedTotal: 'ours: the total on show, in major units; this and nothing else is charged',
        fields: 'code',
      },
      headers: {
        'Idempotency-Key': 'ours: the cart’s `orderKey`',
        'If-Match': 'the version that the shopper saw, in quotation marks',
        'X-Captcha-Token': 'ours: where the page’s captcha gave one',
      },
      errors: {
        '400': PLACING_REFUSED,
        '409':
          'As 400; `TotalChanged`, the service’s total as subject: it is shown, and nothing is charged. `OrderKeyRetired`, ' +
          '`CartLocked`: what became of the key is asked.',
        '412':
          'The cart is not at the version in If-Match. It is read, and what differs is named to the shopper.',
      },
    },
  ),
  questionOfCheckout(
    orders.askByKey,
    'ours: what became of a key. `none` is final: the key is retired with this answer, so that a call under way places nothing.',
    { query: { fields: 'state,order(code)' } },
  ),
  questionOfCheckout(
    orders.listOrders,
    'The customer’s last order: a checkout without a cart leads to it when it is not older than 30 minutes.',
    { query: { currentPage: '0', pageSize: '1', sort: 'byDate' } },
  ),
  questionOfCheckout(orders.readOrder, 'One order, for its confirmation.', {
    errors: { '403': 'It is another customer’s.', '404': 'There is no such order.' },
  }),
  questionOfCheckout(
    readAccessCodes,
    'ours: the single-use codes of an order. The host may ask for a proof first, as for any delicate call.',
  ),
];
