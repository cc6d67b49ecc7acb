import type { Address } from '../../../api/address/address.contract.ts';
import { personName } from '../../../api/account/qualified-user.contract.ts';
import { isSameAddress } from '../../../api/address/is-address-of.rules.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { sentAtOnce } from '../../../api/checkout/shipments.rules.ts';
import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { joinedApart } from '../../../core/i18n/message-format.ts';
import { runtime } from '../../../core/runtime.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { moneyText } from '../../parts/price/Price.tsx';
import { addressLine as lineOf } from '../../parts/address/address-text.ts';
import type { CheckoutKey } from './checkout-context.ts';

/** Returns the choice of a step in one line. Undefined if there is nothing to say. */
export const stepSummary = (id: StepId, cart: CheckoutCart, t: Translate<CheckoutKey>): string | undefined =>
  SUMMARIES[id]?.(cart, t);

type Summary = (cart: CheckoutCart, t: Translate<CheckoutKey>) => string | undefined;

/** Joins the existing parts of a line with a separator that reads as a pause. */
const joined = (separator: string, ...parts: readonly (string | undefined)[]): string | undefined =>
  joinedApart(separator, ...parts) || undefined;

const SUMMARIES: Partial<Record<StepId, Summary>> = {
  account: ({ customerAccount }) => joined(' · ', customerAccount?.name, customerAccount?.number),
  'qualified-user': ({ qualifiedUser: user }) => user && personName(user),
  'q-global': ({ qGlobalAccount: account }, t) => account && accountName(account, t),
  aimsweb: ({ aimswebAccount: account }, t) => account && accountName(account, t),
  'shipping-address': ({ deliveryAddress }) => deliveryAddress && addressLine(deliveryAddress),
  'shipping-method': (cart, t) => {
    const { deliveryMode } = cart;
    const cost = cart.deliveryCost ?? deliveryMode?.deliveryCost;
    return (
      deliveryMode && joined(' · ', methodName(deliveryMode, t), methodTime(cart, t), cost && moneyText(cost))
    );
  },
  'billing-address': (cart) => billingLine(cart),
  payment: ({ payment }, t) => payment && paymentLine(payment, t),
};

/** Returns the text for a Q-global or aimswebPlus account. One that is created with the order has no number yet. */
export const accountName = (
  { number, name }: { number?: string | undefined; name?: string | undefined },
  t: Translate<CheckoutKey>,
): string => joined(' · ', number, name) ?? t('checkout.newAccount');

/** Returns the person and the place of an address in one line. Source: CHK-16 f. */
export const addressLine = (address: Address): string => lineOf(address, runtime().row.tag);

/** Returns the order's billing address in one line, with the organization's name for its own. Source: CHK-16 f. */
export const billingLine = ({
  billingAddress,
  customerAccount,
}: Pick<CheckoutCart, 'billingAddress' | 'customerAccount'>): string | undefined =>
  billingAddress && addressLine(withOrganization(billingAddress, customerAccount));

/** Adds the organization's name to the account's own billing address, because a service may leave it out. */
export const withOrganization = (address: Address, account: CheckoutCart['customerAccount']): Address =>
  account?.type === 'ORGANIZATION' &&
  !address.companyName?.trim() &&
  account.billingAddress &&
  isSameAddress(account.billingAddress, address)
    ? { ...address, companyName: account.name }
    : address;

/** The store's own methods, with names and times of its own. Source: CHK-08 a. */
const OWN_METHODS = ['ground', 'expedited'] as const;
const ownMethod = (code: string) => OWN_METHODS.find((one) => one === code);

/** Returns the name of a shipping method: the service's, else the store's own, else the code. Source: CHK-08 a. */
export const methodName = (
  { code, name }: NonNullable<CheckoutCart['deliveryMode']>,
  t: Translate<CheckoutKey>,
): string => {
  const own = ownMethod(code);
  return name ?? (own ? t(`checkout.method.${own}`) : code);
};

/** Returns how long a method takes. Undefined if neither the service nor the store says so. */
const timeOfMethod = (
  { code, description }: NonNullable<CheckoutCart['deliveryMode']>,
  t: Translate<CheckoutKey>,
): string | undefined => {
  const own = ownMethod(code);
  return description ?? (own && t(`checkout.method.${own}Time`));
};

/** Returns how long the chosen method takes for the lines without a later day of their own. A line with such a day shows it. */
export const methodTime = (
  { deliveryMode, entries }: Pick<CheckoutCart, 'deliveryMode' | 'entries'>,
  t: Translate<CheckoutKey>,
): string | undefined => {
  const time = deliveryMode && timeOfMethod(deliveryMode, t);
  const atOnce = sentAtOnce(entries);
  if (atOnce === 'all' || time === undefined) return time;
  return atOnce === 'some' ? t('checkout.method.shipsNow', { time }) : undefined;
};

/** Returns the payment in one line. Of a card only the last four digits are shown (CHK-11). */
export const paymentLine = (
  { type, card, purchaseOrderNumber: number }: NonNullable<CheckoutCart['payment']>,
  t: Translate<CheckoutKey>,
): string => {
  if (type === 'PURCHASE_ORDER') return joined(' ', t('checkout.pay.purchaseOrder'), number) ?? '';
  if (type === 'BANK_TRANSFER') return t('checkout.pay.bankTransfer');
  const scheme = card?.cardType?.name ?? t('checkout.pay.card');
  const lastFour = card?.cardNumber?.slice(-4);
  return lastFour ? t('checkout.pay.cardEnding', { scheme, lastFour }) : scheme;
};
