import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { promotionNews } from '../../../api/checkout/promotion.rules.ts';
import { formatDay } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

/** A discount that does not apply any more or yet, and a promotion code that stopped to. Source: CRT-03 d, CRT-04 d. */
export const PromotionNews = ({
  cart,
  isByOrganisation,
}: {
  cart: CheckoutCart;
  isByOrganisation: boolean;
}) => {
  const t = useCheckoutMessages();
  const news = promotionNews(cart, isByOrganisation);
  const day = news === 'oldNotStarted' ? cart.promotionStarts : cart.promotionEnds;
  const date = day ? formatDay(day, runtime().row.tag) : '–';
  const stopped = cart.appliedVouchers.filter(({ applicable }) => !applicable);
  if (!news && stopped.length === 0) return null;
  return (
    <Notice tone="warning" word={t('shared.level.warning')}>
      {news && <p>{t(`checkout.promotion.${news}`, { date })}</p>}
      {stopped.map(({ code }) => (
        <p key={code}>{t('checkout.code.stopped', { code })}</p>
      ))}
    </Notice>
  );
};
