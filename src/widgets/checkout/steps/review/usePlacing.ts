import { useRef, useState } from 'react';
import { placeOrder } from '../../../../api/order/order.contract.ts';
import { ifMatch } from '../../../../api/cart/if-match.ts';
import { totalToPay } from '../../../../api/checkout/step-cart.rules.ts';
import { unitsOf } from '../../../../api/cart/cart.contract.ts';
import { reportLater } from '../../../../api/report-later.ts';
import { emitBefore } from '../../../../core/events/emit-before.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { useEmit, useHost } from '../../../shared/element/widget-context.ts';
import type { StepProps } from '../../flow/step-props.ts';
import type en from './messages/en.json';

/** Places the order of the cart on show with its own key, once at a time. */
export const usePlacing = ({ cart, at, onPlaced }: StepProps) => {
  const host = useHost();
  const emit = useEmit();
  const running = useRef(false);
  const [placing, setPlacing] = useState(false);
  const [told, setTold] = useState<keyof typeof en>();
  const total = totalToPay(cart);

  const send = async (): Promise<void> => {
    if (total === undefined) return;
    const detail = { total: total.value, currency: total.currencyIso, units: unitsOf(cart.entries) };
    if (!(await emitBefore(host, 'assess-order-before-place', detail))) return;
    const { code } = await callService(placeOrder, {
      path: at,
      query: { cartId: cart.code, termsChecked: 'true', expectedTotal: String(total.value) },
      headers: { ...ifMatch(cart), 'Idempotency-Key': cart.orderKey ?? '' },
      body: {},
    });
    emit('assess-order-placed', { order: code, ...detail });
    onPlaced(code);
  };

  const place = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setPlacing(true);
    setTold(undefined);
    try {
      await send();
    } catch (error) {
      reportLater('checkout.place', error);
      setTold('checkout.review.failed');
    } finally {
      running.current = false;
      setPlacing(false);
    }
  };
  return { placing, told, place };
};
