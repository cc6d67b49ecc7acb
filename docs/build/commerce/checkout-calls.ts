import * as accounts from '../../../src/api/account/account.contract.ts';
import * as users from '../../../src/api/account/qualified-user.contract.ts';
import * as book from '../../../src/api/address/address-book.contract.ts';
import * as aimsweb from '../../../src/api/aimsweb/aimsweb.contract.ts';
import {
  enterCheckout,
  getCheckoutCart,
  previewCheckout,
} from '../../../src/api/checkout/checkout-cart.contract.ts';
import * as delivery from '../../../src/api/checkout/delivery.contract.ts';
import * as program from '../../../src/api/program/program.contract.ts';
import * as qGlobal from '../../../src/api/q-global/q-global.contract.ts';
import * as site from '../../../src/api/site/site.contract.ts';
import { changeTraining } from '../../../src/api/training/training.contract.ts';
import * as voucher from '../../../src/api/voucher/voucher.contract.ts';
import { searchCustomers } from '../../../src/api/support/support.contract.ts';
import type { CommerceCall } from './commerce-call.ts';

/** For calls that the cart makes too, without a version. */
const OF_CODES = { askedBy: ['assess-cart', 'assess-checkout'], neededBy: 'every host' } as const;
/** For calls that the cart makes too, for signed-in customers, to show what an order still needs. */
export const OF_READINESS = { askedBy: ['assess-cart', 'assess-checkout'] } as const;
const OF_BOOK = { askedBy: ['assess-address-book'] } as const;
const OF_BOTH = { askedBy: ['assess-address-book', 'assess-checkout'] } as const;
const OF_CARDS_TOO = { askedBy: [...OF_BOTH.askedBy, 'assess-payment-cards'] } as const;
/** The pages of accounts make some calls of the checkout too. */
const ACCOUNTS = ['assess-accounts'] as const;
const OF_CHECKOUT = { askedBy: ['assess-checkout'], neededBy: 'checkout' } as const;

const IF_MATCH = {
  'If-Match': 'The version that the shopper saw, in quotation marks. Each change raises it by one.',
};

const GONE =
  '`CartError`, reason `ordered`, the order’s code as subject: the widgets show its confirmation. Reason `notFound`: the cart is gone.';
const CHANGE = {
  '400': GONE,
  '409':
    '`CartLocked`: an order of this cart is under way. The cart can’t be changed until the order’s outcome is known.',
  '412': 'The cart is not at the version in If-Match. The widgets read it and tell the shopper what differs.',
};

/** A change of the cart's choices. `refused` documents the errors at 400 that the step distinguishes. */
export const changeOfCart = (
  endpoint: CommerceCall['endpoint'],
  summary: string,
  refused = '',
  more: Partial<CommerceCall> = {},
): CommerceCall => ({
  endpoint,
  summary,
  ...OF_CHECKOUT,
  headers: IF_MATCH,
  errors: { ...CHANGE, '400': `${refused} ${GONE}`.trim(), ...more.errors },
  ...(more.query && { query: more.query }),
  ...(more.status && { status: more.status }),
});

/** A call that does not change the cart. */
export const questionOfCheckout = (
  endpoint: CommerceCall['endpoint'],
  summary: string,
  more: Partial<CommerceCall> = {},
): CommerceCall => ({ endpoint, summary, ...OF_CHECKOUT, ...more });

/** For look-ups that must not be guessed. */
const TOO_MANY = {
  '429':
    'The shopper entered too many wrong numbers or codes. Retry-After says when the next one can be tried.',
};
const NO_USER =
  '`ValidationError` on `email`, reason `missing`, `invalid` or `tooLong`. `UnknownIdentifierError`: nobody in the organization has this address.';
const OF_ACCOUNT = { accountUuid: 'The id of the customer account to which the addresses belong.' };
const ADDRESS_REFUSED = '`ValidationError`: its subject is the field.';
const QG_REFUSED =
  '`UnknownIdentifierError`, or `QGlobalAccountInvalid` with the reason `notFound` or `noAccess`. `ValidationError`: this can’t be the number of an account.';

