import type { BuyerLevel } from './qualification.rules.ts';
import type { StepAccount, StepLine } from './steps.rules.ts';
import type { Money } from '../money.contract.ts';
import type { PaymentTypes } from '../payment/payment-type.contract.ts';
import type { ProductFormat, QualificationLevel } from '../product/product.contract.ts';

/**
 * `needed`: the checkout asks for it, or takes no order without it. `note`: good to know, and hinders nothing. `unknown`: it could
 * not be read, so nothing is said of it. `done`: the cart has it, or the checkout chooses it by itself.
 */
export type NeedState = 'needed' | 'note' | 'unknown' | 'done';

type Of<Kind extends string, More = object> = {
  kind: Kind;
  state: NeedState;
  /** Codes of the products that it is for. */
  lines: readonly string[];
} & More;

type PaymentReason = NonNullable<PaymentTypes[number]['reason']>;

/** A line of the readiness panel, as data. Amounts are major units of the cart's currency. Source: LEAD-01. */
export type Need =
  | Of<'sign-in' | 'not-purchasable' | 'below-minimum' | 'above-maximum' | 'training'>
  | Of<'q-global' | 'aimsweb' | 'no-method' | 'unknown-amount' | 'declined'>
  | Of<'aimsweb-minimum', { amount: number; subtotal: number; missing: number }>
  | Of<
      'account',
      {
        why?: 'no-account' | 'no-billing-address' | 'organization-only' | 'choose' | undefined;
        accountId?: string | undefined;
      }
    >
  | Of<
      'level',
      {
        level: QualificationLevel;
        why?: 'own-level' | 'nobody-qualified' | 'choose' | 'account-first' | undefined;
        /** Of a personal account, whose customer is the only one. */
        own?: BuyerLevel | undefined;
      }
    >
  | Of<'purchase-order', { why?: PaymentReason | undefined; threshold?: Money | undefined }>;

export type NeedKind = Need['kind'];

/** What was read besides the cart. */
export type ReadinessKnowledge = {
  isSignedIn: boolean;
  /** What could not be read. Without the customer's own cart nothing is known that was chosen. */
  failed: ReadonlySet<'cart' | 'accounts' | 'qualifiedUsers' | 'paymentTypes'>;
  accounts?: readonly (StepAccount & { hasOrdered: boolean })[] | undefined;
  /** Of the account that `foreseenAccount` gives. */
  qualifiedUsers?: readonly { id: string; level?: BuyerLevel | undefined }[] | undefined;
  /** Asked once the cart has an account. */
  paymentTypes?: PaymentTypes | undefined;
  /** The service declined the order of this very cart, and no step mends that. */
  isDeclined?: boolean | undefined;
  /** Server time in milliseconds. */
  now: number;
};

export const ofFormat =
  (format: ProductFormat) =>
  (line: StepLine): boolean =>
    line.format === format;

export const codesOf = (lines: readonly StepLine[]): readonly string[] => lines.map(({ code }) => code);
