import { toMinor } from '../../../core/i18n/money.ts';
import { normalizeCode } from '../isbn.rules.ts';
import type { Product } from '../../product/product.contract.ts';
import type { Answer, LookUpFailure, Row } from './quick-order-state.ts';
import { readQuantity, type QuantityIssue } from '../read-quantity.rules.ts';

/** What stands in the way of adding a row, in the order in which a shopper is told. */
export type RowProblem =
  | { code: 'refused'; refusal: NonNullable<Row['refusal']> }
  /** The row's code and one beside it in its list are two products. */
  | { code: 'two-products'; own: string; other: string }
  | { code: 'duplicate'; ofRow: number }
  | { code: 'unknown'; suggestion: string | undefined }
  | { code: 'retired'; successor: { code: string; name: string } | undefined }
  | { code: 'not-online' | 'not-sold-here' | 'out-of-stock' }
  | { code: 'look-up'; failure: LookUpFailure }
  | { code: 'quantity'; issue: QuantityIssue };

/** All that a row shows. The same object as long as nothing of it changed, so that only changed rows are drawn again. */
export type RowView = {
  row: Row;
  /** From 1. */
  number: number;
  /** `blank`: no code; `typing`: nothing to say yet; `looking`: its product is on the way. */
  state: 'blank' | 'typing' | 'looking' | 'ready' | 'attention';
  product: Product | undefined;
  problem: RowProblem | undefined;
  /** Price of the line in minor units, where product and quantity give one. */
  price: { minor: number; unitMinor: number; currency: string } | undefined;
  /** Units of the product that the cart holds already. */
  inCart: number;
  /** What the row's list says of it that neither code, quantity nor the product's name explains. */
  remark: string | undefined;
  /** What adding this row sends. */
  line: { code: string; quantity: number } | undefined;
};

export type RowFacts = {
  row: Row;
  number: number;
  answer: Answer | undefined;
  failure: LookUpFailure | undefined;
  looking: boolean;
  /** A code of the row's list that is, or may be, another product's; '' while that is looked up. */
  other?: string | undefined;
  /** Number of the row that has the product already. */
  duplicateOf: number | undefined;
  /** Units of the product that the cart holds. */
  inCart: number;
  /** A code that the shopper may have meant; only asked for where there is no product. */
  suggestion: string | undefined;
};

/** What a row shows, from what is known of it. */
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
  if ((answer === undefined && failure === undefined) || facts.other === '')
    return { ...view, state: looking || row.entry === 'left' ? 'looking' : 'typing' };
  if (answer === null && row.entry === 'paused') return { ...view, state: 'typing' };
  if (answer && row.remark && !explains(answer, row.remark.words)) view.remark = row.remark.text;
  const quantity = readQuantity(row.quantity, {
    ...answer,
    stock: answer?.stock?.stockLevel,
    inCart: facts.inCart,
  });
  const problem =
    rowProblem(facts) ?? (quantity.issue && { code: 'quantity' as const, issue: quantity.issue });
  const price = answer ? priceOf(answer, quantity.value) : undefined;
  if (problem?.code === 'quantity' && row.counting) return { ...view, state: 'typing', price };
  if (problem !== undefined || !answer || quantity.value === undefined)
    return { ...view, state: 'attention', problem, price };
  return { ...view, state: 'ready', price, line: { code: answer.code, quantity: quantity.value } };
};

/** True if each word is one of the product's own, or the beginning of one: 'Lang.' of 'Language'. */
const explains = ({ name, summary = '', qualificationLevel: level }: Product, words: readonly string[]) => {
  const own = partsOf(`${name} ${summary} ${level ?? ''}`);
  const isOwn = (part: string) =>
    own.some((each) => each === part || (part.length > 2 && each.startsWith(part)));
  return words.every((word) => partsOf(word).length > 0 && partsOf(word).every(isOwn));
};

/** The words and numbers of a text in small letters, without accents. */
const partsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const rowProblem = (facts: RowFacts): RowProblem | undefined => {
  const { row, answer, failure, duplicateOf, suggestion, other } = facts;
  if (answer && other) return { code: 'two-products', own: row.code, other };
  if (duplicateOf !== undefined) return { code: 'duplicate', ofRow: duplicateOf };
  if (row.refusal) return { code: 'refused', refusal: row.refusal };
  if (failure !== undefined && answer === undefined) return { code: 'look-up', failure };
  return answer ? sellingProblem(answer) : { code: 'unknown', suggestion };
};

const sellingProblem = (product: Product): RowProblem | undefined => {
  // OCC's `purchasable` says nothing of stock.
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

/** A store may sell on although it counts none: then its status says so. */
const isOutOfStock = ({
  stock: { stockLevelStatus: status, stockLevel: level = 1 } = {},
}: Product): boolean => status === 'outOfStock' || (level < 1 && status !== 'inStock');

const priceOf = ({ price, purchasable }: Product, quantity: number | undefined): RowView['price'] => {
  if (price === undefined || !purchasable) return undefined;
  const unitMinor = toMinor(price.value, price.currencyIso);
  const minor = unitMinor * (quantity ?? 1);
  // What can't be counted is no price (SEC-14).
  if (!Number.isSafeInteger(minor) || minor < 0) return undefined;
  return { unitMinor, minor, currency: price.currencyIso };
};
