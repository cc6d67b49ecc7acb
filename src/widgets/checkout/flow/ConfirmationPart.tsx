import { useEffect } from 'react';
import { reportOver } from '../../../api/report-later.ts';
import type { ConfirmationProps } from '../confirmation/confirmation-part.tsx';
import { useEmit } from '../../kit/element/widget-context.ts';
import { useCheckoutMessages } from './checkout-context.ts';
import { useNeededPart } from '../parts/missing-part.tsx';
import { OrderNotShown, OrderAwaited } from './NotShown.tsx';
import { latePart } from '../../kit/element/late-part.ts';

/** Loads the confirmation with its messages and styles. Only the page of a placed order needs it. */
export const loadConfirmation = latePart(() => import('../confirmation/confirmation-part.tsx'));

/** Returns whether a failure belongs to the way to the order: it no longer matters once that is placed. */
const isOfTheWay = (id: string): boolean =>
  /^(checkout|address)\./.test(id) || /^(order\.(place|ask|captcha|challenge)|cart\.(change|code))$/.test(id);

/** Draws the confirmation once its part is loaded. */
export const ConfirmationPart = (props: ConfirmationProps) => {
  const emit = useEmit();
  const title = useCheckoutMessages()('checkout.placed.title');
  useEffect(() => {
    reportOver(isOfTheWay);
    emit('assess-checkout-step', { step: 'confirmation' });
    emit('assess-checkout-title', { title });
    // Runs once for each order, because another order mounts the component again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const { part, isMissing } = useNeededPart(loadConfirmation);
  if (isMissing) return <OrderNotShown {...props} onRetry={() => location.reload()} />;
  return part ? <part.Confirmation {...props} /> : <OrderAwaited order={props.order} />;
};
