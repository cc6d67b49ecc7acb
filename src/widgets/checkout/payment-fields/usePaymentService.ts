import { useEffect, useState } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { loadPart } from '../../shared/element/load-part.ts';
import type { PaymentService } from './payment-fields.ts';

let provided: PaymentService | undefined;

/** Another provider's fields in place of the payment frame's, for every checkout of the page from now on. Source: SEC-11 d. */
export const providePayment = (service: PaymentService | undefined): void => {
  provided = service;
};

/**
 * The page's payment service: `service` is undefined where the page names none, or its part can't be had. The part that knows
 * the frame is fetched when a step first asks for it.
 */
export const usePaymentService = (): { service: PaymentService | undefined; isLoading: boolean } => {
  const base = runtime().config.payment;
  const [found, setFound] = useState(() => ({
    service: provided,
    isLoading: !provided && base !== undefined,
  }));
  useEffect(() => {
    if (!found.isLoading || base === undefined) return;
    let isLeft = false;
    loadPart(() => import('./frame-payment.ts')).then(
      ({ createFramePayment }) =>
        !isLeft && setFound({ service: createFramePayment(base), isLoading: false }),
      () => !isLeft && setFound({ service: undefined, isLoading: false }),
    );
    return () => {
      isLeft = true;
    };
  }, [base, found.isLoading]);
  return found;
};
