import type { AppliedVoucher } from '../cart/cart.contract.ts';
import { isServiceError } from '../../core/errors.ts';
import type { PromotionStatus } from './checkout-cart.contract.ts';

/** A promotion as the service sends it. An unknown status is ignored. */
type Promoted = { promotionStatus?: string | undefined; promotionLabel?: string | undefined };

/** The discounts that the page shows: UAP by its own setting, an organization's by the flag. */
export type PromotionFeatures = { uap: boolean; organization: boolean };

const isOn = (status: string, { uap, organization }: PromotionFeatures): boolean =>
  status.startsWith('UAP_') ? uap : organization;

/** Returns the service's label of an applied discount, or undefined for the generic one. Source: CRT-03 a, b, c. */
export const discountLabel = (
  { promotionStatus = '', promotionLabel }: Promoted,
  features: PromotionFeatures,
): string | undefined => {
  const applies = promotionStatus === 'UAP_APPLIED' || promotionStatus === 'OLD_APPLIED';
  return (applies && isOn(promotionStatus, features) && promotionLabel?.trim()) || undefined;
};

const NEWS = {
  UAP_APPLIED: undefined,
  UAP_LIMIT_REACHED: 'uapLimit',
  UAP_EXPIRED: 'uapExpired',
  OLD_APPLIED: undefined,
  OLD_EXPIRED: 'oldExpired',
  OLD_NOT_STARTED: 'oldNotStarted',
} as const satisfies Record<PromotionStatus, string | undefined>;

/** Returns what else there is to say about a discount, as the end of the message's key. Source: CRT-03 d. */
export const promotionNews = (
  { promotionStatus = '' }: Promoted,
  features: PromotionFeatures,
): (typeof NEWS)[PromotionStatus] =>
  Object.hasOwn(NEWS, promotionStatus) && isOn(promotionStatus, features)
    ? NEWS[promotionStatus as PromotionStatus]
    : undefined;

/** Returns the codes that stopped applying: earlier ones that do not apply again, and new ones. Source: CRT-04 d. */
export const stoppedCodes = (
  before: readonly string[],
  vouchers: readonly AppliedVoucher[],
): readonly string[] => {
  const of = (applies: boolean) =>
    vouchers.filter(({ applicable }) => applicable === applies).map(({ code }) => code);
  const again = of(true);
  return [...new Set([...before.filter((code) => !again.includes(code)), ...of(false)])];
};

export type VoucherFailure = 'invalid' | 'inactive' | 'alreadyApplied' | 'notApplicable';

const REASONS: Readonly<Record<string, VoucherFailure>> = {
  invalid: 'invalid',
  inactive: 'inactive',
  alreadyApplied: 'alreadyApplied',
  notApplicable: 'notApplicable',
  'coupon.invalid.code.provided': 'invalid',
  'coupon.already.redeemed': 'alreadyApplied',
};

/** Returns why a promotion code was refused, by reason or, on a plain OCC host, by message. Source: CRT-04 c. */
export const voucherFailure = (error: unknown): VoucherFailure | undefined => {
  const { reason = '', message = '' } = (isServiceError(error) && error.errors[0]) || {};
  const word = [reason, message].find((one) => Object.hasOwn(REASONS, one));
  return word === undefined ? undefined : REASONS[word];
};
