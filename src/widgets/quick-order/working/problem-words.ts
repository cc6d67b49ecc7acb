import type { ModificationStatus } from '../../../api/cart/cart-writes.contract.ts';
import type { WorkingWords } from './working-words.ts';
import type { QuantityIssue } from '../../../api/quick-order/read-quantity.rules.ts';
import { shortOf, type RowProblem } from '../../../api/quick-order/list/row-view.ts';

/** Returns what is wrong with a row and what to do, in one sentence, as it is shown and announced (QO-03). */
export const problemWords = (t: WorkingWords, problem: RowProblem): string => {
  switch (problem.code) {
    case 'refused': {
      const { status, added, asked } = problem.refusal;
      return t(`quick-order.refused.${refusals.find((one) => one === status) ?? 'unavailable'}`, {
        added,
        asked,
      });
    }
    case 'duplicate':
      return t('quick-order.duplicate');
    case 'unknown':
      return t('quick-order.unknown');
    case 'look-up':
      return t(`quick-order.lookUp.${problem.failure}`);
    case 'quantity':
      return problem.line
        ? t('quick-order.remark', { text: shortOf(problem.line.text) })
        : quantityWords(t, problem.issue);
    default:
      return t(`quick-order.${problem.code}`);
  }
};

/** The store's reasons for not accepting a line as requested. */
const refusals = [
  'lowStock',
  'noStock',
  'maxOrderQuantityExceeded',
  'minOrderQuantityNotMet',
  'unknownProduct',
  'notPurchasable',
  'unavailable',
] as const satisfies readonly ModificationStatus[];

const quantityWords = (t: WorkingWords, issue: QuantityIssue): string => {
  switch (issue.code) {
    case 'below-min':
      return t('quick-order.quantity.below-min', issue);
    case 'above-max': {
      const { use, max, inCart } = issue;
      if (use === undefined) return t('quick-order.quantity.full', { inCart });
      return t('quick-order.quantity.above-max', { use, max, inCart });
    }
    case 'above-stock':
      return t('quick-order.quantity.above-stock', { left: issue.left, inCart: issue.inCart });
    case 'too-large':
      return t('quick-order.quantity.too-large', { max: issue.max });
    default:
      return t(`quick-order.quantity.${issue.code}`);
  }
};
