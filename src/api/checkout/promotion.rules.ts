import type { PromotionStatus } from './checkout-cart.contract.ts';

type Promoted = {
  promotionStatus?: PromotionStatus | undefined;
  promotionLabel?: string | undefined;
};

/**
 * What discounts are called: the service's own label while a UAP applies, or, with the flag for organizations' discounts, while
 * one of these does; undefined: the generic one. Source: CRT-03 a, b, c.
 */
export const discountLabel = (
  { promotionStatus, promotionLabel }: Promoted,
  organisationDiscount: boolean,
): string | undefined => {
  const label = promotionLabel?.trim() || undefined;
  if (promotionStatus === 'UAP_APPLIED') return label;
  return promotionStatus === 'OLD_APPLIED' && organisationDiscount ? label : undefined;
};

/** What else is to be said of a discount, as the end of its message's key; undefined where it applies, or nothing does. Source: CRT-03 d. */
export const promotionNews = (
  { promotionStatus }: Promoted,
  organisationDiscount: boolean,
): 'uapLimit' | 'uapExpired' | 'oldExpired' | 'oldNotStarted' | undefined => {
  switch (promotionStatus) {
    case 'UAP_LIMIT_REACHED':
      return 'uapLimit';
    case 'UAP_EXPIRED':
      return 'uapExpired';
    case 'OLD_EXPIRED':
      return organisationDiscount ? 'oldExpired' : undefined;
    case 'OLD_NOT_STARTED':
      return organisationDiscount ? 'oldNotStarted' : undefined;
    case 'UAP_APPLIED':
    case 'OLD_APPLIED':
    case undefined:
      return undefined;
  }
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

/** Why a promotion code was refused, by the service's reason or, of a plain OCC host, its message. Source: CRT-04 c. */
export const voucherFailure = (info: unknown): VoucherFailure | undefined => {
  const { errors } = (info ?? {}) as { errors?: unknown };
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  const { reason, message } = (first ?? {}) as { reason?: unknown; message?: unknown };
  for (const word of [reason, message])
    if (typeof word === 'string' && Object.hasOwn(REASONS, word)) return REASONS[word];
  return undefined;
};
