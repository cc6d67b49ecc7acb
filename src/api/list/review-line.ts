import type { Line } from '../cart/line-result.ts';
import { covers, type BuyerLevel } from '../checkout/qualification.rules.ts';
import type { Money } from '../money.contract.ts';
import type { Product, QualificationLevel } from '../product/product.contract.ts';
import { checkQuantity, type QuantityVerdict } from '../quick-order/quick-order.rules.ts';

/** The store's answer for a code: the product with its successor if it is retired, no product, or no answer yet. */
export type Looked =
  | { state: 'known'; product: Product; successor: Product | undefined }
  | { state: 'unknown' | 'failed' | 'looking' };

/** Whether the visitor has the level for a product. `unsaid` if it is unknown, because there is no account or several. */
type LevelState = 'has' | 'lacks' | 'signed-out' | 'unsaid';

/** The buyer's qualifications. `levels` are those of the possible qualified users. Undefined if they are unknown. */
export type Buyer = { isSignedIn: boolean; levels: readonly (BuyerLevel | undefined)[] | undefined };

/** Why a line can't be added now, or at all. */
export type ReviewFault =
  | 'looking'
  | 'not-checked'
  | 'unknown'
  | 'retired'
  | 'not-sold-here'
  | 'not-online'
  | 'out-of-stock'
  | Extract<QuantityVerdict, { ok: false }>;

/** A line of a shared list with the current data of the store, the visitor and the cart. */
export type ReviewLine = {
  /** The code in the list. The shopper's choices for the line are stored by it. */
  code: string;
  /** The units to add: the list's, or the shopper's change of them. */
  quantity: number;
  /** The product to add. The successor if the list's own product is retired. */
  product: Product | undefined;
  /** The code of the retired product that this one replaces. */
  insteadOf: string | undefined;
  fault: ReviewFault | undefined;
  level: { needed: QualificationLevel; state: LevelState } | undefined;
  /** The unit price that was shown before, if it has changed since. */
  before: Money | undefined;
  /** The unit price in the order that is ordered again, if it is another today. */
  ordered: Money | undefined;
  /** The units of the product that the cart already has. */
  inCart: number;
};

/** By code: the units in the cart, the first shown price, and the price in the order that is ordered again. */
export type ReviewKnowledge = {
  looked: (code: string) => Looked;
  inCart: (code: string) => number;
  seen: ReadonlyMap<string, Money>;
  ordered: ReadonlyMap<string, Money>;
  buyer: Buyer;
};

/** Returns a line of the list with what has changed since the list was made. Source: LEAD-04 c. */
export const reviewLine = (
  { code, quantity }: Line,
  { looked, inCart, seen, ordered, buyer }: ReviewKnowledge,
): ReviewLine => {
  const found = looked(code);
  const none = {
    code,
    quantity,
    product: undefined,
    insteadOf: undefined,
    level: undefined,
    before: undefined,
    ordered: undefined,
    inCart: 0,
  };
  if (found.state !== 'known') {
    const fault = found.state === 'failed' ? 'not-checked' : found.state;
    return { ...none, fault };
  }
  const isReplaced = found.product.notPurchasableReason === 'RETIRED' && found.successor !== undefined;
  const product = isReplaced ? found.successor! : found.product;
  const held = inCart(product.code);
  return {
    code,
    quantity,
    product,
    insteadOf: isReplaced ? found.product.code : undefined,
    fault: productFault(product) ?? quantityFault(product, quantity, held),
    level: levelOf(product, buyer),
    before: earlierPrice(seen.get(product.code), product.price),
    ordered: earlierPrice(ordered.get(product.code), product.price),
    inCart: held,
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

/** Level A is open to every account, so it is told only of users who lack it. Source: CHK-03 a. */
const levelOf = ({ qualificationLevel: needed }: Product, { isSignedIn, levels }: Buyer) => {
  if (needed === undefined || (needed === 'A' && levels === undefined)) return undefined;
  if (!isSignedIn) return { needed, state: 'signed-out' as const };
  if (levels === undefined) return { needed, state: 'unsaid' as const };
  return { needed, state: levels.some((own) => covers(own, needed)) ? ('has' as const) : ('lacks' as const) };
};

const earlierPrice = (seen: Money | undefined, now: Money | undefined): Money | undefined =>
  seen && now && (seen.value !== now.value || seen.currencyIso !== now.currencyIso) ? seen : undefined;

/** Returns the chosen lines that can be added. Lines with a fault are left out. */
export const chosenLines = (
  lines: readonly ReviewLine[],
  isChosen: (line: ReviewLine) => boolean,
): readonly { line: ReviewLine; add: Line }[] =>
  lines.flatMap((line) =>
    line.product && line.fault === undefined && isChosen(line)
      ? [{ line, add: { code: line.product.code, quantity: line.quantity } }]
      : [],
  );
