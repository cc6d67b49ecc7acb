import { covers, highestLevel } from './qualification.rules.ts';
import {
  accountFault,
  checkoutSteps,
  codesOf,
  isForSelf,
  ofFormat,
  type Step,
  type StepCart,
  type StepId,
  type StepReason,
} from './steps.rules.ts';
import type { PaymentTypes } from '../payment/payment-type.contract.ts';
import type { ProductFormat } from '../product/product.contract.ts';
import type { Need, ReadinessKnowledge } from './need.rules.ts';

/** Returns the account that the checkout orders for or chooses by itself. Undefined if the shopper has to choose. */
export const foreseenAccount = (
  cart: StepCart,
  known: Pick<ReadinessKnowledge, 'accounts' | 'now'>,
): string | undefined => {
  const step = stepOf(checkoutSteps(cart, { accounts: known.accounts, purpose: 'order', now: known.now }));
  const account = step('account');
  if (account.state === 'done') return cart.accountId;
  return account.state === 'open' ? account.auto : undefined;
};

const stepOf =
  (steps: readonly Step[]) =>
  (id: StepId): Step =>
    steps.find((step) => step.id === id)!;

/** Returns the cart with the only valid account chosen, without the choices that depend on another. */
const foreseen = (cart: StepCart, known: ReadinessKnowledge): StepCart => {
  const accountId = foreseenAccount(cart, known);
  if (accountId === undefined || accountId === cart.accountId) return cart;
  return { ...cart, accountId, qualifiedUserLevel: undefined, hasQGlobal: false, hasAimsweb: false };
};

/** Returns what the customer must have or choose for the lines of the cart. */
export const customerNeeds = (cart: StepCart, known: ReadinessKnowledge): readonly Need[] => {
  const next = foreseen(cart, known);
  const step = stepOf(
    checkoutSteps(next, {
      accounts: known.accounts,
      qualifiedUsers: known.qualifiedUsers,
      isCardRefused: known.isCardRefused,
      purpose: 'order',
      now: known.now,
    }),
  );
  const isBlind = known.failed.has('cart');
  const platform = (kind: 'q-global' | 'aimsweb', format: ProductFormat): readonly Need[] => {
    const { state } = step(kind);
    if (state === 'notNeeded') return [];
    const is = isBlind ? 'unknown' : state === 'done' ? 'done' : 'needed';
    return [{ kind, state: is, lines: codesOf(cart.lines.filter(ofFormat(format))) }];
  };
  return [
    accountNeed(step('account'), next, known),
    ...levelNeed(step('qualified-user'), next, known),
    ...platform('q-global', 'QGLOBAL'),
    ...platform('aimsweb', 'AIMSWEB'),
    ...(step('review').state === 'blocked'
      ? [{ kind: 'unknown-amount', state: 'needed', lines: [] } as const]
      : []),
    // A page's own cart does not tell what it is paid with.
    ...(!isBlind && hasReason(step('payment'), 'card-refused')
      ? [{ kind: 'card-refused', state: 'needed', lines: [] } as const]
      : []),
    ...purchaseOrderNeed(cart, next, known).filter(
      ({ state }) => state !== 'note' || !isCardChosen(cart, known),
    ),
  ];
};

/** Returns whether a card is to pay the order. Why no purchase order can is then told at the payment step alone. */
const isCardChosen = ({ payment }: StepCart, { isCardRefused }: ReadinessKnowledge): boolean =>
  !isCardRefused && (payment?.type === 'CARD' || payment?.type === 'SAVED_CARD');

const hasReason = (step: Step, code: StepReason['code']): boolean =>
  'reason' in step && step.reason?.code === code;