/** Who orders: the customer account, the qualified user, and the platforms' accounts. */
const whoOrders: readonly CommerceCall[] = [
  questionOfCheckout(
    accounts.listAccounts,
    'Lists the customer accounts for which the customer can order, personal ones first. This call is not part of OCC.',
    {
      ...OF_READINESS,
      askedBy: ['assess-address-book', ...OF_READINESS.askedBy, ...ACCOUNTS],
      query: {
        currentPage: 'The page of the list, from 0. Without it, the answer has all accounts.',
        query: 'Words that the name, the number or the town of an account has.',
      },
    },
  ),
  questionOfCheckout(
    accounts.readAccount,
    'Reads one customer account with its numbers, tax and billing address. An account that nobody has confirmed has number and name only. This call is not part of OCC.',
    { askedBy: ACCOUNTS, errors: { '404': 'There is no such account, or it is another customer’s.' } },
  ),
  questionOfCheckout(
    accounts.verifyAccount,
    'Looks up an account that is not listed. With `termsAccepted` the account joins the list, and the answer has all of its details. This call is not part of OCC.',
    {
      errors: {
        '400':
          '`UnknownIdentifierError`: there is no such account. `ValidationError`: this can’t be the number of an account.',
        ...TOO_MANY,
      },
    },
  ),
  questionOfCheckout(
    accounts.changeAccountBilling,
    'Changes the billing address of an account. This call is not part of OCC.',
    {
      askedBy: ['assess-checkout', ...ACCOUNTS],
      errors: {
        '400': ADDRESS_REFUSED,
        '403': '`ForbiddenError`: nobody has confirmed that the customer belongs to the account.',
      },
    },
  ),
  changeOfCart(
    accounts.chooseAccount,
    'Chooses the account. Another account removes the choices that depend on it: the qualified user, the aimswebPlus account, ' +
      'a linked Q-global account (except with `keepQGlobalAccount`), and a purchase order. This call is not part of OCC.',
    '`AccountInvalid`, reason `organizationOnly`: a personal account is not allowed; any other reason: the account has no billing address. `UnknownIdentifierError`: the account is not one of the customer’s.',
  ),
  questionOfCheckout(
    users.listQualifiedUsers,
    'Lists the people of an account who can be the qualified user. This call is not part of OCC.',
    OF_READINESS,
  ),
  questionOfCheckout(
    users.addQualifiedUser,
    'Adds a person of the organization by e-mail address. This call is not part of OCC.',
    {
      status: 201,
      errors: { '400': NO_USER },
    },
  ),
  changeOfCart(
    users.chooseQualifiedUser,
    'Chooses the qualified user for the products of the cart. This call is not part of OCC.',
    '`QualifiedUserLevelError`: the user’s level is below the highest level of the lines.',
  ),
  questionOfCheckout(
    qGlobal.listQGlobalAccounts,
    'Lists the customer’s Q-global accounts. This call is not part of OCC.',
  ),
  questionOfCheckout(
    qGlobal.verifyQGlobalAccount,
    'Looks up a Q-global account by its number. An account that is not found is an answer, not an error. This call is not part of OCC.',
    {
      askedBy: ['assess-checkout', ...ACCOUNTS],
      errors: { '400': '`ValidationError`: this can’t be the number of an account.', ...TOO_MANY },
    },
  ),
  questionOfCheckout(
    qGlobal.addQGlobalAccount,
    'Adds a Q-global account to the customer’s profile. This call is not part of OCC.',
    {
      askedBy: ['assess-checkout', ...ACCOUNTS],
      status: 201,
      errors: { '400': QG_REFUSED, '403': '`ForbiddenError`: the account belongs to another party.' },
    },
  ),
  questionOfCheckout(
    qGlobal.handOverQGlobalAccount,
    'Transfers a Q-global account to a qualified user of its organization, by email address. The host should ask for a proof of identity first, and tell both by email. This call is not part of OCC.',
    {
      askedBy: ACCOUNTS,
      errors: {
        '400': '`UserNotInOrganization`: its organization has no qualified user with this address.',
        '403': '`ForbiddenError`: only the owner may do this.',
        ...TOO_MANY,
      },
    },
  ),
  changeOfCart(
    qGlobal.chooseQGlobalAccount,
    'Chooses a Q-global account: one of the customer’s, another one that only receives the inventory, or a new one. This call is not part of OCC.',
    QG_REFUSED,
  ),
  questionOfCheckout(
    aimsweb.listAimswebAccounts,
    'Lists the organization’s aimswebPlus accounts. This call is not part of OCC.',
  ),
  changeOfCart(
    aimsweb.chooseAimswebAccount,
    'Chooses an aimswebPlus account, and accepts its terms. This call is not part of OCC.',
    '`UnknownIdentifierError`: there is no such account. `AccountInvalid`: the order’s account is a personal one. `ValidationError` on ' +
      '`number` or `termsAccepted`.',
  ),
];

