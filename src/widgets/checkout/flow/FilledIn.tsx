import type { ChosenByItself } from '../../../api/checkout/checkout-cart.contract.ts';
import { formatDate, parseInstant } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { useCheckoutMessages } from './checkout-context.ts';

/** Says where choices come from that nobody made in this checkout. Source: CHK-21 c, g. */
export const FilledIn = ({ chosen }: { chosen: readonly ChosenByItself[] }) => {
  const t = useCheckoutMessages();
  const placed = chosen.find(({ from }) => from === 'lastOrder')?.placed;
  return (
    <p className="checkout-filled small quiet">
      {t(`checkout.filled.${sourceOf(chosen)}`, { date: placed === undefined ? '' : dateOf(placed) })}
    </p>
  );
};

/** Returns whether the choices come from the last order, from what the customer set as default, or from both. */
export const sourceOf = (chosen: readonly ChosenByItself[]): 'order' | 'defaults' | 'both' => {
  if (!chosen.some(({ from, placed }) => from === 'lastOrder' && placed !== undefined)) return 'defaults';
  return chosen.some(({ from }) => from === 'preference') ? 'both' : 'order';
};

const dateOf = (placed: string): string => formatDate(parseInstant(placed) ?? Number.NaN, runtime().row.tag);
