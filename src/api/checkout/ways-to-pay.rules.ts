import { cardExpired, type Card } from '../payment/card.contract.ts';
import type { PaymentTypes } from '../payment/payment-type.contract.ts';

type PaymentType = PaymentTypes[number];

/** A way to pay. `value` identifies the choice, `why` says why it can't be chosen. */
export type WayToPay = { value: string; why?: WhyNot | undefined } & (
  | { kind: 'saved'; card: Card }
  | { kind: 'new' }
  | { kind: 'purchaseOrder' }
  | { kind: 'bankTransfer' }
);

export type WhyNot =
  | { reason: 'expired'; month: string; year: string }
  | { reason: 'noFields' | 'personalAccount' | 'noFirstOrder' | 'unconfirmed' | 'notOffered' }
  | { reason: 'belowThreshold'; threshold: NonNullable<PaymentType['threshold']> };

export type PayTerms = {
  types: PaymentTypes;
  cards: readonly Card[];
  /** Whether the page has a payment service. */
  hasFields: boolean;
  /** The flag for bank transfers. It decides what is shown; the service decides what is accepted (SEC-07). */
  bankTransfer: boolean;
  /** Today by the shopper's own clock. A card is valid to the end of its month. */
  today: Date;
};

/** Returns how this cart can be paid; an accepted purchase order comes first. Source: CHK-10 to CHK-12, FLG-07 e. */
export const waysToPay = ({
  types,
  cards,
  hasFields,
  bankTransfer,
  today,
}: PayTerms): readonly WayToPay[] => {
  const found = (type: PaymentType['type']) => types.find((one) => one.type === type);
  const noFields: WhyNot | undefined = hasFields ? undefined : { reason: 'noFields' };
  const saved = found('SAVED_CARD')?.allowed ? cards : [];
  const order = found('PURCHASE_ORDER');
  const transfer = bankTransfer ? found('BANK_TRANSFER') : undefined;
  const purchaseOrder: readonly WayToPay[] = order
    ? [{ kind: 'purchaseOrder', value: 'purchaseOrder', why: whyNot(order) }]
    : [];
  return [
    ...(order?.allowed ? purchaseOrder : []),
    ...saved.map((card): WayToPay => {
      const value = `card ${card.id}`;
      return { kind: 'saved', value, card, why: expired(card, today) ?? noFields };
    }),
    ...(found('CARD')?.allowed ? [{ kind: 'new', value: 'new', why: noFields } as const] : []),
    ...(order?.allowed ? [] : purchaseOrder),
    ...(transfer ? [{ kind: 'bankTransfer', value: 'bankTransfer', why: whyNot(transfer) } as const] : []),
  ];
};

const expired = (card: Card, today: Date): WhyNot | undefined => {
  const since = cardExpired(card, today);
  return since && { reason: 'expired', ...since };
};

const REASONS = {
  PERSONAL_ACCOUNT: 'personalAccount',
  NO_FIRST_ORDER: 'noFirstOrder',
  UNCONFIRMED_ACCOUNT: 'unconfirmed',
  NO_SAVED_CARD: 'notOffered',
  NOT_OFFERED: 'notOffered',
} as const;

const whyNot = ({ allowed, reason, threshold }: PaymentType): WhyNot | undefined => {
  if (allowed) return undefined;
  if (reason !== 'BELOW_THRESHOLD') return { reason: reason ? REASONS[reason] : 'notOffered' };
  return threshold ? { reason: 'belowThreshold', threshold } : { reason: 'notOffered' };
};

/**
 * Returns what the cart has, else the default card, else the only way. If a purchase order is accepted, the customer must
 * choose between own and organization's money. Source: CHK-10, CHK-12.
 */
export const firstWay = (
  ways: readonly WayToPay[],
  chosen: { type: PaymentType['type']; card?: { id?: string | undefined } | undefined } | undefined,
): string | undefined => {
  const open = ways.filter(({ why }) => !why);
  const has = (value: string | undefined) => open.find((one) => one.value === value)?.value;
  const BY_TYPE = {
    CARD: 'new',
    SAVED_CARD: `card ${chosen?.card?.id ?? ''}`,
    PURCHASE_ORDER: 'purchaseOrder',
    BANK_TRANSFER: 'bankTransfer',
  };
  const usual = has('purchaseOrder')
    ? undefined
    : open.find((one) => one.kind === 'saved' && one.card.defaultPayment);
  return (
    has(chosen && BY_TYPE[chosen.type]) ?? usual?.value ?? (open.length === 1 ? open[0]?.value : undefined)
  );
};