/** For members of customer service, who act for a customer. Their calls name the customer: `/users/{customerId}/…`. */
const service: readonly CommerceCall[] = [
  questionOfCheckout(
    searchCustomers,
    'Finds the customers that a member of customer service can act for, by a part of name, email or number, at least 3 characters. ' +
      'The member’s other calls then carry the customer’s id in their path. The host must refuse what stays the customer’s with 403 `NotForAgents`: ' +
      'password, names, preferences, cards, paying invoices, access codes, adding accounts. This call is not part of OCC.',
    {
      askedBy: ['assess-support'],
      errors: { '403': '`ForbiddenError`: the caller is no member of customer service.' },
    },
  ),
];

/** Addresses: the delivery, its method, and the billing. */
const whereTo: readonly CommerceCall[] = [
  questionOfCheckout(site.listDeliveryCountries, 'Lists the countries to which the store ships.', OF_BOTH),
  questionOfCheckout(site.listCountries, 'Lists the countries that a billing address can be in.', {
    askedBy: ['assess-checkout', 'assess-payment-cards'],
    query: { type: 'Always BILLING.' },
  }),
  questionOfCheckout(
    book.listAddresses,
    'Lists the saved addresses of the customer, or of one of their accounts.',
    {
      query: OF_ACCOUNT,
      ...OF_CARDS_TOO,
    },
  ),
  questionOfCheckout(
    book.createAddress,
    'Saves an address in the customer’s book, or in that of an account.',
    {
      status: 201,
      query: OF_ACCOUNT,
      ...OF_BOOK,
      errors: { '400': ADDRESS_REFUSED },
    },
  ),
  questionOfCheckout(book.deleteAddress, 'Removes a saved address.', {
    query: OF_ACCOUNT,
    ...OF_BOOK,
    errors: {
      '400': '`UnknownIdentifierError`: there is no such address.',
      '409':
        '`AddressInUse`: it is the billing address of an account, whose id is the subject. This error is not part of OCC.',
    },
  }),
  questionOfCheckout(
    book.changeAddress,
    'Changes the given fields of a saved address. Null removes a field.',
    {
      query: OF_ACCOUNT,
      ...OF_BOTH,
      errors: { '400': ADDRESS_REFUSED },
    },
  ),
  questionOfCheckout(
    book.verifyAddress,
    'Verifies an address. The answer is `ACCEPT`, `REVIEW` with more likely addresses, or `REJECT`. If the call fails, the widgets accept the address as typed.',
    OF_CARDS_TOO,
  ),
  questionOfCheckout(
    book.suggestAddresses,
    'Suggests addresses that begin with the typed text or contain it. This call is not part of OCC.',
    {
      ...OF_CARDS_TOO,
      query: { addressType: 'SHIPPING or BILLING.', term: 'The typed text, at least three characters.' },
    },
  ),
  changeOfCart(
    delivery.createDeliveryAddress,
    'Sets a new address as the cart’s delivery address.',
    ADDRESS_REFUSED,
    {
      status: 201,
      query: {
        saveInAddressBook:
          '`true` also saves the address for later orders. This parameter is not part of OCC.',
      },
    },
  ),
  changeOfCart(
    delivery.chooseDeliveryAddress,
    'Sets a saved address as the cart’s delivery address. If it differs from the previous one, the delivery mode is removed.',
    '`CartAddressError`: the store does not ship to this address.',
    { query: { addressId: 'The id of the saved address.' } },
  ),
  questionOfCheckout(
    delivery.listDeliveryModes,
    'Lists the delivery modes for the cart. The list is empty if the store does not ship to its address.',
  ),
  changeOfCart(
    delivery.chooseDeliveryMode,
    'Chooses the delivery mode.',
    '`UnsupportedDeliveryModeError`: this mode is not available for the cart.',
    { query: { deliveryModeId: 'The mode’s code.' } },
  ),
  changeOfCart(
    delivery.chooseBillingAddress,
    'Chooses the billing address: a saved one, the account’s own, the shipping address, or a new one. `use` is kept as a choice: if the account’s own or the shipping address changes, the cart’s billing address is the changed one. This call is not part of OCC.',
    ADDRESS_REFUSED,
  ),
];

