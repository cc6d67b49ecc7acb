import * as accounts from '../../api/account/account.contract.ts';
import * as users from '../../api/account/qualified-user.contract.ts';
import * as book from '../../api/address/address-book.contract.ts';
import * as aimsweb from '../../api/aimsweb/aimsweb.contract.ts';
import { getCheckoutCart } from '../../api/checkout/checkout-cart.contract.ts';
import * as delivery from '../../api/checkout/delivery.contract.ts';
import * as program from '../../api/program/program.contract.ts';
import * as qGlobal from '../../api/q-global/q-global.contract.ts';
import * as site from '../../api/site/site.contract.ts';
import { changeTraining } from '../../api/training/training.contract.ts';
import * as voucher from '../../api/voucher/voucher.contract.ts';
import type { CommerceCall } from './commerce-call.ts';

/** For calls that the cart makes too, without a version. */
const OF_CODES = { askedBy: ['assess-cart', 'assess-checkout'], neededBy: 'every host' } as const;
/** For calls that the cart makes too, for signed-in customers, to show what an order still needs. */
export const OF_READINESS = { askedBy: ['assess-cart', 'assess-checkout'] } as const;
const OF_CHECKOUT = { askedBy: ['assess-checkout'], neededBy: 'checkout' } as const;

const IF_MATCH = {
  'If-Match': 'the version that the shopper saw, in quotation marks; every change goes up by one',
};

const GONE =
  '`CartError`, reason `ordered`, the order’s code as subject: its confirmation is shown. Reason `notFound`: the cart is gone.';
