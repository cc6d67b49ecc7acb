import type { QuantityIssue } from '../../api/quick-order/read-quantity.rules.ts';
import type { useProductMessages } from './useProductMessages.ts';

/** Returns the text for what is wrong with a quantity. */
export const quantityWords = (t: ReturnType<typeof useProductMessages>, issue: QuantityIssue): string => {
  switch (issue.code) {
    case 'below-min':
      return t('product.quantity.below-min', issue);
    case 'above-max': {
      const { use, max, inCart } = issue;
      if (use === undefined) return t('product.quantity.full', { inCart });
      return t('product.quantity.above-max', { use, max, inCart });
    }
    case 'above-stock':
      return t('product.quantity.above-stock', { left: issue.left, inCart: issue.inCart });
    case 'too-large':
      return t('product.quantity.too-large', { max: issue.max });
    default:
      return t(`product.quantity.${issue.code}`);
  }
};
