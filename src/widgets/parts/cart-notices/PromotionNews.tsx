import { useEffect, useState } from 'react';
import type { AppliedVoucher } from '../../../api/cart/cart.contract.ts';
import {
  promotionNews,
  stoppedCodes,
  type PromotionFeatures,
} from '../../../api/checkout/promotion.rules.ts';
import { formatDay } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useNoticeWords } from './cart-notices.ts';

/** Returns the codes that stopped applying, until they are dismissed, and those that apply again. Source: CRT-04 d. */
const useStoppedCodes = (vouchers: readonly AppliedVoucher[]) => {
  const [before, keep] = useState<readonly string[]>([]);
  const stopped = stoppedCodes(before, vouchers);
  const [again, keepAgain] = useState<readonly string[]>([]);
  if (stopped.join() !== before.join()) {
    keep(stopped);
    keepAgain(before.filter((code) => !stopped.includes(code)));
  }
  return { stopped, again, dismiss: () => keep([]) };
};

type Props = {
  cart: {
    appliedVouchers: readonly AppliedVoucher[];
    promotionStatus?: string | undefined;
    promotionStarts?: string | undefined;
    promotionEnds?: string | undefined;
  };
  features: PromotionFeatures;
  /** Called when a notice that has the focus is closed, so that the parent moves the focus. */
  onDismissed: () => void;
};

/**
 * Says that a discount no longer applies or does not apply yet, and that a promotion code stopped applying. That it
 * applies again is said to screen readers alone: the code is back in the sums. Needs notice.css. Source: CRT-03 d, CRT-04 d.
 */
export const PromotionNews = ({ cart, features, onDismissed }: Props) => {
  const t = useNoticeWords();
  const news = promotionNews(cart, features);
  const day = news === 'oldNotStarted' ? cart.promotionStarts : cart.promotionEnds;
  const date = day ? formatDay(day, runtime().row.tag) : '–';
  const { stopped, again, dismiss } = useStoppedCodes(cart.appliedVouchers);
  const words = stopped.map((code) => t('shared.promotion.stopped', { code }));
  const said = [...words, ...again.map((code) => t('shared.promotion.again', { code }))].join(' ');
  useEffect(() => {
    if (said !== '') runtime().registry.actions.announce(said);
  }, [said]);
  return (
    <>
      {news && <Notice tone="warning">{t(`shared.promotion.${news}`, { date })}</Notice>}
      {words.length > 0 && (
        <Notice
          tone="warning"
          onDismiss={() => {
            dismiss();
            onDismissed();
          }}
        >
          {words.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </Notice>
      )}
    </>
  );
};
