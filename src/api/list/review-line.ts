import type { Line } from '../cart/line-result.ts';
import type { BuyerLevel } from '../checkout/qualification.rules.ts';
import { covers } from '../checkout/qualification.rules.ts';
import type { Money } from '../money.contract.ts';
import type { Product, QualificationLevel } from '../product/product.contract.ts';
import { checkQuantity, type QuantityVerdict } from '../quick-order/quick-order.rules.ts';

/** What the store said of a code: the product and, where it is retired, the one in its place; that nothing has it; or nothing as yet. */
export type Looked =
  | { state: 'known'; product: Product; successor: Product | undefined }
  | { state: 'unknown' | 'failed' | 'looking' };

/** Whether the visitor has a product's level; `unsaid` while nobody can tell: no account, or several. */
export type LevelState = 'has' | 'lacks' | 'signed-out' | 'unsaid';

/** Whose qualifications count. `levels` of those who may be the qualified user; undefined where that is not known. */
export type Buyer = { isSignedIn: boolean; levels: readonly (BuyerLevel | undefined)[] | undefined };

/** Why a line can't be added as it stands, or not at all. */
export type ReviewFault =
  | 'looking'
  | 'not-checked'
  | 'unknown'
  | 'retired'
  | 'not-sold-here'
  | 'not-online'
  | 'out-of-stock'
  | Extract<QuantityVerdict, { ok: false }>;

/** A line of a shared list as this store, this visitor and this cart see it. */
export type ReviewLine = {
  /** As it stands in the list: what the shopper's choices about it are kept by. */
  code: string;
  /** Units to be added: the list's, or those that the shopper took instead. */
  quantity: number;
  /** What would be added; the successor where the list's own product is retired. */
  product: Product | undefined;
  /** The code whose successor this is. */
  insteadOf: string | undefined;
  fault: ReviewFault | undefined;
  level: { needed: QualificationLevel; state: LevelState } | undefined;
  /** The unit price that the shopper saw before, where it is another one by now. */
  before: Money | undefined;
};

/** What is known besides the list. `inCart` by product code; `seen`: the first price that was shown of each, by product code. */
export type ReviewKnowledge = {
  looked: (code: string) => Looked;
  inCart: (code: string) => number;
  seen: ReadonlyMap<string, Money>;
  buyer: Buyer;
};

/** A line of the list with what has changed since it was made. Source: LEAD-04 c. */
export const reviewLine = (
  { code, quantity }: Line,
  { looked, inCart, seen, buyer }: ReviewKnowledge,
): ReviewLine => {
  const found = looked(code);
  const none = {
    code,
    quantity,
    product: undefined,
    insteadOf: undefined,
    level: undefined,
    before: undefined,
  };
  if (found.state !== 'known') {
    const fault = found.state === 'failed' ? 'not-checked' : found.state;
    return { ...none, fault };
  }
  const isReplaced = found.product.notPurchasableReason === 'RETIRED' && found.successor !== undefined;
  const product = isReplaced ? found.successor! : found.product;
  return {
    code,
    quantity,
    product,
    insteadOf: isReplaced ? found.product.code : undefined,
    fault: productFault(product) ?? quantityFault(product, quantity, inCart(product.code)),
    level: levelOf(product, buyer),
    before: earlierPrice(seen.get(product.code), product.price),
  };
};

const productFault = (product: Product): ReviewFault | undefined => {
  if (product.purchasable) return undefined;
  switch (product.notPurchasableReason) {
    case 'RETIRED':
      return 'retired';
    case 'NOT_SOLD_HERE':
      return 'not-sold-here';
    case 'OUT_OF_STOCK':
      return 'out-of-stock';
    default:
      return 'not-online';
  }
};

const quantityFault = (product: Product, quantity: number, inCart: number): ReviewFault | undefined => {
  const { minOrderQuantity, maxOrderQuantity, stock } = product;
  if (stock?.stockLevelStatus === 'outOfStock') return 'out-of-stock';
  const verdict = checkQuantity({
    quantity,
    minOrderQuantity,
    maxOrderQuantity,
    stock: stock?.stockLevel,
    inCart,
  });
  return verdict.ok ? undefined : verdict;
};

const levelOf = ({ qualificationLevel: needed }: Product, { isSignedIn, levels }: Buyer) => {
  if (needed === undefined) return undefined;
  if (!isSignedIn) return { needed, state: 'signed-out' as const };
  if (levels === undefined) return { needed, state: 'unsaid' as const };
  return { needed, state: levels.some((own) => covers(own, needed)) ? ('has' as const) : ('lacks' as const) };
};

const earlierPrice = (seen: Money | undefined, now: Money | undefined): Money | undefined =>
  seen && now && (seen.value !== now.value || seen.currencyIso !== now.currencyIso) ? seen : undefined;

/** What the shopper has chosen: the lines that would be added, each product once, its units together. Only what is without a fault is. */
export const chosenLines = (
  lines: readonly ReviewLine[],
  isChosen: (line: ReviewLine) => boolean,
): readonly { line: ReviewLine; add: Line }[] =>
  lines.flatMap((line) =>
    line.product && line.fault === undefined && isChosen(line)
      ? [{ line, add: { code: line.product.code, quantity: line.quantity } }]
      : [],
  );