const CHANGE = {
  '400': GONE,
  '409': '`CartLocked`: an order of this cart is under way; nothing is changed until it is settled.',
  '412': 'The cart is not at the version in If-Match. It is read, and what differs is named to the shopper.',
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

const TOO_MANY = { '429': 'Too many wrong numbers; Retry-After says when the next one is looked up.' };
const NO_USER =
  '`ValidationError` on `email`, reason `missing`, `invalid` or `tooLong`. `UnknownIdentifierError`: nobody of the organization has it.';
const OF_ACCOUNT = { accountUuid: 'the id of the customer account whose addresses are meant' };
const ADDRESS_REFUSED = '`ValidationError`: its subject is the field.';
const QG_REFUSED =
  '`UnknownIdentifierError`, or `QGlobalAccountInvalid` with the reason `notFound` or `noAccess`. `ValidationError`: not a number of an account.';

/** Who orders: the customer account, the qualified user, and the platforms' accounts. */
const whoOrders: readonly CommerceCall[] = [
  questionOfCheckout(
    accounts.listAccounts,
    'ours: the customer accounts that the customer can order for.',
    OF_READINESS,
  ),
  questionOfCheckout(
    accounts.verifyAccount,
    'ours: looks an account up that is not listed; with `termsAccepted` it joins the list and is told whole.',
    {
      errors: {
        '400':
          '`UnknownIdentifierError`: there is no such account. `ValidationError`: not a number of an account.',
        ...TOO_MANY,
      },
    },
  ),
  questionOfCheckout(accounts.changeAccountBilling, 'ours: gives an account another billing address.', {
    errors: { '400': ADDRESS_REFUSED },
  }),
  changeOfCart(
    accounts.chooseAccount,
    'ours: chooses the account. Another one drops what follows from it: the qualified user, the aimswebPlus account, a linked ' +
      'Q-global account but with `keepQGlobalAccount`, and a purchase order.',
    '`AccountInvalid`, reason `organizationOnly` or another: it has no billing address. `UnknownIdentifierError`: it is none of theirs.',
  ),
  questionOfCheckout(
    users.listQualifiedUsers,
    'ours: who of an account can be the qualified user.',
    OF_READINESS,
  ),
  questionOfCheckout(users.addQualifiedUser, 'ours: adds one of the organization by email.', {
    status: 201,
    errors: { '400': NO_USER },
  }),
  changeOfCart(
    users.chooseQualifiedUser,
    'ours: chooses who is qualified for what is bought.',
    '`QualifiedUserLevelError`: the level is below the highest of the lines.',
  ),
  questionOfCheckout(qGlobal.listQGlobalAccounts, 'ours: the customer’s Q-global accounts.'),
  questionOfCheckout(
    qGlobal.verifyQGlobalAccount,
    'ours: looks a Q-global account up by its number; not to find it is an answer.',
    { errors: { '400': '`ValidationError`: not a number of an account.', ...TOO_MANY } },
  ),
  questionOfCheckout(qGlobal.addQGlobalAccount, 'ours: adds a Q-global account to the customer’s profile.', {
    status: 201,
    errors: { '400': QG_REFUSED, '403': '`ForbiddenError`: it is another party’s.' },
  }),
  changeOfCart(
    qGlobal.chooseQGlobalAccount,
    'ours: chooses a Q-global account: one of theirs, one that only takes the inventory, or a new one.',
    QG_REFUSED,
  ),
  questionOfCheckout(aimsweb.listAimswebAccounts, 'ours: the organization’s aimswebPlus accounts.'),
  changeOfCart(
    aimsweb.chooseAimswebAccount,
    'ours: chooses an aimswebPlus account, with its terms accepted.',
    '`UnknownIdentifierError`: no such account. `AccountInvalid`: the order’s account is a personal one. `ValidationError` on ' +
      '`number` or `termsAccepted`.',
  ),
];

/** Addresses: the delivery, its method, and the billing. */
const whereTo: readonly CommerceCall[] = [
  questionOfCheckout(site.listDeliveryCountries, 'The countries that the store sends to.'),
  questionOfCheckout(site.listCountries, 'The countries whose addresses are billed.', {
    query: { type: 'BILLING' },
  }),
  questionOfCheckout(
    book.listAddresses,
    'The customer’s saved addresses, or those of one of their accounts.',
    {
      query: OF_ACCOUNT,
    },
  ),
  questionOfCheckout(
    book.changeAddress,
    'Mends a saved address: changes what is named; null takes a field out.',
    {
      query: OF_ACCOUNT,
      errors: { '400': ADDRESS_REFUSED },
    },
  ),
  questionOfCheckout(
    book.verifyAddress,
    'Whether an address is one: `ACCEPT`, `REVIEW` with likelier ones, or `REJECT`. Where it fails, the address is taken as typed.',
  ),
  questionOfCheckout(book.suggestAddresses, 'ours: addresses that begin with or hold what is typed.', {
    query: { addressType: 'SHIPPING or BILLING', term: 'what is typed, three characters at least' },
  }),
  changeOfCart(delivery.createDeliveryAddress, 'Sends it to a new address.', ADDRESS_REFUSED, {
    status: 201,
    query: { saveInAddressBook: 'ours: `true` keeps it for later orders as well' },
  }),
  changeOfCart(
    delivery.chooseDeliveryAddress,
    'Sends it to a saved address. Another address drops the delivery mode.',
    '`CartAddressError`: it can’t be sent there.',
    { query: { addressId: 'the saved address' } },
  ),
  questionOfCheckout(
    delivery.listDeliveryModes,
    'How it can be sent; an empty list where nothing goes there.',
  ),
  changeOfCart(
    delivery.chooseDeliveryMode,
    'Chooses how it is sent.',
    '`UnsupportedDeliveryModeError`: not for this cart.',
    { query: { deliveryModeId: 'the mode’s code' } },
  ),
  changeOfCart(
    delivery.chooseBillingAddress,
    'ours: whom the bill is for: a saved address, the account’s own, the shipping address, or a new one.',
    ADDRESS_REFUSED,
  ),
];

/** The cart itself, and the calls that remove something from it. */
const theCart: readonly CommerceCall[] = [
  questionOfCheckout(
    getCheckoutCart,
    'Reads the customer’s cart with all that was chosen, its `version` and its `orderKey`. `totalTax` is left out until it can be ' +
      'worked out.',
    { query: { fields: 'FULL' }, errors: { '400': GONE }, ...OF_READINESS },
  ),
  {
    ...changeOfCart(
      changeTraining,
      'ours: gives a training line its two dates, its contact or its participants; what is given takes the place of what was there.',
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
      { query: { voucherId: 'the code as it was typed' } },
    ),
    ...OF_CODES,
  },
  { ...changeOfCart(voucher.releaseVoucher, 'Takes a promotion code off.'), ...OF_CODES },
  questionOfCheckout(program.listPrograms, 'ours: third-party programs that an order can be placed under.'),
  changeOfCart(program.chooseProgram, 'ours: chooses a program; null for none.'),
];

/** The calls of the checkout before payment (API-07). */
export const choosingCalls: readonly CommerceCall[] = [...theCart, ...whoOrders, ...whereTo];
