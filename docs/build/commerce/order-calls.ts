import { readAccessCodes } from '../../../src/api/order/order.contract.ts';
import * as orders from '../../../src/api/order/order.contract.ts';
import * as changes from '../../../src/api/payment/card.contract.ts';
import * as cards from '../../../src/api/payment/card.contract.ts';
import * as payment from '../../../src/api/payment/payment-type.contract.ts';
import { OF_READINESS, changeOfCart, questionOfCheckout } from './checkout-calls.ts';
import type { CommerceCall } from './commerce-call.ts';

const OF_CARDS = {
  askedBy: ['assess-payment-cards'],
  neededBy: 'sign-in',
  errors: { '400': '`UnknownIdentifierError`: there is no such card.' },
} as const;

const PLACING_REFUSED =
  'No order is placed. For each type, the widgets open the step where the shopper can correct it. `PaymentRefused`, `SavedCardRefused`, `PaymentTypeNotAllowed`; ' +
  '`PaymentChallengeRequired`, with the bank’s question as subject; `SanctionsDeclined`; `InsufficientStock`, `ProductNotPurchasable`, ' +
  '`MinimumNotMet`; `TrainingMissing`; `AccountInvalid`, `QualifiedUserMissing`, `QGlobalAccountInvalid`, `AddressInvalid`, ' +
  '`DeliveryModeInvalid`; `VoucherInvalid`, `TermsMissing`, `CaptchaFailed`; `QuoteExpired`; `CartError`, reason `ordered`, with ' +
  'the order’s code as subject. For any other type, the widgets say that the order could not be placed.';

/** The calls that pay for a cart, turn it into an order, and read that order (API-07). */
export const orderCalls: readonly CommerceCall[] = [
  questionOfCheckout(
    payment.listPaymentTypes,
    'Lists the ways to pay for the cart, with the reason for each that is not available. `threshold` is the least subtotal for a purchase order. This call is not part of OCC.',
    OF_READINESS,
  ),
  questionOfCheckout(
    cards.listCards,
    'Lists the customer’s saved cards. The answer has only the details that others than the payment service may know.',
    { query: { saved: 'Always `true`.' }, askedBy: ['assess-checkout', 'assess-payment-cards'] },
  ),
  questionOfCheckout(
    changes.createCard,
    'Saves a card. `paymentToken` comes from the payment service, and the host must refuse any value that contains a card number. ' +
      'The host may ask for a proof of identity first, unless the bank has confirmed the card. This call is not part of OCC.',
    {
      askedBy: ['assess-payment-cards'],
      neededBy: 'extended',
      status: 201,
      errors: {
        '400': '`ValidationError` whose subject is a field of the address: the widget opens its form.',
        '409': '`PaymentRefused`: the bank refuses the card. Nothing is charged.',
      },
    },
  ),
  questionOfCheckout(changes.changeCard, 'Makes a saved card the default.', OF_CARDS),
  questionOfCheckout(
    changes.deleteCard,
    'Deletes a saved card. The host may ask for a proof of identity first.',
    OF_CARDS,
  ),
  changeOfCart(
    payment.choosePaymentType,
    'Chooses the way to pay. CARD needs `paymentToken`, `firstName` and `lastName`; SAVED_CARD needs `paymentDetailsId` and ' +
      '`securityCodeToken`; PURCHASE_ORDER needs `purchaseOrderNumber`. Tokens come from the payment service. The host must refuse ' +
      'any value that contains a card number. This call is not part of OCC.',
    '',
    {
      errors: {
        '409':
          '`PaymentTypeNotAllowed`: this way is not available for the cart. The widgets read the ways again. `CartLocked`: an order of the cart is under way.',
      },
    },
  ),
  questionOfCheckout(
    orders.placeOrder,
    'Makes an order of the cart, once. A call with the same key gets the same order again.',
    {
      status: 201,
      query: {
        cartId: 'The cart’s code.',
        termsChecked: 'Always `true`.',
        expectedTotal:
          'The total that the shopper sees, in major units. Only this amount is charged. This parameter is not part of OCC.',
        expectedCurrency:
          'The currency of that total, an ISO 4217 code. The host must refuse another one as it refuses another total. This parameter is not part of OCC.',
        fields: 'Always `code`.',
      },
      headers: {
        'Idempotency-Key': 'The cart’s `orderKey`. This header is not part of OCC.',
        'If-Match': 'The version that the shopper saw, in quotation marks.',
        'X-Captcha-Token': 'The token of the page’s captcha, if it gave one. This header is not part of OCC.',
      },
      errors: {
        '400': PLACING_REFUSED,
        '409':
          'The same as 400. `TotalChanged`, with the service’s total as subject: the widgets show it, and nothing is charged. ' +
          '`OrderKeyRetired`, `CartLocked`: the widgets ask for the outcome of the key.',
        '412':
          'The cart is not at the version in If-Match. The widgets read it and tell the shopper what differs.',
      },
    },
  ),
  questionOfCheckout(
    orders.askByKey,
    'Reads the outcome of a key. `none` is final: the same answer retires the key, so that a call that is still under way can’t place an order. This call is not part of OCC.',
    { query: { fields: 'Always `state,order(code)`.' } },
  ),
  questionOfCheckout(
    orders.listOrders,
    'Lists the customer’s orders, without their lines. A checkout without a cart reads the last one, and leads to it if it is not older than 30 minutes.',
    {
      askedBy: ['assess-checkout', 'assess-order-history', 'assess-my-account'],
      query: {
        currentPage: 'The number of the page, from 0.',
        pageSize: '1 for the last order, 20 for the list, 100 for its file.',
        sort: '`byDate` or `byOrderNumber`.',
        statuses:
          'CREATED, ON_HOLD, PROCESSING, PARTLY_SHIPPED, SHIPPED or CANCELLED. Without it, the list has all orders.',
        query:
          'A part of the order number, web reference, purchase order number, ISBN, product or person. This parameter is not part of OCC.',
        from: 'An instant (ISO 8601). Orders before it are left out. This parameter is not part of OCC.',
        to: 'An instant (ISO 8601). Orders from then on are left out. This parameter is not part of OCC.',
      },
    },
  ),
  questionOfCheckout(orders.readOrder, 'Reads one order by its number or its web reference.', {
    askedBy: ['assess-checkout', 'assess-order-history', 'assess-cart'],
    errors: { '404': 'There is no such order, or it belongs to another customer.' },
  }),
  questionOfCheckout(
    readAccessCodes,
    'Reads the single-use access codes of an order. The host may ask for a proof of identity first, as for any delicate call. This call is not part of OCC.',
    { askedBy: ['assess-checkout', 'assess-order-history'] },
  ),
];
