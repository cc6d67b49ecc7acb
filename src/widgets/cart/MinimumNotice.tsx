import type { Money } from '../../api/money.contract.ts';
import { useNoticeWords } from '../parts/cart-notices/useNoticeWords.ts';
import { moneyText } from '../parts/commerce/Price.tsx';
import { Notice } from '../kit/ui/Notice.tsx';

/**
 * Shows how much is missing from the minimum for aimswebPlus. It gets the focus if checkout is pressed too early.
 * Source: CRT-06 a, b.
 */
export const MinimumNotice = ({ amount, missing }: { amount: Money; missing: Money }) => {
  const t = useNoticeWords();
  const words = { amount: moneyText(amount), missing: moneyText(missing) };
  return (
    <Notice tone="warning" word={t('shared.level.warning')} className="minimum" tabIndex={-1}>
      {t('shared.promotion.minimum', words)}
    </Notice>
  );
};
