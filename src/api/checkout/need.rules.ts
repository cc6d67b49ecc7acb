import type { BuyerLevel } from './qualification.rules.ts';
import type { StepAccount } from './steps.rules.ts';
import type { Money } from '../money.contract.ts';
import type { PaymentTypes } from '../payment/payment-type.contract.ts';
import type { QualificationLevel } from '../product/product.contract.ts';

/**
 * `needed`: no order without it. `note`: blocks nothing. `unknown`: it could not be read, so nothing is claimed. `done`:
 * the cart has it, or the checkout chooses it by itself.
 */
export type NeedState = 'needed' | 'note' | 'unknown' | 'done';

type Of<Kind extends string, More = object> = {
  kind: Kind;
  state: NeedState;
  /** The codes of the products that it is for. */
  lines: readonly string[];
} & More;

type PaymentReason = NonNullable<PaymentTypes[number]['reason']>;

/** A line of the readiness panel, as data. Amounts are major units of the cart's currency. Source: LEAD-01. */
export type Need =
  | Of<'sign-in' | 'not-purchasable' | 'below-minimum' | 'above-maximum' | 'training'>
  | Of<'q-global' | 'aimsweb' | 'unknown-amount' | 'declined' | 'card-refused' | 'under-way' | 'challenge'>
  | Of<'aimsweb-minimum', { amount: number; subtotal: number; missing: number }>
  | Of<
      'account',
      {
        why?: 'no-account' | 'no-billing-address' | 'organization-only' | 'choose' | undefined;
        accountId?: string | undefined;
        /** The number of accounts that the checkout lets them choose for these lines. Undefined until they are read. */
        choices?: number | undefined;
      }
    >
  | Of<
      'level',
      {
        level: QualificationLevel;
        why?: 'own-level' | 'nobody-qualified' | 'choose' | 'account-first' | undefined;
        /** The customer's own level, if the account is personal, because only they can be its qualified user. */
        own?: BuyerLevel | undefined;
      }
    >
  | Of<'purchase-order', { why?: PaymentReason | undefined; threshold?: Money | undefined }>;

export type NeedKind = Need['kind'];

/** What was read besides the cart. */
export type ReadinessKnowledge = {
  isSignedIn: boolean;
  /** What could not be read. Without the customer's own cart, no choice is known. */
  failed: ReadonlySet<'cart' | 'accounts' | 'qualifiedUsers' | 'paymentTypes'>;
  accounts?: readonly (StepAccount & { hasOrdered: boolean })[] | undefined;
  /** The qualified users of the account from `foreseenAccount`. */
  qualifiedUsers?: readonly { id: string; level?: BuyerLevel | undefined }[] | undefined;
  /** Read once the service's own cart has an account: it says nothing of one that would be chosen. */
  paymentTypes?: PaymentTypes | undefined;
  /** Whether the service declined the order of this very cart and no step can fix that. */
  isDeclined?: boolean | undefined;
  /** How an order of this very cart stands that was sent, in whatever tab, and whose outcome is not known. */
  underWay?: 'sent' | 'challenge' | undefined;
  /** Whether the last card was refused, and the cart has no payment that counts since. */
  isCardRefused?: boolean | undefined;
  /** Server time in milliseconds. */
  now: number;
};
