import { useLayoutEffect, useState } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { late } from '../../../core/late.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import type { PaymentService } from './payment-fields.ts';
import { paymentOfPage } from './payment-of-page.ts';

type Found = { service: PaymentService | undefined; isLoading: boolean };

/** The part that knows the frame is fetched when a step first asks for it. */
const frameOf = (base: string | undefined): Promise<PaymentService | undefined> =>
  base === undefined
    ? Promise.resolve(undefined)
    : late(() => import('./frame-payment.ts')).then(
        ({ createFramePayment }) => createFramePayment(base),
        () => undefined,
      );

/**
 * The payment service: the page's own provider where it names one, else the payment frame of the setting `payment`. `service` is
 * undefined where there is neither, or it can't be had.
 */
export const usePaymentService = (): Found => {
  const base = runtime().config.payment;
  const host = useHost();
  const [found, setFound] = useState<Found>({ service: undefined, isLoading: true });
  // Before the paint: an answer that is there at once draws no skeleton.
  useLayoutEffect(() => {
    let isLeft = false;
    void (paymentOfPage(host) ?? frameOf(base)).then((service) => {
      if (!isLeft) setFound({ service, isLoading: false });
    });
    return () => {
      isLeft = true;
    };
  }, [base, host]);
  return found;
};
