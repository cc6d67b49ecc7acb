import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { formatDay } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

type Props = Pick<CheckoutCart['entries'][number], 'estimatedRelease' | 'estimatedToShip'>;

/** When the line is expected to come out, and to leave the warehouse. Source: CRT-08. */
export const LineDates = ({ estimatedRelease, estimatedToShip }: Props) => {
  const words = useCheckoutMessages();
  const day = (text: string) => formatDay(text.slice(0, 10), runtime().row.tag);
  return (
    <>
      {estimatedRelease && <small>{words('checkout.release', { day: day(estimatedRelease) })}</small>}
      {estimatedToShip && <small>{words('checkout.ships', { day: day(estimatedToShip) })}</small>}
    </>
  );
};
