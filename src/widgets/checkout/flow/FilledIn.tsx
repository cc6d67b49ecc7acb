import type { ChosenByItself } from '../../../api/checkout/checkout-cart.contract.ts';
import { formatDate, parseInstant } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

/** Says where choices come from that nobody made in this checkout. Source: CHK-21 c, g. */
export const FilledIn = ({ chosen }: { chosen: readonly ChosenByItself[] }) => {
  const t = useCheckoutMessages();
  const placed = chosen.find(({ from }) => from === 'lastOrder')?.placed;
  return (
    <p className="checkout-filled small quiet">
      {placed === undefined
        ? t('checkout.filled.defaults')
        : t('checkout.filled.order', { date: dateOf(placed) })}
    </p>
  );
};

const dateOf = (placed: string): string => formatDate(parseInstant(placed) ?? Number.NaN, runtime().row.tag);
