import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { formatDay } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { useCheckoutMessages } from '../flow/checkout-context.ts';

type Props = Pick<CheckoutCart['entries'][number], 'estimatedRelease' | 'estimatedToShip' | 'training'>;

/** Draws the expected days of a line; of a training also contact and participants. Source: CRT-08, TRN-01. */
export const LineDates = ({ estimatedRelease, estimatedToShip, training }: Props) => {
  const words = useCheckoutMessages();
  const day = (text: string) => formatDay(text.slice(0, 10), runtime().row.tag);
  const listOf = (texts: readonly string[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(runtime().row.tag, { type }).format(texts);
  return (
    <>
      {estimatedRelease && <small>{words('checkout.release', { day: day(estimatedRelease) })}</small>}
      {estimatedToShip && <small>{words('checkout.ships', { day: day(estimatedToShip) })}</small>}
      {training && training.dates.length > 0 && (
        <small>
          {words('checkout.trainingDates', { days: listOf(training.dates.map(day), 'disjunction') })}
        </small>
      )}
      {training?.contact && (
        <small dir="auto">
          {words('checkout.trainingContact', {
            name: `${training.contact.firstName} ${training.contact.lastName}`,
            ways: [training.contact.email, training.contact.phone].filter(Boolean).join(', '),
          })}
        </small>
      )}
      {training && training.participants.length > 0 && (
        <small dir="auto">
          {words('checkout.participants', {
            count: training.participants.length,
            names: listOf(
              training.participants.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
              'conjunction',
            ),
          })}
        </small>
      )}
    </>
  );
};
