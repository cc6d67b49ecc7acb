import { toMinor } from '../../../core/i18n/money.ts';
import { normalizeCode } from '../isbn.rules.ts';
import type { Product } from '../../product/product.contract.ts';
import type { Answer, ListLine, LookUpFailure, Row } from './quick-order-state.ts';
import { readQuantity, type QuantityIssue } from '../read-quantity.rules.ts';

/** Why a row can't be added, in the order of reporting. */
export type RowProblem =
  | { code: 'refused'; refusal: NonNullable<Row['refusal']> }
  | { code: 'duplicate'; ofRow: number }
  | { code: 'unknown'; suggestion: string | undefined }
  | { code: 'retired'; successor: { code: string; name: string } | undefined }
  | { code: 'not-online' | 'not-sold-here' | 'out-of-stock' }
  | { code: 'look-up'; failure: LookUpFailure }
  /** `line`: the line of a list that does not tell the quantity. */
  | { code: 'quantity'; issue: QuantityIssue; line?: ListLine | undefined };

/** Everything that a row shows. The object stays the same until something in it changes. */
export type RowView = {
  row: Row;
  /** The row's number, from 1. */
  number: number;
  /** `blank`: no code; `typing`: nothing to report yet; `looking`: the product is being looked up. */
  state: 'blank' | 'typing' | 'looking' | 'ready' | 'attention';
  product: Product | undefined;
  problem: RowProblem | undefined;
  /** The price of the line in minor units, if product and quantity determine one. */
  price: { minor: number; unitMinor: number; currency: string } | undefined;
  /** The units of the product that are already in the cart. */
  inCart: number;
  /** The row's line in a list, if it names other products too. */
  remark: string | undefined;
  /** The line that adding this row sends. */
  line: { code: string; quantity: number } | undefined;
};

export type RowFacts = {
  row: Row;
  number: number;
  answer: Answer | undefined;
  failure: LookUpFailure | undefined;
  looking: boolean;
  /** The number of the row that already has the product. */
  duplicateOf: number | undefined;
  /** The units of the product in the cart. */
  inCart: number;
  /** A code that the shopper may have meant. Only computed if there is no product. */
  suggestion: string | undefined;
};

/** Returns what a row shows, from the known facts. */
export const rowView = (facts: RowFacts): RowView => {
  const { row, number, answer, failure, looking } = facts;
  const view = {
    row,
    number,
    product: answer ?? undefined,
    problem: undefined,
    inCart: facts.inCart,
    price: undefined,
    remark: undefined as string | undefined,
    line: undefined,
  };
  if (normalizeCode(row.code) === '') return { ...view, state: 'blank' };
  if (row.entry === 'typing') return { ...view, product: undefined, state: 'typing' };
  if (answer === undefined && failure === undefined)
    return { ...view, state: looking || row.entry === 'left' ? 'looking' : 'typing' };
  if (answer === null && row.entry === 'paused') return { ...view, state: 'typing' };
  if (row.from?.namesOthers && row.quantity === row.from.quantity) view.remark = shortOf(row.from.text);
  const quantity = readQuantity(row.quantity, {
    ...answer,
    stock: answer?.stock?.stockLevel,
    inCart: facts.inCart,
  });
  const line = row.quantity.trim() === '' ? row.from : undefined;
  const problem =
    rowProblem(facts) ?? (quantity.issue && { code: 'quantity' as const, issue: quantity.issue, line });
  const price = answer ? priceOf(answer, quantity.value) : undefined;
  if (problem?.code === 'quantity' && row.counting) return { ...view, state: 'typing', price };
  if (problem !== undefined || !answer || quantity.value === undefined)
    return { ...view, state: 'attention', problem, price };
  return { ...view, state: 'ready', price, line: { code: answer.code, quantity: quantity.value } };
};

/** The most characters of a line that a row quotes. */
const MOST_QUOTED = 300;

/** Returns a line's text as a row quotes it. */
export const shortOf = (text: string): string =>
  text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text.replace(/\s+/g, ' ');

const rowProblem = (facts: RowFacts): RowProblem | undefined => {
  const { row, answer, failure, duplicateOf, suggestion } = facts;
  if (duplicateOf !== undefined) return { code: 'duplicate', ofRow: duplicateOf };
  if (row.refusal) return { code: 'refused', refusal: row.refusal };
  if (failure !== undefined && answer === undefined) return { code: 'look-up', failure };
  return answer ? sellingProblem(answer) : { code: 'unknown', suggestion };
};

const sellingProblem = (product: Product): RowProblem | undefined => {
  // OCC's `purchasable` does not consider stock.
  if (product.purchasable) return isOutOfStock(product) ? { code: 'out-of-stock' } : undefined;
  switch (product.notPurchasableReason) {
    case 'RETIRED':
      return { code: 'retired', successor: product.successor };
    case 'NOT_SOLD_HERE':
      return { code: 'not-sold-here' };
    case 'OUT_OF_STOCK':
      return { code: 'out-of-stock' };
    default:
      return { code: 'not-online' };
  }
};

/** Returns whether a product is out of stock. A store may keep selling with a stock level of 0; its status then says so. */
const isOutOfStock = ({
  stock: { stockLevelStatus: status, stockLevel: level = 1 } = {},
}: Product): boolean => status === 'outOfStock' || (level < 1 && status !== 'inStock');

const priceOf = ({ price, purchasable }: Product, quantity: number | undefined): RowView['price'] => {
  if (price === undefined || !purchasable) return undefined;
  const unitMinor = toMinor(price.value, price.currencyIso);
  const minor = unitMinor * (quantity ?? 1);
  // An amount that is not a safe number is not a price (SEC-14).
  if (!Number.isSafeInteger(minor) || minor < 0) return undefined;
  return { unitMinor, minor, currency: price.currencyIso };
};
