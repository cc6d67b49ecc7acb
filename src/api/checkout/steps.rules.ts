import { isShippedFormat } from './shipments.rules.ts';
import type { ProductFormat, QualificationLevel } from '../product/product.contract.ts';
import { missingAmount } from './aimsweb-minimum.rules.ts';
import { covers, highestLevel, type BuyerLevel } from './qualification.rules.ts';

/** The steps in their order, as named in `?step=`. The confirmation is none. Source: CHK-01. */
const STEP_IDS = [
  'items',
  'account',
  'qualified-user',
  'q-global',
  'aimsweb',
  'shipping-address',
  'shipping-method',
  'billing-address',
  'payment',
  'review',
] as const;
export type StepId = (typeof STEP_IDS)[number];

/**
 * The state of a step. `atReview`: the payment lacks only what is never kept, and the review asks for it (CHK-21). `open` can be
 * finished in the step itself. `blocked` needs something outside it, which `reason`
 * names. `auto` is the only valid choice of an open step, which is then chosen automatically.
 */
export type Step =
  | { id: StepId; state: 'notNeeded' | 'done' | 'atReview' }
  | { id: StepId; state: 'open'; reason?: StepReason; auto?: string }
  | { id: StepId; state: 'blocked'; reason: StepReason };

/** What is wrong with the items. `lines` are product codes. */
export type ItemReason =
  | { code: 'empty' }
  | {
      code: 'not-purchasable' | 'below-minimum' | 'above-maximum' | 'training' | 'not-confirmed';
      lines: readonly string[];
    }
  | { code: 'aimsweb-minimum'; missing: number; amount: number; currency: string };

/** Why a step is not done. */
export type StepReason =
  | ItemReason
  | { code: 'no-account' | 'no-billing-address' | 'organization-only' | 'nobody-qualified' }
  | { code: 'own-level'; level: QualificationLevel }
  | {
      code:
        | 'no-method'
        | 'no-name'
        | 'expired'
        | 'total-raised'
        | 'card-refused'
        | 'not-allowed'
        | 'unknown-amount';
    };

export type StepLine = {
  code: string;
  quantity: number;
  format?: ProductFormat | undefined;
  level?: QualificationLevel | undefined;
  purchasable: boolean;
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** For a training line: whether its dates, contact and participants are there. */
  trainingComplete?: boolean | undefined;
};

export type StepAddress = { firstName?: string | undefined; lastName?: string | undefined };

export type StepAccount = {
  id: string;
  type: 'PERSONAL' | 'ORGANIZATION';
  hasBillingAddress: boolean;
  /** Nobody has confirmed that the customer belongs to it (ACC-05 e). */
  isUnconfirmed?: boolean;
};

type PaymentType = 'CARD' | 'SAVED_CARD' | 'PURCHASE_ORDER' | 'BANK_TRANSFER';

/** What has been chosen according to the server's cart. Amounts are major units of the cart's currency. */
export type StepCart = {
  lines: readonly StepLine[];
  /** Undefined while an amount is not valid (SEC-14). */
  total: number | undefined;
  currency: string;
  /** The service's minimum for aimswebPlus lines, and their subtotal. Absent if the site has no minimum (CRT-06). */
  aimsweb?: { minimum: number; subtotal: number } | undefined;
  /** Lines that `validate` changed and the shopper has not seen. */
  unconfirmed?: readonly string[] | undefined;
  accountId?: string | undefined;
  qualifiedUserLevel?: BuyerLevel | undefined;
  hasQGlobal?: boolean | undefined;
  hasAimsweb?: boolean | undefined;
  shippingAddress?: StepAddress | undefined;
  hasShippingMethod?: boolean | undefined;
  billingAddress?: StepAddress | undefined;
  payment?: {
    type: PaymentType;
    /** Server time in milliseconds. Only for cards. */
    expiresAt?: number | undefined;
    /** The total that was confirmed. Only for cards. */
    confirmedTotal?: number | undefined;
    /** A saved card's security code or a purchase order's number, which are never kept, is still to be given. */
    isIncomplete?: boolean | undefined;
  };
};

/** What is known besides the cart. An undefined field was not read yet; its step is then judged by the cart alone. */
export type StepKnowledge = {
  accounts?: readonly StepAccount[] | undefined;
  qualifiedUsers?: readonly { id: string; level?: BuyerLevel | undefined }[] | undefined;
  shippingMethods?: readonly { code: string }[] | undefined;
  /** The payment types and whether the service accepts them for this cart. */
  paymentTypes?: readonly { type: PaymentType; allowed: boolean }[] | undefined;
  /** Whether the last card was refused, and the cart has no payment that counts since. */
  isCardRefused?: boolean | undefined;
  /** A quote needs only account, shipping and billing (checkout.md). */
  purpose: 'order' | 'quote';
  /** Server time in milliseconds. */
  now: number;
};

export const ofFormat = (format: ProductFormat) => (line: StepLine) => line.format === format;

