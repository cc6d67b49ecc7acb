import type { AddOutcome } from '../../../api/cart/add-lines.ts';
import type { LineResult } from '../../../api/cart/line-result.ts';
import type { chosenLines, ReviewLine } from '../../../api/list/review-line.ts';
import type { Money } from '../../../api/money.contract.ts';
import { cartRefusal, type CartFailure, type CartRefusal } from '../../../api/adding/cart-change-words.ts';
import type { ListWords } from './useListReview.ts';

/** The result of adding so far. */
export type AddReport = {
  /** The number of products that were added, of the `total` that were asked for. */
  added: number;
  refused: number;
  total: number;
  newCart: boolean;
  prices: readonly { name: string; before: Money; after: Money }[];
  fewer: readonly { name: string; units: number; asked: number; kind: CartRefusal['kind'] | undefined }[];
  /** Why adding stopped before the end. */
  failure?: CartFailure;
  requestId?: string | undefined;
};

export const beginReport = (total: number): AddReport => ({
  added: 0,
  refused: 0,
  total,
  newCart: false,
  prices: [],
  fewer: [],
});

type Asked = ReturnType<typeof chosenLines>;
type Entries = readonly { product: { code: string }; basePrice?: Money | undefined }[];

/** Returns whether at least some units of a line are in the cart. */
export const isIn = ({ added }: LineResult): boolean => added > 0;

/** Returns whether the store refused a line. A line that only failed may be tried again. */
export const isRefused = (result: LineResult): boolean => !isIn(result) && !result.failure;

/** Returns the report with one more batch. `entries` are the entries of the cart as read after that batch. */
export const withBatch = (
  report: AddReport,
  asked: Asked,
  { results, newCart }: AddOutcome,
  entries: Entries,
): AddReport => {
  const nameOf = (code: string): string =>
    asked.find(({ add }) => add.code === code)?.line.product?.name ?? code;
  const went = results.filter(isIn);
  const lines = asked.filter(({ add }) => went.some(({ code }) => code === add.code));
  const failed = results.find(({ failure }) => failure)?.failure;
  return {
    ...report,
    added: report.added + went.length,
    refused: report.refused + results.filter(isRefused).length,
    newCart: report.newCart || newCart,
    prices: [...report.prices, ...lines.flatMap(({ line }) => priceNow(line, entries))],
    fewer: [
      ...report.fewer,
      ...went
        .filter(({ added, quantity, failure }) => added < quantity && !failure)
        .map(({ code, added, quantity, status }) => ({
          name: nameOf(code),
          units: added,
          asked: quantity,
          kind: cartRefusal({ statusCode: status })?.kind,
        })),
    ],
    ...(failed && { failure: failed }),
  };
};

/** Returns the cart's unit price, if it differs from the review's and the product has a single entry. */
const priceNow = ({ product }: ReviewLine, entries: Entries): AddReport['prices'] => {
  const [after, ...others] = entries.flatMap((entry) =>
    entry.product.code === product?.code ? (entry.basePrice ?? []) : [],
  );
  const before = product?.price;
  if (!product || !before || !after || others.length > 0) return [];
  if (before.currencyIso !== after.currencyIso || before.value === after.value) return [];
  return [{ name: product.name, before, after }];
};

/** Returns the result of adding in one or two sentences, for the top of the report and the live region. */
export const reportText = ({ added, refused, total, failure }: AddReport, t: ListWords): string => {
  const left = total - added - refused;
  return [
    added > 0 && t('shared.list.added', { count: added }),
    refused > 0 && t('shared.list.notAdded', { count: refused }),
    failure !== undefined && left > 0 && t('shared.list.left', { count: left }),
  ]
    .filter(Boolean)
    .join(' ');
};