/** The cart itself, and the calls that remove something from it. */
const theCart: readonly CommerceCall[] = [
  questionOfCheckout(
    getCheckoutCart,
    'Reads the customer’s cart with all choices, its `version` and its `orderKey`. `totalTax` is left out until it can be calculated.',
    {
      query: { fields: 'Always FULL.' },
      errors: { '400': GONE },
      askedBy: [...OF_READINESS.askedBy, 'assess-payment-cards'],
    },
  ),
  questionOfCheckout(
    enterCheckout,
    'Enters the checkout: adapts the cart to stock and catalogue, makes the choices that need no question, and answers the cart. `cartModifications` says what was adapted, `chosen` what was chosen. It needs no version and is safe to repeat. Where the call answers 404, the widgets read the cart alone. This call is not part of OCC.',
    { errors: { '400': GONE } },
  ),
  questionOfCheckout(
    previewCheckout,
    'Reads the cart as its checkout would begin with it, with the choices that need no question; `chosen` names them. Nothing is saved. Where the call answers 404, the widgets read the cart alone. This call is not part of OCC.',
    { errors: { '400': GONE }, askedBy: ['assess-cart'] },
  ),
  {
    ...changeOfCart(
      changeTraining,
      'Sets the two dates, the contact or the participants of a training line. The given values replace the earlier ones. This call is not part of OCC.',
      '`ValidationError` on `dates`: a date is too early in every time zone. `CartEntryError`: the line is gone.',
    ),
    askedBy: ['assess-cart'],
    neededBy: 'checkout',
  },
  {
    ...changeOfCart(
      voucher.redeemVoucher,
      'Applies a promotion code.',
      '`VoucherOperationError`, reason `invalid`, `inactive`, `alreadyApplied` or `notApplicable`.',
      { query: { voucherId: 'The code as it was typed.' }, errors: TOO_MANY },
    ),
    ...OF_CODES,
  },
  { ...changeOfCart(voucher.releaseVoucher, 'Removes a promotion code.'), ...OF_CODES },
  questionOfCheckout(
    program.listPrograms,
    'Lists the third-party programs under which an order can be placed. This call is not part of OCC.',
  ),
  changeOfCart(
    program.chooseProgram,
    'Chooses a program. Null removes the choice. This call is not part of OCC.',
  ),
];

/** The calls of the checkout before payment (API-07). */
export const choosingCalls: readonly CommerceCall[] = [...theCart, ...whoOrders, ...whereTo, ...service];