const isShipped = ({ format }: StepLine): boolean => isShippedFormat(format);

const QUOTE_STEPS: readonly StepId[] = ['account', 'shipping-address', 'shipping-method', 'billing-address'];

/** Returns the steps of a cart, each with its state. Source: CHK-01 a, CHK-15, LEAD-01 g. */
export const checkoutSteps = (cart: StepCart, known: StepKnowledge): readonly Step[] => {
  const before = STEP_IDS.filter((id) => id !== 'review').map((id) =>
    known.purpose === 'quote' && !QUOTE_STEPS.includes(id)
      ? ({ id, state: 'notNeeded' } as const)
      : STEP_RULES[id](cart, known),
  );
  return [...before, known.purpose === 'quote' ? { id: 'review', state: 'notNeeded' } : reviewOf(cart)];
};

const notNeeded = (id: StepId): Step => ({ id, state: 'notNeeded' });
const done = (id: StepId): Step => ({ id, state: 'done' });
const open = (id: StepId, more: { reason?: StepReason; auto?: string } = {}): Step => ({
  id,
  state: 'open',
  ...more,
});
const blocked = (id: StepId, reason: StepReason): Step => ({ id, state: 'blocked', reason });

type Rule = (cart: StepCart, known: StepKnowledge) => Step;

export const codesOf = (lines: readonly StepLine[]): readonly string[] => lines.map(({ code }) => code);

/** Returns everything that is wrong with the items, in the order of asking. Source: CRT-06, TRN-05 a. */
export const itemReasons = ({
  lines,
  aimsweb,
  currency,
  unconfirmed = [],
}: StepCart): readonly ItemReason[] => {
  if (lines.length === 0) return [{ code: 'empty' }];
  const problems = [
    ['not-purchasable', codesOf(lines.filter(({ purchasable }) => !purchasable))],
    ['below-minimum', codesOf(lines.filter(({ quantity, minimum = 1 }) => quantity < minimum))],
    ['above-maximum', codesOf(lines.filter(({ quantity, maximum = Infinity }) => quantity > maximum))],
    ['training', codesOf(lines.filter(({ trainingComplete }) => trainingComplete === false))],
    // A removed line is no longer in `lines`, but the shopper has not seen that either.
    ['not-confirmed', unconfirmed],
  ] as const;
  const wrong = problems.flatMap(([code, those]) => (those.length > 0 ? [{ code, lines: those }] : []));
  const missing = missingAmount(aimsweb, lines.some(ofFormat('AIMSWEB')));
  return aimsweb && missing !== undefined
    ? [...wrong, { code: 'aimsweb-minimum', missing, amount: aimsweb.minimum, currency }]
    : wrong;
};

/** Returns the state of the items. Lines can be changed only in the cart, so any problem with a line blocks the step. */
const itemsOf: Rule = (cart) => {
  const [reason] = itemReasons(cart);
  return reason ? blocked('items', reason) : done('items');
};

/** Returns why an account is not valid. aimswebPlus is only for organizations (CHK-02 c, CHK-05 c). */
export const accountFault = (
  account: StepAccount,
  lines: readonly StepLine[],
): 'no-billing-address' | 'organization-only' | undefined => {
  if (account.type === 'PERSONAL' && lines.some(ofFormat('AIMSWEB'))) return 'organization-only';
  return account.hasBillingAddress ? undefined : 'no-billing-address';
};

const accountOf: Rule = ({ accountId, lines }, { accounts }) => {
  const chosen = accounts?.find(({ id }) => id === accountId);
  if (accountId !== undefined && (accounts === undefined || chosen)) {
    const fault = chosen && accountFault(chosen, lines);
    return fault === undefined ? done('account') : open('account', { reason: { code: fault } });
  }
  if (accounts === undefined) return open('account');
  const [only, ...others] = accounts.filter((account) => accountFault(account, lines) === undefined);
  // An unconfirmed account is never chosen by itself (CHK-21 g).
  if (only && others.length === 0 && !only.isUnconfirmed) return open('account', { auto: only.id });
  if (only) return open('account');
  const [first] = accounts;
  const fault = (first && accountFault(first, lines)) ?? 'no-account';
  return open('account', { reason: { code: fault } });
};

/** Returns whether nobody but the customer can be its qualified user: it is personal, or unconfirmed (CHK-03 g, ACC-05 e). */
export const isForSelf = (account: Pick<StepAccount, 'type' | 'isUnconfirmed'> | undefined): boolean =>
  account?.type === 'PERSONAL' || account?.isUnconfirmed === true;