const accountNeed = (step: Step, next: StepCart, { failed, accounts }: ReadinessKnowledge): Need => {
  const choices = accounts?.filter((account) => accountFault(account, next.lines) === undefined).length;
  const need = { kind: 'account', lines: [], accountId: next.accountId, choices } as const;
  if (failed.has('cart') || failed.has('accounts')) return { ...need, state: 'unknown' };
  if (step.state === 'done') return { ...need, state: 'done' };
  const code = 'reason' in step ? step.reason?.code : undefined;
  const why =
    code === 'no-account' || code === 'no-billing-address' || code === 'organization-only' ? code : 'choose';
  return {
    ...need,
    state: 'needed',
    why,
    lines: why === 'organization-only' ? codesOf(next.lines.filter(ofFormat('AIMSWEB'))) : [],
  };
};

const levelNeed = (
  step: Step,
  next: StepCart,
  { failed, accounts, qualifiedUsers }: ReadinessKnowledge,
): readonly Need[] => {
  const level = highestLevel(next.lines.map((line) => line.level));
  if (level === undefined || step.state === 'notNeeded') return [];
  const need = {
    kind: 'level',
    level,
    lines: codesOf(next.lines.filter((line) => line.level === level)),
  } as const;
  if (failed.has('cart')) return [{ ...need, state: 'unknown' }];
  if (step.state === 'done') return [{ ...need, state: 'done', own: next.qualifiedUserLevel }];
  const isPersonal = isForSelf(accounts?.find(({ id }) => id === next.accountId));
  const users = (qualifiedUsers ?? []).map((user) => user.level);
  const own = isPersonal ? users[0] : undefined;
  const levels = isPersonal || users.length === 0 ? [own] : users;
  if (step.state === 'open' && step.auto !== undefined) return [{ ...need, state: 'done', own }];
  const code = 'reason' in step ? step.reason?.code : undefined;
  if (code === 'own-level' || code === 'nobody-qualified')
    return [
      {
        ...need,
        // All lines that the customer can't buy, not only those of the highest level.
        lines: codesOf(next.lines.filter((line) => !levels.some((one) => covers(one, line.level)))),
        state: 'needed',
        why: code,
        own,
      },
    ];
  // Without an account it is not known whose levels count.
  if (failed.has('qualifiedUsers') || failed.has('accounts')) return [{ ...need, state: 'unknown' }];
  if (next.accountId === undefined) return [{ ...need, state: 'note', why: 'account-first' }];
  return [{ ...need, state: 'needed', why: 'choose' }];
};

/** A purchase order is never required; customers without an organization hear nothing of it. Source: LEAD-01 f, CHK-12. */
const purchaseOrderNeed = (
  cart: StepCart,
  next: StepCart,
  { accounts, paymentTypes, failed }: ReadinessKnowledge,
): readonly Need[] => {
  const need = { kind: 'purchase-order', lines: [] } as const;
  const personal: readonly Need[] = accounts?.some(({ type }) => type === 'ORGANIZATION')
    ? [{ ...need, state: 'note', why: 'PERSONAL_ACCOUNT' }]
    : [];
  if (cart.total === 0) return [];
  if (failed.has('cart') || failed.has('paymentTypes')) return [{ ...need, state: 'unknown' }];
  const told = paymentTypes?.find(isPurchaseOrder);
  if (!told) {
    const account = accounts?.find(({ id }) => id === next.accountId);
    if (account?.type === 'PERSONAL') return personal;
    if (account?.isUnconfirmed) return [{ ...need, state: 'note', why: 'UNCONFIRMED_ACCOUNT' }];
    return account && !account.hasOrdered ? [{ ...need, state: 'note', why: 'NO_FIRST_ORDER' }] : [];
  }
  if (told.allowed) return [{ ...need, state: 'done' }];
  const { reason: why = 'NOT_OFFERED', threshold } = told;
  if (why === 'PERSONAL_ACCOUNT') return personal;
  return [{ ...need, state: 'note', why, threshold }];
};

const isPurchaseOrder = ({ type }: PaymentTypes[number]): boolean => type === 'PURCHASE_ORDER';
