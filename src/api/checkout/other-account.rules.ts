import type { Account } from '../account/account.contract.ts';
import { personName, type QualifiedUser } from '../account/qualified-user.contract.ts';
import type { QGlobalAccount } from '../q-global/q-global.contract.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import { isChosenByItself, nextStep, type NextStep } from './next-step.rules.ts';
import type { Step, StepId } from './steps.rules.ts';

/** The choices that another customer account can drop. Source: checkout.md, "A change invalidates only what follows from it". */
export type Droppable = Pick<
  CheckoutCart,
  'qualifiedUser' | 'qGlobalAccount' | 'aimswebAccount' | 'billingAddress' | 'payment' | 'deliveryAddress'
>;

/**
 * Returns the choices that choosing `account` drops: the qualified user, a Q-global account that is linked to a
 * customer account, the aimswebPlus account, the billing address, and a purchase order. While customer service acts for the
 * customer (`isActed`) the shipping address too, because they do not know whose it is.
 */
export const droppedBy = (
  cart: CheckoutCart,
  account: Account['id'] | undefined,
  qGlobalAccounts: readonly QGlobalAccount[] = [],
  isActed = false,
): Droppable => {
  const {
    customerAccount: before,
    qualifiedUser,
    qGlobalAccount,
    aimswebAccount,
    billingAddress,
    payment,
    deliveryAddress,
  } = cart;
  if (before === undefined || account === undefined || account === before.id) return {};
  const linked = qGlobalAccounts.find(({ number }) => number === qGlobalAccount?.number)?.linkedAccountId;
  return {
    ...(qualifiedUser && { qualifiedUser }),
    ...(qGlobalAccount && linked !== undefined && { qGlobalAccount }),
    ...(aimswebAccount && { aimswebAccount }),
    ...(billingAddress && { billingAddress }),
    ...(payment?.type === 'PURCHASE_ORDER' && { payment }),
    ...(isActed && deliveryAddress && { deliveryAddress }),
  };
};

export type Dropped = {
  /** What the shopper chooses again. */
  again: Droppable;
  /** The qualified user, and the name of who is chosen by itself in their place. */
  replaced?: { before: QualifiedUser; after: string };
};

/**
 * What becomes of what `account` drops. On a personal account the customer, whose name it has, is the only qualified user, and is
 * chosen by itself. Source: CHK-03 g.
 */
export const dropped = (drops: Droppable, account: Pick<Account, 'type' | 'name'> | undefined): Dropped => {
  const { qualifiedUser: before, ...others } = drops;
  if (!before || account?.type !== 'PERSONAL') return { again: drops };
  const { name: after } = account;
  return { again: others, ...(personName(before) !== after && { replaced: { before, after } }) };
};

const STEP_OF: Readonly<Record<keyof Droppable, StepId>> = {
  qualifiedUser: 'qualified-user',
  qGlobalAccount: 'q-global',
  aimswebAccount: 'aimsweb',
  billingAddress: 'billing-address',
  payment: 'payment',
  deliveryAddress: 'shipping-address',
};

/** The account that is picked: another one than the cart has, and one without an organization. */
type PickedAccount = { isOther: boolean; isPersonal: boolean };

/**
 * Returns the next step if going on with an account drops choices, whose steps are then open again. For another account it is not
 * known yet what is chosen by itself, but on a personal one the customer is the only qualified user. Source: CHK-03 g.
 */
export const nextAfter = (
  steps: readonly Step[],
  next: NextStep,
  drops: Droppable,
  { isOther, isPersonal }: PickedAccount,
): NextStep => {
  const isPassed = ({ id }: Pick<Step, 'id'>) => isOther && isPersonal && id === 'qualified-user';
  const open = (Object.keys(drops) as (keyof Droppable)[]).map((name) => STEP_OF[name]);
  if (isOther)
    for (const step of steps) if (step.id !== 'account' && isChosenByItself(step)) open.push(step.id);
  const passed = steps.map((step) => (isPassed(step) ? { id: step.id, state: 'done' as const } : step));
  const after = next === 'qualified-user' ? nextStep(passed, 'account') : next;
  return passed.find((step) => !isPassed(step) && (step.id === after || open.includes(step.id)))?.id ?? after;
};