/** On a personal account the customer is the only possible user, and nobody can be added (CHK-03 g). */
const qualifiedUserOf: Rule = ({ lines, qualifiedUserLevel, accountId }, { accounts, qualifiedUsers }) => {
  const id = 'qualified-user';
  const needed = highestLevel(lines.map(({ level }) => level));
  if (needed === undefined) return notNeeded(id);
  if (covers(qualifiedUserLevel, needed)) return done(id);
  if (qualifiedUsers === undefined) return open(id);
  const isPersonal = isForSelf(accounts?.find((account) => account.id === accountId));
  const able = qualifiedUsers.filter(({ level }) => covers(level, needed));
  if (isPersonal)
    return able[0] ? open(id, { auto: able[0].id }) : blocked(id, { code: 'own-level', level: needed });
  return able.length > 0 ? open(id) : open(id, { reason: { code: 'nobody-qualified' } });
};

const shippingAddressOf: Rule = ({ lines, shippingAddress }) => {
  const id = 'shipping-address';
  if (!lines.some(isShipped)) return notNeeded(id);
  if (!shippingAddress) return open(id);
  return hasNames(shippingAddress) ? done(id) : open(id, { reason: { code: 'no-name' } });
};

const shippingMethodOf: Rule = ({ lines, shippingAddress, hasShippingMethod }, { shippingMethods }) => {
  const id = 'shipping-method';
  if (!lines.some(isShipped)) return notNeeded(id);
  if (hasShippingMethod) return done(id);
  if (!shippingAddress || shippingMethods === undefined) return open(id);
  const [only, ...others] = shippingMethods;
  if (!only) return blocked(id, { code: 'no-method' });
  return others.length === 0 ? open(id, { auto: only.code }) : open(id);
};

const hasNames = ({ firstName, lastName }: StepAddress): boolean =>
  Boolean(firstName?.trim() && lastName?.trim());

const billingAddressOf: Rule = ({ billingAddress }) => {
  const id = 'billing-address';
  if (!billingAddress) return open(id);
  return hasNames(billingAddress) ? done(id) : open(id, { reason: { code: 'no-name' } });
};

/**
 * Returns the state of the payment. No payment is needed if the total is 0. A card's confirmation ends with its time,
 * or when the total rises. A card for which an order was refused is not sent again without being entered again.
 */
const paymentOf: Rule = ({ total, payment }, { paymentTypes, isCardRefused, now }) => {
  const id = 'payment';
  if (total === 0) return notNeeded(id);
  // The service may drop a refused card from the cart.
  if (!payment) return open(id, isCardRefused ? { reason: { code: 'card-refused' } } : {});
  const allowed =
    paymentTypes?.find(({ type }) => type === payment.type)?.allowed ?? paymentTypes === undefined;
  if (!allowed) return open(id, { reason: { code: 'not-allowed' } });
  if (isCardRefused && (payment.type === 'CARD' || payment.type === 'SAVED_CARD'))
    return open(id, { reason: { code: 'card-refused' } });
  if (payment.isIncomplete) return { id, state: 'atReview' };
  if (payment.expiresAt !== undefined && payment.expiresAt <= now)
    return open(id, { reason: { code: 'expired' } });
  if (payment.confirmedTotal !== undefined && total !== undefined && total > payment.confirmedTotal)
    return open(id, { reason: { code: 'total-raised' } });
  return done(id);
};

const STEP_RULES: Record<Exclude<StepId, 'review'>, Rule> = {
  items: itemsOf,
  account: accountOf,
  'qualified-user': qualifiedUserOf,
  'q-global': ({ lines, hasQGlobal }) =>
    lines.some(ofFormat('QGLOBAL'))
      ? hasQGlobal
        ? done('q-global')
        : open('q-global')
      : notNeeded('q-global'),
  aimsweb: ({ lines, hasAimsweb }) =>
    lines.some(ofFormat('AIMSWEB')) ? (hasAimsweb ? done('aimsweb') : open('aimsweb')) : notNeeded('aimsweb'),
  'shipping-address': shippingAddressOf,
  'shipping-method': shippingMethodOf,
  'billing-address': billingAddressOf,
  payment: paymentOf,
};

/** Returns the state of the review. It is never done, because it places the order. */
const reviewOf = ({ total }: StepCart): Step =>
  total === undefined ? blocked('review', { code: 'unknown-amount' }) : open('review');

const isFinished = ({ state }: Step): boolean =>
  state === 'done' || state === 'notNeeded' || state === 'atReview';

/** Returns the first step that is not finished, or the review if all others are. */
export const firstOpenStep = (steps: readonly Step[]): StepId =>
  steps.find((step) => !isFinished(step))?.id ?? steps.at(-1)!.id;

/** Returns the step that `?step=` leads to, or the first before it that is not finished. Source: CHK-01 d. */
export const stepFor = (steps: readonly Step[], wanted: string | undefined): StepId => {
  const at = steps.findIndex(({ id, state }) => id === wanted && state !== 'notNeeded');
  const isReachable = at >= 0 && steps.slice(0, at).every(isFinished);
  return isReachable ? steps[at]!.id : firstOpenStep(steps);
};

/** Returns whether the order can be placed: everything before the review is finished, and nothing blocks it. */
export const isReadyToPlace = (steps: readonly Step[]): boolean =>
  steps.every((step) => (step.id === 'review' ? step.state === 'open' : isFinished(step)));
