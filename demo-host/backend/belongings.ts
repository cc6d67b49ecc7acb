import type { AccessCodes, Card } from './delicate.contract.ts';

/** Prices of invoices in major units of whichever currency; the demo's sums are the same everywhere. */
type Invoice = { id: string; dueInDays: number; total: number; paid: boolean };

/** What the demo keeps of a customer beside carts: the same for each at first, in memory, gone with the process. */
export type Belongings = {
  cards: readonly Card[];
  /** By order code. */
  accessCodes: Readonly<Record<string, readonly AccessCodes[]>>;
  invoices: readonly Invoice[];
};

const card = (id: string, code: string, name: string, lastFour: string, defaultPayment = false): Card => ({
  id,
  cardType: { code, name },
  cardNumber: `************${lastFour}`,
  accountHolderName: 'As on the account',
  expiryMonth: '9',
  expiryYear: '2031',
  defaultPayment,
});

const SEED: Belongings = {
  cards: [
    card('8796093054001', 'visa', 'Visa', '4242', true),
    card('8796093054002', 'master', 'Mastercard', '5454'),
  ],
  accessCodes: {
    '00004711': [{ productCode: 'RPW-G3-LIC', codes: ['7KQ2-M9XD-4TRB', 'W3HN-8VCP-6YZE'] }],
  },
  invoices: [
    { id: '90010021', dueInDays: -12, total: 318.4, paid: false },
    { id: '90010022', dueInDays: 9, total: 1180, paid: false },
    { id: '90010023', dueInDays: 30, total: 64.5, paid: false },
  ],
};

/** Gives and keeps the belongings of a customer; `reset` gives everybody those of the start. */
export type BelongingsStore = {
  of(userId: string): Belongings;
  keep(userId: string, belongings: Belongings): void;
  reset(): void;
};

export const createBelongings = (): BelongingsStore => {
  const all = new Map<string, Belongings>();
  return {
    of: (userId) => all.get(userId) ?? SEED,
    keep: (userId, belongings) => void all.set(userId, belongings),
    reset: () => all.clear(),
  };
};
