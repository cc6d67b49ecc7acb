import type { ChosenByItself } from '../../../api/checkout/checkout-cart.contract.ts';
import { formatDate, parseInstant } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

/** Says where choices come from that nobody made in this checkout. Source: CHK-21 c, g. */
export const FilledIn = ({ chosen }: { chosen: readonly ChosenByItself[] }) => {
  const t = useCheckoutMessages();
  const placed = chosen.find(({ from }) => from === 'lastOrder')?.placed;
  const date = placed && dateOf(placed);
  const isDefault = chosen.some(({ from }) => from === 'preference');
  return (
    <p className="checkout-filled small quiet">
      {date === undefined
        ? t('checkout.filled.defaults')
        : t(isDefault ? 'checkout.filled.both' : 'checkout.filled.order', { date })}
    </p>
  );
};

const dateOf = (placed: string): string => formatDate(parseInstant(placed) ?? Number.NaN, runtime().row.tag);
